import type { Trace, TraceQuery } from '../contract.ts';
import type { TracePageOptions, TracesOptions } from '../options.ts';
import type { TracePage } from '../results.ts';
import { readTags } from '../tags.ts';
import type { Transport } from '../transport/transport.ts';
import { pages } from './pages.ts';
import { has } from './responses.ts';

/** @throws TypeError, RangeError for tags that no trace can have, or a time that is none */
export async function getTracePage(transport: Transport, options: TracePageOptions): Promise<TracePage> {
  const query: TraceQuery = {
    page_token: options.pageToken,
    page_size: options.pageSize,
    start_date: timeText(options.startDate),
    end_date: timeText(options.endDate),
    tag: options.tags && Object.entries(readTags(options.tags)).map(([key, value]) => `${key}:${value}`),
    rating: options.rating,
    evaluator_name: options.evaluatorName,
    min_score: options.minScore,
    max_score: options.maxScore,
  };
  const { data } = await transport.call(
    (api, sending) => api.GET('/api/v1/traces', { params: { query }, ...sending }),
    { ...options, isExpected: has('traces') },
  );
  return data;
}

/** All traces that the options choose, newest first. */
export const listTraces = (transport: Transport, options: TracesOptions): AsyncGenerator<Trace, void, undefined> =>
  pages(async (pageToken) => {
    const { traces, next_page_token } = await getTracePage(transport, { ...options, pageToken });
    return { items: traces, next: next_page_token };
  });

const timeText = (time: Date | string | undefined) => (time instanceof Date ? time.toISOString() : time);
