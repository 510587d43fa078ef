import type { components } from '../../../generated/openapi.d.ts';
import type { Comparison } from '../../comparison/compare-runs.ts';
import type { Difference } from '../../comparison/difference.ts';
import type { Counts, Sides } from '../../comparison/pairs.ts';
import type { Verdict } from '../../comparison/verdict.ts';

type Schemas = components['schemas'];

/**
 * A comparison in the contract's shape: run A is the base, run B the candidate.
 * @param shown The cases that are shown, by criterion.
 */
export const comparisonOf = (
  { compares, verdict, counts, difference, criteria }: Comparison,
  shown: readonly { cases: Schemas['ChangedCase'][]; more: number }[],
): Pick<Schemas['RunComparison'], 'compares' | 'verdict' | 'counts' | 'difference' | 'criteria'> => ({
  // One threshold is applied to both.
  compares: compares === 'judges' ? 'judges' : 'product',
  verdict: verdictOf(verdict),
  counts: countsOf(counts),
  difference: differenceOf(difference),
  criteria: criteria.map((one, at) => ({
    evaluator_name: one.evaluator ?? null,
    criterion: one.criterion === '' ? null : one.criterion,
    kind: one.kind === 'graded' ? 'graded' : 'pass_fail',
    verdict: verdictOf(one.verdict),
    counts: countsOf(one.counts),
    difference: differenceOf(one.difference),
    adjusted_p: one.adjustedP,
    changed_cases: shown[at]!.cases,
    more_changed_cases: shown[at]!.more,
  })),
});

const verdictOf = ({ verdict, reason, words, moreCases }: Verdict): Schemas['ComparisonVerdict'] => ({
  verdict,
  reason,
  explanation: words,
  more_cases: moreCases,
});

export const countsOf = (counts: Counts): Schemas['ComparisonCounts'] => ({
  cases: counts.cases,
  compared: counts.compared,
  both_passed: counts.bothPassed,
  only_base_passed: counts.onlyAPassed,
  only_candidate_passed: counts.onlyBPassed,
  both_failed: counts.bothFailed,
  not_comparable: counts.notComparable,
  repeated: counts.repeated,
  missing_in_base: counts.missingInA,
  missing_in_candidate: counts.missingInB,
  unjudged: sidesOf(counts.unjudged),
  not_applicable: sidesOf(counts.notApplicable),
  left_out: counts.leftOut,
});

const sidesOf = ({ both, onlyA, onlyB }: Sides): Schemas['ComparisonSides'] => ({
  both,
  only_base: onlyA,
  only_candidate: onlyB,
});

const methods = { 'newcombe-paired': 'newcombe_paired', bootstrap: 'bootstrap', normal: 'normal' } as const;

export const differenceOf = (difference: Difference | null): Schemas['ComparisonDifference'] | null =>
  difference && {
    of: difference.of === 'pass rate' ? 'pass_rate' : 'mean_score',
    method: methods[difference.method],
    value: difference.value,
    low: difference.low,
    high: difference.high,
    clusters: difference.clusters,
    too_few: difference.tooFew,
    p: difference.p,
    seed: difference.seed,
  };
