import type { Figure } from '../client/index.ts';
import { decimalText } from './signed-number.ts';

type TooFew = NonNullable<Figure['too_few']>;

export const percent = (value: number): string => `${Math.round(value * 100)} %`;
export const percents = ({ low, high }: Figure): string => `${Math.round(low! * 100)} to ${percent(high!)}`;
export const decimals = (value: number): string => decimalText(value, 2);

const whatIsMissing: Record<TooFew['what'], string> = {
  labels: 'labels',
  labels_to_pass: 'labels on responses that deserve to pass',
  labels_to_fail: 'labels on responses that deserve to fail',
  ratings: 'labels with a score',
  scores: 'scores',
  anchors: 'anchors judged again',
  passes_and_failures: 'passes or failures a week',
};
export const tooFewText = ({ what, have, needed }: TooFew): string =>
  `too few ${whatIsMissing[what]} (${have} of ${needed})`;
