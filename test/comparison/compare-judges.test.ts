import { compareJudges, type LabelledPair } from '../../src/comparison/compare-judges.ts';
import { atOnce } from '../../src/statistics/steps.ts';

/** So many cases of one kind; `conversations`: they share so many. */
function times(count: number, passes: boolean, base: boolean, candidate: boolean, conversations?: number) {
  return Array.from(
    { length: count },
    (_, at): LabelledPair => ({
      passes,
      base: Number(base === passes),
      candidate: Number(candidate === passes),
      conversation: `${passes}${base}${candidate}${conversations === undefined ? at : at % conversations}`,
    }),
  );
}
const compare = (cases: LabelledPair[], leftOut = 0) => atOnce(compareJudges(cases, 0.5, leftOut));

const rows: [string, { given: LabelledPair[]; leftOut?: number; want: [string, string] }][] = [
  ['nothing', { given: [], want: ['cannot_say', 'no_cases'] }],
  ['nothing but failures', { given: [], leftOut: 1, want: ['cannot_say', 'too_many_left_out'] }],
  ['as good', { given: times(20, true, true, true), want: ['cannot_say', 'no_difference'] }],
  ['better', { given: [...times(20, true, true, true), ...times(9, true, false, true)], want: ['better', 'shown'] }],
  ['worse', { given: [...times(20, true, true, true), ...times(9, true, true, false)], want: ['worse', 'shown'] }],
  [
    'a little better',
    { given: [...times(20, true, true, true), ...times(2, true, false, true)], want: ['cannot_say', 'within_chance'] },
  ],
  [
    'better, with too many left out',
    {
      given: [...times(20, true, true, true), ...times(9, true, false, true)],
      leftOut: 0.21,
      want: ['cannot_say', 'too_many_left_out'],
    },
  ],
  [
    // Among many that deserve to pass, a judge that says yes more often agrees more often.
    'one that passes what it should not',
    {
      given: [
        ...times(100, true, true, true),
        ...times(30, true, false, true),
        ...times(5, false, true, true),
        ...times(15, false, true, false),
      ],
      want: ['worse', 'fewer_failures'],
    },
  ],
  [
    'one that fails what it should not',
    {
      given: [
        ...times(100, false, true, true),
        ...times(30, false, false, true),
        ...times(5, true, true, true),
        ...times(15, true, true, false),
      ],
      want: ['worse', 'fewer_passes'],
    },
  ],
  [
    'better, in three conversations',
    { given: [...times(20, true, true, true, 1), ...times(20, true, false, true, 2)], want: ['cannot_say', 'too_few'] },
  ],
];

test.each(rows)('%s', (_, { given, leftOut, want }) => {
  const { verdict } = compare(given, leftOut);
  expect([verdict.verdict, verdict.reason]).toEqual(want);
});

test('the figures are those of the pairs, and the three comparisons share one error', () => {
  const { agreement, truePositiveRate, trueNegativeRate } = compare([
    ...times(10, true, true, true),
    ...times(6, true, false, true),
    ...times(4, false, true, true),
    ...times(1, false, true, false),
  ]);
  expect(agreement).toMatchObject({
    labels: 21,
    pairs: { both: 14, onlyA: 1, onlyB: 6, neither: 0 },
    base: { value: 15 / 21 },
    candidate: { value: 20 / 21 },
    difference: { value: expect.closeTo(5 / 21), p: expect.closeTo(0.0703125), method: 'newcombe-paired' },
  });
  // The smallest p is tripled: 6 changes in one direction have 2 × (1/64) / 2.
  expect([truePositiveRate.difference!.p, truePositiveRate.adjustedP]).toEqual([
    expect.closeTo(1 / 64),
    expect.closeTo(3 / 64),
  ]);
  expect(trueNegativeRate).toMatchObject({ labels: 5, base: { value: 1 }, candidate: { value: 0.8 } });
});

test('more cases are asked for as a difference of this size needs them', () => {
  const { verdict } = compare([...times(48, true, true, true), ...times(2, true, false, true)]);
  // 1.96 is raised to 2.24, because there are two comparisons: of all, and of those that deserve to pass.
  expect(verdict).toMatchObject({ reason: 'within_chance', moreCases: expect.any(Number) });
  const d = 0.04;
  const needed = (2.2414 * Math.sqrt(d) + 0.8416 * Math.sqrt(d - d ** 2)) ** 2 / d ** 2;
  expect(Math.abs(verdict.moreCases! - (needed - 50))).toBeLessThan(10);
});
