import { holm } from '../statistics/holm.ts';
import { atOnce, type Steps } from '../statistics/steps.ts';
import { type ChangedCase, changedCases } from './changed-cases.ts';
import { type CriterionEvidence, evidenceOf, together } from './criterion-evidence.ts';
import type { Difference } from './difference.ts';
import type { Counts } from './pairs.ts';
import { type Kind, type Results, type Run, resultsOf } from './run.ts';
import { type Evidence, tested, type Verdict, verdict, withoutTest } from './verdict.ts';

export interface CompareOptions {
  /** There is a verdict only if at most this share of the cases is left out, 0 to 1. @default 0.2 */
  leftOutAtMost?: number;
  /** The bootstrap's draws start from it, a whole number of 32 bits. @default 1 */
  seed?: number;
  /** Lists cases whose scores are equal, too. @default false */
  withSame?: boolean;
}

export interface CriterionComparison {
  criterion: string;
  evaluator: string | undefined;
  kind: Kind;
  counts: Counts;
  /** null if nothing was compared. */
  difference: Difference | null;
  /** The probability of such a difference by chance, raised for the number of comparisons (Holm); null without a test. */
  adjustedP: number | null;
  changed: ChangedCase[];
  verdict: Verdict;
}

export interface Comparison {
  /** What differs between the runs: only a comparison of the product has a verdict, and only that may be gated. */
  compares: 'product' | 'judges' | 'thresholds';
  verdict: Verdict;
  /** Sums over the criteria. */
  counts: Counts;
  /** Of the pass rates over all cases and criteria, by conversation or case; with one criterion, its own difference. */
  difference: Difference | null;
  leftOutAtMost: number;
  criteria: CriterionComparison[];
}

/**
 * Compares run B with run A over the cases that have a score in both. Its memory grows with the number of cases, not with
 * their texts. Resampling takes at most about 0.2 s for each criterion.
 * @throws RangeError for a score or a threshold that is not a number from 0 to 1
 */
export const compareRuns = (a: Run, b: Run, options: CompareOptions = {}): Comparison =>
  atOnce(compareInSteps(resultsOf(a), resultsOf(b), options));

/** The same, in steps of a few tens of milliseconds. */
export function* compareInSteps(a: Results, b: Results, options: CompareOptions = {}): Steps<Comparison> {
  const { leftOutAtMost = 0.2, seed = 1, withSame = false } = options;
  const passes = { a: (score: number) => score >= a.threshold, b: (score: number) => score >= b.threshold };
  const otherThreshold = a.threshold !== b.threshold;
  const criteria: CriterionEvidence[] = [];
  for (const key of new Set([...a.criteria.keys(), ...b.criteria.keys()])) {
    yield;
    criteria.push(yield* evidenceOf(a.criteria.get(key), b.criteria.get(key), passes, seed, otherThreshold));
  }
  const all = yield* together(criteria, passes, seed);
  const decisions = decide(criteria.length === 1 ? criteria : [...criteria, all], leftOutAtMost);
  const compared: CriterionComparison[] = [];
  for (const [at, { criterion, evaluator, kind, counts, measured, paired }] of criteria.entries()) {
    yield;
    const difference = measured?.difference ?? null;
    const changed = changedCases(paired, passes, withSame);
    compared.push({ criterion, evaluator, kind, counts, difference, ...decisions[at]!, changed });
  }
  return {
    compares: comparedBy(criteria),
    verdict: overallVerdict(
      decisions.slice(0, criteria.length).map((one) => one.verdict),
      decisions.at(-1)!.verdict,
    ),
    counts: all.counts,
    difference: all.measured?.difference ?? null,
    leftOutAtMost,
    criteria: compared,
  };
}

/** Holm's correction is over all that are tested: the criteria, and with several also all of them together. */
function decide(family: readonly Evidence[], leftOutAtMost: number) {
  const early = family.map((one) => withoutTest(one, leftOutAtMost));
  const open = family.filter((_, at) => !early[at]);
  const raised = holm(open.map(({ measured }) => measured!.difference.p));
  return family.map((one, at) => {
    const adjustedP = raised[open.indexOf(one)] ?? null;
    return { adjustedP, verdict: early[at] ?? tested(one, adjustedP!, open.length) };
  });
}

function comparedBy(criteria: readonly Evidence[]): Comparison['compares'] {
  const faults = criteria.map(({ fault }) => fault);
  if (faults.includes('other_judge') || faults.includes('other_reader')) return 'judges';
  return faults.includes('other_threshold') ? 'thresholds' : 'product';
}

/** Worse if anything is worse; better if something is better, nothing is worse and not too much is left out. */
function overallVerdict(criteria: readonly Verdict[], together: Verdict): Verdict {
  // Where any criterion compares judges, what the others show is not a verdict on the runs.
  if (together.verdict === 'not_comparable') return together;
  const all = [...criteria, together];
  if (all.some((one) => one.verdict === 'worse')) return verdict('worse', 'shown');
  if (criteria.length > 0 && criteria.every((one) => one.verdict === 'not_comparable')) return criteria[0]!;
  if (together.reason === 'too_many_left_out') return together;
  return all.find((one) => one.verdict === 'better') ?? together;
}
