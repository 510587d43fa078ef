import { type Database, query, step } from './database.ts';
import { type SqlPart, sql } from './dialect.ts';

/**
 * The ids of traces built from OpenTelemetry's spans that somebody has deleted, without content: spans that are sent again must
 * not bring the trace back. `trace_id` is OpenTelemetry's.
 */
export const createDeletedTraces = `
  CREATE TABLE otel_deleted (
    account_id INTEGER NOT NULL REFERENCES accounts (id),
    trace_id TEXT NOT NULL,
    deleted_at INTEGER NOT NULL,
    PRIMARY KEY (account_id, trace_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX otel_deleted_oldest ON otel_deleted (deleted_at);
  `;

/** The step that remembers which of these traces were built from spans, before they are deleted. */
export const rememberDeleted = (ofTraces: SqlPart) =>
  query(sql`
    INSERT INTO otel_deleted (account_id, trace_id, deleted_at)
    SELECT account_id, replace(id, '-', ''), CAST(:at AS BIGINT) FROM traces
    WHERE seq IN ${ofTraces} AND EXISTS (SELECT 1 FROM trace_tags WHERE trace_seq = traces.seq AND key = 'otel.trace_id')
    ON CONFLICT (account_id, trace_id) DO UPDATE SET deleted_at = excluded.deleted_at`);

/** SQL for whether the trace of this account and OpenTelemetry id was deleted. */
export const isDeleted = (account: string, traceId: string): string =>
  `EXISTS (SELECT 1 FROM otel_deleted WHERE otel_deleted.account_id = ${account} AND otel_deleted.trace_id = ${traceId})`;

const selectDeleted = query<{ found: 1 }>(
  'SELECT 1 AS found FROM otel_deleted WHERE account_id = :account AND trace_id = :trace_id',
);
const forgetOld = query('DELETE FROM otel_deleted WHERE deleted_at < :until');

export const deletedTracesStore = (database: Database) => ({
  /** Whether somebody has deleted the trace of this OpenTelemetry id. */
  isTraceDeleted: async (account: number, traceId: string): Promise<boolean> =>
    (await database.rows(selectDeleted, { account, trace_id: traceId })).length > 0,

  /** Forgets which traces were deleted before a time. */
  async forgetDeletedTraces(until: number): Promise<void> {
    await database.write({ guard: step(forgetOld, { until }), steps: [] });
  },
});
