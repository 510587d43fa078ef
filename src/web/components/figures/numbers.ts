import type { Schemas } from '../../api/client.ts';

export type Figures = Schemas['InsightFigures'];
export type Figure = Schemas['Figure'];

/** `12,350`, and `1.2 M` from a million on, `10,000 M` from a thousand million on. */
export function countText(count: number): string {
  if (count < 1_000_000) return count.toLocaleString('en');
  const digits = count < 1_000_000_000 ? 1 : 0;
  const precision = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return `${(count / 1_000_000).toLocaleString('en', precision)} M`;
}

/** `86.5 %` */
export const percentText = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** `−0.13`, with a real minus sign. */
export const changeText = (value: number, digits = 2): string => {
  const text = Math.abs(value).toFixed(digits);
  return Number(text) === 0 ? text : `${value < 0 ? '−' : '+'}${text}`;
};

/** `1.6 s`, `240 ms` */
export const durationText = (ms: number): string =>
  ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(ms < 10_000 ? 1 : 0)} s`;

/** `[0.81, 0.83]`; nothing for a single value. */
export const intervalText = ({ low, high }: Figure, text: (value: number) => string): string =>
  low === null || high === null || low === high ? '' : `[${text(low)}, ${text(high)}]`;

/** The evaluations with a score at or above the threshold, below it, and without one: together all of them. */
export function partsOf({ evaluations, not_applicable, pass_rate }: Figures) {
  const scores = evaluations - not_applicable;
  const passing = Math.round((pass_rate.value ?? 0) * scores);
  return { scores, passing, low: scores - passing, not_applicable };
}

/** The mean, if there are enough scores to say one. */
export const saidMean = ({ mean_score }: Figures): number | null => (mean_score.too_few ? null : mean_score.value);
