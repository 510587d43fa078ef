import type { components } from '../../generated/openapi.d.ts';
import { READER_VERSION } from '../judge/criterion/compiled-criterion.ts';
import type { Source, Verdict } from '../judge/verdict.ts';
import type { StoredVerdict } from '../store/evaluations.ts';
import type { Job } from './tasks/job.ts';

type SubTrace = components['schemas']['SubTrace'];

/** The stored form of what was judged and how. */
export const subTraceOf = (
  verdict: Verdict,
  subject: SubTrace['subject'],
  { evaluator, template }: Pick<Job, 'evaluator' | 'template'>,
  milliseconds: number,
  memory?: readonly string[],
): SubTrace => ({
  subject,
  judge: verdict.judge,
  decided_by: verdict.decidedBy,
  method: verdict.method,
  probability: verdict.probability,
  label_probabilities: verdict.labelProbabilities,
  samples: verdict.samples,
  range: verdict.range,
  evidence: verdict.evidence,
  dropped_quotes: verdict.droppedQuotes,
  ...(verdict.points.length > 0 && { points: verdict.points }),
  ...(verdict.claims.length > 0 && { claims: verdict.claims }),
  usage: verdict.usage,
  prompt_version: verdict.promptVersion,
  cleaned_explanation: verdict.cleanedExplanation,
  reader_version: READER_VERSION,
  spread: verdict.range && verdict.range[1] - verdict.range[0],
  ...(template && { criterion_template: template.text, variables: template.variables }),
  ...(memory && { memory: [...memory] }),
  evaluator_version: evaluator?.version ?? null,
  latency_ms: Math.round(milliseconds * 1000) / 1000,
});

/** The verdict of a stored evaluation. */
export const verdictOf = ({ score, explanation, subTrace }: StoredVerdict): Verdict => ({
  score,
  explanation,
  judge: subTrace.judge,
  decidedBy: subTrace.decided_by,
  method: subTrace.method,
  probability: subTrace.probability,
  labelProbabilities: subTrace.label_probabilities,
  samples: subTrace.samples,
  range: subTrace.range as Verdict['range'],
  evidence: subTrace.evidence,
  droppedQuotes: subTrace.dropped_quotes,
  points: subTrace.points ?? [],
  claims: subTrace.claims ?? [],
  usage: subTrace.usage,
  promptVersion: subTrace.prompt_version,
  cleanedExplanation: subTrace.cleaned_explanation,
});

/**
 * The distinct sources, in the order of the evidence, and then the annotations that the judge was shown; null if there are
 * none.
 */
export function sourcesOf({ evidence }: Verdict, memory: readonly string[] = []): Source[] | null {
  if (evidence.length === 1 && memory.length === 0) return [evidence[0]!.source];
  const shown = memory.map((id): Source => ({ id, type: 'annotation' }));
  const all = [...evidence.map(({ source }) => source), ...shown];
  const sources = new Map(all.map((source) => [JSON.stringify(source), source]));
  return sources.size > 0 ? [...sources.values()] : null;
}
