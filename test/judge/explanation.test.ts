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
  ['a date', 'It comes in 2031. Good.', 'Good.'],
  ['a parameter', 'It left out `max_hits`. Good.', 'Good.'],
  ["a tool's name", 'It calls getOrder. Good.', 'Good.'],
  ["a tool's name in small letters", 'It calls getorder. Good.', 'Good.'],
  ["a tool's name with a blank", 'It calls the get order tool. Good.', 'Good.'],
  ["a tool's name that is a plain word", 'It did not search. Good.', 'Good.'],
  ['the id of a call', 'See call_9x. Good.', 'Good.'],
  ['a word in capitals', 'The codeword zebra is safe. So is ZEBRA. Good.', 'Good.'],
  ['nothing left', 'It calls getOrder.', YES],
  ['an empty explanation', ' \n', YES],
  ['lines', '- It calls getOrder\n- It is kind\n', '- It is kind'],
];

test.each(CASES)('%s', (_, explanation, want) => {
  expect(clean(explanation, HIDDEN)).toBe(want);
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

/** mulberry32: the same numbers on every run. */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

const WORDS =
  'the a bank river order ship blue green was sent by our small kind team to every old friend and never lost'.split(
    ' ',
  );
const SEPARATORS = [' ', ' ', ' ', '. ', ', ', '; ', '\n', '? ', ' — '];

/** The rule of judging.md, 4, written a second time and plainly, for texts of ASCII. */
function leaks(text: string, hidden: string, visible: string, toolNames: string[]): string[] {
  const words = (source: string) => source.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const stands = (run: string[], source: string) => ` ${words(source).join(' ')} `.includes(` ${run.join(' ')} `);
  const said = words(text);
  const runs = said.map((_, at) => said.slice(at, at + 6)).filter((run) => run.length === 6);
  const pieces = text.toLowerCase().match(/[a-z0-9_]+/g) ?? [];
  const has = (piece: string, source: string) => new RegExp(`(?<![a-z0-9_])${piece}(?![a-z0-9_])`, 'i').test(source);
  const marked = pieces.filter((piece) => /\d|_/.test(piece) || toolNames.includes(piece));
  return [
    ...runs.filter((run) => stands(run, hidden) && !stands(run, visible)).map((run) => run.join(' ')),
    ...marked.filter((piece) => has(piece, hidden) && !has(piece, visible)),
  ];
}

test.each(Array.from({ length: 300 }, (_, seed) => seed))('planted secrets never come through (seed %i)', (seed) => {
  const random = randomFrom(seed);
  const pick = <T>(items: readonly T[]) => items[random(items.length)]!;
  const phrase = (length: number) => Array.from({ length }, () => pick(WORDS)).join(' ');
  const secret = () => pick([`ord_${random(99)}`, `${random(999)}`, `K${random(99)}z`, `${random(9)}.${random(99)}`]);
  const passage = (length: number) => Array.from({ length }, () => (random(4) === 0 ? secret() : phrase(1))).join(' ');

  const toolName = pick(['ship_order', 'lost', 'kind']);
  const [system, result, said, asked] = [passage(40), passage(40), passage(15), passage(15)];
  const conversation = talk(
    [
      { role: 'user', content: asked },
      {
        role: 'assistant',
        tool_calls: [{ id: 'c', function: { name: toolName, arguments: JSON.stringify({ q: passage(5) }) } }],
      },
      { role: 'tool', tool_call_id: 'c', content: result },
      { role: 'assistant', content: said },
    ],
    { system },
  );
  const hidden = [system, result, toolName, conversation.turns[1]!.toolCalls[0]!.arguments].join(' | ');
  const sources = [system, result, said, asked].map((text) => text.split(' '));
  const copied = () => {
    const source = pick(sources);
    const start = random(source.length - 8);
    return source.slice(start, start + 1 + random(8)).join(pick([' ', ' ', ', ', '. ']));
  };
  const explanation = Array.from(
    { length: 12 },
    () => `${pick([phrase(2), copied(), toolName])}${pick(SEPARATORS)}`,
  ).join('');

  const cleaned = clean(explanation, conversation, pick([0, 0.5, 1, null]));
  expect(cleaned).not.toBe('');
  expect(leaks(cleaned, hidden, `${asked} | ${said}`, [toolName])).toEqual([]);
  expect(clean(cleaned, conversation)).toBe(cleaned);
});
