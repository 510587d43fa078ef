import { type Call, calling, outcome, scoreOf, tool, user, using } from './tool-outcome.ts';

const TOOLS = ['search', 'book', 'pay'].map((name) => tool(name));
const NAMES: Record<string, Call> = { s: ['search'], b: ['book'], p: ['pay'] };
const called = (letters: string) => [...letters].map((letter) => NAMES[letter]!);

type Score = number | null | 'left';

const ONLY_SEARCH: [string, Score][] = [
  ['s', 1],
  ['ss', 1],
  ['sb', 0],
  ['b', 0],
];

const WORDINGS: [condition: string, withoutCall: Score][] = [
  ['the assistant only calls `search`', null],
  ['the assistant calls only `search`', null],
  ['the assistant calls only the search tool', null],
  ['the assistant only uses the tool `search`', null],
  ['the agent uses only the search tool', null],
  ['only `search` is called', null],
  ['only tools from the set {search, find_all} are called', null],
  ['the assistant calls only tools from this list: `find`, `search`', null],
  ['the only tool called is `search`', null],
  ['the only tool the assistant calls is the search tool', null],
  ['the only tool used is `search`', null],
  ['the assistant calls no tool other than `search`', 1],
  ['the assistant calls no tool but `search`', 1],
  ['the assistant calls no tools except `search`', 1],
  ['the assistant calls no other tool than `search`', 1],
  ['the assistant does not call any tool other than `search`', 1],
  ["the assistant doesn't call any tools besides the tool `search`", 1],
  ['the assistant never calls any tool except `search`', 1],
  ['no tool other than `search` is called', 1],
  ['no tool but `search` is called', 1],
];

test.each(WORDINGS)('%s', (condition, withoutCall) => {
  for (const [letters, want] of ONLY_SEARCH) {
    for (const messages of [
      [user, calling(called(letters))],
      [user, using(called(letters))],
    ]) {
      expect([letters, scoreOf(`Passes if ${condition}`, messages, TOOLS)]).toEqual([letters, want]);
      expect([letters, scoreOf(`Fails if ${condition}`, messages, TOOLS)]).toEqual([letters, 1 - (want as number)]);
    }
  }
  expect(scoreOf(`Passes if ${condition}`, [user, { role: 'assistant', content: 'Hi' }], TOOLS)).toBe(withoutCall);
});

const SCORES: [string, string, Score][] = [
  ['Passes if the assistant calls only `search` and `book`', 'sb', 1],
  ['Passes if the assistant calls only `search` and `book`', 'sp', 0],
  ['Passes if the assistant calls only `search` and `book`', 's', 'left'],
  ['Passes if the assistant calls only `search` or `book`', 's', 1],
  ['Passes if the assistant calls only the tools `search` and `book`', 'sbp', 0],
  ['Passes if the assistant calls no tool other than `search` and `book`', 's', 1],
  ['Passes if the assistant calls no tools other than `search` or `book`', 'p', 0],
  ['Fails if the assistant calls any tool other than `search`', 'sb', 0],
  ['Fails if the assistant calls any tool other than `search`', 's', 1],
  ['Reward the assistant for calling only `search`', 'sssb', 0.75],
  ['Penalize calling any tool other than `search`', 'sssb', 0],
  ['Passes if the assistant calls at most 2 different tools', 'ssbb', 1],
  ['Passes if the assistant calls at most 2 different tools', 'sbp', 0],
  ['Passes if the assistant calls at least two distinct tools', 'ss', 0],
  ['Passes if the assistant uses at least two distinct tools', 'sb', 1],
  ['Passes if the assistant calls exactly 3 different tools', 'sbps', 1],
  ['Passes if the assistant does not call more than 2 different tools', 'sbp', 0],
  ['Fails if the assistant calls more than 2 different tools', 'sb', 1],
  ['Reward the assistant for calling at most 2 different tools', 'sbp', 0.5],
  ['Passes if the assistant calls at most 2 different tools', '', 1],
];

test.each(SCORES)('%s: %s', (criterion, letters, want) => {
  const messages = letters === '' ? [user, { role: 'assistant', content: 'Hi' }] : [user, calling(called(letters))];
  expect(scoreOf(criterion, messages, TOOLS)).toBe(want);
});

test('tells what was called', () => {
  const messages = [user, calling(called('ssb'))];
  expect(outcome('Passes if the assistant only calls `search`', messages, TOOLS)).toEqual({
    score: 0,
    explanation:
      '3 tool calls, 1 of another tool (called: `search`, `book`); the criterion asks for none other than `search`.',
  });
  expect(outcome('Passes if the assistant calls one different tool', messages, TOOLS)).toMatchObject({
    explanation: '2 different tools (called: `search`, `book`); the criterion asks for exactly 1.',
  });
});
