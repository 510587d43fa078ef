import type { Confusion } from '../statistics/confusion.ts';
import { clip } from '../statistics/interval.ts';
import { allocateLabels } from '../statistics/label-allocation.ts';
import { tooFew } from '../statistics/too-few.ts';

/**
 * How many of the next labels should go to responses that deserve to pass. Until there are enough of each class, the scarcer
 * class comes first; then the division is that which makes the interval of the corrected pass rate shortest.
 * @param passRate The judge's, 0 to 1.
 */
export function wantedToPass(next: number, { tp, fn, fp, tn }: Confusion, passRate: number): number {
  const [positives, negatives] = [tp + fn, fp + tn];
  const total = positives + negatives + next;
  const fewest = Math.min(positives, negatives);
  const target =
    fewest < tooFew.labelsPerClass.least
      ? Math.ceil(total / 2)
      : allocateLabels(total, {
          passRate,
          sensitivity: tp / positives,
          specificity: tn / negatives,
          labelsPerClass: fewest,
        }).positives;
  return clip(target - positives, 0, next);
}
