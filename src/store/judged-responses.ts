import { type Database, query } from './database.ts';
import { larger, seqsIn, smaller, sql, storedReal } from './dialect.ts';

/** One version of an evaluator under one judge. */
export interface JudgedBy {
  account: number;
  name: string;
  version: number;
  judge: string;
}

/** An evaluation, as far as a report card needs it. */
export interface JudgedRow {
  seq: number;
  score: number | null;
  content_hash: string;
  created_at: number;
  /** The model's probability that the condition holds; null if it gave none. */
  probability: number | null;
  prompt_version: string | null;
  reader_version: string | null;
  /** 1: the verdict of an earlier judgment, from the score cache. */
  cached: 0 | 1;
}

/** A label, as far as a report card needs it. */
export interface LabelRow {
  seq: number;
  content_hash: string;
  label: 0 | 1;
  score: number | null;
  author: string | null;
}

/** Some milliseconds of work: callers leave the event loop to others between pages. */
const pageSize = 1000;

// The casts hide the parameters from SQLite's planner, as in trace-list.ts.
const ofVersion = `account_id = CAST(:account AS BIGINT) AND evaluator_name = CAST(:name AS TEXT)
  AND evaluator_version = CAST(:version AS BIGINT)`;
/** The index has a judge's evaluations side by side, so each judge is found without reading them. */
const selectNextJudge = query<{ judge: string; newest: number }>(`
  SELECT judge, (SELECT max(seq) FROM evaluations WHERE ${ofVersion} AND judge = found.judge) AS newest FROM (
    SELECT min(judge) AS judge FROM evaluations WHERE ${ofVersion} AND judge > CAST(:after AS TEXT)) AS found
  WHERE judge IS NOT NULL`);
const selectPage = query<JudgedRow>(sql`
  SELECT seq, score, content_hash, created_at, ${storedReal('sub_trace', 'probability')} AS probability,
    prompt_version, reader_version, cached
  FROM evaluations WHERE ${ofVersion} AND judge = CAST(:judge AS TEXT) AND seq < :before
  ORDER BY seq DESC LIMIT ${pageSize}`);
const selectLabels = query<LabelRow>(`
  SELECT seq, content_hash, label, score, author FROM labels
  WHERE account_id = CAST(:account AS BIGINT) AND evaluator_name = CAST(:name AS TEXT)
    AND labels_since = CAST(:labels_since AS BIGINT) AND (content_hash, seq) > (:after_hash, :after_seq)
  ORDER BY content_hash, seq LIMIT ${pageSize}`);
const began = `(SELECT created_at FROM evaluator_versions AS own
      WHERE own.account_id = :account AND own.name = :name AND own.version = :version)`;
const ended = `coalesce((SELECT min(created_at) FROM evaluator_versions AS later
      WHERE later.account_id = :account AND later.name = :name AND later.version > :version), :end)`;
/** A failed judgment has no version: it counts for the one that was the newest at its time. */
const countFailed = query<{ failed: number }>(sql`
  SELECT count(*) AS failed FROM failed_judgments
  WHERE account_id = CAST(:account AS BIGINT) AND evaluator_name = CAST(:name AS TEXT)
    AND created_at >= ${larger(':start', began)} AND created_at < ${smaller(':end', ended)}`);
const selectIds = query<{ seq: number; trace_id: string; evaluation_id: string }>(sql`
  SELECT evaluations.seq, traces.id AS trace_id, evaluations.id AS evaluation_id
  FROM evaluations JOIN traces ON traces.seq = trace_seq
  WHERE evaluations.seq IN ${seqsIn(':seqs')} AND evaluations.account_id = :account`);

/** What a named evaluator has judged, and people's labels on it. Reads come in pages. */
export function judgedResponsesStore(database: Database) {
  return {
    /** The judges with evaluations of a version, the one of the newest evaluation first. */
    async judgesOf(account: number, name: string, version: number): Promise<string[]> {
      const found: { judge: string; newest: number }[] = [];
      for (let after = ''; ; after = found.at(-1)!.judge) {
        const [next] = await database.rows(selectNextJudge, { account, name, version, after });
        if (!next) return found.sort((a, b) => b.newest - a.newest).map(({ judge }) => judge);
        found.push(next);
      }
    },

    /** One page of evaluations before this seq, newest first; empty after the last. */
    judgedPage: (by: JudgedBy, before: number): Promise<JudgedRow[]> => database.rows(selectPage, { ...by, before }),

    /** One page of labels after this one, ordered by content; empty after the last. */
    labelsPage: (account: number, name: string, labelsSince: number, after?: LabelRow): Promise<LabelRow[]> =>
      database.rows(selectLabels, {
        account,
        name,
        labels_since: labelsSince,
        after_hash: after?.content_hash ?? '',
        after_seq: after?.seq ?? 0,
      }),

    /** @param period In milliseconds since the epoch, without its end. */
    async countFailed(account: number, name: string, version: number, period: { start: number; end: number }) {
      const [row] = await database.rows(countFailed, { account, name, version, ...period });
      return row!.failed;
    },

    /** Ids of evaluations and their traces by their seqs. Those that were deleted meanwhile are missing. */
    async idsOf(account: number, seqs: number[]) {
      const rows = await database.rows(selectIds, { account, seqs: JSON.stringify(seqs) });
      return new Map(rows.map(({ seq, ...ids }) => [seq, ids]));
    },
  };
}
