import type { components } from '../../generated/openapi.d.ts';
import type { Retention } from './accounts.ts';
import { type Database, query } from './database.ts';
import { isoTime } from './iso-time.ts';
import type { JsonText } from './json-text.ts';
import { outcomeParts } from './task-outcome.ts';
import type { AttemptLog } from './tasks.ts';
import { mostPageBytes, withinBytes } from './within-bytes.ts';

type Task = components['schemas']['Task'];

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
  retention: Retention;
  kind: Task['kind'];
  status: string;
  created_at: number;
  started_at: number | null;
  finished_at: number | null;
  attempt_log: string;
  trace_id: string | null;
  error: string | null;
  /** Size of the result. */
  bytes: number | null;
}

/** A task's result is blanked when its trace is deleted. */
const hasResult = "status = 'succeeded' AND trace_seq IS NOT NULL";
const columns = `
  SELECT tasks.seq, tasks.id, tasks.retention, kind, status, tasks.created_at, started_at, finished_at, attempt_log, traces.id AS trace_id,
    error, octet_length(outcome) AS bytes
  FROM tasks LEFT JOIN traces ON ${hasResult} AND traces.seq = trace_seq
    LEFT JOIN task_results ON ${hasResult} AND task_seq = tasks.seq`;
const selectTask = query<TaskRow>(`${columns} WHERE tasks.id = :id AND tasks.account_id = :account`);
/** One query for all statuses, so that a task that goes from one to another meanwhile is listed once. */
const selectTasks = (statuses: readonly string[]) =>
  query<TaskRow>(
    `${statuses
      .map(
        (status, at) => `SELECT * FROM (${columns} WHERE tasks.account_id = CAST(:account AS BIGINT)
          AND status = '${status}' AND tasks.seq < CAST(:before AS BIGINT)
          ORDER BY tasks.seq DESC LIMIT CAST(:limit AS BIGINT)) AS of_status${at}`,
      )
      .join(' UNION ALL ')} ORDER BY seq DESC LIMIT CAST(:limit AS BIGINT)`,
  );
const selectOutcome = query<{ outcome: string }>(`
  SELECT outcome FROM task_results JOIN tasks ON tasks.seq = task_seq WHERE ${hasResult} AND task_seq = :seq AND tasks.id = :id`);

/** A task without its result, and the JSON text of the whole task, in pieces. */
export interface StoredTask {
  task: TaskHead;
  /** With `none`, the result is not stored. */
  retention: Retention;
  /** @param held JSON text of a result that is not stored. */
  text: (held?: string) => JsonText<Task>;
}
type TaskHead = Omit<Task, 'evaluation_ids' | 'result' | 'error'>;

/** Background tasks as their callers see them. */
export function taskListStore(database: Database) {
  function storedTask(row: TaskRow): StoredTask {
    const task = headOf(row);
    async function* pieces(held: string | undefined): AsyncGenerator<string, void> {
      const [found] = row.bytes === null ? [] : await database.rows(selectOutcome, { seq: row.seq, id: row.id });
      const { response = held ?? 'null', evaluationIds = '[]' } = found ? outcomeParts(found.outcome) : {};
      yield `${JSON.stringify(task).slice(0, -1)},"evaluation_ids":${evaluationIds},"result":`;
      yield response;
      yield `,"error":${row.error}}`;
    }
    return { task, retention: row.retention, text: (held) => pieces(held) };
  }

  return {
    async getTask(account: number, id: string): Promise<StoredTask | undefined> {
      const [row] = await database.rows(selectTask, { account, id });
      return row && storedTask(row);
    },

    /**
     * One page of tasks, newest first, that were created before the one with this seq. `next` is the seq of the last task of
     * the page, or null on the last page. A page ends early if its results are large, so that it fits into memory.
     */
    async listTasks(
      account: number,
      status: Task['status'] | undefined,
      limit: number,
      before = Number.MAX_SAFE_INTEGER,
    ): Promise<{ tasks: StoredTask[]; next: number | null }> {
      const parameters = { account, before, limit: limit + 1 };
      const statuses = status ? storedStatuses[status] : Object.values(storedStatuses).flat();
      // Each status is one range of an index in the list's order.
      const rows = await database.rows(selectTasks(statuses), parameters);
      const page = withinBytes(rows.slice(0, limit), mostPageBytes, ({ bytes }) => bytes ?? 0);
      return { tasks: page.map(storedTask), next: rows.length > page.length ? page.at(-1)!.seq : null };
    },
  };
}

function headOf(row: TaskRow): TaskHead {
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
  };
}
