import { decimalText } from '../signed-number.ts';
import type { Comparison } from './comparison.ts';
import type { Figure } from './figure.ts';
import type { Measurement } from './measurement.ts';
import type { Judged } from './results-file.ts';

/** What a run reports, in every form. */
export interface Report extends Measurement {
  judged: Judged;
  threshold: number;
  comparison: Comparison | null;
  /** The same judge without its memory; null if its memory is not measured. */
  without: (Measurement & { judged: Judged }) | null;
}

const whole = new Set<Figure['name']>(['prompt_tokens', 'completion_tokens', 'latency_p50', 'latency_p95']);

export const valueText = (value: number, name: Figure['name']): string =>
  whole.has(name) ? Math.round(value).toLocaleString('en') : decimalText(value, 3);

/** `0.870 (0.816 to 0.910)` */
export const estimateText = ({ name, value, low, high }: Figure): string =>
  low === null || high === null
    ? valueText(value, name)
    : `${valueText(value, name)} (${valueText(low, name)} to ${valueText(high, name)})`;

export const remarkOf = ({ too_few }: Figure): string =>
  too_few === null ? '' : `too few: ${too_few.has.toLocaleString('en')} of ${too_few.needs}`;
