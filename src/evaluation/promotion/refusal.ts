import type { components } from '../../../generated/openapi.d.ts';
import type { StoredCandidate } from '../../store/candidates.ts';

type Schemas = components['schemas'];

/** Why a candidate is not promoted, as sentences; undefined if it may be. */
export function whyNotPromoted(
  { status, changes, comparison, promotion }: StoredCandidate,
  accept: Schemas['Promotion']['accepted'],
): string | undefined {
  if (promotion) return `This candidate has been promoted: it is version ${promotion.version}.`;
  if (status !== 'replayed') return 'This candidate has not been replayed to its end.';
  if (changes === 'judge')
    return 'There is nothing to promote: this is the version that serves, under the judge and prompt that the service has now.';
  const { verdict } = comparison!;
  if (verdict.verdict === 'better') return undefined;
  const why = `${verdict.explanation} ${figuresText(comparison!)}`;
  if (verdict.verdict === 'worse') return `Refused as worse. ${why}`;
  if (verdict.reason === 'too_many_left_out') return `Refused. ${why}`;
  if (accept === 'cannot_say') return undefined;
  const more = verdict.more_cases === null ? '' : ` About ${verdict.more_cases} more labelled cases would show it.`;
  return `It cannot be said that it is better. ${why}${more} Send accept: cannot_say to promote it all the same.`;
}

const percent = (value: number | null): string => (value === null ? 'no' : `${Math.round(value * 100)} %`);

function figuresText({ agreement, counts }: Schemas['ReplayComparison']): string {
  const { compared, failed, not_applicable, only_base_right, only_candidate_right } = counts;
  const leftOut = failed + not_applicable > 0 ? `; ${failed} failed, ${not_applicable} not applicable` : '';
  if (compared === 0) return `Nothing was compared${leftOut}.`;
  return `Agreement with people on ${compared} cases: ${percent(agreement.base.value)} before, ${percent(agreement.candidate.value)} with the candidate (${only_base_right} broken, ${only_candidate_right} mended${leftOut}).`;
}
