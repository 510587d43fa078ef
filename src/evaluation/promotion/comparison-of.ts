import { setImmediate } from 'node:timers/promises';
import type { components } from '../../../generated/openapi.d.ts';
import { compareJudges, type JudgeVerdict, type PairedRate } from '../../comparison/compare-judges.ts';
import { figure, lacking, type TooFew } from '../../report-card/figure.ts';
import type { StoredCandidate, StoredCase } from '../../store/candidates.ts';
import { isScored } from './candidate-shapes.ts';
import { setupsOf } from './plan.ts';

type Schemas = components['schemas'];
type Comparison = Schemas['ReplayComparison'];

/** Compares a replayed candidate with the version that serves. Others have their turn between its steps. */
export async function comparisonOf(
  { base, plan, threshold }: Pick<StoredCandidate, 'base' | 'plan' | 'threshold'>,
  cases: readonly StoredCase[],
): Promise<Comparison> {
  const scored = cases.filter(isScored);
  const outcomes = (outcome: StoredCase['outcome']) => cases.filter((one) => one.outcome === outcome).length;
  const [notApplicable, failed] = [outcomes('not_applicable'), outcomes('failed')];
  const replayed = scored.length + notApplicable + failed;
  const leftOut = replayed === 0 ? 0 : (notApplicable + failed) / replayed;
  const steps = compareJudges(
    scored.map(({ label, base_score, score, trace_id }) => ({
      passes: label === 1,
      base: base_score,
      candidate: score,
      conversation: trace_id,
    })),
    threshold,
    leftOut,
  );
  let compared = steps.next();
  for (; !compared.done; compared = steps.next()) await setImmediate();
  const { verdict, agreement, truePositiveRate, trueNegativeRate } = compared.value;
  const { both, onlyA, onlyB, neither } = agreement.pairs;
  return {
    base,
    candidate: setupsOf(scored.map(({ judge, prompt_version }) => ({ judge, promptVersion: prompt_version }))),
    verdict: judgeVerdictOf(verdict),
    counts: {
      cases: plan.cases,
      compared: scored.length,
      both_right: both,
      only_base_right: onlyA,
      only_candidate_right: onlyB,
      both_wrong: neither,
      not_applicable: notApplicable,
      failed,
      not_replayed: plan.cases - replayed,
      left_out: leftOut,
    },
    agreement: rateOf(agreement, 'labels'),
    true_positive_rate: rateOf(truePositiveRate, 'labels_to_pass'),
    true_negative_rate: rateOf(trueNegativeRate, 'labels_to_fail'),
  };
}

export const judgeVerdictOf = ({ verdict, reason, words, moreCases }: JudgeVerdict): Schemas['JudgeVerdict'] => ({
  verdict,
  reason,
  explanation: words,
  more_cases: moreCases,
});

/** How many labels a rate needs to be decided by (docs/trust.md). */
const leastLabels = 30;
const methods = { 'newcombe-paired': 'newcombe_paired', bootstrap: 'bootstrap', normal: 'normal' } as const;

export function rateOf(
  { labels, base, candidate, difference, adjustedP }: PairedRate,
  what: TooFew['what'],
): Schemas['ReplayRate'] {
  const tooFew = lacking(what, labels, leastLabels);
  const reason = 'No such response was compared.';
  return {
    labels,
    base: figure(base, tooFew, reason),
    candidate: figure(candidate, tooFew, reason),
    difference: difference && {
      value: difference.value,
      low: difference.low,
      high: difference.high,
      method: methods[difference.method],
      clusters: difference.clusters,
      p: difference.p,
      adjusted_p: adjustedP,
    },
  };
}
