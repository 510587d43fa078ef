import { normalQuantile, zOfLevel } from './distributions.ts';
import { usualLevel } from './interval.ts';

/** The chance that a true difference of the observed size is found with so many cases. */
const power = 0.8;

/**
 * How many cases in all would show a difference of pass rates between two runs over the same cases, with probability 0.8.
 * It assumes that the observed difference is the true one, so it is rough.
 * Source: Connor 1987, Biometrics 43.
 * @param discordance The share of cases that only one of both runs passed, 0 to 1.
 * @param difference Of the pass rates, from −discordance to discordance.
 * @returns null for a difference of 0, which no number of cases would show
 */
export function casesForShares(discordance: number, difference: number, level = usualLevel): number | null {
  if (difference === 0) return null;
  const spread = Math.sqrt(Math.max(0, discordance - difference ** 2));
  return Math.ceil((zOfLevel(level) * Math.sqrt(discordance) + zOfPower() * spread) ** 2 / difference ** 2);
}

/**
 * How many cases in all would show a mean difference, with probability 0.8.
 * @param variance Of the difference of one case; for cases in clusters, n × the squared clustered standard error.
 * @returns null for a difference of 0
 */
export function casesForMean(variance: number, difference: number, level = usualLevel): number | null {
  if (difference === 0) return null;
  return Math.ceil(((zOfLevel(level) + zOfPower()) ** 2 * variance) / difference ** 2);
}

const zOfPower = () => normalQuantile(power);
