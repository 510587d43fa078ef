import { type Database, query } from './database.ts';
import type { JudgedBy } from './judged-responses.ts';

/** An evaluation by a version of an evaluator, as far as a comparison needs it. */
export interface VersionRow {
  seq: number;
  traceSeq: number;
  score: number | null;
  /** Equal for evaluations of the same content. */
  contentHash: string;
  agentName: string | null;
  /** What read the criterion; null if it was not recorded. */
  readerVersion: string | null;
}

/** Some milliseconds of work: callers leave the event loop to others between pages. */
const pageSize = 1000;

// The casts hide the parameters from SQLite's planner, as in trace-list.ts.
const selectPage = query<VersionRow>(`
  SELECT seq, trace_seq AS "traceSeq", score, content_hash AS "contentHash", agent_name AS "agentName",
    reader_version AS "readerVersion"
  FROM evaluations WHERE account_id = CAST(:account AS BIGINT) AND evaluator_name = CAST(:name AS TEXT)
    AND evaluator_version = CAST(:version AS BIGINT) AND judge = CAST(:judge AS TEXT) AND seq < :before
  ORDER BY seq DESC LIMIT ${pageSize}`);
const selectCase = query<{ value: string }>(`
  SELECT value FROM trace_tags WHERE trace_seq = :trace_seq AND key = 'case'`);

/** What comparisons read of an evaluator's versions. */
export function versionResultsStore(database: Database) {
  return {
    /** One page of evaluations before this seq, newest first; empty after the last. */
    versionPage: (by: JudgedBy, before: number): Promise<VersionRow[]> => database.rows(selectPage, { ...by, before }),

    /** The tag `case` of a trace; undefined without one. */
    async caseOf(traceSeq: number): Promise<string | undefined> {
      const [row] = await database.rows(selectCase, { trace_seq: traceSeq });
      return row?.value;
    },
  };
}
