import { usualLevel } from '../statistics/interval.ts';
import { tooFew } from '../statistics/too-few.ts';
import type { Measured } from './difference.ts';
import type { Counts } from './pairs.ts';

/** Why a verdict is what it is, in words. */
export const reasons = {
  shown: 'The difference is larger than chance explains.',
  other_judge: 'The runs used different judges, so this compares the judges and not the product.',
  other_reader: 'The runs used different readers of criteria, so this compares the readers and not the product.',
  other_threshold: 'The runs used different thresholds, so their passes are not the same thing.',
  other_criterion: 'The evaluator’s criterion is not the same in both runs.',
  other_kind: 'The results are pass or fail in one run and graded in the other.',
  no_common_cases: 'No case is in both runs.',
  no_common_scores: 'No case has a score in both runs.',
  too_many_left_out: 'Too many cases have no score in both runs.',
  too_few: `Fewer than ${tooFew.clustersForVerdict.least} independent cases or conversations are compared.`,
  no_difference: 'Both runs did equally well.',
  within_chance: 'The difference may be chance.',
  several_comparisons: 'The difference may be chance, because several criteria were compared.',
} as const;
export type Reason = keyof typeof reasons;

export interface Verdict {
  /** Of run B, compared with run A. */
  verdict: 'better' | 'worse' | 'cannot_say' | 'not_comparable';
  reason: Reason;
  /** The reason in words. */
  words: string;
  /** About so many more cases would show the difference if it is real; null if no number would, or none is needed. */
  moreCases: number | null;
}

export const verdict = (verdict: Verdict['verdict'], reason: Reason, moreCases: number | null = null): Verdict => ({
  verdict,
  reason,
  words: reasons[reason],
  moreCases,
});

/** What a verdict is decided by. */
export interface Evidence {
  counts: Counts;
  /** Different cases among the compared results. */
  cases: number;
  measured: Measured | null;
  /** Why the results are not of the same thing. */
  fault: Reason | undefined;
}

/** @returns undefined if the evidence may have a verdict, depending on chance */
export function withoutTest({ counts, measured, fault }: Evidence, leftOutAtMost: number): Verdict | undefined {
  if (fault) return verdict('not_comparable', fault);
  if (counts.compared === 0) {
    const isSeparate = counts.missingInA + counts.missingInB === counts.cases;
    return verdict('cannot_say', isSeparate ? 'no_common_cases' : 'no_common_scores');
  }
  if (counts.leftOut > leftOutAtMost) return verdict('cannot_say', 'too_many_left_out');
  const least = tooFew.clustersForVerdict.least;
  if (!measured) return verdict('cannot_say', 'too_few', least - 1);
  const { difference } = measured;
  if (difference.method !== 'newcombe-paired' && difference.clusters < least)
    return verdict('cannot_say', 'too_few', least - difference.clusters);
  if (difference.value === 0) return verdict('cannot_say', 'no_difference');
  return undefined;
}

/**
 * @param adjusted The probability of such a difference by chance, raised for the number of comparisons (Holm).
 * @param comparisons How many were made.
 */
export function tested({ measured, counts, cases }: Evidence, adjusted: number, comparisons: number): Verdict {
  const error = 1 - usualLevel;
  const { difference, needed } = measured!;
  const { value, low, high, p } = difference;
  const isClear = low > 0 || high < 0;
  if (isClear && adjusted <= error) return verdict(value > 0 ? 'better' : 'worse', 'shown');
  const more = (needed(1 - error / comparisons) ?? 0) - counts.compared;
  return verdict(
    'cannot_say',
    isClear && p <= error ? 'several_comparisons' : 'within_chance',
    roundUp((more * cases) / counts.compared),
  );
}

/** To two digits, at least 1; null above a million. */
export function roundUp(cases: number): number | null {
  const least = Math.max(1, Math.ceil(cases));
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(least)) - 1);
  return least > 1e6 ? null : Math.ceil(least / unit) * unit;
}
