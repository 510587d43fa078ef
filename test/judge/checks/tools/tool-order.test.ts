import { type Call, calling, outcome, scoreOf, tool, user, using } from './tool-outcome.ts';

const TOOLS = ['search', 'book', 'pay', 'cancel'].map((name) => tool(name));
const NAMES: Record<string, Call> = { s: ['search'], b: ['book'], p: ['pay'], c: ['cancel'] };

/** "sb": one message after the other calls search and book. */
const inTurn = (letters: string) => [user, ...[...letters].map((letter, at) => calling([NAMES[letter]!], at)), DONE];
const atOnce = (letters: string) => [user, using([...letters].map((letter) => NAMES[letter]!))];
const DONE = { role: 'assistant', content: 'Done.' };

const score = (condition: string, letters: string) => scoreOf(`Passes if ${condition}`, inTurn(letters), TOOLS);

type Score = number | null | 'left';

/** Of calls, and whether the condition holds. */
const BEFORE: [string, Score][] = [
  ['sb', 1],
  ['scb', 1],
  ['ssb', 1],
  ['sbs', 1],
  ['bs', 0],
  ['bbs', 0],
  ['b', 0],
  ['bsb', 'left'],
  ['s', 'left'],
  ['c', null],
  ['', null],
];

const BEFORE_WORDINGS = [
  'the assistant calls `search` before `book`',
  'the assistant calls the tool `search` before the tool `book`',
  'the assistant calls the search tool before the book tool',
  'the assistant calls `search` before calling `book`',
  'the agent invokes `search` before it calls `book`',
  'it calls `search` before `book` is called',
  'the assistant calls `book` after `search`',
  'the assistant calls `book` after calling `search`',
  'the assistant uses the tool `search` before the tool `book`',
  'the assistant must call `search` before `book`',
  '`search` is called before `book`',
  'the tool `search` is called before the tool `book`',
  '`book` is called after `search`',
  '`search` is run prior to `book`',
  'the agent triggers `search` ahead of `book`',
  '`book` is executed following `search`',
];

test.each(BEFORE_WORDINGS)('%s', (condition) => {
  for (const [letters, want] of BEFORE) expect([letters, score(condition, letters)]).toEqual([letters, want]);
});

const NOT_BEFORE = [
  'the assistant never calls `search` before `book`',
  'the assistant does not call `search` before `book`',
  '`search` is never called before `book`',
];

test.each(NOT_BEFORE)('%s', (condition) => {
  for (const [letters, holds] of BEFORE) {
    const want = typeof holds === 'number' ? 1 - holds : holds;
    expect([letters, score(condition, letters)]).toEqual([letters, want]);
  }
});

const ONLY_AFTER: [string, Score][] = [
  ['sb', 1],
  ['sbsb', 1],
  ['bs', 0],
  ['bsb', 0],
  ['b', 0],
  ['s', null],
  ['', null],
];

test.each([
  'the assistant calls `book` only after `search`',
  'the assistant calls `book` only after calling `search`',
  '`book` is only called after `search`',
  '`book` is called only after `search`',
])('%s', (condition) => {
  for (const [letters, want] of ONLY_AFTER) expect([letters, score(condition, letters)]).toEqual([letters, want]);
});

const THEN: [string, Score][] = [
  ['sb', 1],
  ['scb', 1],
  ['sbs', 1],
  ['bs', 0],
  ['s', 0],
  ['', 0],
  ['bsb', 'left'],
];

test.each([
  'the assistant calls `search` and then `book`',
  'the assistant calls `search`, then `book`',
  'the assistant first calls `search` and then `book`',
  'the assistant first calls `search`, then calls `book`',
  'the assistant calls the tools `search` and `book` in that order',
  'the assistant calls `search` and `book` in this order',
  'the assistant calls the tool `search` and `book` in that order',
  'the tools `search` and `book` are called in that order',
])('%s', (condition) => {
  for (const [letters, want] of THEN) expect([letters, score(condition, letters)]).toEqual([letters, want]);
});

const THREE: [string, Score][] = [
  ['sbp', 1],
  ['scbcp', 1],
  ['spb', 0],
  ['sb', 0],
  ['sbsp', 1],
  ['sbpsbp', 1],
  ['bsbp', 'left'],
];

test.each([
  'the assistant calls the tools `search`, `book` and `pay` in that order',
  'the assistant calls `search`, `book`, and `pay` in that order',
  'the assistant calls the `search`, `book` and `pay` tools in that order',
  'the assistant calls the tools search, book and pay in that order',
  'the assistant calls `search`, then `book`, and then `pay`',
  'the assistant calls `search`, then `book` and finally `pay`',
])('%s', (condition) => {
  for (const [letters, want] of THREE) expect([letters, score(condition, letters)]).toEqual([letters, want]);
});

const SEVERAL: [string, string, Score][] = [
  ['the assistant calls `search` and `book` before `pay`', 'sbp', 1],
  ['the assistant calls `search` and `book` before `pay`', 'spb', 0],
  ['the assistant calls `search` and `book` before `pay`', 'sp', 0],
  ['the assistant calls `search` and `book` before `pay`', 'sb', 'left'],
  ['the assistant calls `search` before `book` and `pay`', 'sbp', 1],
  ['the assistant calls `search` before `book` and `pay`', 'sb', 'left'],
  ['the assistant calls `search`, then `book`, then `search`', 'sbs', 1],
  ['the assistant calls `search`, then `book`, then `search`', 'sb', 0],
];

test.each(SEVERAL)('%s: %s', (condition, letters, want) => {
  expect(score(condition, letters)).toBe(want);
});

const EDGES: [string, string, Score][] = [
  ['the first tool called is `search`', 'sb', 1],
  ['the first tool called is `search`', 'bs', 0],
  ['the first tool called is `search`', '', null],
  ['the first tool the assistant calls is the search tool', 'sb', 1],
  ['the first tool it calls is `search`', 'bs', 0],
  ['the first tool that is called is `search`', 'bs', 0],
  ['its first tool call is a call to `search`', 'sb', 1],
  ['the first tool called is not `search`', 'bs', 1],
  ['the assistant calls `search` first', 'sb', 1],
  ['the assistant calls `search` before any other tool', 'bs', 0],
  ['the assistant does not call `search` first', 'bs', 1],
  ['the last tool called is `search`', 'bs', 1],
  ['the final tool call is `search`', 'sb', 0],
  ['the assistant calls the search tool last', 'bs', 1],
  ['the assistant calls `search` or `book` first', 'bs', 1],
  ['the assistant calls `search` or `book` first', 'pbs', 0],
  ['the assistant calls the search or book tool last', 'pb', 1],
  ['the assistant does not call `search` or `book` first', 'pbs', 1],
  ['the first tool called is `search` or `book`', 'pb', 0],
  ["the assistant's first tool call is `search`", 'sb', 1],
  ['the first call is to `search`', 'sb', 1],
  ['the first call is to the search tool', 'bs', 0],
  ['its last call is to `search`', 'bs', 1],
  ['the first call is not to `search`', 'bs', 1],
  ['the assistant starts by calling `search`', 'sb', 1],
  ['the agent begins by calling the search tool', 'bs', 0],
  ['it starts by calling `search` or `book`', 'bs', 1],
  ['the assistant does not start by calling `search`', 'sb', 0],
  ['`search` is called first', 'sb', 1],
  ['the search tool is called last', 'sb', 0],
  ['`search` or `book` is called first', 'bs', 1],
];

test.each(EDGES)('%s: %s', (condition, letters, want) => {
  expect(score(condition, letters)).toBe(want);
});

/** Calls in one message are simultaneous, so none of them is first. */
const AT_ONCE: [string, string, Score][] = [
  ['the assistant calls `search` before `book`', 'sb', 'left'],
  ['the assistant calls `search` before `book`', 'bs', 'left'],
  ['the assistant calls `search` before `book`', 'b', 0],
  ['the assistant calls `search` before `book`', 'p', null],
  ['the assistant never calls `search` before `book`', 'bs', 'left'],
  ['the assistant calls `book` only after `search`', 'sb', 'left'],
  ['the assistant calls `search` and then `book`', 'sb', 'left'],
  ['the assistant calls `search` and then `book`', 'bs', 'left'],
  ['the assistant calls `search` and then `book`', 'sp', 0],
  ['the assistant calls `search`, `book` and `pay` in that order', 'psb', 'left'],
  ['the assistant calls `search`, then `book`, then `search`', 'sb', 0],
  ['the assistant calls `search`, then `book`, then `search`', 'ssb', 'left'],
  ['the first tool called is `search`', 'sb', 'left'],
  ['the first tool called is `search`', 'bs', 'left'],
  ['the first tool called is `search`', 'bp', 0],
  ['the first tool called is `search`', 'ss', 1],
  ['the first tool called is `search` or `book`', 'sb', 1],
  ['the last tool called is not `search`', 'sb', 'left'],
  ['the last tool called is not `search`', 'pb', 1],
];

test.each(AT_ONCE)('%s: %s at once', (condition, letters, want) => {
  expect(scoreOf(`Passes if ${condition}`, atOnce(letters), TOOLS)).toBe(want);
});

test('calls of one message come after those of the message before', () => {
  const messages = [user, calling([['search']]), calling([['search'], ['book']], 1), calling([['pay'], ['book']], 3)];
  const scoreIn = (condition: string) => scoreOf(`Passes if ${condition}`, messages, TOOLS);
  expect(scoreIn('the assistant calls `search` before `book`')).toBe(1);
  expect(scoreIn('the assistant calls `search`, then `book`')).toBe(1);
  expect(scoreIn('the assistant calls `search`, then `book`, then `pay`')).toBe(1);
  expect(scoreIn('the assistant calls `pay` before `search`')).toBe(0);
  expect(scoreIn('the assistant calls `pay` before `book`')).toBe('left');
  expect(scoreIn('the first tool called is `search`')).toBe(1);
  expect(scoreIn('the last tool called is `pay`')).toBe('left');
});

const EXPLANATIONS: [string, string, number | null, string][] = [
  [
    'Fails if the assistant calls `book` before `search`',
    'bs',
    0,
    'First calls: `book` (message 1), `search` (message 2); the criterion fails on `book` before `search`.',
  ],
  [
    'Passes if the assistant never calls `book` before `search`',
    'bs',
    0,
    'First calls: `book` (message 1), `search` (message 2); the criterion asks for no call of `book` before `search`.',
  ],
  [
    'Passes if the assistant calls `search` before `book`',
    'cb',
    0,
    'First calls: `search` (none), `book` (message 2); the criterion asks for `search` before `book`.',
  ],
  ['Passes if the assistant calls `search` before `book`', 'c', null, 'Neither `search` nor `book` is called.'],
  [
    'Passes if the assistant calls `search` before `book` and `pay`',
    'c',
    null,
    'None of `search` and `book` and `pay` is called.',
  ],
  ['Passes if the assistant calls `book` only after `search`', 's', null, '`book` is not called.'],
  [
    'Passes if the assistant calls `search` and then `book`',
    'bcs',
    0,
    'Called in turn: `book` (message 1), `search` (message 3); the criterion asks for `search`, then `book`.',
  ],
  [
    'Passes if the assistant calls `search` and then `book`',
    '',
    0,
    'No tool was called; the criterion asks for `search`, then `book`.',
  ],
  [
    'Passes if the assistant calls `search` and then `book`',
    'cp',
    0,
    'Neither `search` nor `book` is called; the criterion asks for `search`, then `book`.',
  ],
  [
    'Passes if the assistant does not call `search` first',
    'sb',
    0,
    'Called first: `search` (message 1); the criterion asks for another tool than `search` first.',
  ],
  [
    'Passes if the assistant calls `search` first and calls `book` last',
    'sbc',
    0,
    'Called first: `search` (message 1) (`search` first: yes); Called last: `cancel` (message 3) (`book` last: no); the criterion asks for both.',
  ],
];

test.each(EXPLANATIONS)('tells in which order tools were called: %s: %s', (criterion, letters, wanted, explanation) => {
  expect(outcome(criterion, inTurn(letters), TOOLS)).toEqual({ score: wanted, explanation });
});

test('names that the conversation does not know are not taken for tools', () => {
  for (const condition of ['`render` is called before `commit`', "the assistant uses 'however' before 'but'"])
    expect(outcome(`Passes if ${condition}`, inTurn('sb'), TOOLS)).toEqual({ left: 'no check' });
});
