export type Outcome = 'pass' | 'maybe' | 'low' | 'na' | 'failed' | 'none';

/** In words, for legends and screen readers. */
export const outcomeWords: Record<Outcome, string> = {
  pass: 'passes',
  maybe: 'inconclusive: its range holds the threshold',
  low: 'below the threshold',
  na: 'not applicable: no score, and that is fine',
  failed: 'failed: the judge gave no answer',
  none: 'not judged',
};

/** The lowest score that passes. */
export const threshold = 0.5;

/** As `deemster evaluate` decides it: a score is inconclusive if its range lies on both sides of the threshold. */
export function outcomeOf(score: number | null, range: readonly number[] | null): 'pass' | 'maybe' | 'low' | 'na' {
  if (score === null) return 'na';
  const [low, high] = range ? [range[0]!, range[1]!] : [score, score];
  if (low >= threshold) return 'pass';
  return high < threshold ? 'low' : 'maybe';
}

/** `0.25`: two digits, as everywhere. */
export const scoreText = (score: number): string => score.toFixed(2);
