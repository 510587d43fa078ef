/**
 * Rules that judge incoming traces. An account's rules are one row, because they are replaced as a whole. A trace that comes
 * while some rule is active waits in `rule_incoming`, in the transaction that stores it, so that none is missed. Its id there
 * is never used again, although its seq may be, by a trace that takes its place. `rule_days`
 * holds what a rule did per UTC day, and outlives traces and rules. `rule_judgments` has one row per background task of a
 * rule, as long as its trace exists: what is reserved for it, and how many of the trace's evaluations and failed judgments are
 * its own.
 */
export const createRules = `
  CREATE TABLE rule_sets (
    account_id INTEGER PRIMARY KEY REFERENCES accounts (id),
    revision INTEGER NOT NULL,
    rules TEXT NOT NULL,
    active INTEGER NOT NULL,
    key_id TEXT,
    updated_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE rule_incoming (
    id TEXT PRIMARY KEY,
    trace_seq INTEGER NOT NULL UNIQUE REFERENCES traces (seq) ON DELETE CASCADE
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE rule_days (
    account_id INTEGER NOT NULL REFERENCES accounts (id),
    rule TEXT NOT NULL,
    day TEXT NOT NULL,
    drawn INTEGER NOT NULL,
    judgments INTEGER NOT NULL,
    tokens INTEGER NOT NULL,
    failed INTEGER NOT NULL,
    budget INTEGER NOT NULL,
    no_response INTEGER NOT NULL,
    retention INTEGER NOT NULL,
    not_judgeable INTEGER NOT NULL,
    PRIMARY KEY (account_id, rule, day)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE rule_judgments (
    seq INTEGER PRIMARY KEY,
    trace_seq INTEGER NOT NULL REFERENCES traces (seq) ON DELETE CASCADE,
    account_id INTEGER NOT NULL,
    rule TEXT NOT NULL,
    day TEXT NOT NULL,
    evaluator TEXT NOT NULL,
    version INTEGER NOT NULL,
    task_id TEXT NOT NULL UNIQUE,
    reserved INTEGER NOT NULL,
    is_open INTEGER NOT NULL DEFAULT 1 CHECK (is_open IN (0, 1)),
    evaluations INTEGER NOT NULL DEFAULT 0,
    failed INTEGER NOT NULL DEFAULT 0,
    UNIQUE (trace_seq, rule, evaluator, version)
  ) STRICT;
  CREATE INDEX rule_judgments_open ON rule_judgments (account_id, rule, day) WHERE is_open = 1;
  `;

/** Traces whose messages were captured only in part, which are not judged. */
export const countPartial = 'ALTER TABLE rule_days ADD COLUMN partial INTEGER NOT NULL DEFAULT 0';
