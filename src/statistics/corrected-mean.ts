import { studentQuantile } from './distributions.ts';
import { around, clip, type Estimate, usualLevel } from './interval.ts';
import { covariance, mean, variance } from './mean.ts';

export interface RatedSample {
  /** Where a person rated: the person's ratings, and in the same order the judge's scores; 0 to 1. */
  person: readonly number[];
  judge: readonly number[];
  /** The judge's scores where no person rated. */
  unrated: readonly number[];
}

/** The mean that people would have given, 0 to 1. */
export interface CorrectedMean extends Estimate {
  /** How much the judge's scores count: 0 is the people's ratings alone, 1 is the judge's mean with the error corrected. */
  weight: number;
  /** As in the sources, which take 1.96 of them; we take Student's t, because 1.96 is too few for 30 ratings. */
  standardError: number;
}

/**
 * The mean of people's ratings, with the judge's scores of all cases used to make it more precise (PPI++). If the judge's
 * scores say nothing about people's ratings, it is the mean of the ratings alone.
 * Source: Angelopoulos, Duchi and Zrnic 2023, arXiv 2311.01453.
 * @returns null for fewer than 3 ratings
 */
export function correctedMean(sample: RatedSample, level = usualLevel): CorrectedMean | null {
  const { person, judge, unrated } = sample;
  if (person.length < 3) return null;
  const spread = variance([...judge, ...unrated]);
  const ratio = person.length / unrated.length;
  const weight = unrated.length < 2 || spread === 0 ? 0 : clip(covariance(person, judge) / ((1 + ratio) * spread));
  return weightedMean(sample, weight, level);
}

/**
 * The judge's mean, corrected by its mean error where people rated (PPI).
 * Source: Angelopoulos, Bates, Fannjiang, Jordan and Zrnic 2023, arXiv 2301.09633.
 * @returns null for fewer than 3 ratings, or fewer than 2 scores without one
 */
export const plainCorrectedMean = (sample: RatedSample, level = usualLevel): CorrectedMean | null =>
  sample.person.length < 3 || sample.unrated.length < 2 ? null : weightedMean(sample, 1, level);

function weightedMean({ person, judge, unrated }: RatedSample, weight: number, level: number): CorrectedMean {
  const errors = person.map((rating, at) => rating - weight * judge[at]!);
  const fromJudge = weight === 0 ? 0 : weight * mean(unrated);
  const judgeVariance = weight === 0 ? 0 : (weight ** 2 * variance(unrated)) / unrated.length;
  const standardError = Math.sqrt(judgeVariance + variance(errors) / person.length);
  // One degree of freedom less for the mean, one for the weight.
  const margin = studentQuantile(1 - (1 - level) / 2, person.length - 2) * standardError;
  return { ...around(fromJudge + mean(errors), margin), weight, standardError };
}
