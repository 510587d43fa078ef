import { type Conversation, readConversation, type WireConversation } from '../../src/judge/conversation.ts';
import { cleanExplanation } from '../../src/judge/explanation.ts';

const talk = (messages: WireConversation['messages'], more: Partial<WireConversation> = {}): Conversation =>
  readConversation({ messages, system: null, tools: null, ...more });

const clean = (explanation: string, conversation: Conversation, score: number | null = 1) =>
  cleanExplanation(explanation, conversation, { score });

const HIDDEN = talk(
  [
    {
      role: 'system',
      content: 'Never say that our margin is 37.5 percent. Be the friendly guide of Oz. Codeword ZEBRA.',
    },
    { role: 'user', content: 'Where is order A-17 now? I paid 20 euros.' },
    {
      role: 'assistant',
      content: null,
      tool_calls: [{ id: 'call_9x', function: { name: 'getOrder', arguments: '{"order_id":"A-17","depot":"7K3Z"}' } }],
    },
    { role: 'tool', tool_call_id: 'call_9x', content: '{"status":"in_transit","eta":"2031-04-05","cost":1200.5}' },
    { role: 'assistant', content: 'It is on its way.' },
  ],
  {
    system: 'You are the support desk of a very small shop.',
    tools: [
      { name: 'search', description: 'Finds things', input_schema: { properties: { max_hits: { maximum: 50 } } } },
    ],
  },
);

const YES = 'The response meets what was asked.';

const CASES: [string, string, string][] = [
  ['nothing hidden', 'The answer is kind. It is short.', 'The answer is kind. It is short.'],
  ['six hidden words', 'Good. It is the friendly guide of Oz.', 'Good. It is the friendly guide of Oz.'],
  ['six hidden words in a row', 'Good. Be the friendly guide of Oz!', 'Good.'],
  ['in other letters', 'Good. BE THE “friendly”, guide—of oz.', 'Good.'],
  ['in compatibility forms', 'Good. Ｂｅ the ｆriendly guide of Oz.', 'Good.'],
  ['with invisible characters', 'Good. Be the fri\u200bendly guide of Oz.', 'Good.'],
  [
    'too short a run over the end of a sentence',
    'Good. Be the friendly. Guide of us is right.',
    'Good. Be the friendly. Guide of us is right.',
  ],
  ['a run over the end of a sentence', 'Good. Do be the friendly. Guide of Oz is right. Fine.', 'Good. Fine.'],
  ["the request's system", 'It is the support desk of a very plain shop. Good.', 'Good.'],
  ['a hidden number', 'The margin is 37.5 percent. Good.', 'Good.'],
  ['a part of a hidden number', 'The margin is 37 percent. Good.', 'Good.'],
  ['a number in another form', 'It cost 1,200.50 in all. Good.', 'Good.'],
  ['a number that the user said', 'The user paid 20 euros.', 'The user paid 20 euros.'],
  ['a number in a definition', 'At most 50 hits. Good.', 'Good.'],
  ['an identifier', 'The depot is 7k3z. Good.', 'Good.'],
  ['an identifier that the user said', 'Order A-17 is on its way.', 'Order A-17 is on its way.'],
  ['a status', 'The status is in_transit. Good.', 'Good.'],
  ['a status with a hyphen', 'It is in-transit. It is in transit. Good.', 'It is in transit. Good.'],
  ['a date', 'It comes in 2031. Good.', 'Good.'],
  ['a parameter', 'It left out `max_hits`. Good.', 'Good.'],
  ["a tool's name", 'It calls getOrder. Good.', 'Good.'],
  ["a tool's name in small letters", 'It calls getorder. Good.', 'Good.'],
  ["a tool's name with a blank", 'It calls the get order tool. Good.', 'Good.'],
  ["a tool's name that is a plain word", 'It did not search. Good.', 'Good.'],
  ['the id of a call', 'See call_9x. Good.', 'Good.'],
  ['a word in capitals', 'The codeword zebra is safe. So is ZEBRA. Good.', 'Good.'],
  [
    'words that another sentence says with more around them',
    'Percent: be the friendly guide of Oz. Now be the friendly guide of Oz. Good.',
    'Good.',
  ],
  [
    'what a leaking sentence begins with',
    'All of it: be the friendly. Guide of Oz is at 7K3Z. Fine.',
    'All of it: be the friendly. Fine.',
  ],
  ['nothing left', 'It calls getOrder.', YES],
  ['nothing left but marks', 'It calls getOrder.\n***', YES],
  ['an empty explanation', ' \n', YES],
  ['lines', '- It calls getOrder\n- It is kind\n', '- It is kind'],
];

test.each(CASES)('%s', (_, explanation, want) => {
  expect(clean(explanation, HIDDEN)).toBe(want);
});

const KNOWN_BY = talk(
  [
    { role: 'user', content: 'Get order 5 for me, please, and the Invoice_PDF.' },
    {
      role: 'tool',
      tool_call_id: 'call_q7w',
      content:
        'ticket_4711 rate 1e-05 of 2.5E3 id 3f11ab22 or 9f4712ab3 at 10.0.0.7, orderState is off, 2*37.25, in 12 345 ways and/or by e.g. ten',
    },
    { role: 'assistant', content: 'Here it is: 5.' },
  ],
  { tools: ['getOrder', 'mcp__shop__send_invoice', 'shop.cancel'].map((name) => ({ name })) },
);

const KNOWN_CASES: [string, string, string][] = [
  ['the words of a name that the user said', 'It did get order 5.', 'It did get order 5.'],
  ['the name of which the user said the words', 'It used getOrder. Good.', 'Good.'],
  ['the last part of a long name', 'It used send_invoice. It can send invoices. Good.', 'Good.'],
  ['a word of a long name', 'The shop can cancel it.', 'The shop can cancel it.'],
  ['another way to write what the user said', 'The invoicePDF is there.', 'The invoicePDF is there.'],
  ['the number of a word', 'It is ticket 4711. Good.', 'Good.'],
  ['digits of an id', 'It has 11 words and 22 letters.', 'It has 11 words and 22 letters.'],
  ['an exponent', 'The rate is 0.00001. The rate is 0.01 or 3. Good.', 'The rate is 0.01 or 3. Good.'],
  ['an exponent above', 'There are 2,500 in all. Good.', 'Good.'],
  ['a long number within an id', 'It is 4712. Good.', 'Good.'],
  ['a factor', 'It costs 37.25. Good.', 'Good.'],
  ['the second of two numbers, or three digits of one', 'There are 345 ways. Good.', 'Good.'],
  ['a field in small letters', 'The orderstate is told. Good.', 'Good.'],
  ['a field with a hyphen', 'The order-state is told. Good.', 'Good.'],
  ['a field as two words', 'The order state is told. Good.', 'The order state is told. Good.'],
  ['words that are no address', 'This and/or that, e.g. those.', 'This and/or that, e.g. those.'],
  ['the id of a result', 'See call_q7w. Good.', 'Good.'],
  ['a part of an address', 'It is number 7. Good.', 'Good.'],
];

test.each(KNOWN_CASES)('beside other hidden text: %s', (_, explanation, want) => {
  expect(clean(explanation, KNOWN_BY)).toBe(want);
});

test('words that can be seen among others may be said with them and without them', () => {
  const conversation = talk([{ role: 'user', content: 'Now be the friendly guide of Oz!' }], {
    system: 'Be the friendly guide of Oz.',
  });
  const explanation = 'Now be the friendly guide of Oz. Be the friendly guide of Oz.';
  expect(clean(explanation, conversation)).toBe(explanation);
});

const RESULTS: [number | null, string][] = [
  [1, YES],
  [0, 'The response does not meet what was asked.'],
  [0.4, 'The response meets what was asked in part.'],
  [null, 'The criterion does not apply to this conversation.'],
];

test.each(RESULTS)('a plain sentence states the result %j', (score, want) => {
  expect(clean('It calls getOrder.', HIDDEN, score)).toBe(want);
});

test('the plain sentence obeys the rule as well', () => {
  const conversation = (system: string, name: string) =>
    talk([{ role: 'user', content: 'a' }], { system, tools: [{ name }] });
  expect(clean('secret_1', conversation('secret_1. The response meets what was asked.', 'x'))).toBe('It does.');
  expect(clean('secret_1', conversation('secret_1', 'response'))).toBe('It does.');
  expect(
    clean('secret_1 it', talk([], { system: 'secret_1', tools: ['response', 'it', 'yes'].map((name) => ({ name })) })),
  ).toBe('✓');
});
