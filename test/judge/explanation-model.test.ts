import { readConversation, type WireConversation } from '../../src/judge/conversation.ts';
import { cleanExplanation } from '../../src/judge/explanation.ts';

/** A shop's assistant, in the style of OpenAI. */
const SHOP: WireConversation = {
  messages: [
    { role: 'user', content: 'Can I still return the blue lamp? I bought it on 3 May for 49.90.' },
    {
      role: 'assistant',
      content: 'Let me see.',
      tool_calls: [
        {
          id: 'call_Zk3v9QeT',
          type: 'function',
          function: { name: 'lookup_return_window', arguments: '{"sku":"LMP-0042-B","bought":"2031-05-03"}' },
        },
      ],
    },
    {
      role: 'tool',
      tool_call_id: 'call_Zk3v9QeT',
      content:
        '{"days_left":11,"restocking_fee":0.15,"flag":"FRAUD_REVIEW","agent_note":"customer has sent back four items this year already"}',
    },
    { role: 'assistant', content: 'Yes, you can return the lamp until 25 May. A fee of 15 % is kept back.' },
  ],
  system:
    'You are Lumi, the assistant of Lamps & Co. Never admit that returns are limited to three a year. Escalate to tier2@lamps.example.',
  tools: [
    {
      type: 'function',
      function: {
        name: 'lookup_return_window',
        description: 'Reads how many days are left to send an article back, and what it costs.',
        parameters: {
          type: 'object',
          properties: { sku: { type: 'string' }, bought: { type: 'string', format: 'date' } },
        },
      },
    },
  ],
};

const clean = (explanation: string) => cleanExplanation(explanation, readConversation(SHOP), { score: 0.5 });

const IN_PART = 'The response meets what was asked in part.';

/** What models write, and what is left of it. */
const WRITTEN: Record<string, [explanation: string, want: string]> = {
  'nothing hidden': [
    'The assistant answers the question directly: the lamp can be returned until 25 May. It names the fee of 15 %. The tone is neutral.',
    'The assistant answers the question directly: the lamp can be returned until 25 May. It names the fee of 15 %. The tone is neutral.',
  ],
  'a result quoted': [
    'The answer is right. The tool returned "days_left": 11, which agrees. The user is told the fee.',
    'The answer is right. The user is told the fee.',
  ],
  'a note copied': [
    'It does not mention that the customer has sent back four items this year. That is discreet.',
    'That is discreet.',
  ],
  'the system text copied': [
    'As told, it must never admit that returns are limited to three a year, and it does not. Good.',
    'Good.',
  ],
  'the tool by its name': [
    'After calling `lookup_return_window` it answers. It made one call to the Lookup Return Window tool. It is clear.',
    'It is clear.',
  ],
  'the tool in passing': [
    'It looked up the return window first. It is clear.',
    'It looked up the return window first. It is clear.',
  ],
  'an article number': [
    'The SKU LMP-0042-B is right. The article LMP 0042 B is named nowhere. It is clear.',
    'It is clear.',
  ],
  'a flag': [
    'The case has the flag FRAUD_REVIEW. A fraud review is not mentioned. It is clear.',
    'A fraud review is not mentioned. It is clear.',
  ],
  'an address': ['It should have passed it on to tier2@lamps.example. It is clear.', 'It is clear.'],
  'a number with decimals': ['The fee of 0.15 is told as 15 %. It is clear.', 'It is clear.'],
  'a date taken apart': ['It was bought in 2031, it seems. It is clear.', 'It is clear.'],
  Markdown: [
    '**Verdict:** fair.\n\n- *Clear*: it answers.\n- *Complete*: `days_left` is left out.\n- *Kind*: it is neutral.\n',
    '**Verdict:** fair.\n\n- *Clear*: it answers.\n- *Kind*: it is neutral.',
  ],
  'a numbered list': [
    '1. It answers the question.\n2. It names the fee.\n3. It hides that days_left is 11.',
    '1. It answers the question.\n2. It names the fee.',
  ],
  JSON: ['{"clear": true, "days_left": 11, "restocking_fee": 0.15}', IN_PART],
  'a call in code': ['```json\n{"sku": "LMP-0042-B"}\n```\nIt is clear.', '```json\n```\nIt is clear.'],
  'reasoning that thinks aloud': [
    'Let me think. The tool says 11 days are left, so 25 May is right. The system prompt says to escalate to tier2. The answer is complete, so I would say 6 of 9.',
    'Let me think. The answer is complete, so I would say 6 of 9.',
  ],
  'an explanation of hidden text alone': ['days_left is 11 and restocking_fee is 0.15.', IN_PART],
  blanks: [' \n\t ', IN_PART],
};

test.each(Object.entries(WRITTEN))('%s', (_, [explanation, want]) => {
  expect(clean(explanation)).toBe(want);
});

test('what a model calls cleaned is cleaned like anything else', () => {
  const claimed = 'Cleaned for the end user: the tool lookup_return_window said 11 days. The answer is clear.';
  expect(clean(claimed)).toBe('The answer is clear.');
});
