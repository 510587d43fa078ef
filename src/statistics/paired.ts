import { binomialCumulative } from './distributions.ts';
import { type Estimate, usualLevel } from './interval.ts';
import { wilson } from './proportion.ts';

/** The same cases in two runs, by which of them passed. */
export interface Pairs {
  both: number;
  onlyA: number;
  onlyB: number;
  neither: number;
}

/** How surprising the discordant pairs are if the runs are equally good, 0 to 1. */
export interface McNemar {
  /** The exact two-sided test. It is cautious: it rejects too rarely. */
  exact: number;
  /** With half the weight of the observed outcome: closer to the level asked for. The one to use. */
  midP: number;
}

/**
 * Compares the cases that only A passed with those that only B passed.
 * Source: McNemar 1947; mid-p: Fagerland, Lydersen and Laake 2013, BMC Medical Research Methodology 13.
 */
export function mcNemar({ onlyA, onlyB }: Pick<Pairs, 'onlyA' | 'onlyB'>): McNemar {
  const n = onlyA + onlyB;
  const fewer = Math.min(onlyA, onlyB);
  const atMost = binomialCumulative(fewer, n, 0.5);
  const observed = atMost - binomialCumulative(fewer - 1, n, 0.5);
  return { exact: Math.min(1, 2 * atMost), midP: Math.min(1, 2 * atMost - observed) };
}

/**
 * The difference of two pass rates over the same cases, B − A, −1 to 1, with Newcombe's interval (method 10, which combines two
 * Wilson intervals).
 * Source: Newcombe 1998, Statistics in Medicine 17, 2635–2650.
 * @returns null without pairs
 */
export function newcombePaired({ both, onlyA, onlyB, neither }: Pairs, level = usualLevel): Estimate | null {
  const n = both + onlyA + onlyB + neither;
  const a = wilson(both + onlyA, n, level);
  const b = wilson(both + onlyB, n, level);
  if (!a || !b) return null;
  const correlation = phi({ both, onlyA, onlyB, neither }, n);
  const value = (onlyB - onlyA) / n;
  const margin = (one: number, other: number) =>
    Math.sqrt(Math.max(0, one ** 2 - 2 * correlation * one * other + other ** 2));
  return {
    value,
    low: value - margin(b.value - b.low, a.high - a.value),
    high: value + margin(b.high - b.value, a.value - a.low),
  };
}

/** The correlation of the two verdicts; a positive one is corrected for continuity. */
function phi({ both, onlyA, onlyB, neither }: Pairs, n: number): number {
  const product = (both + onlyA) * (onlyB + neither) * (both + onlyB) * (onlyA + neither);
  if (product === 0) return 0;
  const raw = both * neither - onlyA * onlyB;
  return (raw > 0 ? Math.max(0, raw - n / 2) : raw) / Math.sqrt(product);
}
