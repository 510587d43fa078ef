import type { Message, Trace, TraceFacets, TraceQuery, TraceRequest } from '../contract.ts';
import type {
  CallOptions,
  NewTraceOptions,
  TraceFacetsOptions,
  TraceFilters,
  TracePageOptions,
  TracesOptions,
} from '../options.ts';
import type { TracePage } from '../results.ts';
import { readTags } from '../tags.ts';
import type { Transport } from '../transport/transport.ts';
import { checkNames } from './known-options.ts';
import { pages } from './pages.ts';
import { has, isPageOf } from './responses.ts';
import { wireTime } from './wire-time.ts';

/** @throws TypeError, RangeError for invalid tags and unknown options */
export async function createTrace(transport: Transport, options: NewTraceOptions): Promise<Trace> {
  checkNames('createTrace', options);
  const { messages, system, tools, tags, id, ...call } = options;
  if (!Array.isArray(messages)) throw new TypeError('messages must be a list of chat messages.');
  const body: TraceRequest = {
    id,
    messages: messages as Message[],
    system,
    tools: tools as TraceRequest['tools'],
    tags: tags && readTags(tags),
  };
  const { data } = await transport.call((api, sending) => api.POST('/api/v1/traces', { body, ...sending }), {
    ...call,
    // Without an id, a repetition could store it twice.
    isRepeatable: id !== undefined,
    isExpected: has('evaluations'),
  });
  return data;
}

export async function getTrace(transport: Transport, id: string, call: CallOptions = {}): Promise<Trace> {
  const params = { path: { trace_id: id } };
  const { data } = await transport.call(
    (api, sending) => api.GET('/api/v1/traces/{trace_id}', { params, ...sending }),
    { ...call, isExpected: has('trace') },
  );
  return data;
}

/** The filters of traces as the service reads them. */
export const filtersOf = (options: TraceFilters) => ({
  start_date: wireTime(options.startDate),
  end_date: wireTime(options.endDate),
  tag: options.tags && Object.entries(readTags(options.tags)).map(tagText),
  rating: options.rating,
  evaluator_name: options.evaluatorName,
  min_score: options.minScore,
  max_score: options.maxScore,
  criterion: options.criterion,
  model_core: options.modelCore,
  text: options.text,
});

/** @throws TypeError, RangeError for invalid tags, invalid times and unknown options */
export async function getTracePage(transport: Transport, options: TracePageOptions): Promise<TracePage> {
  checkNames('traces', options);
  const query: TraceQuery = {
    ...filtersOf(options),
    failed: options.failed,
    page_token: options.pageToken,
    page_size: options.pageSize,
  };
  const { data } = await transport.call(
    (api, sending) => api.GET('/api/v1/traces', { params: { query }, ...sending }),
    { ...options, isExpected: isPageOf('traces') },
  );
  return data;
}

/** @throws TypeError, RangeError for invalid tags, invalid times and unknown options */
export async function getTraceFacets(transport: Transport, options: TraceFacetsOptions): Promise<TraceFacets> {
  checkNames('traceFacets', options);
  const query = { ...filtersOf(options), failed: options.failed, threshold: options.threshold };
  const { data } = await transport.call(
    (api, sending) => api.GET('/api/v1/trace-facets', { params: { query }, ...sending }),
    { signal: options.signal, timeout: options.timeout, isExpected: has('ratings') },
  );
  return data;
}

/** Yields all traces that match the options, newest first. */
export const listTraces = (transport: Transport, options: TracesOptions): AsyncGenerator<Trace, void, undefined> =>
  pages(async (pageToken) => {
    const { traces, next_page_token } = await getTracePage(transport, { ...options, pageToken });
    return { items: traces, next: next_page_token };
  });

function tagText([key, value]: [string, string]): string {
  // The service splits at the first colon, so a key with a colon would match other traces.
  if (key.includes(':'))
    throw new TypeError(`Traces cannot be filtered by the tag ${JSON.stringify(key)}: its key contains a colon.`);
  return `${key}:${value}`;
}
