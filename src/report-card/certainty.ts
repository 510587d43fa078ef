/** A judge's verdict on one response. */
export interface Verdict {
  score: number;
  /** The model's probability that the criterion's condition holds; null if it gave none. */
  probability: number | null;
}

/**
 * The judge's probability that a response deserves to pass, 0 to 1. The score of a condition is 0 or 1, and says nothing about
 * how sure the judge was. Without a probability, it is the score.
 */
export function certaintyOf({ score, probability }: Verdict): number {
  if (probability === null || (score !== 0 && score !== 1)) return score;
  const ofVerdict = Math.max(probability, 1 - probability);
  // A probability of one half fails a criterion that begins with "Fails if", and must not count as a pass.
  return score === 1 ? ofVerdict : Math.min(1 - ofVerdict, 0.5 - Number.EPSILON);
}
