import type { components } from '../../generated/openapi.d.ts';
import type { Source, Verdict } from '../judge/verdict.ts';
import type { StoredVerdict } from '../store/evaluations.ts';
import type { Job } from './tasks/job.ts';

type SubTrace = components['schemas']['SubTrace'];

/** The field of a sub-trace for each part of a verdict. */
const fields = {
  judge: 'judge',
  decidedBy: 'decided_by',
  method: 'method',
  probability: 'probability',
  labelProbabilities: 'label_probabilities',
  samples: 'samples',
  range: 'range',
  evidence: 'evidence',
  droppedQuotes: 'dropped_quotes',
  usage: 'usage',
  promptVersion: 'prompt_version',
  cleanedExplanation: 'cleaned_explanation',
} as const satisfies Record<Exclude<keyof Verdict, 'score' | 'explanation'>, keyof SubTrace>;

type Part = keyof typeof fields;
type VerdictFields = Pick<SubTrace, (typeof fields)[Part]>;
const pairs = Object.entries(fields) as [Part, (typeof fields)[Part]][];

/** The stored form of what was judged and how. */
export const subTraceOf = (
  verdict: Verdict,
  subject: SubTrace['subject'],
  { evaluator, template }: Pick<Job, 'evaluator' | 'template'>,
  milliseconds: number,
): SubTrace => ({
  subject,
  ...(Object.fromEntries(pairs.map(([part, field]) => [field, verdict[part]])) as VerdictFields),
  spread: verdict.range && verdict.range[1] - verdict.range[0],
  ...(template && { criterion_template: template.text, variables: template.variables }),
  evaluator_version: evaluator?.version ?? null,
  latency_ms: Math.round(milliseconds * 1000) / 1000,
});

/** The verdict of a stored evaluation. */
export const verdictOf = ({ score, explanation, subTrace }: StoredVerdict): Verdict => ({
  score,
  explanation,
  ...(Object.fromEntries(pairs.map(([part, field]) => [part, subTrace[field]])) as Pick<Verdict, Part>),
});

/** The distinct sources, in the order of the evidence; null if there are none. */
export function sourcesOf({ evidence }: Verdict): Source[] | null {
  const sources = new Map(evidence.map(({ source }) => [JSON.stringify(source), source]));
  return sources.size > 0 ? [...sources.values()] : null;
}
