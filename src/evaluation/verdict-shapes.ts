import type { components } from '../../generated/openapi.d.ts';
import type { Source, Verdict } from '../judge/verdict.ts';
import type { StoredVerdict } from '../store/evaluations.ts';

type SubTrace = components['schemas']['SubTrace'];

/** What was judged and how, as it is stored; the evaluator's version where a named one was used. */
export const subTraceOf = (
  verdict: Verdict,
  subject: SubTrace['subject'],
  evaluatorVersion: number | null,
  milliseconds: number,
): SubTrace => ({
  subject,
  judge: verdict.judge,
  decided_by: verdict.decidedBy,
  method: verdict.method,
  probability: verdict.probability,
  label_probabilities: verdict.labelProbabilities,
  samples: verdict.samples,
  range: verdict.range,
  spread: verdict.range && verdict.range[1] - verdict.range[0],
  evidence: verdict.evidence,
  dropped_quotes: verdict.droppedQuotes,
  usage: verdict.usage,
  prompt_version: verdict.promptVersion,
  cleaned_explanation: verdict.cleanedExplanation,
  evaluator_version: evaluatorVersion,
  latency_ms: Math.round(milliseconds * 1000) / 1000,
});

/** The verdict that a stored evaluation holds. */
export const verdictOf = ({ score, explanation, subTrace }: StoredVerdict): Verdict => ({
  score,
  explanation,
  cleanedExplanation: subTrace.cleaned_explanation,
  decidedBy: subTrace.decided_by,
  judge: subTrace.judge,
  method: subTrace.method,
  probability: subTrace.probability,
  labelProbabilities: subTrace.label_probabilities,
  samples: subTrace.samples,
  range: subTrace.range as Verdict['range'],
  evidence: subTrace.evidence,
  droppedQuotes: subTrace.dropped_quotes,
  usage: subTrace.usage,
  promptVersion: subTrace.prompt_version,
});

/** Each source once, in the order of the evidence; null when there is none. */
export function sourcesOf({ evidence }: Verdict): Source[] | null {
  const sources = new Map(evidence.map(({ source }) => [JSON.stringify(source), source]));
  return sources.size > 0 ? [...sources.values()] : null;
}
