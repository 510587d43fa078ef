import type { components } from '../../generated/openapi.d.ts';
import type { Source, Verdict } from '../judge/verdict.ts';

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
  samples: verdict.samples,
  spread: verdict.spread,
  evidence: verdict.evidence,
  dropped_quotes: verdict.droppedQuotes,
  usage: verdict.usage,
  prompt_version: verdict.promptVersion,
  evaluator_version: evaluatorVersion,
  latency_ms: Math.round(milliseconds * 1000) / 1000,
});

/** Each source once, in the order of the evidence; null when there is none. */
export function sourcesOf({ evidence }: Verdict): Source[] | null {
  const sources = new Map(evidence.map(({ source }) => [JSON.stringify(source), source]));
  return sources.size > 0 ? [...sources.values()] : null;
}
