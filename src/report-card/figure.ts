import type { Estimate } from '../statistics/interval.ts';

export const noLabels = 'There are no labels on judged responses.';

/** What a figure lacks to be decided by. */
export interface TooFew {
  what: 'labels' | 'labels_to_pass' | 'labels_to_fail' | 'ratings' | 'scores' | 'anchors' | 'passes_and_failures';
  have: number;
  needed: number;
}

/** A figure with its interval, or the reason why there is none. */
export interface Figure {
  value: number | null;
  low: number | null;
  high: number | null;
  too_few: TooFew | null;
  reason: string | null;
}

/** @param reason Why there is no value; used only then. */
export const figure = (estimate: Estimate | null, too_few: TooFew | null, reason: string): Figure =>
  estimate
    ? { value: estimate.value, low: estimate.low, high: estimate.high, too_few, reason: null }
    : { value: null, low: null, high: null, too_few, reason };

/** @returns null if there are enough */
export const lacking = (what: TooFew['what'], have: number, needed: number): TooFew | null =>
  have < needed ? { what, have, needed } : null;
