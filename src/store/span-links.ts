import { type Database, query } from './database.ts';
import { elementsOf, integerIn, sql } from './dialect.ts';

/** OpenTelemetry's ids of a stored trace, as its tags have them: any text, or null. */
export interface SpanTags {
  account: number;
  id: string;
  trace_id: string | null;
  span_id: string | null;
}

const tag = (key: string) => `(SELECT value FROM trace_tags WHERE trace_seq = traces.seq AND key = '${key}')`;
// CROSS JOIN keeps the order: the other way round, the list would be parsed once per stored row.
const selectSpanTags = query<SpanTags>(sql`
  SELECT account_id AS account, traces.id, ${tag('otel.trace_id')} AS trace_id, ${tag('otel.span_id')} AS span_id
  FROM ${elementsOf(':traces', 'given')} CROSS JOIN traces
  WHERE account_id = ${integerIn('given.value', 0)} AND traces.id = given.value ->> 1`);

export const spanLinksStore = (database: Database) => ({
  /** The OpenTelemetry ids of those of the traces that exist. */
  spanTagsOf: (traces: readonly [account: number, id: string][]): Promise<SpanTags[]> =>
    database.rows(selectSpanTags, { traces: JSON.stringify(traces) }),
});
