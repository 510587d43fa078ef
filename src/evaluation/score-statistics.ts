import type { components } from '../../generated/openapi.d.ts';

/** The mean; null without scores. Of equal scores it is exactly theirs, which a sum of tenths is not. */
export function meanOf(scores: readonly number[]): number | null {
  if (scores.length === 0) return null;
  const [min, max] = rangeOf(scores);
  return Math.min(Math.max(sumOf(scores) / scores.length, min), max);
}

/** What the scores of one agent's instances have in common; null without scores. `std` is the population's. */
export function statisticsOf(scores: readonly number[]): components['schemas']['SummaryStatistics'] | null {
  const mean = meanOf(scores);
  if (mean === null) return null;
  const [min, max] = rangeOf(scores);
  const half = scores.length / 2;
  const middle = scores.toSorted((a, b) => a - b).slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  const variance = sumOf(scores.map((score) => (score - mean) ** 2)) / scores.length;
  return { median: meanOf(middle)!, min, max, std: Math.sqrt(variance) };
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

const rangeOf = (scores: readonly number[]) =>
  [scores.reduce((a, b) => Math.min(a, b)), scores.reduce((a, b) => Math.max(a, b))] as const;
