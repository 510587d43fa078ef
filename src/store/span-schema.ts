/**
 * What was received of OpenTelemetry traces: one row per trace, and one per span or event. `due_at` is when the trace is built
 * of them, null while nothing new has come since. `trace_seq` is the trace that was built. The spans are kept for a while
 * after that, so that late ones can be added. Their rows are only ever appended, and blanked before they are deleted.
 */
export const createSpans = `
  CREATE TABLE otel_traces (
    seq INTEGER PRIMARY KEY,
    account_id INTEGER NOT NULL REFERENCES accounts (id),
    trace_id TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    last_at INTEGER NOT NULL,
    due_at INTEGER,
    has_root INTEGER NOT NULL CHECK (has_root IN (0, 1)),
    spans INTEGER NOT NULL,
    bytes INTEGER NOT NULL,
    trace_seq INTEGER REFERENCES traces (seq) ON DELETE CASCADE,
    UNIQUE (account_id, trace_id)
  ) STRICT;
  CREATE INDEX otel_traces_due ON otel_traces (due_at) WHERE due_at IS NOT NULL;
  CREATE INDEX otel_traces_built ON otel_traces (last_at) WHERE due_at IS NULL;
  CREATE INDEX otel_traces_of_trace ON otel_traces (trace_seq) WHERE trace_seq IS NOT NULL;

  CREATE TABLE otel_spans (
    seq INTEGER PRIMARY KEY,
    otel_seq INTEGER NOT NULL REFERENCES otel_traces (seq) ON DELETE CASCADE,
    key TEXT NOT NULL,
    reading TEXT NOT NULL,
    UNIQUE (otel_seq, key)
  ) STRICT;
  `;
