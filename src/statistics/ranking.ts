import { covariance, variance } from './mean.ts';

/**
 * The probability that a response which deserves to pass has a higher score than one which does not; equal scores count half.
 * 0.5 is chance. The area under the ROC curve (Hanley and McNeil 1982, Radiology 143).
 * @returns null without scores of both classes
 */
export function areaUnderCurve(scores: readonly { score: number; passes: boolean }[]): number | null {
  const ranked = ranks(scores.map(({ score }) => score));
  const positives = scores.filter(({ passes }) => passes).length;
  const negatives = scores.length - positives;
  if (positives === 0 || negatives === 0) return null;
  const sum = ranked.reduce((total, rank, at) => total + (scores[at]!.passes ? rank : 0), 0);
  return (sum - (positives * (positives + 1)) / 2) / (positives * negatives);
}

/**
 * Spearman's ρ, −1 to 1: whether two ratings put the cases in the same order. Equal values share their mean rank.
 * @returns null for fewer than 2 cases, or if all values of one rating are equal
 */
export function spearman(one: readonly number[], other: readonly number[]): number | null {
  const first = ranks(one);
  const second = ranks(other);
  const scale = Math.sqrt(variance(first) * variance(second));
  return scale === 0 ? null : covariance(first, second) / scale;
}

/**
 * Kendall's τ-b, −1 to 1: of the pairs of cases, how many more are in the same order than in the opposite one, corrected for
 * equal values. Its time grows with the square of the number of cases.
 * @returns null for fewer than 2 cases, or if all values of one rating are equal
 */
export function kendall(one: readonly number[], other: readonly number[]): number | null {
  let agreement = 0;
  let untiedOne = 0;
  let untiedOther = 0;
  for (let at = 1; at < one.length; at += 1)
    for (let earlier = 0; earlier < at; earlier += 1) {
      const first = Math.sign(one[at]! - one[earlier]!);
      const second = Math.sign(other[at]! - other[earlier]!);
      agreement += first * second;
      untiedOne += Math.abs(first);
      untiedOther += Math.abs(second);
    }
  return untiedOne === 0 || untiedOther === 0 ? null : agreement / Math.sqrt(untiedOne * untiedOther);
}

/** From 1; equal values share the mean of their ranks. */
function ranks(values: readonly number[]): number[] {
  const order = values.map((_, at) => at).sort((a, b) => values[a]! - values[b]!);
  const found = new Array<number>(values.length);
  for (let start = 0; start < order.length; ) {
    let end = start + 1;
    while (end < order.length && values[order[end]!] === values[order[start]!]) end += 1;
    for (let at = start; at < end; at += 1) found[order[at]!] = (start + 1 + end) / 2;
    start = end;
  }
  return found;
}
