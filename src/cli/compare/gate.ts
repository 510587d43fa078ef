import type { components } from '../../../generated/openapi.d.ts';

type Comparison = components['schemas']['RunComparison'];

/** What of a comparison fails a build. */
export const gates = ['worse', 'regressed', 'cannot-say'] as const;
export type Gate = (typeof gates)[number];

export const otherJudges =
  'The runs have different judges or readers of criteria, so this is no verdict on the product.';

export const nothingCompared =
  'No case has a score in both runs, so nothing was compared. Are the ids and the criteria the same? If they changed on purpose, write the baseline again.';

/**
 * Whether nothing of the product was compared, so that a gate has nothing to pass on. Not so if the judges differ (never gated), nor
 * if the criteria apply to no case of either run.
 */
export const comparedNothing = ({ compares, counts }: Comparison): boolean =>
  compares === 'product' && counts.compared === 0 && counts.left_out > 0;

/**
 * The exit code of a comparison: 1 if it fails the build, 4 if nothing can be said and that is asked for. A difference between
 * judges never fails a build.
 */
export function codeOf({ compares, verdict, counts }: Comparison, gate: Gate): 0 | 1 | 4 {
  if (compares === 'judges') return 0;
  if (verdict.verdict === 'worse') return 1;
  if (gate === 'regressed') return counts.only_base_passed > 0 ? 1 : 0;
  const isOpen = verdict.verdict === 'cannot_say' || verdict.verdict === 'not_comparable';
  return isOpen && gate === 'cannot-say' ? 4 : 0;
}
