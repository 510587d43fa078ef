import type { components } from '../../../generated/openapi.d.ts';
import type { StoredCandidate, StoredCase } from '../../store/candidates.ts';
import { isoTime } from '../../store/iso-time.ts';

type Candidate = components['schemas']['Candidate'];

/** A case that both versions have scored. */
type Scored = StoredCase & { score: number };
export const isScored = (one: StoredCase): one is Scored => one.outcome === 'scored';

/**
 * A candidate in the contract's shape.
 * @param shown How many changed cases to show, and of failed ones as many; and whether with the candidate's explanations.
 */
export function candidateOf(
  stored: StoredCandidate,
  cases: readonly StoredCase[],
  { most, explained }: { most: number; explained: boolean },
): Candidate {
  const count = (outcome: StoredCase['outcome']) => cases.filter((one) => one.outcome === outcome).length;
  const changed = stored.status === 'replayed' ? changedCases(cases, stored.threshold) : [];
  const { reading: _, ...settings } = stored.settings;
  return {
    id: stored.id,
    evaluator_name: stored.name,
    base_version: stored.baseVersion,
    changes: stored.changes,
    ...settings,
    threshold: stored.threshold,
    status: stored.status,
    created_at: isoTime(stored.createdAt),
    plan: stored.plan,
    progress: {
      scored: count('scored'),
      not_applicable: count('not_applicable'),
      failed: count('failed'),
      tokens: cases.reduce((sum, { tokens }) => sum + tokens, 0),
    },
    stopped_by: stored.stoppedBy,
    comparison: stored.comparison,
    changed_cases: changed
      .slice(0, most)
      .map(({ explanation, ...one }) => ({ ...one, explanation: explained ? explanation : null })),
    more_changed_cases: Math.max(0, changed.length - most),
    failed_cases: cases
      .filter(({ outcome }) => outcome === 'failed')
      .slice(0, most)
      .map(({ trace_id, evaluation_id, reason }) => ({ trace_id, evaluation_id, reason })),
    promotion: stored.promotion,
  };
}

/** The cases on which one version is right and the other is not: broken ones first, and the largest changes first. */
function changedCases(cases: readonly StoredCase[], threshold: number): Candidate['changed_cases'] {
  return cases
    .filter(isScored)
    .filter(({ base_score, score }) => base_score >= threshold !== score >= threshold)
    .map(({ trace_id, evaluation_id, label, base_score, score, explanation }) => ({
      trace_id,
      evaluation_id,
      label: label === 1,
      base_score,
      candidate_score: score,
      explanation,
      change: score >= threshold === (label === 1) ? ('mended' as const) : ('broken' as const),
    }))
    .sort(
      (a, b) =>
        a.change.localeCompare(b.change) ||
        Math.abs(b.candidate_score - b.base_score) - Math.abs(a.candidate_score - a.base_score),
    );
}
