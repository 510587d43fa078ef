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
  /** The identity of the model that judged it, with its settings; none if an exact check decided it, or if it failed. */
  judge?: string | undefined;
  /** The identity of what read the criterion and decides exact checks; none if it failed. */
  reader?: string | undefined;
  /** Cases of one conversation depend on each other; without it a case stands by itself. */
  cluster?: string | undefined;
}

export type Kind = 'pass-fail' | 'graded';

export interface Run {
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
  judges: Set<string>;
  readers: Set<string>;
  scores: Map<string, number>;
  clusters: Map<string, string>;
}

/** The results of a run by evaluator, or by criterion without one. */
export interface Results {
  threshold: number;
  criteria: Map<string, CriterionResults>;
}

/** @throws RangeError for a threshold that is not a number from 0 to 1 */
export function noResults(threshold: number): Results {
  within(threshold, 'The threshold');
  return { threshold, criteria: new Map() };
}

/** @throws RangeError for a score or a threshold that is not a number from 0 to 1 */
export function resultsOf({ threshold, results }: Run): Results {
  const all = noResults(threshold);
  for (const result of results) addResult(all, result);
  return all;
}

/** The key under which results belong together. */
export const keyOf = ({ evaluator, criterion }: Pick<RunResult, 'evaluator' | 'criterion'>): string =>
  evaluator === undefined ? `criterion ${criterion}` : `evaluator ${evaluator}`;

/** @throws RangeError for a score that is not a number from 0 to 1 */
export function addResult({ criteria }: Results, result: RunResult): void {
  const { evaluator, criterion, judge, reader } = result;
  const key = keyOf(result);
  const group = criteria.get(key) ?? {
    evaluator,
    criteria: new Set(),
    kinds: new Set(),
    judges: new Set(),
    readers: new Set(),
    scores: new Map(),
    clusters: new Map(),
  };
  criteria.set(key, group);
  group.criteria.add(criterion);
  group.kinds.add(result.kind);
  if (judge !== undefined) group.judges.add(judge);
  if (reader !== undefined) group.readers.add(reader);
  group.scores.set(result.case, group.scores.has(result.case) ? repeated : codeOf(result));
  if (result.cluster !== undefined) group.clusters.set(result.case, result.cluster);
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
