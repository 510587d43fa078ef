import type { Estimate } from './interval.ts';
import { wilson } from './proportion.ts';

/** A judge's score, 0 to 1, and whether a person says that the response deserves to pass. */
export interface LabelledScore {
  score: number;
  passes: boolean;
}

/** Neighbouring scores: what the judge said on average, and how many deserved to pass. */
export interface ReliabilityBin {
  low: number;
  high: number;
  count: number;
  meanScore: number;
  /** With Wilson's interval. */
  passShare: Estimate;
}

/** The mean squared distance of the scores from 1 (deserves to pass) and 0, 0 to 1; lower is better. Source: Brier 1950. null without labels. */
export function brier(scores: readonly LabelledScore[]): number | null {
  if (scores.length === 0) return null;
  return scores.reduce((sum, { score, passes }) => sum + (score - Number(passes)) ** 2, 0) / scores.length;
}

/**
 * Bins of about equal numbers of cases, for a reliability picture. Equal scores stay in one bin, so there may be fewer.
 * Source: Nixon et al. 2019, arXiv 1904.01685 (adaptive calibration error).
 */
export function reliabilityBins(scores: readonly LabelledScore[], most = 10): ReliabilityBin[] {
  const sorted = scores.toSorted((a, b) => a.score - b.score);
  const bins: ReliabilityBin[] = [];
  let start = 0;
  for (let number = 1; number <= most; number += 1) {
    let end = Math.max(start, Math.round((number * sorted.length) / most));
    while (end > start && end < sorted.length && sorted[end]!.score === sorted[end - 1]!.score) end += 1;
    if (end > start) bins.push(binOf(sorted.slice(start, end)));
    start = end;
  }
  return bins;
}

function binOf(scores: readonly LabelledScore[]): ReliabilityBin {
  const count = scores.length;
  return {
    low: scores[0]!.score,
    high: scores[count - 1]!.score,
    count,
    meanScore: scores.reduce((sum, { score }) => sum + score, 0) / count,
    passShare: wilson(scores.filter(({ passes }) => passes).length, count)!,
  };
}

/**
 * Expected calibration error, 0 to 1: how far the mean score of a bin is from the share that deserved to pass, weighted by size.
 * With few labels per bin it is above 0 by chance alone.
 * Source: Naeini, Cooper and Hauskrecht 2015, AAAI.
 * @returns null without bins
 */
export function calibrationError(bins: readonly ReliabilityBin[]): number | null {
  const n = bins.reduce((sum, { count }) => sum + count, 0);
  if (n === 0) return null;
  return bins.reduce((sum, bin) => sum + (bin.count / n) * Math.abs(bin.meanScore - bin.passShare.value), 0);
}
