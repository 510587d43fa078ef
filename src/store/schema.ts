import { createAnchors } from './anchor-schema.ts';
import { createCandidates, explainCases } from './candidate-schema.ts';
import { createDeletedTraces } from './deleted-traces.ts';
import { createAnnotatedCases, indexAnnotations } from './earlier-annotations.ts';
import { countStored, createInsights } from './insights/insight-schema.ts';
import { createPacked, packFigures } from './insights/pack-figures.ts';
import type { Migration } from './migration.ts';
import { countPartial, createRules } from './rules/rule-schema.ts';
import { createSessions } from './session-schema.ts';
import { createSpans } from './span-schema.ts';
import { createWithSubject, moveSubjects } from './subject-column.ts';

/**
 * The schema as steps: the database's version is the number of steps applied. Released steps never change; a new version
 * appends one. Times are milliseconds since the epoch. A trace's tags are only in trace_tags.
 */
export const migrations: readonly Migration[] = [
  `
  CREATE TABLE settings (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE accounts (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    retention TEXT NOT NULL CHECK (retention IN ('standard', 'none')),
    created_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE keys (
    id TEXT PRIMARY KEY,
    account_id INTEGER NOT NULL REFERENCES accounts (id),
    hash TEXT NOT NULL UNIQUE,
    label TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    expires_at INTEGER,
    last_used_at INTEGER,
    revoked_at INTEGER
  ) STRICT;

  CREATE TABLE traces (
    seq INTEGER PRIMARY KEY,
    id TEXT NOT NULL,
    account_id INTEGER NOT NULL REFERENCES accounts (id),
    created_at INTEGER NOT NULL,
    rating INTEGER CHECK (rating IN (0, 1)),
    trace TEXT NOT NULL,
    UNIQUE (account_id, id)
  ) STRICT;
  CREATE INDEX traces_newest ON traces (account_id, created_at, seq);

  CREATE TABLE trace_tags (
    trace_seq INTEGER NOT NULL REFERENCES traces (seq) ON DELETE CASCADE,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (trace_seq, key)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE comments (
    seq INTEGER PRIMARY KEY,
    id TEXT NOT NULL,
    trace_seq INTEGER NOT NULL REFERENCES traces (seq) ON DELETE CASCADE,
    comment TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX comments_of_trace ON comments (trace_seq);

  CREATE TABLE evaluations (
    seq INTEGER PRIMARY KEY,
    id TEXT NOT NULL,
    trace_seq INTEGER NOT NULL REFERENCES traces (seq) ON DELETE CASCADE,
    created_at INTEGER NOT NULL,
    model_core TEXT NOT NULL,
    evaluator_name TEXT,
    score REAL CHECK (score BETWEEN 0 AND 1),
    explanation TEXT NOT NULL,
    criteria TEXT NOT NULL,
    sub_trace TEXT NOT NULL,
    sources TEXT,
    cached INTEGER NOT NULL CHECK (cached IN (0, 1)),
    cached_tokens INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX evaluations_of_trace ON evaluations (trace_seq);

  CREATE TABLE usage (
    account_id INTEGER NOT NULL REFERENCES accounts (id),
    day TEXT NOT NULL,
    model_core TEXT NOT NULL,
    key_id TEXT NOT NULL REFERENCES keys (id),
    requests INTEGER NOT NULL,
    evaluations INTEGER NOT NULL,
    cached INTEGER NOT NULL,
    prompt_tokens INTEGER NOT NULL,
    completion_tokens INTEGER NOT NULL,
    cached_prompt_tokens INTEGER NOT NULL,
    PRIMARY KEY (account_id, day, model_core, key_id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE redacted_requests (
    seq INTEGER PRIMARY KEY,
    account_id INTEGER NOT NULL REFERENCES accounts (id),
    request_id TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    model_core TEXT NOT NULL,
    request TEXT NOT NULL
  ) STRICT;

  CREATE TABLE answers (
    account_id INTEGER NOT NULL REFERENCES accounts (id),
    operation TEXT NOT NULL,
    key TEXT NOT NULL,
    body_hash TEXT NOT NULL,
    answer TEXT NOT NULL,
    trace_seq INTEGER REFERENCES traces (seq) ON DELETE CASCADE,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (account_id, operation, key)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX answers_oldest ON answers (created_at);
  CREATE INDEX answers_of_trace ON answers (trace_seq);
  `,

  // Each filter of the list gets an index that holds its traces in the list's order, (account, created_at, seq). The
  // columns that this needs are copied from the trace to its tags and evaluations: the account and the time never change,
  // and a rating is updated together with its copies. The indexes omit rows that no filter can match.
  `
  CREATE INDEX traces_rated ON traces (account_id, rating, created_at, seq) WHERE rating IS NOT NULL;

  ALTER TABLE trace_tags RENAME TO tags_without_place;
  CREATE TABLE trace_tags (
    trace_seq INTEGER NOT NULL REFERENCES traces (seq) ON DELETE CASCADE,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    account_id INTEGER NOT NULL,
    trace_created_at INTEGER NOT NULL,
    trace_rating INTEGER,
    PRIMARY KEY (trace_seq, key)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO trace_tags (trace_seq, key, value, account_id, trace_created_at, trace_rating)
    SELECT trace_seq, key, value, account_id, created_at, rating
    FROM tags_without_place JOIN traces ON traces.seq = trace_seq ORDER BY trace_seq, key;
  DROP TABLE tags_without_place;
  CREATE INDEX trace_tags_newest ON trace_tags (account_id, key, value, trace_created_at, trace_seq);
  CREATE INDEX trace_tags_rated ON trace_tags (account_id, key, value, trace_rating, trace_created_at, trace_seq)
    WHERE trace_rating IS NOT NULL;

  ALTER TABLE evaluations ADD COLUMN account_id INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE evaluations ADD COLUMN trace_created_at INTEGER NOT NULL DEFAULT 0;
  UPDATE evaluations SET (account_id, trace_created_at) =
    (SELECT traces.account_id, traces.created_at FROM traces WHERE traces.seq = evaluations.trace_seq);
  DROP INDEX evaluations_of_trace;
  CREATE INDEX evaluations_of_trace ON evaluations (trace_seq, evaluator_name, score);
  CREATE INDEX evaluations_of_evaluator ON evaluations (
    account_id, evaluator_name, (CASE score WHEN 0 THEN 0 ELSE 1 + CAST(score * 50 AS INTEGER) END),
    trace_created_at, trace_seq, score
  ) WHERE evaluator_name IS NOT NULL;
  CREATE INDEX evaluations_scored ON evaluations (
    account_id, (CASE score WHEN 0 THEN 0 ELSE 1 + CAST(score * 50 AS INTEGER) END), trace_created_at, trace_seq, score
  ) WHERE score IS NOT NULL;

  CREATE INDEX redacted_requests_oldest ON redacted_requests (created_at);
  `,
  // A row of `evaluators` counts the versions of a name and remains when they are deleted, so that a name and a version
  // never mean two things. Versions are ordered by row number: SQLite moves rows that are ordered by name, and leaves
  // readable copies of deleted ones. For the same reason a task's texts are in separate tables that grow only at their end:
  // its request is blanked when it ends, and its result when its trace is deleted. A task's trace is the one that it adds
  // to or has created.
  `
  CREATE TABLE evaluators (
    account_id INTEGER NOT NULL REFERENCES accounts (id),
    name TEXT NOT NULL,
    version INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    is_deleted INTEGER NOT NULL CHECK (is_deleted IN (0, 1)),
    PRIMARY KEY (account_id, name)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE evaluator_versions (
    account_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    version INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    evaluation_criteria TEXT NOT NULL,
    model_core TEXT NOT NULL,
    explanation_cleaning TEXT,
    description TEXT,
    UNIQUE (account_id, name, version),
    FOREIGN KEY (account_id, name) REFERENCES evaluators (account_id, name)
  ) STRICT;

  CREATE TABLE tasks (
    seq INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    account_id INTEGER NOT NULL REFERENCES accounts (id),
    kind TEXT NOT NULL CHECK (kind IN ('reward', 'trace')),
    retention TEXT NOT NULL CHECK (retention IN ('standard', 'none')),
    status TEXT NOT NULL CHECK (status IN ('queued', 'retrying', 'running', 'succeeded', 'failed', 'cancelled')),
    created_at INTEGER NOT NULL,
    started_at INTEGER,
    finished_at INTEGER,
    lease_owner TEXT,
    lease_until INTEGER,
    attempt_log TEXT NOT NULL,
    trace_seq INTEGER REFERENCES traces (seq) ON DELETE SET NULL,
    error TEXT
  ) STRICT;
  CREATE INDEX tasks_of_status ON tasks (account_id, status, seq);
  CREATE INDEX tasks_unfinished ON tasks (status, seq) WHERE finished_at IS NULL;
  CREATE INDEX tasks_ended ON tasks (finished_at) WHERE finished_at IS NOT NULL;
  CREATE INDEX tasks_of_trace ON tasks (trace_seq) WHERE trace_seq IS NOT NULL;

  CREATE TABLE task_requests (
    task_seq INTEGER PRIMARY KEY REFERENCES tasks (seq) ON DELETE CASCADE,
    request TEXT NOT NULL
  ) STRICT;

  CREATE TABLE task_results (
    seq INTEGER PRIMARY KEY,
    task_seq INTEGER NOT NULL UNIQUE REFERENCES tasks (seq) ON DELETE CASCADE,
    outcome TEXT NOT NULL
  ) STRICT;

  UPDATE answers SET answer = json_set(answer, '$.stored.evaluationIds', json_array(answer ->> '$.stored.evaluationId'))
  WHERE answer ->> '$.stored.evaluationId' IS NOT NULL;
  `,
  // The score cache is the evaluations themselves: an entry is deleted with its trace, and no verdict is stored twice. Read
  // backwards, the index has the newest judgment first, and all judgments before the evaluations that reused one.
  `
  ALTER TABLE evaluations ADD COLUMN cache_key TEXT;
  CREATE INDEX evaluations_cached ON evaluations (account_id, cache_key, cached DESC) WHERE cache_key IS NOT NULL;
  `,
  createWithSubject,
  moveSubjects,
  // Judgments that could not be made: no content and no score, only the criterion or the evaluator. Read per account, in
  // the order of time.
  `
  CREATE TABLE failed_judgments (
    seq INTEGER PRIMARY KEY,
    account_id INTEGER NOT NULL REFERENCES accounts (id),
    created_at INTEGER NOT NULL,
    model_core TEXT NOT NULL,
    fault TEXT NOT NULL,
    evaluator_name TEXT,
    criteria TEXT,
    trace_seq INTEGER REFERENCES traces (seq) ON DELETE CASCADE,
    CHECK ((evaluator_name IS NULL) <> (criteria IS NULL))
  ) STRICT;
  CREATE INDEX failed_judgments_newest ON failed_judgments (account_id, created_at);
  CREATE INDEX failed_judgments_oldest ON failed_judgments (created_at);
  CREATE INDEX failed_judgments_of_trace ON failed_judgments (trace_seq) WHERE trace_seq IS NOT NULL;
  ALTER TABLE usage ADD COLUMN failed INTEGER NOT NULL DEFAULT 0;
  `,
  // People's labels. A label is found by what was judged (content_hash), so that a later evaluation of the same content has
  // it too. An evaluation is found by its id alone, which a label names.
  `
  ALTER TABLE evaluations ADD COLUMN content_hash TEXT NOT NULL DEFAULT '';
  CREATE INDEX evaluations_of_id ON evaluations (id);
  ALTER TABLE evaluator_versions ADD COLUMN labels_since INTEGER NOT NULL DEFAULT 1;
  UPDATE evaluator_versions SET labels_since = coalesce((
    SELECT 1 + max(other.version) FROM evaluator_versions AS other
    WHERE other.account_id = evaluator_versions.account_id AND other.name = evaluator_versions.name
      AND other.version < evaluator_versions.version
      AND other.evaluation_criteria <> evaluator_versions.evaluation_criteria), (
    SELECT min(other.version) FROM evaluator_versions AS other
    WHERE other.account_id = evaluator_versions.account_id AND other.name = evaluator_versions.name));
  CREATE TABLE labels (
    seq INTEGER PRIMARY KEY,
    id TEXT NOT NULL,
    account_id INTEGER NOT NULL REFERENCES accounts (id),
    trace_seq INTEGER NOT NULL REFERENCES traces (seq) ON DELETE CASCADE,
    evaluation_id TEXT,
    evaluator_name TEXT,
    labels_since INTEGER,
    criteria TEXT NOT NULL,
    content_hash TEXT NOT NULL,
    key TEXT NOT NULL,
    label INTEGER NOT NULL CHECK (label IN (0, 1)),
    score REAL CHECK (score BETWEEN 0 AND 1),
    author TEXT,
    created_at INTEGER NOT NULL,
    UNIQUE (account_id, key),
    CHECK ((evaluator_name IS NULL) = (labels_since IS NULL))
  ) STRICT;
  CREATE INDEX labels_of_id ON labels (account_id, id);
  CREATE INDEX labels_of_trace ON labels (trace_seq);
  CREATE INDEX labels_of_evaluator ON labels (account_id, evaluator_name, labels_since, content_hash)
    WHERE evaluator_name IS NOT NULL;
  `,
  // What a report card reads of a named evaluator's evaluations, per version and judge, in the order of time. Evaluations of
  // earlier versions of Deemster have no content_hash, so no card could count them, and their columns stay null.
  `
  ALTER TABLE evaluations ADD COLUMN evaluator_version INTEGER;
  ALTER TABLE evaluations ADD COLUMN judge TEXT;
  CREATE INDEX evaluations_of_version ON evaluations (account_id, evaluator_name, evaluator_version, judge)
    WHERE evaluator_version IS NOT NULL;
  CREATE INDEX failed_judgments_of_evaluator ON failed_judgments (account_id, evaluator_name, created_at)
    WHERE evaluator_name IS NOT NULL;
  `,
  // Runs: the traces with the same tag `run`. What a run's row counts is kept up to date by run-counts.ts; run_traces copies the
  // tags `run` and `case` of its traces, and run_parts counts its evaluations. Evaluations of earlier versions have no key of
  // their criterion and count as one criterion.
  `
  ALTER TABLE evaluations ADD COLUMN prompt_version TEXT;
  ALTER TABLE evaluations ADD COLUMN reader_version TEXT;
  ALTER TABLE evaluations ADD COLUMN agent_name TEXT;
  ALTER TABLE evaluations ADD COLUMN criterion_key TEXT;

  CREATE TABLE runs (
    seq INTEGER PRIMARY KEY,
    account_id INTEGER NOT NULL REFERENCES accounts (id),
    name TEXT NOT NULL,
    traces INTEGER NOT NULL,
    cases INTEGER NOT NULL,
    failed INTEGER NOT NULL,
    UNIQUE (account_id, name)
  ) STRICT;
  CREATE INDEX runs_newest ON runs (account_id, seq);

  CREATE TABLE run_traces (
    trace_seq INTEGER PRIMARY KEY REFERENCES traces (seq) ON DELETE CASCADE,
    run_seq INTEGER NOT NULL,
    case_name TEXT NOT NULL
  ) STRICT;
  CREATE INDEX run_traces_of_run ON run_traces (run_seq, case_name, trace_seq);

  CREATE TABLE run_parts (
    run_seq INTEGER NOT NULL,
    criterion_key TEXT NOT NULL,
    judge TEXT NOT NULL,
    evaluations INTEGER NOT NULL,
    PRIMARY KEY (run_seq, criterion_key, judge)
  ) STRICT, WITHOUT ROWID;

  INSERT INTO runs (account_id, name, traces, cases, failed)
    SELECT account_id, value, count(*), 0, 0 FROM trace_tags WHERE key = 'run' AND value <> ''
    GROUP BY account_id, value ORDER BY min(trace_created_at);
  INSERT INTO run_traces (trace_seq, run_seq, case_name)
    SELECT trace_seq, runs.seq, coalesce((
      SELECT value FROM trace_tags AS other WHERE other.trace_seq = trace_tags.trace_seq AND other.key = 'case'), '')
    FROM trace_tags JOIN runs ON runs.account_id = trace_tags.account_id AND name = value WHERE key = 'run';
  INSERT INTO run_parts (run_seq, criterion_key, judge, evaluations)
    SELECT run_seq, '', '', count(*) FROM run_traces JOIN evaluations USING (trace_seq) GROUP BY run_seq;
  UPDATE runs SET
    cases = (SELECT count(DISTINCT case_name) FROM run_traces WHERE run_seq = runs.seq AND case_name <> ''),
    failed = (
      SELECT count(*) FROM run_traces JOIN failed_judgments USING (trace_seq) WHERE run_seq = runs.seq);
  `,
  createAnnotatedCases,
  indexAnnotations,
  createInsights,
  countStored,
  createSessions,
  createCandidates,
  createAnchors,
  // Who made a version: an API key, or a signed-in page. Null where it was not stored yet.
  `
  ALTER TABLE evaluator_versions ADD COLUMN made_by TEXT CHECK (made_by IN ('key', 'page'));
  ALTER TABLE evaluator_versions ADD COLUMN key_id TEXT;
  `,
  explainCases,
  createPacked,
  packFigures,
  createSpans,
  createRules,
  // How a version's criterion was read when it was saved. Null where that was not kept.
  'ALTER TABLE evaluator_versions ADD COLUMN reading TEXT;',
  createDeletedTraces,
  countPartial,
];
