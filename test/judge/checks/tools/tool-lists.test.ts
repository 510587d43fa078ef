import { compile } from '../../../../src/judge/checks/compile.ts';
import { createReadCriterion } from '../../../../src/judge/criterion/compiled-criterion.ts';
import { parseCriterion } from '../../../../src/judge/criterion/criterion.ts';
import { explain } from '../../../../src/judge/criterion/explain.ts';
import { type Call, calling, scoreOf, tool, user } from './tool-outcome.ts';

const readCriterion = createReadCriterion();

const NAMES = ['get_weather', 'get_time', 'get_date'];
const SPELLINGS: ((name: string) => string)[] = [
  (name) => name,
  (name) => `\`${name}\``,
  (name) => `"${name}"`,
  (name) => `the tool ${name}`,
  (name) => `the ${name} tool`,
];

/** A sentence on A, B and C in every way to name a tool. */
const spelled = (sentence: string) =>
  SPELLINGS.map((spell) => sentence.replace(/\b[A-C]\b/g, (letter) => spell(NAMES['ABC'.indexOf(letter)]!)));

/** Nobody can tell whether what stands at the end of a list is said of all its tools. */
const UNCLEAR = [
  'calls A or B more than once',
  'calls A and B exactly once',
  'calls both A and B exactly once',
  'calls either A or B exactly once',
  'calls neither A nor B more than once',
  'does not call A or B more than once',
  'never calls A or B more than once',
  'calls A, B or C more than once',
  'calls A, B, and C exactly once',
  'calls A once or B',
  'calls A and B last',
  'calls A first and B',
  'calls A or B before C',
  'calls A or B after C',
  'calls A or B only after C',
  'calls A before B or C',
  'calls A only after B or C',
  'calls A and then B or C',
  'calls A or B and then C',
  'calls A and B and then C',
  'calls A, B and then C',
  'calls A, then B and C',
  'calls A before B and C twice',
  'calls A and B or C',
  'calls A but not B more than once',
  'calls A at least twice but not B',
  'only calls A once and B twice',
  'starts by calling A and B',
  'does not call A and B before C',
];

test.each(UNCLEAR)('is left to a model: the assistant %s', (predicate) => {
  const criteria = ['Passes if the assistant', 'Fails if the assistant', 'Reward the assistant if it'].flatMap(
    (start) => spelled(`${start} ${predicate}`),
  );
  const known = [undefined, new Set(NAMES), new Set<string>()];
  expect(criteria.filter((one) => known.some((names) => compile(parseCriterion(one), names)))).toEqual([]);
});

/** What is said of every tool of a list beyond doubt, and how it is read. */
const CLEAR: [predicate: string, reading: string][] = [
  ['calls A and B', 'calls of A: at least one, and calls of B: at least one'],
  ['calls A or B', 'calls of A: at least one, or calls of B: at least one'],
  ['calls A, B and C', 'calls of A: at least one, and calls of B: at least one, and calls of C: at least one'],
  ['calls both A and B', 'calls of A: at least one, and calls of B: at least one'],
  ['calls either A or B', 'calls of A: at least one, or calls of B: at least one'],
  ['calls neither A nor B', 'calls of A: none, and calls of B: none'],
  [
    'never calls A or B',
    'of A in the response that is scored: none, and calls of B in the response that is scored: none',
  ],
  ['calls A and B once each', 'calls of A: exactly 1, and calls of B: exactly 1'],
  ['calls A or B first', 'the order of tool calls: A or B first'],
  ['calls A or B last', 'the order of tool calls: A or B last'],
  ['calls A and B before C', 'the order of tool calls: A and B before C'],
  ['calls A before B and C', 'the order of tool calls: A before B and C'],
];

test.each(CLEAR)('reads: the assistant %s', (predicate, reading) => {
  const told = reading.replace(/\b[A-C]\b/g, (letter) => `\`${NAMES['ABC'.indexOf(letter)]}\``);
  for (const criterion of spelled(`Passes if the assistant ${predicate}`))
    expect([criterion, explain(readCriterion(criterion)).reading.split('. ')[0]]).toEqual([
      criterion,
      expect.stringContaining(told),
    ]);
});

/** Each has what is said of it. */
const APART: [criterion: string, reading: string][] = [
  [
    'Passes if the assistant calls get_weather twice and get_time once',
    'Passes on calls of `get_weather`: exactly 2, and calls of `get_time`: exactly 1.',
  ],
  [
    'Passes if the assistant calls get_weather first and get_time last',
    'Passes on the order of tool calls: `get_weather` first, and the order of tool calls: `get_time` last.',
  ],
  [
    'Passes if the assistant calls get_weather twice but never get_time',
    'Passes on calls of `get_weather`: exactly 2, and calls of `get_time` in the response that is scored: none.',
  ],
  [
    'Passes if the assistant calls get_weather or get_time but not get_date',
    'Passes on (calls of `get_weather`: at least one, or calls of `get_time`: at least one), and calls of `get_date`: none.',
  ],
  [
    'Passes if the assistant calls get_weather or calls get_time more than once',
    'Passes on calls of `get_weather`: at least one, or calls of `get_time`: more than 1.',
  ],
  [
    'Passes if the assistant calls the tools `get_weather` and `get_time`',
    'Passes on calls of `get_weather`: at least one, and calls of `get_time`: at least one.',
  ],
  [
    'Passes if the assistant calls the `get_weather` or `get_time` tool',
    'Passes on calls of `get_weather`: at least one, or calls of `get_time`: at least one.',
  ],
  [
    'Passes if the assistant makes no calls to the tools `get_weather` or `get_time`',
    'Passes on calls of `get_weather`: none, and calls of `get_time`: none.',
  ],
];

test.each(APART)('reads: %s', (criterion, reading) => {
  expect(
    explain(readCriterion(criterion)).reading.replace(/ Where the conversation has no tools: needs a model\.$/u, ''),
  ).toBe(reading);
});

const TOOLS = NAMES.map((name) => tool(name));
const SCORES: [string, string, number][] = [
  ['Passes if the assistant calls `get_weather` and `get_time`', 'AB', 1],
  ['Passes if the assistant calls `get_weather` and `get_time`', 'A', 0],
  ['Reward the assistant for calling `get_weather` and `get_time`', 'A', 0.5],
  ['Passes if the assistant calls `get_weather` or `get_time`', 'B', 1],
  ['Passes if the assistant calls `get_weather` or `get_time`', 'C', 0],
  ['Fails if the assistant calls `get_weather` or `get_time`', 'CB', 0],
  ['Passes if the assistant never calls `get_weather` or `get_time`', 'CB', 0],
  ['Passes if the assistant never calls `get_weather` or `get_time`', 'C', 1],
  ['Fails if the assistant calls neither `get_weather` nor `get_time`', 'C', 0],
  ['Fails if the assistant calls neither `get_weather` nor `get_time`', 'A', 1],
  ['Passes if the assistant calls `get_weather` and `get_time` once each', 'AB', 1],
  ['Passes if the assistant calls `get_weather` and `get_time` once each', 'AAB', 0],
];

test.each(SCORES)('%s: %s', (criterion, letters, want) => {
  const calls = [...letters].map((letter): Call => [NAMES['ABC'.indexOf(letter)]!]);
  expect(scoreOf(criterion, [user, calling(calls)], TOOLS)).toBe(want);
});

/** No names, also where the conversation has tools of these names. */
const DETERMINERS = [
  'same',
  'each',
  'every',
  'right',
  'other',
  'first',
  'required',
  'available',
  'that',
  'wrong',
  'next',
];

test.each(DETERMINERS)('takes no word beside "tool" for its name: %s', (word) => {
  const criteria = [
    `calls the ${word} tool once`,
    `calls ${word} tool once`,
    `calls the tool ${word} more than three times`,
  ];
  const known = new Set([word]);
  expect(
    criteria.filter((predicate) => compile(parseCriterion(`Passes if the assistant ${predicate}`), known)),
  ).toEqual([]);
});
