import type { components } from '../../generated/openapi.d.ts';
import { meanOf, plainNumber, rangeOf, sumOf } from '../judge/mean.ts';

/** What the scores of one agent's instances have in common; null without scores. `std` is the population's. */
export function statisticsOf(scores: readonly number[]): components['schemas']['SummaryStatistics'] | null {
  const mean = meanOf(scores);
  if (mean === null) return null;
  const [min, max] = rangeOf(scores);
  const half = scores.length / 2;
  const middle = scores.toSorted((a, b) => a - b).slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  const variance = sumOf(scores.map((score) => (score - mean) ** 2)) / scores.length;
  return { median: meanOf(middle)!, min, max, std: plainNumber(Math.sqrt(variance)) };
}
