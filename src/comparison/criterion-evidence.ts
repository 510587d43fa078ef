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

/** @param unlike Why the runs as wholes are not comparable; the figures are computed all the same. */
export function evidenceOf(
  a: CriterionResults | undefined,
  b: CriterionResults | undefined,
  passes: Passes,
  seed: number,
  unlike: Reason | undefined,
): CriterionEvidence {
  const known = (b ?? a)!;
  const [criterion] = known.criteria as Iterable<string>;
  const [kind] = known.kinds as Iterable<Kind>;
  const named = { criterion: criterion!, evaluator: known.evaluator, kind: kind! };
  const { counts, paired } = pair(a, b, passes);
  const fault = faultOf(a, b);
  if (fault) {
    const nothing = { cases: [], a: [], b: [], clusters: [] };
    return { ...named, counts: allNotComparable(counts), cases: 0, paired: nothing, measured: null, fault };
  }
  const measured =
    kind === 'graded'
      ? scoreDifference(
          paired.b.map((score, at) => score - paired.a[at]!),
          paired.clusters,
          seed,
        )
      : passDifference(pairsOf(counts), passChanges(paired, passes), paired.clusters, seed);
  return { ...named, counts, cases: counts.compared, paired, measured, fault: unlike };
}

/** All criteria together: how many results pass. With one criterion, its own evidence. */
export function together(
  criteria: readonly CriterionEvidence[],
  passes: Passes,
  seed: number,
  unlike: Reason | undefined,
): Evidence {
  if (criteria.length === 1) return criteria[0]!;
  const counts = sum(criteria.map((one) => one.counts));
  const changes = criteria.flatMap(({ paired }) => passChanges(paired, passes));
  const clusters = criteria.flatMap(({ paired }) => paired.clusters);
  const cases = new Set(criteria.flatMap(({ paired }) => paired.cases)).size;
  return { counts, cases, measured: passDifference(pairsOf(counts), changes, clusters, seed), fault: unlike };
}

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
