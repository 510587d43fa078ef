import { blanked } from './blanked.ts';
import { type Database, query, step } from './database.ts';
import { either, seqsIn, sql, versionOfSchema } from './dialect.ts';
import { evaluationBytes } from './evaluation-row.ts';
import { deleteFailed, selectOldFailed } from './failed-judgments.ts';
import { removeTraces } from './removal.ts';
import { withinBytes } from './within-bytes.ts';

/** The contents of a database, across all accounts. */
export interface Contents {
  /** The number of schema steps applied. */
  schemaVersion: number;
  accounts: number;
  /** Keys that are neither revoked nor expired. */
  keys: number;
  traces: number;
  evaluations: number;
  comments: number;
  labels: number;
  /** Creation times of the oldest and newest trace, in milliseconds since the epoch; null without traces. */
  oldestTrace: number | null;
  newestTrace: number | null;
}

export interface DayUse {
  requests: number;
  evaluations: number;
}

type Reader = Pick<Database, 'rows'>;

const selectVersion = query<{ user_version: number }>(versionOfSchema);
// Each account's oldest and newest trace are the ends of its index range: no trace is read.
const selectContents = query<{
  accounts: number;
  keys: number;
  traces: number;
  evaluations: number;
  comments: number;
  oldest: number | null;
  newest: number | null;
}>(`
  SELECT
    (SELECT count(*) FROM accounts) AS accounts,
    (SELECT count(*) FROM keys WHERE revoked_at IS NULL AND (expires_at IS NULL OR expires_at > :now)) AS keys,
    (SELECT count(*) FROM traces) AS traces,
    (SELECT count(*) FROM evaluations) AS evaluations,
    (SELECT count(*) FROM comments) AS comments,
    (SELECT min((SELECT min(created_at) FROM traces WHERE account_id = accounts.id)) FROM accounts) AS oldest,
    (SELECT max((SELECT max(created_at) FROM traces WHERE account_id = accounts.id)) FROM accounts) AS newest`);
/** An older schema has no labels. */
const selectTable = query<{ name: string }>(
  either(
    "SELECT name FROM pragma_table_list WHERE name = 'labels'",
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema AND tablename = 'labels'",
  ),
);
const countLabels = query<{ labels: number }>('SELECT count(*) AS labels FROM labels');
const selectDayUse = query<DayUse>(`
  SELECT coalesce(sum(requests), 0) AS requests, coalesce(sum(evaluations), 0) AS evaluations
  FROM usage WHERE day = :day`);

/** The condition names the accounts so that each one's index range is searched. */
const selectOldTraces = query<{ seq: number; bytes: number }>(`
  SELECT seq, octet_length(trace)
    + (SELECT coalesce(sum(${evaluationBytes}), 0) FROM evaluations WHERE trace_seq = traces.seq)
    + (SELECT coalesce(sum(octet_length(outcome)), 0) FROM tasks JOIN task_results ON task_seq = tasks.seq
       WHERE trace_seq = traces.seq) AS bytes
  FROM traces WHERE account_id IN (SELECT id FROM accounts) AND created_at < :until LIMIT :count`);

const selectOldRedacted = query<{ seq: number }>(
  'SELECT seq FROM redacted_requests WHERE created_at < :until LIMIT :count',
);
const deleteRedacted = query(sql`DELETE FROM redacted_requests WHERE seq IN ${seqsIn(':seqs')}`);

const selectOldTasks = query<{ seq: number; bytes: number }>(`
  SELECT tasks.seq, coalesce(octet_length(outcome), 0) + coalesce(octet_length(request), 0) AS bytes
  FROM tasks LEFT JOIN task_results ON task_results.task_seq = tasks.seq
    LEFT JOIN task_requests ON task_requests.task_seq = tasks.seq
  WHERE finished_at IS NOT NULL AND finished_at < :until LIMIT :count`);
const ofSeqs = seqsIn(':seqs');
const deleteTasks = [
  query(sql`UPDATE task_results SET ${blanked('outcome')} WHERE task_seq IN ${ofSeqs}`),
  query(sql`DELETE FROM tasks WHERE seq IN ${ofSeqs}`),
];
const selectSpentRequests = query<{ seq: number; bytes: number }>(`
  SELECT task_seq AS seq, octet_length(request) AS bytes FROM task_requests
  WHERE NOT EXISTS (SELECT 1 FROM tasks WHERE finished_at IS NULL AND status IN ('queued', 'retrying', 'running'))
  LIMIT :count`);
const deleteRequests = query(sql`DELETE FROM task_requests WHERE task_seq IN ${ofSeqs}`);

/** One unit deletes at most this many, but at least one of a kind: about 10 ms, so that requests hardly wait. */
const mostTraces = 50;
const mostTasks = 200;
const mostBytes = 512 * 1024;
const mostRedacted = 1000;

const firstSeqs = (rows: { seq: number; bytes: number }[]): number[] =>
  withinBytes(rows, mostBytes, ({ bytes }) => bytes).map(({ seq }) => seq);

/** The number of schema steps that a database has applied. */
export async function schemaVersionOf(database: Reader): Promise<number> {
  const [row] = await database.rows(selectVersion, {});
  return row!.user_version;
}

/** @param now Milliseconds since the epoch; determines which keys are expired. */
export async function contentsOf(database: Reader, now: number): Promise<Contents> {
  const [schemaVersion, [counts], tables] = await Promise.all([
    schemaVersionOf(database),
    database.rows(selectContents, { now }),
    database.rows(selectTable, {}),
  ]);
  const [found] = tables.length > 0 ? await database.rows(countLabels, {}) : [];
  const { oldest, newest, ...rest } = counts!;
  return { schemaVersion, ...rest, labels: found?.labels ?? 0, oldestTrace: oldest, newestTrace: newest };
}

/** Usage of all accounts on a day (YYYY-MM-DD, UTC). */
export async function useOfDay(database: Reader, day: string): Promise<DayUse> {
  const [row] = await database.rows(selectDayUse, { day });
  return row!;
}

/** Maintenance across all accounts: retention and erasure. */
export function maintenanceStore(database: Database) {
  return {
    /**
     * Deletes some of the traces created before a time, with all dependent rows (ON DELETE CASCADE).
     * Returns how many; 0: none are left.
     */
    async deleteOldTraces(until: number, now: number): Promise<number> {
      const old = firstSeqs(await database.rows(selectOldTraces, { until, count: mostTraces }));
      if (old.length === 0) return 0;
      await removeTraces(database, { seqs: old, until }, now);
      return old.length;
    },

    /** Deletes some of the tasks that ended before a time. Returns how many; 0: none are left. */
    async deleteOldTasks(until: number): Promise<number> {
      const old = firstSeqs(await database.rows(selectOldTasks, { until, count: mostTasks }));
      if (old.length === 0) return 0;
      const parameters = { seqs: JSON.stringify(old) };
      await database.write({ steps: deleteTasks.map((one) => step(one, parameters)), erases: 'at once' });
      return old.length;
    },

    /**
     * Deletes some of the blanked requests of ended tasks, but only while no others exist: deleting a row moves its
     * neighbours and leaves copies of them. Returns how many; 0: none are left, or none may be deleted now.
     */
    async deleteSpentRequests(): Promise<number> {
      const spent = firstSeqs(await database.rows(selectSpentRequests, { count: mostTasks }));
      if (spent.length === 0) return 0;
      await database.write({ steps: [step(deleteRequests, { seqs: JSON.stringify(spent) })] });
      return spent.length;
    },

    /** Deletes some of the failed judgments from before a time. Returns how many; 0: none are left. */
    async deleteOldFailedJudgments(until: number): Promise<number> {
      const old = firstSeqs(await database.rows(selectOldFailed, { until, count: mostRedacted }));
      if (old.length === 0) return 0;
      const parameters = { seqs: JSON.stringify(old) };
      await database.write({ steps: deleteFailed.map((one) => step(one, parameters)), erases: 'at once' });
      return old.length;
    },

    /** Deletes some of the redacted requests from before a time. Returns how many; 0: none are left. */
    async deleteOldRedactedRequests(until: number): Promise<number> {
      const old = await database.rows(selectOldRedacted, { until, count: mostRedacted });
      if (old.length === 0) return 0;
      const seqs = JSON.stringify(old.map(({ seq }) => seq));
      await database.write({ steps: [step(deleteRedacted, { seqs })], erases: 'at once' });
      return old.length;
    },

    /** Erases deleted content from every file; false: another process still reads it there. See Database. */
    erase: () => database.erase(),
  };
}
