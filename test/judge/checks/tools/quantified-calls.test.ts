import { type Call, calling, scoreOf, tool, user } from './tool-outcome.ts';

const TOOLS = ['search', 'book', 'pay', 'get_weather'].map((name) => tool(name));
const NAMES: Record<string, Call> = {
  s: ['search'],
  b: ['book'],
  p: ['pay'],
  x: ['search', { q: 'x' }],
  y: ['search', { q: 'y' }],
};
const DONE = { role: 'assistant', content: 'Done.' };

/** "sb": search, then book, in separate messages. */
const score = (condition: string, letters: string) =>
  scoreOf(
    /^Fails if /u.test(condition) ? condition : `Passes if ${condition}`,
    [user, ...[...letters].map((letter, at) => calling([NAMES[letter]!], at)), DONE],
    TOOLS,
  );

/** Criteria about some, each or all calls, with the score for each row of calls. */
const SAID: readonly (readonly [string, Readonly<Record<string, number | null>>])[] = [
  ['search is always called with "q" set to "x"', { x: 1, xx: 1, xy: 0, yx: 0, y: 0 }],
  ['search must always be called with q = "x"', { xx: 1, xy: 0 }],
  ['the search tool is always used with "q" set to "x"', { xx: 1, xy: 0 }],
  ['Fails if search is always called with "q" set to "x"', { x: 0, xx: 0, xy: 1 }],
  ['search is called with "q" set to "x"', { xy: 1, y: 0 }],
  ['all calls to search come before any call to book', { sb: 1, ssb: 1, sbb: 1, sbs: 0, bs: 0 }],
  ['every call to search comes before every call to book', { sb: 1, ssbb: 1, sbs: 0, sbsb: 0, bsb: 0, bs: 0 }],
  ['Fails if every call to search comes before every call to book', { sb: 0, sbs: 1, bs: 1 }],
  ['every call to search comes before a call to book', { sb: 1, sbsb: 1, sbs: 0 }],
  ['a call to search comes after each call to book', { bs: 1, sbs: 1, bsb: 0, sb: 0 }],
  ['each call to book comes after a call to search', { sb: 1, sbsb: 1, sbs: 1, bsb: 0, b: 0 }],
  ['every call to book comes only after a call to search', { sb: 1, bsb: 0 }],
  ['a call to search precedes every call to book', { sb: 1, sbs: 1, bsb: 0 }],
  ['search precedes every call to book', { sbs: 1, bsb: 0 }],
  ['every call to search precedes book', { sb: 1, sbs: 0 }],
  ['search is always called before book', { sb: 1, ssb: 1, bs: 0 }],
  ['book is always called after search', { sb: 1, sbs: 1, bs: 0 }],
  ['the call to search comes before the call to book', { sb: 1, bs: 0 }],
  ['the only tool call is to search', { s: 1, sb: 0, b: 0, '': null }],
  ['the only tool calls are to search', { s: 1, ss: 1, sb: 0 }],
];

const ALL = ['', 's', 'b', 'ss', 'sb', 'bs', 'ssb', 'sbb', 'sbs', 'bsb', 'sbsb', 'ssbb', 'x', 'y', 'xx', 'xy', 'yx'];

test.each(SAID)('%s', (condition, wanted) => {
  const decided = Object.keys(wanted);
  expect(Object.fromEntries(decided.map((letters) => [letters, score(condition, letters)]))).toEqual(wanted);
});

test.each([
  ['all calls to search come before any call to book', ['s', 'b', 'bsb', 'sbsb']],
  ['any call to search comes before any call to book', ['sbs', 'bsb', 'sbsb']],
  ['calls to search come before calls to book', ['sbs', 'bsb', 'sbsb']],
  ['search is always called before book', ['s', 'b', 'sbs', 'bsb', 'sbsb']],
  ['Fails if any call to book comes before any call to search', ['sbs', 'bsb', 'sbsb']],
  ['the only tool call is to search', ['ss']],
  ['search is always called twice with "q" set to "x"', ALL],
  ['every call to search comes only after every call to book', ALL],
])('left to a model: %s', (condition, calls) => {
  expect(calls.filter((letters) => score(condition, letters) !== 'left')).toEqual([]);
});

/** A word before a name in backticks is not the name of an argument, unless it is a usual one. */
test.each([
  ['get_weather is called with `city` "Paris" and without `unit`', 'left', 'left'],
  ['get_weather is called with city "Paris" and without "unit"', 'left', 'left'],
  ['each call to `get_weather` has a unique `city`', 'left', 'left'],
  ['each call to get_weather has a different `city`', 'left', 'left'],
  ['`get_weather` is not called with a duplicate `city`', 'left', 'left'],
  ['each call to get_weather has a fresh "city"', 'left', 'left'],
  ['each call to get_weather has a rainy `city`', 'left', 'left'],
  ['get_weather is called with city `Paris`', 1, 0],
  ['get_weather is called with `city` `Paris`', 1, 0],
  ['get_weather is called with city "Paris"', 1, 0],
  ['get_weather is called without `unit`', 1, 0],
] as const)('%s', (condition, ...wanted) => {
  const calls = [{ city: 'Paris' }, { city: 'unique', unit: 'city' }];
  const said = calls.map((args) =>
    scoreOf(`Passes if ${condition}`, [user, calling([['get_weather', args]]), DONE], TOOLS),
  );
  expect(said).toEqual(wanted);
});
