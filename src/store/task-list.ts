import type { components } from '../../generated/openapi.d.ts';
import { type Database, query } from './database.ts';
import { isoTime } from './iso-time.ts';
import type { AttemptLog } from './tasks.ts';
import { mostPageBytes, withinBytes } from './within-bytes.ts';

type Task = components['schemas']['Task'];

/** What is stored of a finished task's result. */
export interface TaskOutcome {
  response: NonNullable<Task['result']>;
  evaluationIds: string[];
}

/** How each status is stored. */
const storedStatuses: Record<Task['status'], string[]> = {
  queued: ['queued', 'retrying'],
  running: ['running'],
  succeeded: ['succeeded'],
  failed: ['failed'],
  cancelled: ['cancelled'],
};

interface TaskRow {
  seq: number;
  id: string;
  kind: Task['kind'];
  status: string;
  created_at: number;
  started_at: number | null;
  finished_at: number | null;
  attempt_log: string;
  trace_id: string | null;
  error: string | null;
  /** Of the result. */
  bytes: number | null;
}

/** The result of a task goes with its trace, and is blanked then. */
const isThere = "status = 'succeeded' AND trace_seq IS NOT NULL";
const columns = `
  SELECT tasks.seq, tasks.id, kind, status, tasks.created_at, started_at, finished_at, attempt_log, traces.id AS trace_id,
    error, octet_length(outcome) AS bytes
  FROM tasks LEFT JOIN traces ON ${isThere} AND traces.seq = trace_seq
    LEFT JOIN task_results ON ${isThere} AND task_seq = tasks.seq`;
const selectTask = query<TaskRow>(`${columns} WHERE tasks.id = :id AND tasks.account_id = :account`);
const selectTasks = query<TaskRow>(`
  ${columns} WHERE tasks.account_id = CAST(:account AS INTEGER) AND status = CAST(:status AS TEXT)
    AND tasks.seq < CAST(:before AS INTEGER) ORDER BY tasks.seq DESC LIMIT CAST(:limit AS INTEGER)`);
const selectOutcomes = query<{ task_seq: number; outcome: string }>(`
  SELECT task_seq, outcome FROM task_results JOIN tasks ON tasks.seq = task_seq
  WHERE ${isThere} AND task_seq IN (SELECT value FROM json_each(:seqs))`);

/** Background tasks as their callers see them. */
export function taskListStore(database: Database) {
  async function complete(rows: TaskRow[]): Promise<Task[]> {
    const seqs = JSON.stringify(rows.map(({ seq }) => seq));
    const outcomes = await database.rows(selectOutcomes, { seqs });
    const outcomeOf = new Map(outcomes.map(({ task_seq, outcome }) => [task_seq, JSON.parse(outcome) as TaskOutcome]));
    return rows.map((row) => wireTask(row, outcomeOf.get(row.seq)));
  }

  return {
    async getTask(account: number, id: string): Promise<Task | undefined> {
      const [task] = await complete(await database.rows(selectTask, { account, id }));
      return task;
    },

    /**
     * One page, newest first, of what comes before a seq; `next` is the seq where the page ends, null on the last one. A
     * page ends early where its results grow large, so that its answer fits into memory.
     */
    async listTasks(
      account: number,
      status: Task['status'] | undefined,
      limit: number,
      before = Number.MAX_SAFE_INTEGER,
    ): Promise<{ tasks: Task[]; next: number | null }> {
      const place = { account, before, limit: limit + 1 };
      const statuses = status ? storedStatuses[status] : Object.values(storedStatuses).flat();
      // One status at a time is a range of its index in the list's order.
      const found = await Promise.all(statuses.map((one) => database.rows(selectTasks, { ...place, status: one })));
      const rows = found.flat().sort((a, b) => b.seq - a.seq);
      const page = withinBytes(rows.slice(0, limit), mostPageBytes, ({ bytes }) => bytes ?? 0);
      return { tasks: await complete(page), next: rows.length > page.length ? page.at(-1)!.seq : null };
    },
  };
}

function wireTask(row: TaskRow, outcome: TaskOutcome | undefined): Task {
  const attemptLog: AttemptLog = JSON.parse(row.attempt_log);
  const status = Object.entries(storedStatuses).find(([, stored]) => stored.includes(row.status))![0] as Task['status'];
  return {
    task_id: row.id,
    kind: row.kind,
    status,
    attempts: attemptLog.length,
    attempt_log: attemptLog,
    created_at: isoTime(row.created_at),
    started_at: row.started_at === null ? null : isoTime(row.started_at),
    finished_at: row.finished_at === null ? null : isoTime(row.finished_at),
    trace_id: row.trace_id,
    evaluation_ids: outcome?.evaluationIds ?? [],
    result: outcome?.response ?? null,
    error: row.error === null ? null : JSON.parse(row.error),
  };
}
