import type { Move } from './migration.ts';
import { withinBytes } from './within-bytes.ts';

/**
 * The judged content gets its own column, the last one, so that the rest of an evaluation is read without it.
 *
 * The rows move to a new table, which grows only at its end: rows that change their length in place make SQLite move their
 * neighbours and leave readable copies of them.
 */
export const createWithSubject = `
  DROP INDEX evaluations_of_trace;
  DROP INDEX evaluations_of_evaluator;
  DROP INDEX evaluations_scored;
  DROP INDEX evaluations_cached;
  ALTER TABLE evaluations RENAME TO evaluations_to_move;
  CREATE TABLE evaluations (
    seq INTEGER PRIMARY KEY,
    id TEXT NOT NULL,
    trace_seq INTEGER NOT NULL REFERENCES traces (seq) ON DELETE CASCADE,
    account_id INTEGER NOT NULL,
    trace_created_at INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    model_core TEXT NOT NULL,
    evaluator_name TEXT,
    score REAL CHECK (score BETWEEN 0 AND 1),
    cached INTEGER NOT NULL CHECK (cached IN (0, 1)),
    cached_tokens INTEGER NOT NULL,
    cache_key TEXT,
    explanation TEXT NOT NULL,
    criteria TEXT NOT NULL,
    sources TEXT,
    sub_trace TEXT NOT NULL,
    subject TEXT NOT NULL
  ) STRICT;
  CREATE INDEX evaluations_of_trace ON evaluations (trace_seq, evaluator_name, score);
  CREATE INDEX evaluations_of_evaluator ON evaluations (
    account_id, evaluator_name, (CASE score WHEN 0 THEN 0 ELSE 1 + CAST(score * 50 AS INTEGER) END),
    trace_created_at, trace_seq, score
  ) WHERE evaluator_name IS NOT NULL;
  CREATE INDEX evaluations_scored ON evaluations (
    account_id, (CASE score WHEN 0 THEN 0 ELSE 1 + CAST(score * 50 AS INTEGER) END), trace_created_at, trace_seq, score
  ) WHERE score IS NOT NULL;
  CREATE INDEX evaluations_cached ON evaluations (account_id, cache_key, cached DESC) WHERE cache_key IS NOT NULL;`;

const kept = `
  seq, id, trace_seq, account_id, trace_created_at, created_at, model_core, evaluator_name, score, cached, cached_tokens,
  cache_key, explanation, criteria, sources`;

/** Maximum rows and bytes per transaction: about 50 ms. */
const mostRows = 500;
const mostBytes = 4 * 1024 * 1024;

/** Fields that evaluations of the first version lack. */
const added = { label_probabilities: null, range: null, cleaned_explanation: null };

export const moveSubjects: Move = {
  from: 'evaluations_to_move',
  some({ all, run }) {
    const sizes = all<{ seq: number; bytes: number }>(`
      SELECT seq, octet_length(sub_trace) + octet_length(explanation) + octet_length(criteria) AS bytes
      FROM evaluations_to_move ORDER BY seq LIMIT ${mostRows}`);
    const moved = withinBytes(sizes, mostBytes, ({ bytes }) => bytes);
    if (moved.length === 0) return 0;
    const last = moved.at(-1)!.seq;
    const rows = all<{ seq: number; sub_trace: string }>(
      'SELECT seq, sub_trace FROM evaluations_to_move WHERE seq <= :last ORDER BY seq',
      { last },
    );
    for (const { seq, sub_trace } of rows) {
      // SQLite's own functions refuse JSON that is nested more than 1,000 deep.
      const { subject, ...rest } = JSON.parse(sub_trace);
      run(
        `INSERT INTO evaluations (${kept}, sub_trace, subject)
        SELECT ${kept}, :sub_trace, :subject FROM evaluations_to_move WHERE seq = :seq`,
        { seq, sub_trace: JSON.stringify({ ...added, ...rest }), subject: JSON.stringify(subject) },
      );
    }
    run('DELETE FROM evaluations_to_move WHERE seq <= :last', { last });
    return moved.length;
  },
  last: 'DROP TABLE evaluations_to_move',
};
