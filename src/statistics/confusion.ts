import { clip, type Estimate } from './interval.ts';
import { wilson } from './proportion.ts';

/** Cases by the person's label and the judge's verdict. A person's label is positive if the response deserves to pass. */
export interface Confusion {
  /** Both say pass. */
  tp: number;
  /** The person says pass, the judge does not. */
  fn: number;
  /** The judge says pass, the person does not. */
  fp: number;
  /** Both say fail. */
  tn: number;
}

export const labels = ({ tp, fn, fp, tn }: Confusion): number => tp + fn + fp + tn;

/** The share of the responses that deserve to pass which the judge passes (sensitivity); null without any. */
export const truePositiveRate = ({ tp, fn }: Confusion): Estimate | null => wilson(tp, tp + fn);

/** The share of the responses that deserve to fail which the judge fails (specificity); null without any. */
export const trueNegativeRate = ({ tn, fp }: Confusion): Estimate | null => wilson(tn, tn + fp);

/**
 * The mean of both rates: 0.5 for a judge that always gives the same verdict, whatever share of the labels is positive.
 * Its interval combines the two Wilson intervals (MOVER: Zou and Donner 2008, Statistics in Medicine 27).
 * @returns null without labels of both classes
 */
export function balancedAccuracy(confusion: Confusion): Estimate | null {
  const positive = truePositiveRate(confusion);
  const negative = trueNegativeRate(confusion);
  if (!positive || !negative) return null;
  const value = (positive.value + negative.value) / 2;
  return {
    value,
    low: clip(value - Math.hypot(positive.value - positive.low, negative.value - negative.low) / 2),
    high: clip(value + Math.hypot(positive.high - positive.value, negative.high - negative.value) / 2),
  };
}
