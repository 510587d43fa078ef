import type { Trace, TraceQuery } from '../contract.ts';
import type { TracePageOptions, TracesOptions } from '../options.ts';
import type { TracePage } from '../results.ts';
import { readTags } from '../tags.ts';
import type { Transport } from '../transport/transport.ts';
import { checkNames } from './known-options.ts';
import { pages } from './pages.ts';
import { isPageOf } from './responses.ts';
import { wireTime } from './wire-time.ts';

/** @throws TypeError, RangeError for invalid tags, invalid times and unknown options */
export async function getTracePage(transport: Transport, options: TracePageOptions): Promise<TracePage> {
  checkNames('traces', options);
  const query: TraceQuery = {
    page_token: options.pageToken,
    page_size: options.pageSize,
    start_date: wireTime(options.startDate),
    end_date: wireTime(options.endDate),
    tag: options.tags && Object.entries(readTags(options.tags)).map(tagText),
    rating: options.rating,
    evaluator_name: options.evaluatorName,
    min_score: options.minScore,
    max_score: options.maxScore,
  };
  const { data } = await transport.call(
    (api, sending) => api.GET('/api/v1/traces', { params: { query }, ...sending }),
    { ...options, isExpected: isPageOf('traces') },
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
