import { betaQuantile, zOfLevel } from './distributions.ts';
import { type Estimate, type Interval, usualLevel } from './interval.ts';

/**
 * A share with Wilson's score interval. It never leaves 0 to 1, and has a width even if the share is 0 or 1.
 * Source: Wilson 1927, JASA 22; recommended by Brown, Cai and DasGupta 2001, Statistical Science 16.
 * @param successes 0 to n
 * @returns null if n is 0
 */
export function wilson(successes: number, n: number, level = usualLevel): Estimate | null {
  if (n === 0) return null;
  const z2 = zOfLevel(level) ** 2;
  const value = successes / n;
  const middle = value + z2 / (2 * n);
  const margin = Math.sqrt(z2 * ((value * (1 - value)) / n + z2 / (4 * n * n)));
  const scale = 1 + z2 / n;
  return {
    value,
    low: successes === 0 ? 0 : (middle - margin) / scale,
    high: successes === n ? 1 : (middle + margin) / scale,
  };
}

/**
 * The exact interval of a share. It covers the truth at least as often as the level says, and is wider than Wilson's.
 * Source: Clopper and Pearson 1934, Biometrika 26.
 * @param successes 0 to n
 * @returns null if n is 0
 */
export function clopperPearson(successes: number, n: number, level = usualLevel): Interval | null {
  if (n === 0) return null;
  const tail = (1 - level) / 2;
  return { low: lowerBound(successes, n, tail), high: upperBound(successes, n, tail) };
}

/** The largest share that is still consistent with so few successes, at this one-sided error (0 to 1); exact. */
export const upperBound = (successes: number, n: number, error: number): number =>
  successes === n ? 1 : betaQuantile(1 - error, successes + 1, n - successes);

const lowerBound = (successes: number, n: number, error: number): number =>
  successes === 0 ? 0 : betaQuantile(error, successes, n - successes + 1);
