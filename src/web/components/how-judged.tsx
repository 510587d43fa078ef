import type { Schemas } from '../api/client.ts';

/** How an evaluation came about, for those who want to know. */
export function HowJudged({ evaluation }: { evaluation: Schemas['Evaluation'] }) {
  const { id, cached, c_cached_tokens, sub_trace } = evaluation;
  const { judge, method, prompt_version, evaluator_version, usage, latency_ms, dropped_quotes } = sub_trace;
  const facts: [string, string | null | undefined | false][] = [
    ['Decided by', decidedBy(sub_trace)],
    ['Judge', judge === 'check' ? null : judge],
    ['Method', method],
    ['Evaluator', evaluator_version === null ? null : `version ${evaluator_version}`],
    ['Prompt', prompt_version],
    ['Reader', sub_trace.reader_version],
    ['Cached', judge !== 'check' && (cached ? 'yes, from an equal request' : 'no')],
    ['Time', latency_ms === null ? null : timeOf(latency_ms)],
    [
      'Tokens',
      usage &&
        `${tokens(usage.prompt)} in, ${tokens(usage.completion)} out${c_cached_tokens > 0 ? `; ${tokens(c_cached_tokens)} not paid for again` : ''}`,
    ],
    ['Template', sub_trace.criterion_template],
    ['Variables', sub_trace.variables && variablesOf(sub_trace.variables)],
    ['Memory', sub_trace.memory && annotations(sub_trace.memory.length)],
    ['Quotes dropped', dropped_quotes > 0 && String(dropped_quotes)],
  ];
  return (
    <details class="fold">
      <summary>How it was judged</summary>
      <dl class="facts fold__body">
        {facts.map(
          ([name, value]) =>
            value && (
              <>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </>
            ),
        )}
        <dt>Evaluation</dt>
        <dd>
          <code>{id}</code>
        </dd>
      </dl>
    </details>
  );
}

function decidedBy({ decided_by, samples, probability }: Schemas['SubTrace']): string {
  if (decided_by === 'check') return 'code: an exact check, with the same result every time';
  const answers =
    samples && samples.length > 1 ? `${samples.length} answers: ${samples.map(scored).join(', ')}` : 'one answer';
  return `model, ${answers}${probability === null ? '' : `; P(holds) = ${probability.toFixed(2)}`}`;
}

const variablesOf = (variables: Record<string, string | number>) =>
  Object.entries(variables)
    .map(([name, value]) => `${name}: ${String(value).slice(0, 500)}`)
    .join('; ');
const annotations = (count: number) =>
  count === 0
    ? 'nothing similar was annotated'
    : `the judge saw ${count} ${count === 1 ? 'annotation' : 'annotations'} on similar cases`;
const scored = (score: number | null) => (score === null ? 'n/a' : score.toFixed(2));
const tokens = (count: number) => count.toLocaleString('en');
const timeOf = (milliseconds: number) =>
  milliseconds < 1000
    ? `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`
    : `${(milliseconds / 1000).toFixed(2)} s`;
