import { compareRuns } from '../../src/comparison/compare-runs.ts';
import type { Run, RunResult } from '../../src/comparison/run.ts';

type Row = Partial<RunResult> & { case: string };
const common = {
  criterion: 'Passes if it is polite',
  kind: 'pass-fail',
  judge: 'judge-1',
  reader: 'reader-1',
} as const;
const run = (rows: Row[], more: Partial<RunResult & Run> = {}): Run => {
  const { threshold, ...rest } = { threshold: 0.5, ...more };
  return { threshold, results: rows.map((row) => ({ ...common, score: null, ...row, ...rest })) };
};
/** So many cases with this score, numbered from `from`. */
const cases = (count: number, score: number | null, from = 0, more: Partial<RunResult> = {}): Row[] =>
  Array.from({ length: count }, (_, at) => ({ case: `case ${from + at}`, score, ...more }));
const pairs = (both: number, onlyA: number, onlyB: number, neither: number, more: Partial<RunResult> = {}) => {
  const total = both + onlyA + onlyB + neither;
  const passes = (at: number, other: [number, number]) => at < both || (at >= other[0] && at < other[1]);
  const side = (range: [number, number]) =>
    Array.from({ length: total }, (_, at) => ({ case: `case ${at}`, score: Number(passes(at, range)), ...more }));
  return [side([both, both + onlyA]), side([both + onlyA, both + onlyA + onlyB])] as const;
};
const compare = ([a, b]: readonly [Row[], Row[]]) => compareRuns(run(a), run(b));
const polite = { criterion: 'Passes if it is polite' };
const short = { criterion: 'Passes if it is short' };

test('counts, difference and verdict of pass and fail', () => {
  const found = compare(pairs(60, 5, 15, 20));
  expect(found.counts).toMatchObject({
    cases: 100,
    compared: 100,
    bothPassed: 60,
    onlyAPassed: 5,
    onlyBPassed: 15,
    bothFailed: 20,
    leftOut: 0,
  });
  expect(found.difference).toMatchObject({
    of: 'pass rate',
    method: 'newcombe-paired',
    value: 0.1,
    clusters: 100,
    tooFew: false,
  });
  expect(found.difference!.low).toBeCloseTo(0.011963351, 6);
  expect(found.difference!.p).toBeCloseTo(0.026603699, 6);
  expect(found).toMatchObject({
    compares: 'product',
    verdict: { verdict: 'better', reason: 'shown', moreCases: null },
  });
  expect(compare(pairs(60, 15, 5, 20)).verdict.verdict).toBe('worse');
});

test('a difference that may be chance says how many more cases would show it', () => {
  const found = compare(pairs(60, 5, 9, 26)).verdict;
  // (1.96 √0.14 + 0.8416 √(0.14 − 0.0016))² / 0.0016 = 683, of which 100 are there.
  expect(found).toEqual({
    verdict: 'cannot_say',
    reason: 'within_chance',
    words: 'The difference may be chance.',
    moreCases: 590,
  });
  expect(compare(pairs(60, 5, 5, 30)).verdict).toMatchObject({
    verdict: 'cannot_say',
    reason: 'no_difference',
    moreCases: null,
  });
});

test('a verdict needs both: an interval without 0 and a p of at most 0.05', () => {
  const found = compare(pairs(200, 4, 12, 2));
  expect(found.difference!.p).toBeLessThan(0.05);
  expect(found.difference!.low).toBeLessThan(0);
  expect(found.verdict).toMatchObject({ verdict: 'cannot_say', reason: 'within_chance' });
});

test('changed cases: regressed first, the largest first', () => {
  const scores = (...all: number[]): Row[] => all.map((score, at) => ({ case: `${at}`, score, kind: 'graded' }));
  const [a, b] = [scores(0.9, 0.6, 0.9, 0.2, 0.6, 0.7), scores(0.4, 0.4, 0.6, 0.8, 0.9, 0.7)];
  const { changed } = compare([a, b]).criteria[0]!;
  expect(changed.map((one) => `${one.case} ${one.change}`)).toEqual([
    '0 regressed',
    '1 regressed',
    '2 lowered',
    '3 improved',
    '4 raised',
  ]);
  expect(changed[0]).toEqual({ case: '0', a: 0.9, b: 0.4, change: 'regressed' });
});

test('graded scores: the mean difference, by resampling', () => {
  const graded = (shift: number) =>
    Array.from({ length: 40 }, (_, at) => ({
      case: `${at}`,
      score: 0.3 + (at % 7) / 20 + shift * (1 + (at % 5)),
      kind: 'graded' as const,
    }));
  const found = compare([graded(0), graded(0.02)]);
  expect(found.difference).toMatchObject({
    of: 'mean score',
    method: 'bootstrap',
    seed: 1,
    clusters: 40,
    tooFew: false,
  });
  expect(found.difference!.value).toBeCloseTo(0.06, 9);
  expect(found.verdict.verdict).toBe('better');
  expect(compare([graded(0.02), graded(0)]).verdict.verdict).toBe('worse');
  expect(compare([graded(0), graded(0.02)])).toEqual(found);
  const few = (rows: Row[]) => rows.slice(0, 9);
  expect(compare([few(graded(0)), few(graded(0.02))]).verdict).toMatchObject({
    verdict: 'cannot_say',
    reason: 'too_few',
    moreCases: 1,
  });
  expect(compare([graded(0).slice(0, 1), graded(0.1).slice(0, 1)]).verdict).toMatchObject({
    verdict: 'cannot_say',
    reason: 'too_few',
  });
});

test('cases of one conversation count as one', () => {
  const [a, b] = pairs(60, 15, 5, 20);
  const inFew = (rows: Row[]) => rows.map((row, at) => ({ ...row, cluster: `talk ${Math.floor(at / 10)}` }));
  const found = compareRuns(run(inFew(a)), run(inFew(b)));
  expect(found.difference).toMatchObject({ value: -0.1, method: 'bootstrap', clusters: 10, tooFew: true });
  expect(found.verdict.verdict).toBe('cannot_say');
  const alone = (rows: Row[]) => rows.map((row) => ({ ...row, cluster: `talk ${row.case}` }));
  expect(compareRuns(run(alone(a)), run(alone(b))).verdict.verdict).toBe('worse');
  // All cases of two conversations changed alike: two conversations prove nothing.
  const two = (score: number) =>
    Array.from({ length: 40 }, (_, at) => ({ case: `${at}`, score, cluster: `talk ${at % 2}` }));
  const certain = compareRuns(run(two(1)), run(two(0)));
  expect(certain.difference).toMatchObject({ value: -1, method: 'newcombe-paired', clusters: 2 });
  expect(certain.difference!.high).toBeGreaterThan(-0.5);
  expect(certain.verdict.verdict).toBe('cannot_say');
});

test('more than a thousand cases are not resampled', () => {
  const rows = (shift: number) =>
    Array.from({ length: 1001 }, (_, at) => ({
      case: `${at}`,
      score: (at % 10) / 10 + shift,
      kind: 'graded' as const,
    }));
  expect(compare([rows(0), rows(0.05)]).difference).toMatchObject({ method: 'normal', seed: null, clusters: 1001 });
});

test.each([
  ['judge', 'judges', 'other_judge'],
  ['reader', 'judges', 'other_reader'],
  ['threshold', 'thresholds', 'other_threshold'],
] as const)('another %s is no change of the product', (what, compares, reason) => {
  const [a, b] = pairs(10, 80, 0, 10);
  const found = compareRuns(run(a), run(b, { [what]: what === 'threshold' ? 0.8 : 'other' }));
  expect(found).toMatchObject({ compares, verdict: { verdict: 'not_comparable', reason, moreCases: null } });
  expect(found.criteria[0]!.verdict.verdict).toBe('not_comparable');
  expect(found.criteria[0]!.adjustedP).toBeNull();
  // The difference is there to be read.
  expect(found.difference!.value).toBeCloseTo(-0.8, 9);
});

test('one criterion with another judge leaves the others their verdicts, but the runs none', () => {
  const [a, b] = pairs(10, 80, 0, 10);
  const found = compareRuns(
    run([...a, ...cases(100, 1, 0, short)]),
    run([...b, ...cases(100, 0, 0, { ...short, judge: 'other' })]),
  );
  expect(found).toMatchObject({ compares: 'judges', verdict: { verdict: 'not_comparable', reason: 'other_judge' } });
  expect(found.criteria.map(({ verdict }) => verdict.verdict)).toEqual(['worse', 'not_comparable']);
});

test('an exact check that leaves some cases to the model is no other judge', () => {
  const [a, b] = pairs(10, 80, 0, 10);
  const byCheck = a.map((row) => ({ ...row, judge: undefined }));
  expect(compare([byCheck, b])).toMatchObject({ compares: 'product', verdict: { verdict: 'worse' } });
  const byTwo = a.map((row, at) => ({ ...row, judge: at % 2 ? 'judge-1' : 'judge-2' }));
  expect(compare([byTwo, byTwo])).toMatchObject({ compares: 'judges' });
});

test('an evaluator must be the same in both runs', () => {
  const [a, b] = pairs(10, 80, 0, 10, { evaluator: 'tone' });
  expect(compare([a, b]).verdict.verdict).toBe('worse');
  const reworded = b.map((row) => ({ ...row, ...short }));
  expect(compare([a, reworded])).toMatchObject({
    compares: 'product',
    verdict: { verdict: 'not_comparable', reason: 'other_criterion' },
    counts: { cases: 100, compared: 0, notComparable: 100, leftOut: 1 },
    difference: null,
  });
  const graded = b.map((row) => ({ ...row, kind: 'graded' as const }));
  expect(compare([a, graded]).verdict).toMatchObject({ verdict: 'not_comparable', reason: 'other_kind' });
});

test.each<[string, Row[], Row[], string, object]>([
  ['nothing at all', [], [], 'no_common_cases', { cases: 0, compared: 0 }],
  ['an empty run', cases(50, 1), [], 'no_common_cases', { missingInB: 50 }],
  ['other cases', cases(50, 1), cases(50, 0, 50), 'no_common_cases', { missingInA: 50, missingInB: 50 }],
  ['another criterion', cases(50, 1), cases(50, 0, 0, short), 'no_common_cases', { missingInA: 50, missingInB: 50 }],
  [
    'all null',
    cases(50, null),
    cases(50, null),
    'no_common_scores',
    { notApplicable: { both: 50, onlyA: 0, onlyB: 0 }, leftOut: 0 },
  ],
  [
    'null in one run',
    cases(50, 1),
    cases(50, null),
    'no_common_scores',
    { notApplicable: { both: 0, onlyA: 0, onlyB: 50 }, leftOut: 1 },
  ],
  [
    'failures in one run',
    cases(50, 1),
    cases(50, 0, 0, { failed: true }),
    'no_common_scores',
    { unjudged: { both: 0, onlyA: 0, onlyB: 50 } },
  ],
  [
    'failures in both',
    cases(50, null, 0, { failed: true }),
    cases(50, null, 0, { failed: true }),
    'no_common_scores',
    { unjudged: { both: 50 } },
  ],
  [
    'every case twice',
    [...cases(50, 1), ...cases(50, 1)],
    cases(50, 0),
    'no_common_scores',
    { repeated: 50, compared: 0 },
  ],
  [
    'a quarter failed',
    cases(100, 1),
    [...cases(75, 0), ...cases(25, 0, 75, { failed: true })],
    'too_many_left_out',
    { compared: 75, leftOut: 0.25 },
  ],
])('no verdict from %s', (_, a, b, reason, counts) => {
  const found = compare([a, b]);
  expect(found.verdict).toMatchObject({ verdict: 'cannot_say', reason, moreCases: null });
  expect(found.counts).toMatchObject(counts);
});

test('left out cases are counted once, and do not count as scores', () => {
  const a = [
    ...cases(90, 1),
    ...cases(4, null, 90),
    ...cases(3, 1, 94, { failed: true }),
    ...cases(2, 1, 97),
    ...cases(2, 1, 97),
    ...cases(1, 1, 99),
  ];
  const b = [
    ...cases(60, 1),
    ...cases(30, 0, 60),
    ...cases(4, 1, 90),
    ...cases(3, null, 94),
    ...cases(2, 1, 97),
    ...cases(5, null, 200),
  ];
  const found = compare([a, b]);
  expect(found.counts).toEqual({
    cases: 105,
    compared: 90,
    bothPassed: 60,
    onlyAPassed: 30,
    onlyBPassed: 0,
    bothFailed: 0,
    notComparable: 0,
    repeated: 2,
    missingInA: 5,
    missingInB: 1,
    unjudged: { both: 0, onlyA: 3, onlyB: 0 },
    notApplicable: { both: 0, onlyA: 4, onlyB: 0 },
    leftOut: 15 / 105,
  });
  expect(found.verdict.verdict).toBe('worse');
  expect(compareRuns(run(a), run(b), { leftOutAtMost: 0.1 }).verdict.reason).toBe('too_many_left_out');
});

describe('several criteria', () => {
  const two = (first: readonly [Row[], Row[]], second: readonly [Row[], Row[]]) => {
    const named = (rows: Row[], criterion: object) => rows.map((row) => ({ ...row, ...criterion }));
    return compare([
      [...named(first[0], polite), ...named(second[0], short)],
      [...named(first[1], polite), ...named(second[1], short)],
    ]);
  };

  test('one that is worse makes all worse', () => {
    const found = two(pairs(30, 30, 2, 38), pairs(30, 0, 60, 10));
    expect(found.criteria.map(({ verdict }) => verdict.verdict)).toEqual(['worse', 'better']);
    expect(found.verdict.verdict).toBe('worse');
    expect(found.counts).toMatchObject({ cases: 200, compared: 200, onlyAPassed: 30, onlyBPassed: 62 });
    expect(found.difference).toMatchObject({ of: 'pass rate', method: 'bootstrap', clusters: 100 });
  });

  test('one that is better makes all better, if no other is worse', () => {
    expect(two(pairs(50, 2, 30, 18), pairs(50, 4, 5, 41)).verdict.verdict).toBe('better');
  });

  test('the more are compared, the more each must show', () => {
    const alone = pairs(60, 15, 5, 20);
    expect(compare(alone).verdict.verdict).toBe('worse');
    const found = two(alone, pairs(60, 6, 14, 20));
    expect(found.criteria[0]!.adjustedP!).toBeGreaterThan(found.criteria[0]!.difference!.p);
    expect(found.criteria[0]!.verdict).toMatchObject({ verdict: 'cannot_say', reason: 'several_comparisons' });
    expect(found.verdict.verdict).toBe('cannot_say');
  });

  test('small losses by all criteria together are a loss', () => {
    const found = two(pairs(70, 12, 4, 14), pairs(14, 12, 4, 70));
    expect(found.criteria.map(({ verdict }) => verdict.verdict)).toEqual(['cannot_say', 'cannot_say']);
    expect(found.difference!.high).toBeLessThan(0);
    expect(found.verdict.verdict).toBe('worse');
  });

  test('more cases are counted in cases, not in results', () => {
    const found = two(pairs(60, 5, 9, 26), pairs(60, 5, 9, 26));
    // Both criteria say the same of every case, so together they need as many cases as each.
    expect(found.verdict).toMatchObject({ verdict: 'cannot_say', reason: 'within_chance' });
    const [one] = found.criteria;
    expect(found.verdict.moreCases!).toBeGreaterThan(0.9 * one!.verdict.moreCases!);
    expect(found.verdict.moreCases!).toBeLessThan(1.1 * one!.verdict.moreCases!);
  });

  test('a criterion that is gone keeps the rest from being better', () => {
    const [a, b] = pairs(40, 0, 40, 20);
    const found = compareRuns(run([...a, ...cases(100, 0, 0, short)]), run(b));
    expect(found.criteria.map(({ verdict }) => verdict.verdict)).toEqual(['better', 'cannot_say']);
    expect(found.verdict).toMatchObject({ verdict: 'cannot_say', reason: 'too_many_left_out' });
  });
});

test.each([Number.NaN, -0.1, 1.1, undefined as unknown as number, '1' as unknown as number])(
  'the score %p is refused',
  (score) => {
    expect(() => compare([cases(1, 1), [{ case: 'case 0', score }]])).toThrow(
      'The score of case case 0 must be from 0 to 1.',
    );
    expect(() => compareRuns(run([]), run([], { threshold: score }))).toThrow(RangeError);
  },
);

test('the order of the results does not matter', () => {
  const [a, b] = pairs(60, 15, 5, 20, { kind: 'graded' });
  expect(compare([a, b]).difference!.method).toBe('bootstrap');
  expect(compare([a.toReversed(), b])).toEqual(compare([a, b]));
});
