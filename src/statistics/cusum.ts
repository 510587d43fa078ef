import { tooFew } from './too-few.ts';
import { type Share, twoProportionZ } from './unpaired.ts';

export interface CusumOptions {
  /** Smaller departures are ignored, in standard errors of a period. @default 0.5 */
  slack?: number;
  /** The sum that raises the alarm. With 0.5 and 5, a false alarm comes about every 465 periods. @default 5 */
  limit?: number;
}

export interface Cusum {
  /** How many times periods were compared with those before them. */
  compared: number;
  /** The sums after the last period. */
  above: number;
  below: number;
  /** The first sum that exceeded the limit; null if none did. */
  alarm: {
    direction: 'above' | 'below' /** The place of its period. */;
    at: number /** Where that sum began to grow. */;
    since: number;
  } | null;
}

export const cusumDefaults = { slack: 0.5, limit: 5 };

/**
 * Small lasting changes of a pass rate, which add up while chance cancels out. Each period is compared with all periods before it,
 * so that no rate has to be known beforehand, and an error in such a rate raises no alarm. A period that is too small for that is
 * joined with the next one.
 * Source: Page 1954, Biometrika 41; self-starting: Hawkins 1987, The Statistician 36; the defaults are those of Montgomery,
 * Introduction to Statistical Quality Control.
 * @param periods The oldest first.
 */
export function cusum(periods: readonly Share[], options: CusumOptions = {}): Cusum {
  const { slack, limit } = { ...cusumDefaults, ...options };
  const sums = { above: 0, below: 0 };
  const began = { above: 0, below: 0 };
  let before: Share = { passed: 0, n: 0 };
  let period: Share = { passed: 0, n: 0 };
  let first = 0;
  let compared = 0;
  let alarm: Cusum['alarm'] = null;
  for (const [at, one] of periods.entries()) {
    if (period.n === 0) first = at;
    period = together(period, one);
    if (!isEnough(before, period)) continue;
    if (before.n > 0) {
      compared += 1;
      const { z } = twoProportionZ(before, period)!;
      for (const [direction, departure] of [
        ['above', z],
        ['below', -z],
      ] as const) {
        if (sums[direction] === 0) began[direction] = first;
        sums[direction] = Math.max(0, sums[direction] + departure - slack);
        if (sums[direction] > limit) alarm ??= { direction, at, since: began[direction] };
      }
    }
    before = together(before, period);
    period = { passed: 0, n: 0 };
  }
  return { compared, ...sums, alarm };
}

const together = (a: Share, b: Share): Share => ({ passed: a.passed + b.passed, n: a.n + b.n });

/** Whether so many passes and failures are there, or expected by the rate before: not those that chance made wait longer. */
function isEnough(before: Share, { passed, n }: Share): boolean {
  const expected = before.n === 0 ? passed : (before.passed / before.n) * n;
  return Math.min(expected, n - expected) >= tooFew.perOutcome.least;
}
