import { criterionKeyOf } from '../evaluation-row.ts';
import type { Move } from '../migration.ts';
import { figuresSteps, joinSteps } from './insight-counts.ts';

/**
 * What insights are made of: a series per criterion and judge, a narrow row per evaluation in the order of the list, and sums
 * per hour and day (slot), run and rating (−1: none). `kind` 0 counts by part of the scale, 1 by part of the latencies.
 * `unsearched` has the traces whose texts are not indexed yet.
 */
export const createInsights = `
  CREATE TABLE insight_series (
    seq INTEGER PRIMARY KEY,
    account_id INTEGER NOT NULL REFERENCES accounts (id),
    key TEXT NOT NULL,
    criterion_key TEXT NOT NULL,
    evaluator_name TEXT,
    criterion TEXT NOT NULL,
    model_core TEXT NOT NULL,
    judge TEXT NOT NULL,
    evaluations INTEGER NOT NULL,
    UNIQUE (account_id, key)
  ) STRICT;
  CREATE INDEX insight_series_empty ON insight_series (evaluations) WHERE evaluations = 0;
  CREATE TABLE insight_figures (
    account_id INTEGER NOT NULL,
    trace_created_at INTEGER NOT NULL,
    trace_seq INTEGER NOT NULL,
    evaluation_seq INTEGER NOT NULL,
    series_seq INTEGER NOT NULL,
    score REAL,
    cached INTEGER NOT NULL,
    latency_part INTEGER,
    prompt_tokens INTEGER NOT NULL,
    completion_tokens INTEGER NOT NULL,
    saved_tokens INTEGER NOT NULL,
    PRIMARY KEY (account_id, trace_created_at, trace_seq, evaluation_seq)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE insight_hours (
    account_id INTEGER NOT NULL,
    slot INTEGER NOT NULL,
    series_seq INTEGER NOT NULL,
    run_seq INTEGER NOT NULL,
    rating INTEGER NOT NULL,
    evaluations INTEGER NOT NULL,
    nulls INTEGER NOT NULL,
    cached INTEGER NOT NULL,
    score_sum INTEGER NOT NULL,
    square_sum INTEGER NOT NULL,
    prompt_tokens INTEGER NOT NULL,
    completion_tokens INTEGER NOT NULL,
    saved_tokens INTEGER NOT NULL,
    PRIMARY KEY (account_id, slot, series_seq, run_seq, rating)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX insight_hours_empty ON insight_hours (evaluations) WHERE evaluations = 0;
  CREATE TABLE insight_parts (
    account_id INTEGER NOT NULL,
    slot INTEGER NOT NULL,
    series_seq INTEGER NOT NULL,
    run_seq INTEGER NOT NULL,
    rating INTEGER NOT NULL,
    kind INTEGER NOT NULL,
    part INTEGER NOT NULL,
    evaluations INTEGER NOT NULL,
    PRIMARY KEY (account_id, slot, series_seq, run_seq, rating, kind, part)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX insight_parts_empty ON insight_parts (evaluations) WHERE evaluations = 0;
  CREATE TABLE unsearched (
    trace_seq INTEGER PRIMARY KEY REFERENCES traces (seq) ON DELETE CASCADE
  ) STRICT;
  CREATE TABLE insights_built (evaluation_seq INTEGER NOT NULL) STRICT;
  INSERT INTO insights_built VALUES (0);
  ALTER TABLE failed_judgments ADD COLUMN trace_created_at INTEGER;
  UPDATE failed_judgments SET trace_created_at =
    (SELECT traces.created_at FROM traces WHERE traces.seq = failed_judgments.trace_seq) WHERE trace_seq IS NOT NULL;
  CREATE INDEX failed_judgments_in_list ON failed_judgments (account_id, trace_created_at, trace_seq)
    WHERE trace_seq IS NOT NULL;`;

/** Evaluations per transaction: about 50 ms. */
const mostRows = 500;

interface OldEvaluation {
  seq: number;
  id: string;
  account: number;
  criterion_key: string | null;
  evaluator_name: string | null;
  criterion: string;
  model_core: string;
  judge: string | null;
  prompt_version: string | null;
  reader_version: string | null;
  score: number | null;
  cached: 0 | 1;
  latency: number | null;
  prompt: number | null;
  completion: number | null;
  cached_tokens: number;
}

/** Counts the evaluations that earlier versions stored. Nothing moves: `insights_built` has the last one that is counted. */
export const countStored: Move = {
  from: 'evaluations',
  some({ all, run }) {
    const rows = all<OldEvaluation>(`
      SELECT seq, id, account_id AS account, criterion_key, evaluator_name,
        coalesce(sub_trace ->> '$.criterion_template', criteria) AS criterion, model_core,
        coalesce(judge, sub_trace ->> '$.judge') AS judge,
        coalesce(prompt_version, sub_trace ->> '$.prompt_version') AS prompt_version,
        coalesce(reader_version, sub_trace ->> '$.reader_version') AS reader_version, score, cached,
        sub_trace ->> '$.latency_ms' AS latency, sub_trace ->> '$.usage.prompt' AS prompt,
        sub_trace ->> '$.usage.completion' AS completion, cached_tokens
      FROM evaluations WHERE seq > (SELECT evaluation_seq FROM insights_built) ORDER BY seq LIMIT ${mostRows}`);
    for (const row of rows) {
      const isCached = row.cached === 1;
      const steps = figuresSteps(row.account, row.id, {
        series: {
          criterionKey: row.criterion_key ?? criterionKeyOf(row.evaluator_name, row.criterion),
          evaluatorName: row.evaluator_name,
          criterion: row.criterion,
          modelCore: row.model_core,
          judge: row.judge ?? '',
          promptVersion: row.prompt_version,
          readerVersion: row.reader_version,
        },
        score: row.score,
        cached: isCached,
        latencyMilliseconds: isCached ? null : row.latency,
        promptTokens: isCached ? 0 : (row.prompt ?? 0),
        completionTokens: isCached ? 0 : (row.completion ?? 0),
        savedTokens: row.cached_tokens,
      });
      for (const { query, parameters } of steps) run(query.sql, parameters);
    }
    if (rows.length === 0) return 0;
    const range = { first: rows[0]!.seq, last: rows.at(-1)!.seq };
    for (const { query, parameters } of joinSteps('seq BETWEEN :first AND :last', range)) run(query.sql, parameters);
    run('UPDATE insights_built SET evaluation_seq = :last', { last: range.last });
    return rows.length;
  },
  last: 'DROP TABLE insights_built',
};
