import type { Figure } from './figure.ts';
import { type LabelCase, labelFigures, type RatingCase, ratingFigures } from './label-figures.ts';
import { type PairCase, pairFigures } from './pair-figures.ts';
import type { TextMeasures } from './text-measures.ts';

/** What one gets without a judge. */
export interface Baseline {
  name: string;
  figures: Figure[];
}

const measures: Record<keyof TextMeasures, { best: string; ratings: string; pairs: string }> = {
  length: {
    best: 'best length threshold',
    ratings: 'length of the answer',
    pairs: 'the longer answer wins',
  },
  words: {
    best: 'best word overlap threshold',
    ratings: 'words shared with the input',
    pairs: 'more words shared with the input win',
  },
  threeWords: {
    best: 'best 3-word overlap threshold',
    ratings: '3-word runs shared with the input',
    pairs: 'more 3-word runs shared with the input win',
  },
};
const everyMeasure = Object.keys(measures) as (keyof TextMeasures)[];

/** @param cases A person's labels, with measures of the answers. */
export function labelBaselines(cases: readonly (TextMeasures & { passes: boolean })[]): Baseline[] {
  if (cases.length === 0) return [];
  const always = (isPassed: boolean) => labelFigures(cases.map(({ passes }) => ({ passes, isPassed, value: 0 })));
  return [
    { name: 'always pass', figures: always(true) },
    { name: 'always fail', figures: always(false) },
    ...everyMeasure.map((measure) => ({
      name: measures[measure].best,
      figures: labelFigures(withBestThreshold(cases.map((one) => ({ value: one[measure], passes: one.passes })))),
    })),
  ];
}

/**
 * Verdicts by the threshold, and the direction, with the most right verdicts on these very cases: more than it would have on
 * others, so the bar for a judge is rather too high than too low.
 */
function withBestThreshold(cases: readonly { value: number; passes: boolean }[]): LabelCase[] {
  const sorted = cases.toSorted((a, b) => a.value - b.value);
  const positives = cases.filter(({ passes }) => passes).length;
  let best = { right: -1, threshold: 0, isHigher: true };
  const offer = (right: number, threshold: number) => {
    for (const [found, isHigher] of [
      [right, true],
      [cases.length - right, false],
    ] as const)
      if (found > best.right) best = { right: found, threshold, isHigher };
  };
  offer(positives, Number.NEGATIVE_INFINITY);
  // How many are right if everything above this case passes.
  let right = positives;
  for (const [at, { value, passes }] of sorted.entries()) {
    right += passes ? -1 : 1;
    if (sorted[at + 1]?.value !== value) offer(right, value);
  }
  return cases.map(({ value, passes }) => ({ value, passes, isPassed: value > best.threshold === best.isHigher }));
}

export const ratingBaselines = (cases: readonly (TextMeasures & { rating: number })[]): Baseline[] =>
  cases.length === 0
    ? []
    : everyMeasure.map((measure) => ({
        name: measures[measure].ratings,
        figures: ratingFigures(cases.map((one): RatingCase => ({ value: one[measure], rating: one.rating }))),
      }));

export const pairBaselines = (cases: readonly { chosen: TextMeasures; rejected: TextMeasures }[]): Baseline[] =>
  cases.length === 0
    ? []
    : everyMeasure.map((measure) => ({
        name: measures[measure].pairs,
        figures: pairFigures(
          cases.map(({ chosen, rejected }): PairCase => ({ chosen: chosen[measure], rejected: rejected[measure] })),
        ),
      }));
