import type { LabelledScore } from './calibration.ts';
import { upperBound } from './proportion.ts';

/** Around the threshold: a score nearer to it than `width` is left to a person. */
export interface AbstentionBand {
  /** 0 if no score needs to be left to a person. */
  width: number;
  /** The share of the labelled cases that the judge still decides. */
  decided: number;
  /** The judge's errors among them, and the largest share of errors that is consistent with so few. */
  errors: number;
  errorAtMost: number;
}

/**
 * The smallest band such that, outside it, at most this share of the judge's verdicts is wrong. It is sought from the widest
 * band that could prove this, inwards, and ends at the first that does not prove it, so trying several bands costs no certainty
 * (fixed-sequence testing).
 * Source: "Learn then Test", Angelopoulos, Bates, Candès, Jordan and Lei 2021, arXiv 2110.01052; the bound is Clopper
 * and Pearson's.
 * @param scores Labels that were not used to choose the threshold or the judge.
 * @param most The largest share of errors that is accepted, above 0 and below 1.
 * @param error How often the promise may fail, 0 to 1.
 * @returns null if no band proves it, such as with fewer than 29 labels for a share of 0.1
 */
export function abstentionBand(
  scores: readonly LabelledScore[],
  threshold: number,
  most: number,
  error = 0.05,
): AbstentionBand | null {
  const cases = scores
    .map(({ score, passes }) => ({ distance: Math.abs(score - threshold), isWrong: score >= threshold !== passes }))
    .sort((a, b) => b.distance - a.distance);
  let found: AbstentionBand | null = null;
  let errors = 0;
  for (const [at, { distance, isWrong }] of cases.entries()) {
    errors += Number(isWrong);
    const decided = at + 1;
    const isWithinTie = cases[decided]?.distance === distance;
    if (isWithinTie || upperBound(0, decided, error) > most) continue;
    const errorAtMost = upperBound(errors, decided, error);
    if (errorAtMost > most) break;
    const width = decided === cases.length ? 0 : distance;
    found = { width, decided: decided / cases.length, errors, errorAtMost };
  }
  return found;
}
