import { type Figure, figure, lacking } from '../report-card/figure.ts';
import { cohenKappa } from '../statistics/agreement.ts';
import type { Confusion } from '../statistics/confusion.ts';
import { zOfLevel } from '../statistics/distributions.ts';
import { around } from '../statistics/interval.ts';
import { wilson } from '../statistics/proportion.ts';
import { tooFew } from '../statistics/too-few.ts';

/** Scores as sums, in millionths. */
export interface ScoreSums {
  evaluations: number;
  nulls: number;
  scoreSum: number;
  squareSum: number;
  passed: number;
  /** How many are neither 0 nor 1. */
  graded: number;
}

const million = 1_000_000;
const noScore = 'No evaluation has a score.';
const leastScores = tooFew.clusters.least;

export const scoresOf = ({ evaluations, nulls }: ScoreSums): number => evaluations - nulls;

export const meanOf = (sums: ScoreSums): number => sums.scoreSum / million / scoresOf(sums);

/** Divided by n − 1. */
export function varianceOf(sums: ScoreSums): number {
  const n = scoresOf(sums);
  return n < 2 ? 0 : Math.max(0, (sums.squareSum / million - n * meanOf(sums) ** 2) / (n - 1));
}

/** With so few scores, or scores that are all alike, an interval from their spread would be too narrow. */
export function meanScore(sums: ScoreSums): Figure {
  const n = scoresOf(sums);
  const few = lacking('scores', n, leastScores);
  if (n === 0) return figure(null, few, noScore);
  // Zeros and ones: their mean is a share, whose interval is right for any number.
  if (sums.graded === 0) return figure(wilson(Math.round(sums.scoreSum / million), n), few, noScore);
  return figure(around(meanOf(sums), zOfLevel() * Math.sqrt(varianceOf(sums) / n)), few, noScore);
}

export function passRate(sums: ScoreSums): Figure {
  const n = scoresOf(sums);
  return figure(wilson(sums.passed, n), lacking('scores', n, leastScores), noScore);
}

/** @param what What people gave. */
export function agreementOf(confusion: Confusion, what: 'labels' | 'ratings') {
  const { tp, fn, fp, tn } = confusion;
  const pairs = tp + fn + fp + tn;
  const few = lacking(what, pairs, tooFew.labelsForAgreement.least);
  const none = `There are no ${what} on these evaluations.`;
  return {
    pairs,
    agreeing: tp + tn,
    agreement: figure(wilson(tp + tn, pairs), few, none),
    kappa: figure(cohenKappa(confusion), few, pairs === 0 ? none : 'People and the judge gave all the same verdict.'),
  };
}
