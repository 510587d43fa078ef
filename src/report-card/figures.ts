import { cohenKappa, gwetAc1 } from '../statistics/agreement.ts';
import { brier, calibrationError, type LabelledScore, reliabilityBins } from '../statistics/calibration.ts';
import { balancedAccuracy, type Confusion, trueNegativeRate, truePositiveRate } from '../statistics/confusion.ts';
import { correctedMean } from '../statistics/corrected-mean.ts';
import { correctedPassRate } from '../statistics/corrected-pass-rate.ts';
import type { Estimate } from '../statistics/interval.ts';
import { wilson } from '../statistics/proportion.ts';
import { marginsForKappa, tooFew, widestAgreementInterval } from '../statistics/too-few.ts';
import { abstentionOf, type Pair } from './abstention.ts';
import { type Figure, figure, lacking, noLabels, type TooFew } from './figure.ts';

/** What the figures are computed from: one entry per response, under one version and one judge. */
export interface Sample {
  /** The judge passes a response whose score is at least this. */
  threshold: number;
  /** All scores without nulls. */
  judged: number;
  passed: number;
  scoreSum: number;
  /** The pairs of a score and a label. */
  pairs: Pair[];
  /** The pairs of a score and a person's score. */
  ratings: { judge: number; person: number }[];
  /** The scores without a person's score; empty if there are no ratings. */
  unrated: readonly number[];
}

const noneToPass = 'There are no labels on responses that deserve to pass.';
const noneToFail = 'There are no labels on responses that deserve to fail.';

/** All figures of a report card. */
export function figuresOf(sample: Sample) {
  const confusion = confusionOf(sample);
  const { pairs, judged, passed, scoreSum } = sample;
  return {
    confusion,
    pass_rate: figure(wilson(passed, judged), null, 'No response has a score.'),
    corrected_pass_rate: correctedRate(sample, confusion),
    ...rates(confusion),
    ...agreement(confusion),
    mean_score: judged === 0 ? null : scoreSum / judged,
    corrected_mean: correctedMeanOf(sample),
    calibration: calibrationOf(certaintiesOf(pairs)),
    abstention: abstentionOf(sample),
  };
}

export function confusionOf({ pairs, threshold }: { pairs: readonly LabelledScore[]; threshold: number }): Confusion {
  const confusion = { tp: 0, fn: 0, fp: 0, tn: 0 };
  for (const { score, passes } of pairs)
    if (score >= threshold) confusion[passes ? 'tp' : 'fp'] += 1;
    else confusion[passes ? 'fn' : 'tn'] += 1;
  return confusion;
}

/** The class with fewer labels, if there are too few of it. */
function lackingClass({ tp, fn, fp, tn }: Confusion): TooFew | null {
  const { least } = tooFew.labelsPerClass;
  const [toPass, toFail] = [tp + fn, fp + tn];
  return toPass < toFail ? lacking('labels_to_pass', toPass, least) : lacking('labels_to_fail', toFail, least);
}

function rates(confusion: Confusion) {
  const { least } = tooFew.labelsPerClass;
  const [toPass, toFail] = [confusion.tp + confusion.fn, confusion.fp + confusion.tn];
  return {
    true_positive_rate: figure(truePositiveRate(confusion), lacking('labels_to_pass', toPass, least), noneToPass),
    true_negative_rate: figure(trueNegativeRate(confusion), lacking('labels_to_fail', toFail, least), noneToFail),
    balanced_accuracy: figure(
      balancedAccuracy(confusion),
      lackingClass(confusion),
      toPass === 0 ? noneToPass : noneToFail,
    ),
  };
}

function correctedRate({ judged, passed }: Sample, confusion: Confusion): Figure {
  const { tp, fn, fp, tn } = confusion;
  const [positives, negatives] = [tp + fn, fp + tn];
  const estimate = correctedPassRate({
    passed,
    judged,
    truePositives: tp,
    positives,
    trueNegatives: tn,
    negatives,
  });
  return figure(estimate, lackingClass(confusion), whyNotCorrected(positives, negatives, confusion));
}

function whyNotCorrected(positives: number, negatives: number, { tp, tn }: Confusion): string {
  if (positives === 0) return noneToPass;
  if (negatives === 0) return noneToFail;
  const sum = tp / positives + tn / negatives;
  const rates = `its true positive rate and true negative rate add up to ${sum.toFixed(2)}, and must add up to more than 1`;
  return sum <= 1
    ? `The judge is no better than chance on the labelled responses, so its pass rate cannot be corrected: ${rates}.`
    : 'With so few labels, the judge cannot be told from chance, so its pass rate cannot be corrected.';
}

function agreement(confusion: Confusion): { kappa: Figure; gwet_ac1: Figure | null } {
  const { tp, fn, fp, tn } = confusion;
  const n = tp + fn + fp + tn;
  const kappa = cohenKappa(confusion);
  const ac1 = gwetAc1(confusion);
  const margins = [(tp + fn) / n, (tp + fp) / n];
  const isSkewed = margins.some((margin) => margin < marginsForKappa.low || margin > marginsForKappa.high);
  return {
    kappa: figure(
      kappa,
      lackingForAgreement(kappa, n),
      n === 0 ? noLabels : 'People and the judge gave all responses one and the same verdict.',
    ),
    gwet_ac1: isSkewed ? figure(ac1, lackingForAgreement(ac1, n), noLabels) : null,
  };
}

/** An interval shrinks with the square root of the labels. */
function lackingForAgreement(agreement: Estimate | null, n: number): TooFew | null {
  const { least } = tooFew.labelsForAgreement;
  const width = agreement ? agreement.high - agreement.low : 0;
  const needed = width > widestAgreementInterval ? Math.ceil(n * (width / widestAgreementInterval) ** 2) : least;
  return lacking('labels', n, Math.max(least, needed));
}

function correctedMeanOf({ ratings, unrated }: Sample): Figure {
  const sample = { person: ratings.map(({ person }) => person), judge: ratings.map(({ judge }) => judge), unrated };
  return figure(
    correctedMean(sample),
    lacking('ratings', ratings.length, tooFew.ratings.least),
    'It takes at least 3 labels with a score.',
  );
}

const certaintiesOf = (pairs: Pair[]): LabelledScore[] =>
  pairs.map(({ certainty, passes }) => ({ score: certainty, passes }));

function calibrationOf(pairs: LabelledScore[]) {
  const bins = reliabilityBins(pairs);
  return {
    brier: brier(pairs),
    error: calibrationError(bins),
    too_few: lacking('labels', pairs.length, tooFew.labelsForCalibration.least),
    bins: bins.map(({ low, high, count, meanScore, passShare }) => ({
      low,
      high,
      count,
      mean_score: meanScore,
      pass_share: figure(passShare, null, ''),
    })),
  };
}
