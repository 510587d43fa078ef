/** A range that covers the true figure in 95 of 100 samples, unless another level was asked for. */
export interface Interval {
  low: number;
  high: number;
}

/** A figure and its interval. */
export interface Estimate extends Interval {
  value: number;
}

/** The share of samples in which an interval covers the true figure. */
export const usualLevel = 0.95;

export const clip = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));

/** value ± margin, within the range that the figure can take. */
export const around = (value: number, margin: number, low = 0, high = 1): Estimate => ({
  value: clip(value, low, high),
  low: clip(value - margin, low, high),
  high: clip(value + margin, low, high),
});
