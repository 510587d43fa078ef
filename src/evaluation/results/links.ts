import type { Link, Result } from '../../otlp/results/result.ts';
import { spanIdForm, traceIdForm } from '../../otlp/span.ts';
import type { Store } from '../../store/store.ts';

/**
 * The spans that were judged: of traces that came by OpenTelemetry, and of those whose caller gave the tags `otel.trace_id` and
 * `otel.span_id`. In a multi-agent trace that came by OpenTelemetry, the ids of agent instances are those of their spans.
 */
export async function linksOf(store: Store, results: readonly Result[]): Promise<(Link | undefined)[]> {
  const traces = new Map(
    results.flatMap(({ account, trace }) => (trace ? [[key(account, trace), [account, trace]]] : [])),
  );
  const stored = await store.spanTagsOf([...traces.values()] as [number, string][]);
  const tags = new Map(stored.map((one) => [key(one.account, one.id), one]));
  return results.map(({ account, trace, agent }) => {
    const { trace_id: traceId, span_id } = (trace && tags.get(key(account, trace))) || {};
    const spanId = agent && spanIdForm.test(agent.id) ? agent.id : span_id;
    return traceId && spanId && traceIdForm.test(traceId) && spanIdForm.test(spanId) ? { traceId, spanId } : undefined;
  });
}

const key = (account: number, trace: string): string => `${account} ${trace}`;
