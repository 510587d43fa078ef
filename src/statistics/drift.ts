import type { Estimate } from './interval.ts';
import { mcNemar, newcombePaired, type Pairs } from './paired.ts';
import type { Share } from './unpaired.ts';

/** A labelled case whose score is taken again: whether it deserves to pass, and the judge's verdicts before and now. */
export interface Anchor {
  passes: boolean;
  before: boolean;
  now: boolean;
}

/** What changed between two rounds of verdicts on the same labelled cases. */
export interface AnchorDrift {
  anchors: number;
  /** Verdicts that are no longer the same. */
  changed: number;
  /** Whether the changes go in one direction more than chance would: McNemar's mid-p. */
  midP: number;
  /** The change, now − before, with Newcombe's paired interval; null without labels of the class. */
  truePositiveRate: Estimate | null;
  trueNegativeRate: Estimate | null;
}

export function anchorDrift(anchors: readonly Anchor[]): AnchorDrift {
  const positive = pairsOf(anchors.filter(({ passes }) => passes));
  const negative = pairsOf(anchors.filter(({ passes }) => !passes));
  const onlyA = positive.onlyA + negative.onlyA;
  const onlyB = positive.onlyB + negative.onlyB;
  return {
    anchors: anchors.length,
    changed: onlyA + onlyB,
    midP: mcNemar({ onlyA, onlyB }).midP,
    truePositiveRate: newcombePaired(positive),
    // Right is to fail, so pass and fail change places.
    trueNegativeRate: newcombePaired({
      both: negative.neither,
      onlyA: negative.onlyB,
      onlyB: negative.onlyA,
      neither: negative.both,
    }),
  };
}

function pairsOf(anchors: readonly Anchor[]): Pairs {
  const count = (before: boolean, now: boolean) =>
    anchors.filter((anchor) => anchor.before === before && anchor.now === now).length;
  return {
    both: count(true, true),
    onlyA: count(true, false),
    onlyB: count(false, true),
    neither: count(false, false),
  };
}

export interface CusumOptions {
  /** Smaller departures are ignored, in standard errors of a period. @default 0.5 */
  slack?: number;
  /** The sum that raises the alarm. With 0.5 and 5, a false alarm comes about every 465 periods. @default 5 */
  limit?: number;
}

/** The sums after one period; `alarm` as soon as one exceeds the limit. */
export interface CusumPoint {
  above: number;
  below: number;
  alarm: 'above' | 'below' | null;
}

/**
 * Small lasting changes of a pass rate, period by period: departures from the baseline add up, chance ones cancel.
 * Source: Page 1954, Biometrika 41; the defaults are those of Montgomery, Introduction to Statistical Quality Control.
 * @param baseline The rate that is expected, above 0 and below 1.
 * @throws RangeError for a baseline of 0 or 1, from which no departure has a size
 */
export function cusum(periods: readonly Share[], baseline: number, options: CusumOptions = {}): CusumPoint[] {
  if (!(baseline > 0 && baseline < 1)) throw new RangeError('The baseline must be above 0 and below 1.');
  const { slack = 0.5, limit = 5 } = options;
  let above = 0;
  let below = 0;
  return periods.map(({ passed, n }) => {
    const z = n === 0 ? 0 : (passed / n - baseline) / Math.sqrt((baseline * (1 - baseline)) / n);
    if (n > 0) {
      above = Math.max(0, above + z - slack);
      below = Math.max(0, below - z - slack);
    }
    return { above, below, alarm: above > limit ? 'above' : below > limit ? 'below' : null };
  });
}
