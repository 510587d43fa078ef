import type { Move } from '../migration.ts';
import { packedFigures } from './packed-figures.ts';

/** Each narrow row gets a text with all that insights read of it: see packed.ts. */
export const createPacked = `
  ALTER TABLE insight_figures RENAME TO insight_figures_to_pack;
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
    packed TEXT NOT NULL GENERATED ALWAYS AS (${packedFigures.sqlite}) STORED,
    PRIMARY KEY (account_id, trace_created_at, trace_seq, evaluation_seq)
  ) STRICT, WITHOUT ROWID;`;

const kept = `account_id, trace_created_at, trace_seq, evaluation_seq, series_seq, score, cached, latency_part, prompt_tokens,
  completion_tokens, saved_tokens`;
const place = 'account_id, trace_created_at, trace_seq, evaluation_seq';
/** Evaluations per transaction: about 50 ms. */
const mostRows = 5000;

export const packFigures: Move = {
  from: 'insight_figures_to_pack',
  some({ all, run }) {
    const places = all<Record<string, number>>(
      `SELECT ${place} FROM insight_figures_to_pack ORDER BY ${place} LIMIT ${mostRows}`,
    );
    const end = places.at(-1);
    if (!end) return 0;
    const upToEnd = `WHERE (${place}) <= (:account_id, :trace_created_at, :trace_seq, :evaluation_seq)`;
    run(
      `INSERT INTO insight_figures (${kept}) SELECT ${kept} FROM insight_figures_to_pack ${upToEnd} ORDER BY ${place}`,
      end,
    );
    run(`DELETE FROM insight_figures_to_pack ${upToEnd}`, end);
    return places.length;
  },
  last: 'DROP TABLE insight_figures_to_pack',
};
