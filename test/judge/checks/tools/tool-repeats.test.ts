import { type Call, calling, outcome, scoreOf, tool, user } from './tool-outcome.ts';

const TOOLS = [tool('search'), tool('book')];
const ROME: Call = ['search', { city: 'Rome', days: 3 }];
const PARIS: Call = ['search', { city: 'Paris', days: 3 }];
const BOOK: Call = ['book', { city: 'Rome', days: 3 }];

const SAME_CALL = [
  'the assistant never calls the same tool twice with the same arguments',
  'the assistant never calls the same tool more than once with identical arguments',
  'the assistant does not call the same tool with the same arguments more than once',
  'the assistant avoids calling the same tool again with the same arguments',
  'the assistant calls no tool twice with the same arguments',
  'the assistant repeats no tool call',
  'the assistant does not repeat a tool call',
  "the assistant doesn't repeat any tool call with the same arguments",
  'the assistant makes no duplicate tool calls',
  'the response contains no duplicate tool calls',
  'no tool call is repeated',
  'no two tool calls are identical',
  'no tool is called twice with the same arguments',
  'every tool call is unique',
  'each tool is called at most once with the same arguments',
];

const SAME_TOOL = [
  'the assistant never calls the same tool twice',
  'the assistant never calls the same tool more than once',
  'the assistant does not call any tool more than once',
  'the assistant calls no tool more than once',
  'the assistant calls each tool at most once',
  'no tool is called twice',
];

const CALLS: [string, Call[], sameCall: number, sameTool: number][] = [
  ['nothing', [], 1, 1],
  ['one call', [ROME], 1, 1],
  ['two tools', [ROME, BOOK], 1, 1],
  ['other arguments', [ROME, PARIS], 1, 0],
  ['the same arguments', [ROME, BOOK, ROME], 0, 0],
  ['the same arguments in another order', [ROME, ['search', '{"days": 3.0, "city": "Rome"}']], 0, 0],
  [
    'no arguments in two forms',
    [
      ['search', ''],
      ['search', '{}'],
    ],
    0,
    0,
  ],
  [
    'the same broken text',
    [
      ['search', '{"city'],
      ['search', '{"city'],
    ],
    0,
    0,
  ],
  [
    'another type',
    [
      ['search', { days: 3 }],
      ['search', { days: '3' }],
    ],
    1,
    0,
  ],
  [
    'a list in another order',
    [
      ['search', [1, 2]],
      ['search', [2, 1]],
    ],
    1,
    0,
  ],
];

const messagesOf = (calls: Call[]) => [user, calls.length > 0 ? calling(calls) : { role: 'assistant', content: 'Hi' }];

test.each(CALLS)('%s', (_, calls, sameCall, sameTool) => {
  for (const condition of SAME_CALL)
    expect([condition, scoreOf(`Passes if ${condition}`, messagesOf(calls), TOOLS)]).toEqual([condition, sameCall]);
  for (const condition of SAME_TOOL)
    expect([condition, scoreOf(`Passes if ${condition}`, messagesOf(calls), TOOLS)]).toEqual([condition, sameTool]);
});

const FAULTS: [string, number][] = [
  ['Fails if the assistant repeats a tool call', 0],
  ['Fails if the assistant calls the same tool more than once with the same arguments', 0],
  ['Fails if the assistant calls the same tool twice with the same arguments', 0],
  ['Fails if the assistant calls the same tool more than once', 0],
  ['Fails if the assistant makes a duplicate tool call', 0],
  ['Fails if a tool call is repeated', 0],
  ['Fails if a tool is called twice with the same arguments', 0],
  ['Penalize duplicate tool calls', 0],
  ['Penalize repeating tool calls', 0],
  ['Passes if the assistant repeats a tool call', 1],
];

test.each(FAULTS)('%s', (criterion, repeated) => {
  expect(scoreOf(criterion, messagesOf([ROME, ROME]), TOOLS)).toBe(repeated);
  expect(scoreOf(criterion, messagesOf([ROME, BOOK]), TOOLS)).toBe(1 - repeated);
});

test('names what was called again, and where', () => {
  const messages = [user, calling([ROME, BOOK]), calling([ROME, ROME], 2)];
  expect(outcome('Fails if the assistant repeats a tool call', messages, TOOLS)).toEqual({
    score: 0,
    explanation:
      '4 tool calls, 2 repetitions: `search` (message 2), `search` (message 2); the criterion fails on at least one.',
  });
});

test('arguments that are too deep to be compared are left to a model', () => {
  const deep = `${'['.repeat(500_000)}${']'.repeat(500_000)}`;
  expect(scoreOf('Passes if the assistant repeats no tool call', messagesOf([['search', deep]]), TOOLS)).toBe('left');
});
