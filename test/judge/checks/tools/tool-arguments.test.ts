import { type Call, calling, outcome, scoreOf, tool, user, using } from './tool-outcome.ts';

const TOOLS = [tool('search'), tool('book')];
const ROME: Call = ['search', { city: 'Rome', days: 3, near: null, cheap: true }];
const PARIS: Call = ['search', { city: 'Paris', days: -2, cheap: 'true' }];
const BOOK: Call = ['book', { city: 'Paris' }];

const PARIS_WORDINGS = [
  "the assistant calls `search` with the argument `city` set to 'Paris'",
  "the assistant calls `search` with `city` set to 'Paris'",
  'the assistant calls the tool `search` with the `city` argument set to "Paris"',
  "the assistant calls the search tool with the parameter city equal to 'Paris'",
  "the assistant calls `search` with city set to 'Paris'",
  "the assistant calls `search` with `city` = 'Paris'",
  "the agent uses the tool `search` with `city` set to 'Paris'",
  "the assistant passes 'Paris' as `city` to `search`",
  "the assistant passes 'Paris' as the argument `city` to the tool `search`",
  "the assistant passes 'Paris' as the city argument to `search`",
];

test.each(PARIS_WORDINGS)('%s', (condition) => {
  for (const style of [calling, using]) {
    const scores = [[ROME, PARIS], [PARIS], [ROME], [ROME, BOOK], [BOOK], [['search', { city: 'paris' }] as Call]].map(
      (calls) => scoreOf(`Passes if ${condition}`, [user, style(calls)], TOOLS),
    );
    expect(scores).toEqual([1, 1, 0, 0, 0, 0]);
  }
  expect(scoreOf(`Fails if ${condition}`, [user, calling([PARIS])], TOOLS)).toBe(0);
});

const SCORES: [string, number | 'left'][] = [
  ['Passes if the assistant calls `search` with `days` set to 3', 1],
  ['Passes if the assistant calls `search` with `days` set to three', 'left'],
  ['Passes if the assistant calls `search` with `days` set to -2', 1],
  ['Passes if the assistant calls `search` with `days` set to 4', 0],
  ["Passes if the assistant calls `search` with `days` set to '3'", 'left'],
  ['Passes if the assistant calls `search` with `cheap` set to true', 1],
  ['Passes if the assistant calls `search` with `cheap` set to false', 0],
  ['Passes if the assistant calls `search` with `near` set to null', 1],
  ['Passes if the assistant calls `search` with `toString` set to null', 0],
  ["Passes if the assistant calls `search` with `city` set to 'Rome' and `days` set to 3", 1],
  ["Passes if the assistant calls `search` with `city` set to 'Rome' and `days` set to -2", 0],
  ["Fails if the assistant never calls `search` with `city` set to 'Rome'", 1],
  ["Passes if the assistant does not call `search` with `city` set to 'Rome'", 0],
  ["Passes if the assistant does not pass 'Oslo' as `city` to `search`", 1],
  ["Reward the assistant for calling `search` with `city` set to 'Rome'", 1],
  ["Penalize the assistant for passing 'Rome' as `city` to `search`", 0],
  ["Passes if the assistant calls `find` with `city` set to 'Rome'", 'left'],
];

test.each(SCORES)('%s', (criterion, want) => {
  expect(scoreOf(criterion, [user, calling([ROME, PARIS])], TOOLS)).toBe(want);
});

const TEXTS: [string, number | 'left'][] = [
  ['{"city": "Paris"}', 1],
  ['{"city": "Par', 'left'],
  ['["Paris"]', 'left'],
  ['', 0],
  [`{"city": ${'['.repeat(500_000)}${']'.repeat(500_000)}}`, 0],
];

test.each(TEXTS)('reads the arguments %.20s', (text, want) => {
  const criterion = "Passes if the assistant calls `search` with `city` set to 'Paris'";
  expect(scoreOf(criterion, [user, calling([['search', text]])], TOOLS)).toBe(want);
});

test('tells how many calls were so, and does not tell other values', () => {
  const criterion = "Passes if the assistant calls `search` with `city` set to 'Oslo'";
  expect(outcome(criterion, [user, calling([ROME, PARIS])], TOOLS)).toEqual({
    score: 0,
    explanation: '2 calls of `search`, none with `city` set to "Oslo"; the criterion asks for at least one.',
  });
  expect(outcome(criterion, [user, calling([BOOK])], TOOLS)).toMatchObject({
    explanation: 'No calls of `search`; the criterion asks for at least one.',
  });
});
