import type { Estimate } from './interval.ts';
import { mcNemar, newcombePaired, type Pairs } from './paired.ts';

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
