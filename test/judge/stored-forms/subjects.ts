import {
  readConversation,
  readResponses,
  type Subject,
  type WireConversation,
} from '../../../src/judge/conversation.ts';
import { TOOLS } from '../checks/every-family.ts';
import { SAMPLES } from '../checks/golden/samples.ts';

const call = (id: string, name: string, args: unknown) => ({
  id,
  type: 'function',
  function: { name, arguments: JSON.stringify(args) },
});
const result = (id: string, content: string) => ({ role: 'tool', tool_call_id: id, content });
const user = (content: string) => ({ role: 'user', content });
const assistant = (content: string | null, ...calls: unknown[]) => ({
  role: 'assistant',
  content,
  ...(calls.length > 0 && { tool_calls: calls }),
});

/** Put together here, so that no scanner takes them for real ones. */
const body = (length: number) => 'q7Rk2ZpX9vLm4TbN8sWc6JdF1hGy3AaE5uKo0iPxMnBv'.repeat(4).slice(0, length);
const TEXTS = [
  ...SAMPLES,
  'A: B & C_d `e` "f"… *g*  h\ti; see http://example.org and https://example.com/a. + + + = = = \\ \\ \\ | | | ~ ~ ~ ^ ^ ^ € € € ° ° ° # # # @ @ @',
  '#### Four\n\n##### Five\n\n###### Six\n\n#### Four again\n\n##### Five again\n\n###### Six again',
  '<plan>\nFirst this.\n</plan>\n<answer>\nThen that.\n</answer>',
  'typescript yaml xml html css java kotlin swift rust ruby php perl scala haskell go mermaid latex'
    .split(' ')
    .map((name) => `\`\`\`${name}\nx\n\`\`\``)
    .join('\n\n'),
  '# Summary\n\n## Pros\n\n### Step\n\nOne [1], two [2], three [3], four [4].\n\n## Cons\n\n### Step\n\n## Sources\n\n#a #b #c @d @e @f 5% 2001:db8::1 2001:db8::2',
  '| Name | Price | Note |\n|---|---|---|\n| a | 1 | x |\n| b | 2 | x |\n| c | 3 | x |\n| d | 4 | x |\n| e | 5 | x |\n\n![a](b.png)',
  '<b>2026-01-02 — or – 2026-01-03</b>',
  '<thinking>So.</thinking>\n<ul><li>a</li><li>b</li><li>c</li></ul>',
  '```python\nx\n```',
  ...['Привет, мир.', 'Γειά σου.', 'مرحبا.', 'שלום.', 'สวัสดี', '한국어', '日本語 かな 我', 'नमस्ते', 'Café.'],
  'He said “yes” and ‘no’.  \nSolar power: "allergy", and  the  doctor  came. ',
  '- [ ] a\n- [x] **B**: b [1]\n  - c\n\n---\n\n![](c.png) ![d](d.png) and `e`',
  '* b\n* a\n\nSo it is. So be it (a [b] {c).',
  '```typescript\nimport { a, b, c } from "a";\n```\n\nIt is done.',
  'A',
  'a, b, c, d',
  'Hi',
  '```javascript\nx\n```\n\n```sql\nx\n```\n\n```bash\nx\n```\n\n```\nx\n```\n\tA tab\tand\tmore\t.',
  'Part 1\nA.\n\nPart 2\nB.\n\nPart 3\nC.',
  '7',
  '["a", "b"]',
  '[{"id": 1, "name": "Ann"}]',
  '{"a": 2, "b": 3}',
  '{"items": [], "a": [3], "a[0]": 3}',
  [
    ...[`glpat-${body(20)}`, `xoxb-17653672481-19874698323-${body(24)}`, `sk_live_${body(24)}`, `sk-proj-${body(48)}`],
    ...[`sk-ant-api03-${body(95)}`, `AIza${body(35)}`, `SG.${body(22)}.${body(43)}`, `npm_${body(36)}`],
    ...[`pypi-AgEIcHlwaS5vcmc${body(60)}`, `hf_${body(34)}`, `AKIA${'Q7RK2ZPX4VLMNTBW'}`, `ghp_${body(36)}`],
    ...[`eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.${body(43)}`],
    ...[['-----BEGIN', 'PRIVATE KEY-----'].join(' '), body(64), body(64), ['-----END', 'PRIVATE KEY-----'].join(' ')],
    ...['123e4567-e89b-42d3-a456-426614174000', '00:1B:44:11:3A:B7', '078-05-1120', '192.0.2.7'],
  ].join('\n'),
  '# A\n\n###### B\n\n* a\n\n+ b\n\n```js\n// TODO and\n// FIXME\nconsole.log(1);\nconsole.error(2);\nconsole.warn(3);\nconsole.debug(4);\n```\n\n# C',
  'Bake it at 180 °C, 5 miles from here.\n\n```csv\na,b\n1,2\n```',
];

const CONVERSATIONS = [
  ...TEXTS.map((content) => [user('Hi'), assistant(content)]),
  [
    user('How long is it, in "days"?'),
    assistant(null, call('1', 'search', { query: 'days', limit: 3 })),
    result('1', 'Five days.'),
    assistant('It takes "Five days.", which is 5 days.'),
  ],
  [
    user('Book the trip to Rome for 12 people.'),
    assistant(null, call('1', 'search', { query: 'Rome' }), call('2', 'book', { city: 'Rome', days: 3 })),
    result('1', 'Rome'),
    result('2', '{"ok": true}'),
    assistant(null, call('3', 'search', { query: 'Rome' }), call('4', 'search', { limit: 'none' })),
    result('3', 'Rome'),
    assistant('Booked for 12 people. See https://example.com/rome.'),
  ],
  [
    user('Antworte bitte auf Deutsch.'),
    assistant('Ja.'),
    user('Und warum?'),
    assistant('Weil es so ist, und nicht anders.'),
  ],
  [user('Explain it at length.'), assistant('It is so, for many reasons.'), user('Shorter.'), assistant('It is so.')],
  [
    user('Give me 3 tips.'),
    assistant(null, call('1', 'search', { query: 'tips' })),
    result('1', 'Error: timeout'),
    assistant('- Rest\n- Eat\n- Sleep'),
  ],
  [
    user('Give me 3 tips.'),
    assistant(null, call('1', 'search', { query: 'tips' })),
    result('1', 'Error: timeout'),
    assistant(null, call('2', 'search', { query: 'tips' })),
    result('2', 'Rest'),
    assistant('- Rest\n- Sleep'),
  ],
  [user('Is it so?'), assistant('Yes?'), user('Really?'), assistant('Is it so?\n\nYes, it is so. What else?')],
];

const subjectOf = (messages: WireConversation['messages']): Subject => {
  const conversation = readConversation({ messages, system: null, tools: TOOLS });
  return { conversation, response: readResponses(conversation, true)[0]! };
};
const FIXED = CONVERSATIONS.map(subjectOf);

/** What a stored form is tried on: texts, calls of tools and earlier turns, the same for each, and then what its criterion quotes. */
export function subjectsOf(criterion: string): readonly Subject[] {
  const quoted = [...criterion.matchAll(/(["'`])(.+?)\1/g)].map(([, , text]) => text!);
  return [
    ...FIXED,
    subjectOf([user('Hi'), assistant(quoted[0] ?? '')]),
    subjectOf([user('Hi'), assistant([...quoted, ...quoted, ...quoted].join('\n'))]),
    subjectOf([
      user('Hi'),
      assistant(`${quoted.at(-1) ?? ''}!`),
      user('Once more.'),
      assistant(`${quoted.at(-1) ?? ''}!`),
    ]),
  ];
}
