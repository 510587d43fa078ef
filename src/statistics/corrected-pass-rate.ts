import { zOfLevel } from './distributions.ts';
import { clip, type Estimate, usualLevel } from './interval.ts';

/** A judge's pass rate, and how well it does against people's labels. */
export interface JudgedSample {
  /** How many of `judged` the judge passed. */
  passed: number;
  judged: number;
  /** Of the `positives`, which people passed, how many the judge passed. */
  truePositives: number;
  positives: number;
  /** Of the `negatives`, which people failed, how many the judge failed. */
  trueNegatives: number;
  negatives: number;
}

/**
 * The share of responses that deserve to pass: the judge's pass rate, corrected for its measured errors. The interval carries
 * the uncertainty of the judged sample and that of the labels.
 * Source: Rogan and Gladen 1978; Lang and Reiczigel 2014, Preventive Veterinary Medicine 113; for judges Lee, Zeng, Jeong,
 * Sohn and Lee, arXiv 2511.21140.
 * @returns null if the judge is no better than chance (both rates add up to 1 or less), or if a sample is empty
 */
export function correctedPassRate(sample: JudgedSample, level = usualLevel): Estimate | null {
  const { passed, judged, truePositives, positives, trueNegatives, negatives } = sample;
  if (judged === 0 || positives === 0 || negatives === 0) return null;
  const sensitivity = truePositives / positives;
  const specificity = trueNegatives / negatives;
  const skill = sensitivity + specificity - 1;
  if (skill <= 0) return null;
  const value = clip((passed / judged + specificity - 1) / skill);

  const z = zOfLevel(level);
  const smooth = {
    rate: smoothed(passed, judged, z ** 2),
    pass: smoothed(truePositives, positives, 2),
    fail: smoothed(trueNegatives, negatives, 2),
  };
  const smoothSkill = smooth.pass.share + smooth.fail.share - 1;
  if (smoothSkill <= 0) return null;
  const middle = (smooth.rate.share + smooth.fail.share - 1) / smoothSkill;
  const shift = 2 * z ** 2 * (middle * smooth.pass.variance - (1 - middle) * smooth.fail.variance);
  const error =
    Math.sqrt(smooth.rate.variance + (1 - middle) ** 2 * smooth.fail.variance + middle ** 2 * smooth.pass.variance) /
    smoothSkill;
  return { value, low: clip(middle + shift - z * error), high: clip(middle + shift + z * error) };
}

/** A share with so many cases added, half of them successes, so that a share of 0 or 1 keeps a variance. */
function smoothed(successes: number, n: number, added: number) {
  const share = (successes + added / 2) / (n + added);
  return { share, variance: (share * (1 - share)) / (n + added) };
}
