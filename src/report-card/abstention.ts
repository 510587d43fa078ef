import { abstentionBand } from '../statistics/abstention-band.ts';
import type { LabelledScore } from '../statistics/calibration.ts';
import { tooFew } from '../statistics/too-few.ts';
import { certaintyOf, type Verdict } from './certainty.ts';
import { lacking, noLabels, type TooFew } from './figure.ts';

export interface Pair extends LabelledScore {
  /** The judge's probability that the response deserves to pass, or its score if it gave none. */
  certainty: number;
  /** Whether the judge gave a probability. */
  isProbability: boolean;
}

/** Which verdicts to leave to a person, so that at most a share of the others is wrong. */
export interface Abstention {
  most_errors: number;
  /** Certainties nearer to the threshold than this are left to a person; null if no band proves the share. */
  width: number | null;
  decided: number | null;
  errors: number | null;
  errors_at_most: number | null;
  too_few: TooFew | null;
  reason: string | null;
}

/** The share of wrong verdicts that is accepted outside the abstention band. */
const mostErrors = 0.1;

export const pairOf = (verdict: Verdict, passes: boolean): Pair => ({
  score: verdict.score,
  passes,
  certainty: certaintyOf(verdict),
  isProbability: verdict.probability !== null,
});

/** A verdict by probability was made at 0.5, whatever the threshold of its score, which is 0 or 1. */
const middleOf = (isProbability: boolean, threshold: number): number => (isProbability ? 0.5 : threshold);

export function abstentionOf({ pairs, threshold }: { pairs: readonly Pair[]; threshold: number }): Abstention {
  const middle = middleOf(
    pairs.some(({ isProbability }) => isProbability),
    threshold,
  );
  const certainties = pairs.map(({ certainty, passes }) => ({ score: certainty, passes }));
  const band = pairs.length === 0 ? null : abstentionBand(certainties, middle, mostErrors);
  return {
    most_errors: mostErrors,
    width: band?.width ?? null,
    decided: band?.decided ?? null,
    errors: band?.errors ?? null,
    errors_at_most: band?.errorAtMost ?? null,
    too_few: lacking('labels', pairs.length, tooFew.labelsForAbstention.least),
    reason: band
      ? null
      : pairs.length === 0
        ? noLabels
        : `The labels do not prove for any band that at most ${mostErrors * 100} % of the judge's verdicts are wrong.`,
  };
}

/** Whether a verdict lies within a band of this width, and is left to a person. */
export const isLeftToPerson = (verdict: Verdict, threshold: number, width: number): boolean =>
  Math.abs(certaintyOf(verdict) - middleOf(verdict.probability !== null, threshold)) < width;
