import type { Criterion } from '../criterion/criterion.ts';
import { plainNumber, sumOf } from '../mean.ts';
import { DOES_NOT_HOLD, HOLDS, NOT_APPLICABLE, scoreOf } from './labels.ts';

/** What labels come to together. */
export interface Weighed {
  /** 0 to 1, higher is better; null for not applicable. */
  score: number | null;
  /** P(the condition holds) for a criterion that passes or fails, else null. */
  probability: number | null;
  /** See Verdict. */
  range: [low: number, high: number] | null;
}

/**
 * The score of weighed labels (judging.md, 2; decisions.md, "Scores"): not applicable where that has half of the weight;
 * else, of what is left, for a criterion that passes or fails whether the condition holds with at least a half, and for a
 * graded one the expected value.
 * @param weights Of labels, in whatever unit; counts or probabilities.
 * @param rangeOf Where samples lie, of scores in rising order with their parts, together 1.
 */
export function weigh(
  weights: Readonly<Record<string, number>>,
  criterion: Criterion,
  rangeOf: (scores: Share[]) => [low: number, high: number],
): Weighed {
  const { [NOT_APPLICABLE]: notApplicable = 0, ...others } = weights;
  // By what the others have together: 1 - 0.7 is not 0.3.
  const rest = sumOf(Object.values(others));
  if (notApplicable >= rest) return { score: null, probability: null, range: null };
  const scores = Object.entries(others)
    .filter(([, weight]) => weight > 0)
    .map(([label, weight]) => ({ share: weight / rest, score: scoreOf(label, criterion)! }))
    .toSorted((a, b) => a.score - b.score);
  const isBinary = criterion.scale === 'binary';
  const probability = isBinary ? plainNumber((others[HOLDS] ?? 0) / rest) : null;
  const score =
    probability === null ? expected(scores) : scoreOf(probability >= 0.5 ? HOLDS : DOES_NOT_HOLD, criterion)!;
  const [low, high] = rangeOf(scores);
  return { score, probability, range: [Math.min(low, score), Math.max(high, score)] };
}

/** A score, and its part of the whole. */
export interface Share {
  score: number;
  share: number;
}

/** From the lowest to the highest. */
export const wholeRange = (scores: Share[]): [number, number] => [scores[0]!.score, scores.at(-1)!.score];

/**
 * From the lower to the upper quartile: the middle half, which is what three samples span on average, since the share
 * of a distribution between the least and the greatest of k samples is (k - 1) / (k + 1) in the mean.
 */
export const middleHalf = (scores: Share[]): [number, number] => [quantile(scores, 0.25), quantile(scores, 0.75)];

/** The least score up to which this share lies. Rounding of the parts is not to move it. */
function quantile(scores: Share[], wanted: number): number {
  let sum = 0;
  for (const { share, score } of scores) {
    sum += share;
    if (sum >= wanted - 1e-9) return score;
  }
  return scores.at(-1)!.score;
}

/** The mean; sums of parts that are not exact stay between the least and the greatest. */
function expected(scores: Share[]): number {
  const sum = scores.reduce((total, { share, score }) => total + share * score, 0);
  const [low, high] = wholeRange(scores);
  return Math.min(high, Math.max(low, plainNumber(sum)));
}
