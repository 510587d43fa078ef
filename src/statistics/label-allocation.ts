import { clip } from './interval.ts';

export interface Pilot {
  /** The judge's pass rate, 0 to 1. */
  passRate: number;
  /** The judge's rates as far as they are known, 0 to 1, from so many labels of each class. */
  sensitivity: number;
  specificity: number;
  labelsPerClass: number;
}

/**
 * How to divide labels between responses that deserve to pass and to fail, so that the interval of the corrected pass rate is
 * shortest. Each class gets at least 1 label of 2 or more.
 * Source: Lee et al., arXiv 2511.21140, adaptive allocation.
 */
export function allocateLabels(labels: number, pilot: Pilot): { positives: number; negatives: number } {
  const { passRate, sensitivity, specificity, labelsPerClass } = pilot;
  const ratio = (labelsPerClass * (1 - specificity) + 1) / (labelsPerClass * (1 - sensitivity) + 1);
  const least = labels >= 2 ? 1 : 0;
  const share = passRate === 0 ? 0 : 1 / (1 + (1 / passRate - 1) * Math.sqrt(ratio));
  const positives = clip(Math.round(labels * share), least, labels - least);
  return { positives, negatives: labels - positives };
}
