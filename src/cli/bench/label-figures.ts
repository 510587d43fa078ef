import { bootstrapMean } from '../../statistics/bootstrap.ts';
import { calibrationError, type ReliabilityBin, reliabilityBins } from '../../statistics/calibration.ts';
import { balancedAccuracy, type Confusion, trueNegativeRate, truePositiveRate } from '../../statistics/confusion.ts';
import { clustersOf } from '../../statistics/mean.ts';
import { wilson } from '../../statistics/proportion.ts';
import { areaUnderCurve, kendall, spearman } from '../../statistics/ranking.ts';
import { bootstrapFigure } from '../../statistics/resample.ts';
import { tooFew } from '../../statistics/too-few.ts';
import { type Figure, figure } from './figure.ts';

/** A verdict on an answer that a person labelled. */
export interface LabelCase {
  /** Whether it was let pass. */
  isPassed: boolean;
  /** What ranks the answers, 0 to 1 for a judge. */
  value: number;
  /** The person's label. */
  passes: boolean;
}

/** A score beside a person's rating. */
export interface RatingCase {
  value: number;
  rating: number;
}

/** Accuracy, its parts and the ranking. */
export function labelFigures(cases: readonly LabelCase[]): Figure[] {
  const n = cases.length;
  const confusion = confusionOf(cases);
  const [positives, negatives] = [confusion.tp + confusion.fn, confusion.tn + confusion.fp];
  const { least: needs } = tooFew.labelsPerClass;
  const rarer = { has: Math.min(positives, negatives), needs };
  return [
    ...figure('accuracy', wilson(confusion.tp + confusion.tn, n), n, { needs }),
    ...figure('balanced_accuracy', balancedAccuracy(confusion), n, rarer),
    ...figure('tpr', truePositiveRate(confusion), positives, { needs }),
    ...figure('tnr', trueNegativeRate(confusion), negatives, { needs }),
    ...figure('auc', bootstrapFigure(ranked(cases), areaUnderCurve, { draws: drawsFor(n) }), n, rarer),
  ];
}

const ranked = (cases: readonly LabelCase[]) => cases.map(({ value, passes }) => ({ score: value, passes }));

export function confusionOf(cases: readonly LabelCase[]): Confusion {
  const confusion = { tp: 0, fn: 0, fp: 0, tn: 0 };
  for (const { isPassed, passes } of cases) confusion[passes ? (isPassed ? 'tp' : 'fn') : isPassed ? 'fp' : 'tn'] += 1;
  return confusion;
}

/** How far the scores can be read as probabilities. */
export function calibrationFigures(cases: readonly LabelCase[]): { figures: Figure[]; bins: ReliabilityBin[] } {
  const scores = ranked(cases);
  const n = scores.length;
  const { least: needs } = tooFew.labelsForCalibration;
  const squares = scores.map(({ score, passes }) => (score - Number(passes)) ** 2);
  const error = bootstrapFigure(scores, (drawn) => calibrationError(reliabilityBins(drawn)), { draws: drawsFor(n) });
  return {
    figures: [
      ...figure('brier', bootstrapMean(clustersOf(squares)), n, { needs }),
      ...figure('ece', error, n, { needs }),
    ],
    bins: reliabilityBins(scores),
  };
}

/** Kendall's τ takes time with the square of the cases. */
const mostForKendall = 3000;

export function ratingFigures(cases: readonly RatingCase[]): Figure[] {
  const n = cases.length;
  const { least: needs } = tooFew.ratings;
  const draws = Math.min(drawsFor(n), Math.max(100, Math.round(2e8 / n ** 2)));
  return [
    ...figure('spearman', correlation(cases), n, { needs }),
    ...(n > mostForKendall ? [] : figure('kendall', bootstrapFigure(cases, by(kendall), { draws }), n, { needs })),
  ];
}

/** Spearman's ρ with an interval; null if all values or all ratings are equal. */
export const correlation = (cases: readonly RatingCase[]) =>
  bootstrapFigure(cases, by(spearman), { draws: drawsFor(cases.length) });

const by = (measure: typeof spearman) => (cases: readonly RatingCase[]) =>
  measure(
    cases.map(({ value }) => value),
    cases.map(({ rating }) => rating),
  );

/** So that a large file takes seconds. */
export const drawsFor = (n: number): number => Math.min(1000, Math.max(100, Math.round(2e6 / n)));
