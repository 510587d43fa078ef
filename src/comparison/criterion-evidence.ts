import type { Steps } from '../statistics/steps.ts';
import { passDifference, scoreDifference } from './difference.ts';
import { allNotComparable, type Counts, type Paired, type Passes, pair, sum } from './pairs.ts';
import type { CriterionResults, Kind } from './run.ts';
import type { Evidence, Reason } from './verdict.ts';

/** What both runs say by one criterion, before its verdict. */
export interface CriterionEvidence extends Evidence {
  criterion: string;
  evaluator: string | undefined;
  kind: Kind;
  paired: Paired;
}

/**
 * @param otherThreshold Whether the runs' thresholds differ. Results of different thresholds, judges or readers have figures,
 *   but no verdict.
 */
export function* evidenceOf(
  a: CriterionResults | undefined,
  b: CriterionResults | undefined,
  passes: Passes,
  seed: number,
  otherThreshold: boolean,
): Steps<CriterionEvidence> {
  const known = (b ?? a)!;
  const [criterion] = known.criteria as Iterable<string>;
  const [kind] = known.kinds as Iterable<Kind>;
  const named = { criterion: criterion!, evaluator: known.evaluator, kind: kind! };
  const { counts, paired } = yield* pair(a, b, passes);
  const fault = faultOf(a, b);
  if (fault) {
    const nothing = { cases: [], a: [], b: [], clusters: [] };
    return { ...named, counts: allNotComparable(counts), cases: 0, paired: nothing, measured: null, fault };
  }
  const measured =
    kind === 'graded'
      ? yield* scoreDifference(
          paired.b.map((score, at) => score - paired.a[at]!),
          paired.clusters,
          seed,
        )
      : yield* passDifference(pairsOf(counts), passChanges(paired, passes), paired.clusters, seed);
  return { ...named, counts, cases: counts.compared, paired, measured, fault: unlikeness(a, b, otherThreshold) };
}

/** All criteria together: how many results pass. With one criterion, its own evidence. */
export function* together(criteria: readonly CriterionEvidence[], passes: Passes, seed: number): Steps<Evidence> {
  if (criteria.length === 1) return criteria[0]!;
  const counts = sum(criteria.map((one) => one.counts));
  const changes = criteria.flatMap(({ paired }) => passChanges(paired, passes));
  yield;
  const clusters = criteria.flatMap(({ paired }) => paired.clusters);
  const cases = new Set(criteria.flatMap(({ paired }) => paired.cases)).size;
  yield;
  const measured = yield* passDifference(pairsOf(counts), changes, clusters, seed);
  return { counts, cases, measured, fault: criteria.map(({ fault }) => fault).find(isUnlikeness) };
}

/** Why results are not of the same product, although they are of the same criterion. */
function unlikeness(
  a: CriterionResults | undefined,
  b: CriterionResults | undefined,
  otherThreshold: boolean,
): Reason | undefined {
  if (a && b && a.judges.union(b.judges).size > 1) return 'other_judge';
  if (a && b && a.readers.union(b.readers).size > 1) return 'other_reader';
  return otherThreshold ? 'other_threshold' : undefined;
}

const isUnlikeness = (fault: Reason | undefined) =>
  fault === 'other_judge' || fault === 'other_reader' || fault === 'other_threshold';

/** Why a criterion is not the same thing in both runs. */
function faultOf(a: CriterionResults | undefined, b: CriterionResults | undefined): Reason | undefined {
  const criteria = new Set([...(a?.criteria ?? []), ...(b?.criteria ?? [])]);
  const kinds = new Set([...(a?.kinds ?? []), ...(b?.kinds ?? [])]);
  return criteria.size > 1 ? 'other_criterion' : kinds.size > 1 ? 'other_kind' : undefined;
}

const passChanges = ({ a, b }: Paired, passes: Passes) =>
  b.map((score, at) => Number(passes.b(score)) - Number(passes.a(a[at]!)));

const pairsOf = ({ bothPassed, onlyAPassed, onlyBPassed, bothFailed }: Counts) => ({
  both: bothPassed,
  onlyA: onlyAPassed,
  onlyB: onlyBPassed,
  neither: bothFailed,
});
