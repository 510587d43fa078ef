/**
 * Anchors: an evaluator's labelled responses, with the verdicts that they had when they were frozen. They go with the trace of
 * their label.
 */
export const createAnchors = `
  CREATE TABLE anchors (
    seq INTEGER PRIMARY KEY,
    account_id INTEGER NOT NULL REFERENCES accounts (id),
    evaluator_name TEXT NOT NULL,
    labels_since INTEGER NOT NULL,
    content_hash TEXT NOT NULL,
    trace_seq INTEGER NOT NULL REFERENCES traces (seq) ON DELETE CASCADE,
    frozen_at INTEGER NOT NULL,
    score REAL NOT NULL CHECK (score BETWEEN 0 AND 1),
    version INTEGER NOT NULL,
    judge TEXT NOT NULL,
    prompt_version TEXT,
    reader_version TEXT,
    UNIQUE (account_id, evaluator_name, labels_since, content_hash)
  ) STRICT;
  CREATE INDEX anchors_of_trace ON anchors (trace_seq);
  `;
