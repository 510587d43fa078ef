/** Below `least` a figure is shown with the words "too few"; its interval is still right, but too wide to decide by. */
interface Threshold {
  least: number;
  source: string;
}

const skill = 'Husain and Shankar, evals-skills, validate-evaluator: 30 to 50 labels of each class';
const coverage = 'our simulation, npm run bench -- trust: below, intervals cover less than they promise';

/** How many labels or cases each figure needs. */
export const tooFew = {
  /** Labels of each class for the true positive and true negative rate: Wilson's interval is then ±0.11 at 0.9. */
  labelsPerClass: { least: 30, source: skill },
  /** Labels for κ and AC1. */
  labelsForAgreement: {
    least: 50,
    source: 'the usual rule for κ: Cicchetti 1981, at least 2k² for k classes, and an interval below 0.4',
  },
  /** Ratings for the corrected mean of graded scores. */
  ratings: { least: 30, source: coverage },
  /** Labels for Brier score, calibration error and reliability picture: 10 in each of 10 bins. */
  labelsForCalibration: { least: 100, source: '10 labels in each of 10 bins' },
  /** Labels for a map from scores to probabilities. */
  labelsForCalibrationMap: {
    least: 200,
    source: 'Zadrozny and Elkan 2002; Niculescu-Mizil and Caruana 2005: isotonic maps overfit below',
  },
  /** Labels for an abstention band: 59 without an error prove 5 %. */
  labelsForAbstention: {
    least: 60,
    source: 'Clopper and Pearson: 59 labels without an error prove at most 5 % errors',
  },
  /** Labelled anchors for drift, of both classes. */
  anchors: { least: 50, source: 'the same as for agreement' },
  /** Passes, and failures, of a period for the two-proportion z and CUSUM. */
  perOutcome: { least: 5, source: 'Cochran 1954, Biometrics 10: the normal approximation needs 5 of each' },
  /** Cases, or conversations if several cases share one, for an interval by resampling. */
  clusters: { least: 30, source: coverage },
  /** With fewer, a comparison of graded scores has no verdict at all. */
  clustersForVerdict: { least: 10, source: coverage },
} satisfies Record<string, Threshold>;

/** κ and AC1 are "too few" too if their interval is wider than this. */
export const widestAgreementInterval = 0.4;

/** Outside these pass rates of either rater κ falls with the rate itself, and AC1 is shown beside it (Gwet 2008). */
export const marginsForKappa = { low: 0.2, high: 0.8 };
