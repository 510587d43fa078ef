import { type Call, calling, scoreOf, tool } from './tool-outcome.ts';

const TOOLS = [tool('get_weather'), tool('send_email')];
const user = { role: 'user', content: 'What is the weather?' };
const none = { role: 'assistant', content: 'I cannot tell.' };
const made = (...all: readonly object[]) =>
  all.length === 0 ? none : calling(all.map((args): Call => ['get_weather', args]));

const [paris, rome] = [{ city: 'Paris' }, { city: 'Rome' }];

/** What is said of calls with arguments, with the verdicts on calls of Paris, of Rome, of both, and of none. */
test.each([
  ['Passes if get_weather is called at least once with city set to "Paris"', [1, 0, 1, 0]],
  ['Passes if the assistant calls get_weather at least once with a city of "Paris"', [1, 0, 1, 0]],
  ['Passes if there is a call to get_weather with a city of "Paris"', [1, 0, 1, 0]],
  ['Passes if there is no call to get_weather with a city of "Paris"', [0, 1, 0, 1]],
  // "Exactly once with" may speak of all calls, or of those.
  ['Passes if get_weather is called exactly once with city set to "Paris"', [1, 0, 'left', 0]],
  ['Passes if get_weather is called with city set to "Paris" exactly once', [1, 0, 'left', 0]],
  ['Passes if the assistant calls get_weather exactly once with a city of "Paris"', [1, 0, 'left', 0]],
  ['Passes if every call to get_weather is made with a city of "Paris"', [1, 0, 0, 'left']],
  ['Passes if all calls to get_weather pass city: "Paris"', [1, 0, 0, 'left']],
  ['Passes if the assistant never calls get_weather with a city of "Paris"', [0, 1, 0, 1]],
  ['Passes if get_weather is never called with a city of "Paris"', [0, 1, 0, 1]],
  ['Fails if the assistant does not call get_weather with a city of "Paris"', [1, 0, 1, 0]],
  ['Passes if in the call to get_weather, the city argument is "Paris"', [1, 0, 'left', 'left']],
  ['Passes if the get_weather call\'s city is "Paris"', [1, 0, 'left', 'left']],
  ['Passes if the value of `city` in the call to get_weather is "Paris"', [1, 0, 'left', 'left']],
  ['Passes if the `city` argument of get_weather is missing', [0, 0, 0, 'left']],
  ['Passes if the `city` argument of get_weather is present', [1, 1, 1, 'left']],
  ['Passes if the assistant uses get_weather with no arguments', [0, 0, 0, 'left']],
] as const)('%s', (criterion, expected) => {
  const calls = [[paris], [rome], [paris, rome], []];
  expect(calls.map((all) => scoreOf(criterion, [user, made(...all)], TOOLS))).toEqual(expected);
});

test('which arguments there are', () => {
  const score = (criterion: string, args: object) => scoreOf(criterion, [user, made(args)], TOOLS);
  const both = { start: '2026-01-01', end: '2026-02-01' };
  for (const args of ["'start' and 'end'", 'both `start` and `end`', 'the arguments start and end']) {
    expect(score(`Passes if get_weather is called with ${args}`, both)).toBe(1);
    // They may be all.
    expect(score(`Passes if get_weather is called with ${args}`, { ...both, city: 'Rome' })).toBe('left');
  }
  // Quoted, they may be values.
  expect(score("Passes if get_weather is called with 'start' and 'end'", { query: 'start' })).toBe('left');
  expect(score('Passes if get_weather is called with the arguments start and end', { start: 1 })).toBe(0);
});

test.each([
  'Passes if get_weather is called with Paris and Rome',
  'Passes if get_weather is called twice with a city of "Paris"',
  'Passes if get_weather is called with the right city',
  'Passes if get_weather is called with start and end',
  'Penalize an agent that calls send_email without asking',
])('left to a model: %s', (criterion) => {
  for (const calls of [[paris], [rome], []]) expect(scoreOf(criterion, [user, made(...calls)], TOOLS)).toBe('left');
});

/** Calls by name: none, one, two in one order, two in the other. */
test.each([
  ['Passes if all tool calls are to `get_weather`', [null, 1, 0, 0]],
  ['Passes if the tool calls include get_weather', [0, 1, 1, 1]],
  ['Passes if get_weather appears among the tool calls', [0, 1, 1, 1]],
  ['Passes if at least one of the tool calls is to get_weather', [0, 1, 1, 1]],
  ['Passes if no tools are called except get_weather', [1, 1, 0, 0]],
  ['Passes if get_weather was not used', [1, 0, 0, 0]],
  ['Passes if the call to get_weather comes before the call to send_email', [null, 'left', 1, 0]],
  ['Passes if a call to send_email follows the call to get_weather', [null, 'left', 1, 0]],
  ['Passes if the assistant answers without using get_weather', [1, 0, 0, 0]],
] as const)('%s', (criterion, expected) => {
  const rows = [[], ['get_weather'], ['get_weather', 'send_email'], ['send_email', 'get_weather']];
  const said = rows.map((names) => (names.length === 0 ? [none] : names.map((name, at) => calling([[name]], at))));
  expect(said.map((messages) => scoreOf(criterion, [user, ...messages], TOOLS))).toEqual(expected);
});

test('one tool is never called twice with the same arguments', () => {
  const criterion = 'Passes if get_weather is never called twice with the same arguments';
  const score = (calls: readonly Call[]) => scoreOf(criterion, [user, calling(calls)], TOOLS);
  expect(
    score([
      ['get_weather', paris],
      ['get_weather', rome],
    ]),
  ).toBe(1);
  expect(
    score([
      ['get_weather', paris],
      ['get_weather', paris],
    ]),
  ).toBe(0);
  expect(
    score([
      ['send_email', paris],
      ['send_email', paris],
    ]),
  ).toBe(1);
});
