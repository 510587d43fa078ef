import type { components } from '../../generated/openapi.d.ts';
import type { Retention } from './accounts.ts';
import { type Answer, answerStep } from './answers.ts';
import { type Database, query, step } from './database.ts';
import { blanked } from './removal.ts';
import { type EndedRun, endOfRun, forgetRequest, type Run } from './task-ends.ts';
import type { Use, UseSteps } from './usage.ts';

type Task = components['schemas']['Task'];
export type TaskKind = Task['kind'];
export type AttemptLog = Task['attempt_log'];
export type { EndedRun, Run } from './task-ends.ts';

export interface NewTask {
  id: string;
  kind: TaskKind;
  retention: Retention;
  createdAt: number;
  /** JSON text of what is to be done; null under retention `none`, where it stays in memory. */
  request: string | null;
}

/** A task that a worker holds now. */
export interface TakenTask extends Run {
  id: string;
  account: number;
  /** The account's own, as it is now. */
  accountRetention: Retention;
  attemptLog: AttemptLog;
  request: string | null;
  takenAt: number;
}

/** A worker's hold on tasks: other workers leave them alone until this time, by the wall clock. */
export interface Lease {
  owner: string;
  until: number;
}

/** What is stored of a finished task's result. */
export interface TaskOutcome {
  response: NonNullable<Task['result']>;
  evaluationIds: string[];
}

/** A retrying task is between two tries; to its caller it is queued. */
type StoredStatus = Task['status'] | 'retrying';
const storedStatuses: Record<Task['status'], StoredStatus[]> = {
  queued: ['queued', 'retrying'],
  running: ['running'],
  succeeded: ['succeeded'],
  failed: ['failed'],
  cancelled: ['cancelled'],
};

interface TaskRow {
  seq: number;
  id: string;
  kind: TaskKind;
  status: StoredStatus;
  created_at: number;
  started_at: number | null;
  finished_at: number | null;
  attempt_log: string;
  trace_id: string | null;
  outcome: string | null;
  error: string | null;
}

const insertTask = query(`
  INSERT INTO tasks (id, account_id, kind, retention, status, created_at, attempt_log)
  VALUES (:id, :account, :kind, :retention, 'queued', :created_at, '[]')`);
const insertRequest = query(
  'INSERT INTO task_requests (task_seq, request) SELECT seq, :request FROM tasks WHERE id = :id',
);

interface TakenRow {
  seq: number;
  id: string;
  account: number;
  account_retention: Retention;
  attempt_log: string;
  request: string | null;
}
const selectTaken = `
  SELECT tasks.seq, tasks.id, tasks.account_id AS account, accounts.retention AS account_retention, attempt_log, request
  FROM tasks JOIN accounts ON accounts.id = tasks.account_id LEFT JOIN task_requests ON task_seq = tasks.seq`;
const selectQueued = query<TakenRow>(`
  ${selectTaken} WHERE status = 'queued' AND finished_at IS NULL ORDER BY tasks.seq LIMIT CAST(:count AS INTEGER)`);
const selectRetrying = query<TakenRow>(`
  ${selectTaken} WHERE tasks.seq IN (SELECT value FROM json_each(:seqs)) AND status = 'retrying'`);
const takeTask = query(`
  UPDATE tasks SET status = 'running', started_at = coalesce(started_at, :at), lease_owner = :owner, lease_until = :until
  WHERE seq = :seq AND status IN ('queued', 'retrying')`);
const keepLeases = query(`
  UPDATE tasks SET lease_until = :until
  WHERE seq IN (SELECT value FROM json_each(:seqs)) AND finished_at IS NULL AND lease_owner = :owner`);
const takeOver = query(`
  UPDATE tasks SET status = 'queued', lease_owner = NULL, lease_until = NULL
  WHERE finished_at IS NULL AND status IN ('running', 'retrying') AND lease_until <= :now
    AND seq NOT IN (SELECT value FROM json_each(:seqs))`);
const failLost = query(`
  UPDATE tasks SET status = 'failed', finished_at = :at, error = :error, lease_owner = NULL, lease_until = NULL
  WHERE finished_at IS NULL AND status IN ('queued', 'running', 'retrying') AND retention = 'none'`);
const retryTask = query(`
  UPDATE tasks SET status = 'retrying', attempt_log = :attempt_log
  WHERE seq = :seq AND status = 'running' AND lease_owner = :owner`);
const cancelTask = query(`
  UPDATE tasks SET status = 'cancelled', finished_at = :at, lease_owner = NULL, lease_until = NULL
  WHERE seq = :seq AND finished_at IS NULL`);

const columns = `
  SELECT tasks.seq, tasks.id, kind, status, tasks.created_at, started_at, finished_at, attempt_log, traces.id AS trace_id,
    outcome, error
  FROM tasks LEFT JOIN traces ON traces.seq = trace_seq`;
const selectTask = query<TaskRow>(`${columns} WHERE tasks.id = :id AND tasks.account_id = :account`);
const newest = 'AND tasks.seq < CAST(:before AS INTEGER) ORDER BY tasks.seq DESC LIMIT CAST(:limit AS INTEGER)';
const selectTasks = query<TaskRow>(`${columns} WHERE tasks.account_id = CAST(:account AS INTEGER) ${newest}`);
const selectTasksOf = query<TaskRow>(`
  ${columns} WHERE tasks.account_id = CAST(:account AS INTEGER) AND status = CAST(:status AS TEXT) ${newest}`);
const countTasks = query<{ status: StoredStatus; tasks: number }>(`
  SELECT status, count(*) AS tasks FROM tasks
  WHERE finished_at IS NULL AND status IN ('queued', 'running', 'retrying') GROUP BY status`);

const selectEnded = query<{ seq: number }>(
  'SELECT seq FROM tasks WHERE finished_at IS NOT NULL AND finished_at < :until LIMIT :count',
);
const ofSeqs = 'seq IN (SELECT value FROM json_each(:seqs))';
const blankEnded = query(`UPDATE tasks SET ${blanked('outcome')} WHERE ${ofSeqs} AND outcome IS NOT NULL`);
const deleteEnded = query(`DELETE FROM tasks WHERE ${ofSeqs}`);
/** One unit deletes no more than these, so that requests hardly wait for it. */
const mostDeleted = 200;

/** Background tasks: what is to be done, who does it, and what came of it. */
export function tasksStore(database: Database, useSteps: UseSteps) {
  async function take(rows: TakenRow[], { owner, until }: Lease, at: number): Promise<TakenTask[]> {
    const taken = await Promise.all(
      rows.map(({ seq }) => database.write({ guard: step(takeTask, { seq, at, owner, until }), steps: [] })),
    );
    return rows
      .filter((_row, index) => taken[index])
      .map(({ account_retention: accountRetention, attempt_log, ...row }) => ({
        ...row,
        owner,
        takenAt: at,
        accountRetention,
        attemptLog: JSON.parse(attempt_log),
      }));
  }

  return {
    /** Stores a task, and the answer where one is to be remembered. */
    async addTask(
      account: number,
      { id, kind, retention, createdAt, request }: NewTask,
      answer?: Answer,
    ): Promise<void> {
      await database.write({
        steps: [
          step(insertTask, { id, account, kind, retention, created_at: createdAt }),
          ...(request === null ? [] : [step(insertRequest, { id, request })]),
          ...(answer ? [answerStep(account, answer, null)] : []),
        ],
      });
    },

    /** Takes the oldest queued tasks, so many at most. */
    takeTasks: async (count: number, lease: Lease, at: number): Promise<TakenTask[]> =>
      take(await database.rows(selectQueued, { count }), lease, at),

    /** Takes these tasks, which are between two tries; one that was cancelled is not among them. */
    retakeTasks: async (seqs: number[], lease: Lease, at: number): Promise<TakenTask[]> =>
      take(await database.rows(selectRetrying, { seqs: JSON.stringify(seqs) }), lease, at),

    /** The heartbeat: prolongs the leases of the tasks that an owner still holds. */
    async keepLeases(held: number[], { owner, until }: Lease): Promise<void> {
      await database.write({ guard: step(keepLeases, { seqs: JSON.stringify(held), owner, until }), steps: [] });
    },

    /** Queues again the tasks whose lease has lapsed by this time, but for those that the caller holds itself. */
    async takeOver(held: number[], now: number): Promise<void> {
      await database.write({ guard: step(takeOver, { seqs: JSON.stringify(held), now }), steps: [] });
    },

    /** Fails every unfinished task of retention `none`: what it was asked went with the process that knew it. */
    async failLost(at: number, error: NonNullable<Task['error']>): Promise<void> {
      await database.write({ guard: step(failLost, { at, error: JSON.stringify(error) }), steps: [] });
    },

    /** Ends a run that stores no evaluation. False: it is no longer this run's to end, and nothing is written. */
    endTask(account: number, run: EndedRun, use: Use): Promise<boolean> {
      const { guard, after } = endOfRun(account, run);
      return database.write({ guard, steps: [...after, ...useSteps(account, use)], erases: 'soon' });
    },

    /** Writes down a try that failed and will be followed by another. False: it is no longer this run's. */
    retryTask: (account: number, { seq, owner }: Run, attemptLog: AttemptLog, use: Use): Promise<boolean> =>
      database.write({
        guard: step(retryTask, { seq, owner, attempt_log: JSON.stringify(attemptLog) }),
        steps: useSteps(account, use),
      }),

    /** Cancels what has not ended. Answers the task's seq; null: it has ended; undefined: there is no such task. */
    async cancelTask(account: number, id: string, at: number): Promise<number | null | undefined> {
      const [found] = await database.rows(selectTask, { account, id });
      if (!found) return undefined;
      const { seq } = found;
      const guard = step(cancelTask, { seq, at });
      return (await database.write({ guard, steps: forgetRequest(seq), erases: 'at once' })) ? seq : null;
    },

    async getTask(account: number, id: string): Promise<Task | undefined> {
      const [row] = await database.rows(selectTask, { account, id });
      return row && wireTask(row);
    },

    /** One page, newest first, of what comes before a seq; `next` is the seq where the page ends, null on the last one. */
    async listTasks(
      account: number,
      status: Task['status'] | undefined,
      limit: number,
      before = Number.MAX_SAFE_INTEGER,
    ): Promise<{ tasks: Task[]; next: number | null }> {
      const place = { account, before, limit: limit + 1 };
      // One status at a time is a range of its index in the list's order.
      const found = await Promise.all(
        status
          ? storedStatuses[status].map((one) => database.rows(selectTasksOf, { ...place, status: one }))
          : [database.rows(selectTasks, place)],
      );
      const rows = found.flat().sort((a, b) => b.seq - a.seq);
      const page = rows.slice(0, limit);
      return { tasks: page.map(wireTask), next: rows.length > limit ? page.at(-1)!.seq : null };
    },

    /** How many tasks of all accounts wait, and how many run. */
    async countTasks(): Promise<{ queued: number; running: number }> {
      const rows = await database.rows(countTasks, {});
      const count = (statuses: StoredStatus[]) =>
        rows.reduce((sum, { status, tasks }) => sum + (statuses.includes(status) ? tasks : 0), 0);
      return { queued: count(storedStatuses.queued), running: count(storedStatuses.running) };
    },

    /** Deletes some of the tasks that ended before a time. Answers how many; 0: there are no more. */
    async deleteOldTasks(until: number): Promise<number> {
      const ended = await database.rows(selectEnded, { until, count: mostDeleted });
      if (ended.length === 0) return 0;
      const seqs = JSON.stringify(ended.map(({ seq }) => seq));
      await database.write({ steps: [step(blankEnded, { seqs }), step(deleteEnded, { seqs })], erases: 'at once' });
      return ended.length;
    },
  };
}

function wireTask(row: TaskRow): Task {
  const outcome: TaskOutcome | null = row.outcome === null ? null : JSON.parse(row.outcome);
  const attemptLog: AttemptLog = JSON.parse(row.attempt_log);
  return {
    task_id: row.id,
    kind: row.kind,
    status: row.status === 'retrying' ? 'queued' : row.status,
    attempts: attemptLog.length,
    attempt_log: attemptLog,
    created_at: iso(row.created_at),
    started_at: row.started_at === null ? null : iso(row.started_at),
    finished_at: row.finished_at === null ? null : iso(row.finished_at),
    trace_id: row.trace_id,
    evaluation_ids: outcome?.evaluationIds ?? [],
    result: outcome?.response ?? null,
    error: row.error === null ? null : JSON.parse(row.error),
  };
}

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();
