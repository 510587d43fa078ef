import type { Criterion } from '../criterion/criterion.ts';
import { plainNumber, sumOf } from '../mean.ts';
import { DOES_NOT_HOLD, HOLDS, NOT_APPLICABLE, scoreOf } from './labels.ts';

/** The result of weighed labels. */
export interface Weighed {
  /** 0 to 1, higher is better; null for not applicable. */
  score: number | null;
  /** P(the condition holds) for a criterion that passes or fails, else null. */
  probability: number | null;
  /** See Verdict. */
  range: [low: number, high: number] | null;
}

/**
 * The score of weighed labels (judging.md, 2; decisions.md, "Scores"): not applicable if that label has half of the weight.
 * Otherwise, of the other labels: for a criterion that passes or fails, whether the condition holds with at least one half; for
 * a graded one, the expected value.
 * @param weights Per label, in any unit: counts or probabilities.
 * @param rangeOf The range of scores, which are sorted and have shares that sum to 1.
 */
export function weigh(
  weights: Readonly<Record<string, number>>,
  criterion: Criterion,
  rangeOf: (scores: Share[]) => [low: number, high: number],
): Weighed {
  const { [NOT_APPLICABLE]: notApplicable = 0, ...others } = weights;
  // Summed, not subtracted: 1 - 0.7 is not 0.3.
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

/** A score and its share of the weight. */
export interface Share {
  score: number;
  share: number;
}

/** From the lowest score to the highest. */
export const wholeRange = (scores: Share[]): [number, number] => [scores[0]!.score, scores.at(-1)!.score];

/**
 * From the lower to the upper quartile. Three samples span as much on average: the mean share of a distribution between
 * the least and the greatest of k samples is (k - 1) / (k + 1).
 */
export const middleHalf = (scores: Share[]): [number, number] => [quantile(scores, 0.25), quantile(scores, 0.75)];

/** The lowest score at which this share is reached. Tolerates rounding of the shares. */
function quantile(scores: Share[], wanted: number): number {
  let sum = 0;
  for (const { share, score } of scores) {
    sum += share;
    if (sum >= wanted - 1e-9) return score;
  }
  return scores.at(-1)!.score;
}

/** The mean, kept between the lowest and the highest score despite rounding. */
function expected(scores: Share[]): number {
  const sum = scores.reduce((total, { share, score }) => total + share * score, 0);
  const [low, high] = wholeRange(scores);
  return Math.min(high, Math.max(low, plainNumber(sum)));
}
