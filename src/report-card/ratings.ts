/** A label, by whom and on what does not matter here. */
export interface GivenLabel {
  passes: boolean;
  /** The person's own score, 0 to 1; null if only the verdict was given. */
  score: number | null;
}

/** What people say about one response. */
export interface Rating {
  /** The majority's verdict; null for a tie. */
  passes: boolean | null;
  /** The mean of the scores; null without one. */
  score: number | null;
}

/** How far the authors of labels on the same responses agree. */
export interface AuthorAgreement {
  /** Responses with labels of several authors. */
  responses: number;
  /** Pairs of authors on the same response, and how many of them agree. */
  comparisons: number;
  agreeing: number;
}

/** One rating from the labels on one response, one label per author. */
export function ratingOf(labels: readonly GivenLabel[]): Rating {
  const passing = labels.filter(({ passes }) => passes).length;
  const scores = labels.flatMap(({ score }) => (score === null ? [] : [score]));
  return {
    passes: passing * 2 === labels.length ? null : passing * 2 > labels.length,
    score: scores.length === 0 ? null : scores.reduce((sum, one) => sum + one, 0) / scores.length,
  };
}

export const noAgreement = (): AuthorAgreement => ({ responses: 0, comparisons: 0, agreeing: 0 });

/** Adds the labels on one response, one label per author. */
export function addAgreement(sum: AuthorAgreement, labels: readonly GivenLabel[]): void {
  const n = labels.length;
  if (n < 2) return;
  const passing = labels.filter(({ passes }) => passes).length;
  const pairs = (count: number) => (count * (count - 1)) / 2;
  sum.responses += 1;
  sum.comparisons += pairs(n);
  sum.agreeing += pairs(passing) + pairs(n - passing);
}
