import { normalCumulative } from './distributions.ts';
import { type Estimate, usualLevel } from './interval.ts';
import { wilson } from './proportion.ts';

/** How many of n passed. */
export interface Share {
  passed: number;
  n: number;
}

/**
 * The difference of two pass rates over different cases, B − A, −1 to 1, with Newcombe's interval (method 10 for independent
 * samples, which combines two Wilson intervals).
 * Source: Newcombe 1998, Statistics in Medicine 17, 873–890.
 * @returns null if a sample is empty
 */
export function newcombeUnpaired(a: Share, b: Share, level = usualLevel): Estimate | null {
  const first = wilson(a.passed, a.n, level);
  const second = wilson(b.passed, b.n, level);
  if (!first || !second) return null;
  const value = second.value - first.value;
  return {
    value,
    low: value - Math.hypot(second.value - second.low, first.high - first.value),
    high: value + Math.hypot(second.high - second.value, first.value - first.low),
  };
}

/**
 * Whether two pass rates over different cases differ: the z statistic, positive if B's is higher, and its two-sided
 * probability if they are equal. For large samples (5 or more expected in each cell).
 * @returns null if a sample is empty; z is 0 if all of both passed, or none
 */
export function twoProportionZ(a: Share, b: Share): { z: number; p: number } | null {
  if (a.n === 0 || b.n === 0) return null;
  const pooled = (a.passed + b.passed) / (a.n + b.n);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / a.n + 1 / b.n));
  const z = error === 0 ? 0 : (b.passed / b.n - a.passed / a.n) / error;
  return { z, p: 2 * normalCumulative(-Math.abs(z)) };
}
