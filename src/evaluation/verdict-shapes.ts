import type { components } from '../../generated/openapi.d.ts';
import type { Source, Verdict } from '../judge/verdict.ts';
import type { StoredVerdict } from '../store/evaluations.ts';

type SubTrace = components['schemas']['SubTrace'];

/** Where a verdict's parts stand in a sub-trace. */
const places = {
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

type Part = keyof typeof places;
type Placed = Pick<SubTrace, (typeof places)[Part]>;
const pairs = Object.entries(places) as [Part, (typeof places)[Part]][];

/** What was judged and how, as it is stored; the evaluator's version where a named one was used. */
export const subTraceOf = (
  verdict: Verdict,
  subject: SubTrace['subject'],
  evaluatorVersion: number | null,
  milliseconds: number,
): SubTrace => ({
  subject,
  ...(Object.fromEntries(pairs.map(([part, place]) => [place, verdict[part]])) as Placed),
  spread: verdict.range && verdict.range[1] - verdict.range[0],
  evaluator_version: evaluatorVersion,
  latency_ms: Math.round(milliseconds * 1000) / 1000,
});

/** The verdict that a stored evaluation holds. */
export const verdictOf = ({ score, explanation, subTrace }: StoredVerdict): Verdict => ({
  score,
  explanation,
  ...(Object.fromEntries(pairs.map(([part, place]) => [part, subTrace[place]])) as Pick<Verdict, Part>),
});

/** Each source once, in the order of the evidence; null when there is none. */
export function sourcesOf({ evidence }: Verdict): Source[] | null {
  const sources = new Map(evidence.map(({ source }) => [JSON.stringify(source), source]));
  return sources.size > 0 ? [...sources.values()] : null;
}
