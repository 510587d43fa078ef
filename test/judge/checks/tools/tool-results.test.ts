import { calling, outcome, scoreOf, user, using } from './tool-outcome.ts';

const result = (id: string) => ({ role: 'tool', tool_call_id: id, content: 'ok' });
const used = (id: string) => ({ type: 'tool_result', tool_use_id: id, content: 'ok' });
const said = { role: 'assistant', content: 'Done.' };

const EVERY = [
  'every tool call is answered',
  'every tool call has a result',
  'each tool call has a matching tool result',
  'all tool calls are answered',
  'all tool calls have results',
  'every tool_call_id is answered',
  'each tool_call_id has a matching tool message',
  'every tool call is followed by a tool result',
];
const NONE = ['no tool call is left unanswered', 'no tool call lacks a result'];
const ONE = ['a tool call is left unanswered', 'any tool call has no result', 'a tool call is not answered'];

type Messages = Parameters<typeof scoreOf>[1];
const CALLS: [string, Messages, number | null | 'left'][] = [
  ['all answered', [user, calling([['a'], ['b']]), result('call_0'), result('call_1'), said], 1],
  ['in another order', [user, calling([['a'], ['b']]), result('call_1'), result('call_0')], 1],
  ['one open', [user, calling([['a'], ['b']]), result('call_0'), said], 0],
  ['the last open', [user, calling([['a']]), result('call_0'), calling([['b']], 1)], 0],
  ['of another id', [user, calling([['a']]), result('call_7')], 0],
  ['answered before it was asked', [user, said, result('call_0'), calling([['a']])], 0],
  [
    'in Anthropic’s style',
    [user, using([['a'], ['b']]), { role: 'user', content: [used('call_0'), used('call_1')] }, said],
    1,
  ],
  [
    'one open in Anthropic’s style',
    [user, using([['a'], ['b']]), { role: 'user', content: [used('call_0')] }, said],
    0,
  ],
  [
    'by a tool of the model’s own',
    [
      user,
      {
        role: 'assistant',
        content: [
          { type: 'server_tool_use', id: 's', name: 'web_search', input: {} },
          { type: 'web_search_tool_result', tool_use_id: 's', content: [] },
        ],
      },
    ],
    1,
  ],
  [
    'without ids',
    [user, { role: 'assistant', tool_calls: [{ function: { name: 'a' } }] }, { role: 'tool', content: 'ok' }],
    'left',
  ],
  ['with one id for two', [user, calling([['a']]), calling([['b']]), result('call_0')], 'left'],
];

test.each(CALLS)('%s', (_, messages, want) => {
  for (const condition of [...EVERY, ...NONE])
    expect([condition, scoreOf(`Passes if ${condition}`, messages)]).toEqual([condition, want]);
  for (const condition of ONE)
    expect([condition, scoreOf(`Fails if ${condition}`, messages)]).toEqual([condition, want]);
});

test('names the calls without a result, and grades by the share of the others', () => {
  const messages = [user, calling([['a'], ['b']]), result('call_0'), said];
  expect(outcome('Reward responses where every tool call is answered', messages)).toEqual({
    score: 0.5,
    explanation: '2 tool calls, 1 without a result: `b` (message 1); the criterion rewards none without a result.',
  });
});

test('a result that stands beside what the user says next counts', () => {
  const next = { role: 'user', content: [used('call_0'), { type: 'text', text: 'And now?' }] };
  const messages = [user, using([['a']]), next];
  expect(scoreOf('Passes if every tool call is answered', messages)).toBe(1);
});

test('where no tool is called there is nothing to say of every call, and none lacks a result', () => {
  const scores = (prefix: string, conditions: string[]) =>
    conditions.map((condition) => scoreOf(`${prefix} if ${condition}`, [user, said]));
  expect(new Set(scores('Passes', EVERY))).toEqual(new Set([null]));
  expect(new Set(scores('Passes', NONE))).toEqual(new Set([1]));
  expect(new Set(scores('Fails', ONE))).toEqual(new Set([1]));
});

test('says that all have a result', () => {
  const messages = [user, calling([['a']]), result('call_0'), said];
  expect(outcome('Passes if every tool call is answered', messages)).toEqual({
    score: 1,
    explanation: '1 tool call, all with a result; the criterion asks for none without a result.',
  });
});
