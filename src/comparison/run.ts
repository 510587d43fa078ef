/** One result of a run: what a judge gave one case by one criterion. */
export interface RunResult {
  /** What the same case has in both runs, such as its tag. */
  case: string;
  criterion: string;
  /** With a name, results belong together by it, and its criterion must be the same in both runs. */
  evaluator?: string | undefined;
  /** 0 to 1; null if the criterion does not apply. */
  score: number | null;
  /** No judgment could be made; the score says nothing. */
  failed?: boolean | undefined;
  kind: Kind;
  /** Cases of one conversation depend on each other; without it a case stands by itself. */
  cluster?: string | undefined;
}

export type Kind = 'pass-fail' | 'graded';

export interface Run {
  /** The identity of the judge: model and settings. */
  judge: string;
  /** The identity of what reads criteria and decides the exact ones. */
  reader: string;
  /** A score passes if it is at least this, 0 to 1. */
  threshold: number;
  results: Iterable<RunResult>;
}

/** In place of a score, 0 to 1. */
export const notApplicable = -1;
export const failed = -2;
/** The case has several results by this criterion, so none of them is the one. */
export const repeated = -3;

/** The results of one run by one criterion: numbers by case, no texts besides names. */
export interface CriterionResults {
  evaluator: string | undefined;
  /** More than one if an evaluator changed within the run. */
  criteria: Set<string>;
  kinds: Set<Kind>;
  scores: Map<string, number>;
  clusters: Map<string, string>;
}

/**
 * The results of a run by evaluator, or by criterion without one.
 * @throws RangeError for a score or a threshold that is not a number from 0 to 1
 */
export function byCriterion(run: Run): Map<string, CriterionResults> {
  within(run.threshold, 'The threshold');
  const found = new Map<string, CriterionResults>();
  for (const result of run.results) {
    const { evaluator, criterion } = result;
    const key = evaluator === undefined ? `criterion ${criterion}` : `evaluator ${evaluator}`;
    const group = found.get(key) ?? {
      evaluator,
      criteria: new Set(),
      kinds: new Set(),
      scores: new Map(),
      clusters: new Map(),
    };
    found.set(key, group);
    group.criteria.add(criterion);
    group.kinds.add(result.kind);
    group.scores.set(result.case, group.scores.has(result.case) ? repeated : codeOf(result));
    if (result.cluster !== undefined) group.clusters.set(result.case, result.cluster);
  }
  return found;
}

function codeOf({ case: name, score, failed: isFailed }: RunResult): number {
  if (isFailed) return failed;
  if (score === null) return notApplicable;
  within(score, `The score of case ${name}`);
  return score;
}

function within(value: number, what: string) {
  if (!(typeof value === 'number' && value >= 0 && value <= 1)) throw new RangeError(`${what} must be from 0 to 1.`);
}
