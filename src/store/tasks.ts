import type { components } from '../../generated/openapi.d.ts';
import type { Retention } from './accounts.ts';
import { type Answer, answerStep } from './answers.ts';
import { type Database, query, type Step, step } from './database.ts';
import { seqsIn, sql, textsIn } from './dialect.ts';
import { type EndedRun, endOfRun, forgetRequest, type Run } from './task-ends.ts';
import { inStates, type TaskState, transitionSql, UNFINISHED } from './task-states.ts';
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
  /** The stored trace that it adds to. */
  traceId?: string | undefined;
  /** The request as JSON text; null under retention `none`, where it stays in memory. */
  request: string | null;
}

/** A task that a worker currently holds. */
export interface TakenTask extends Run {
  id: string;
  account: number;
  retention: Retention;
  /** The account's current retention. */
  accountRetention: Retention;
  attemptLog: AttemptLog;
  takenAt: number;
}

/** A worker's claim on tasks: other workers skip them until this time (wall clock). */
export interface Lease {
  owner: string;
  until: number;
}

/** Which tasks may be taken. */
export interface Claim {
  /** Maximum number of tasks. */
  count: number;
  /** Tasks whose wait between two attempts is over. */
  due: number[];
  /** The account whose task was taken last; other accounts come first. */
  lastAccount: number;
}

const insertTask = query(`
  INSERT INTO tasks (id, account_id, kind, retention, status, created_at, attempt_log, trace_seq)
  VALUES (:id, :account, :kind, :retention, 'queued', :created_at, '[]', NULL)`);
/** For a task that adds to a stored trace. The trace must exist, because its deletion must find the task. */
const insertTaskOnTrace = query(`
  INSERT INTO tasks (id, account_id, kind, retention, status, created_at, attempt_log, trace_seq)
  SELECT :id, account_id, :kind, :retention, 'queued', :created_at, '[]', seq
  FROM traces WHERE account_id = :account AND id = :trace_id`);
const insertRequest = query(
  'INSERT INTO task_requests (task_seq, request) SELECT seq, :request FROM tasks WHERE id = :id',
);

interface TakenRow {
  seq: number;
  id: string;
  account_id: number;
  retention: Retention;
  account_retention: Retention;
  attempt_log: string;
}
const candidates = `
  SELECT tasks.seq, tasks.id, account_id, tasks.retention, accounts.retention AS account_retention, attempt_log
  FROM accounts JOIN tasks ON`;
const ofDue = seqsIn(':due');
/**
 * Fair among accounts, however many tasks one has queued: the account with the fewest running tasks comes first, and equal
 * accounts take turns. Only the oldest tasks of each account are read, from its own range of an index.
 */
const selectFairly = query<TakenRow>(sql`
  WITH candidates AS (
    ${candidates} tasks.seq IN (
      SELECT seq FROM tasks AS queued WHERE queued.account_id = accounts.id AND queued.status = 'queued'
      ORDER BY queued.seq LIMIT CAST(:count AS BIGINT))
    UNION ALL
    ${candidates} tasks.seq IN ${ofDue} AND status = 'retrying' AND accounts.id = account_id
  )
  SELECT seq, id, account_id, retention, account_retention, attempt_log
  FROM candidates
  ORDER BY row_number() OVER (PARTITION BY account_id ORDER BY seq) + (
      SELECT count(*) FROM tasks AS busy WHERE busy.account_id = candidates.account_id AND busy.status = 'running'
    ), account_id <= CAST(:last_account AS BIGINT), account_id
  LIMIT CAST(:count AS BIGINT)`);
const selectRetrying = query<{ seq: number }>(sql`SELECT seq FROM tasks WHERE seq IN ${ofDue} AND status = 'retrying'`);
const selectEnded = query<{ seq: number; id: string }>(sql`
  SELECT seq, id FROM tasks WHERE id IN ${textsIn(':ids')} AND finished_at IS NOT NULL
  UNION
  SELECT seq, id FROM tasks WHERE seq IN ${seqsIn(':seqs')} AND finished_at IS NOT NULL`);
const selectRequest = query<{ request: string }>(`
  SELECT request FROM task_requests JOIN tasks ON tasks.seq = task_seq
  WHERE task_seq = CAST(:seq AS BIGINT) AND finished_at IS NULL`);
const taking = transitionSql('take');
const takeTask = query(`
  UPDATE tasks SET ${taking.set}, started_at = coalesce(started_at, :at), lease_owner = :owner, lease_until = :until
  WHERE seq = :seq AND ${taking.where}`);
const ofHeld = seqsIn(':seqs');
const keepLeases = query(sql`
  UPDATE tasks SET lease_until = :until WHERE seq IN ${ofHeld} AND finished_at IS NULL AND lease_owner = :owner`);
const takingOver = transitionSql('takeOver');
const isLost = sql`${takingOver.where} AND (lease_owner = :owner OR lease_until <= :now) AND seq NOT IN ${ofHeld}`;
const selectLost = query<{ seq: number }>(sql`SELECT seq FROM tasks WHERE ${isLost} LIMIT 1`);
const takeOver = query(sql`
  UPDATE tasks SET ${takingOver.set}, lease_owner = NULL, lease_until = NULL WHERE ${isLost}`);
const losing = transitionSql('loseRequest');
const failLost = query(`
  UPDATE tasks SET ${losing.set}, finished_at = :at, error = :error, lease_owner = NULL, lease_until = NULL
  WHERE ${inStates(UNFINISHED)} AND retention = 'none'`);
const retrying = transitionSql('retry');
const retryTask = query(`
  UPDATE tasks SET ${retrying.set}, attempt_log = :attempt_log
  WHERE seq = :seq AND ${retrying.where} AND lease_owner = :owner`);
const selectSeq = query<{ seq: number }>('SELECT seq FROM tasks WHERE id = :id AND account_id = :account');
const cancelling = transitionSql('cancel');
const cancelTask = query(`
  UPDATE tasks SET ${cancelling.set}, finished_at = :at, lease_owner = NULL, lease_until = NULL
  WHERE seq = :seq AND ${cancelling.where}`);
const countTasks = query<{ status: TaskState; tasks: number }>(`
  SELECT status, count(*) AS tasks FROM tasks WHERE ${inStates(UNFINISHED)} GROUP BY status`);

/** The steps that store a task. The first changes nothing if the stored trace that it names does not exist. */
export function taskSteps(account: number, task: NewTask): [Step, ...Step[]] {
  const { id, kind, retention, createdAt, traceId, request } = task;
  const parameters = { id, account, kind, retention, created_at: createdAt };
  const first =
    traceId === undefined
      ? step(insertTask, parameters)
      : step(insertTaskOnTrace, { ...parameters, trace_id: traceId });
  return request === null ? [first] : [first, step(insertRequest, { id, request })];
}

/** Background tasks for their workers: requests, leases and results. */
export function tasksStore(database: Database, useSteps: UseSteps) {
  async function take(rows: TakenRow[], { owner, until }: Lease, at: number): Promise<TakenTask[]> {
    const taken = await Promise.all(
      rows.map(({ seq }) => database.write({ guard: step(takeTask, { seq, at, owner, until }), steps: [] })),
    );
    return rows
      .filter((_row, index) => taken[index])
      .map(({ seq, id, account_id: account, retention, account_retention: accountRetention, attempt_log }) => {
        const attemptLog = JSON.parse(attempt_log);
        return { seq, id, account, owner, retention, accountRetention, attemptLog, takenAt: at };
      });
  }

  return {
    /**
     * Stores a task, and optionally the response to replay. False, with nothing written: the stored trace that it names does
     * not exist.
     */
    addTask(account: number, task: NewTask, answer?: Answer): Promise<boolean> {
      const [guard, ...steps] = taskSteps(account, task);
      return database.write({ guard, steps: [...steps, ...(answer ? [answerStep(account, answer, null)] : [])] });
    },

    /** Takes queued and due tasks, fairly among accounts, each account's oldest first. */
    async takeTasks({ count, due, lastAccount }: Claim, lease: Lease, at: number): Promise<TakenTask[]> {
      const parameters = { count, due: JSON.stringify(due), last_account: lastAccount };
      return take(await database.rows(selectFairly, parameters), lease, at);
    },

    /** Which of these tasks are still waiting between two attempts. */
    async retryingAmong(seqs: number[]): Promise<number[]> {
      const rows = await database.rows(selectRetrying, { due: JSON.stringify(seqs) });
      return rows.map(({ seq }) => seq);
    },

    /** Which of these tasks, given by id or by seq, have ended. */
    endedAmong: (ids: string[], seqs: number[]): Promise<{ seq: number; id: string }[]> =>
      database.rows(selectEnded, { ids: JSON.stringify(ids), seqs: JSON.stringify(seqs) }),

    /** A task's request as JSON text; undefined: the task has ended, or the request is only in memory. */
    async getTaskRequest(seq: number): Promise<string | undefined> {
      const [row] = await database.rows(selectRequest, { seq });
      return row?.request;
    },

    /** The heartbeat: extends the leases of the tasks that an owner still holds. */
    async keepLeases(held: number[], { owner, until }: Lease): Promise<void> {
      await database.write({ guard: step(keepLeases, { seqs: JSON.stringify(held), owner, until }), steps: [] });
    },

    /**
     * Queues again all tasks whose lease has lapsed by this time, and the owner's tasks that it no longer holds, whatever
     * their lease says.
     */
    async takeOver(owner: string, held: number[], now: number): Promise<void> {
      const parameters = { owner, seqs: JSON.stringify(held), now };
      // There is rarely one, and even a transaction that changes nothing makes other writers wait.
      if ((await database.rows(selectLost, parameters)).length === 0) return;
      await database.write({ guard: step(takeOver, parameters), steps: [] });
    },

    /** Fails every unfinished task with retention `none`: its request was only in the memory of the previous process. */
    async failLost(at: number, error: NonNullable<Task['error']>): Promise<void> {
      await database.write({ guard: step(failLost, { at, error: JSON.stringify(error) }), steps: [] });
    },

    /** Ends a run that stores no evaluation. False, with nothing written: the run no longer owns its task. */
    endTask(account: number, run: EndedRun, use: Use): Promise<boolean> {
      const { guard, after } = endOfRun(account, run);
      return database.write({ guard, steps: [...after, ...useSteps(account, use)], erases: 'soon' });
    },

    /** Records a failed attempt that will be retried. False: the run no longer owns its task. */
    retryTask: (account: number, { seq, owner }: Run, attemptLog: AttemptLog, use: Use): Promise<boolean> =>
      database.write({
        guard: step(retryTask, { seq, owner, attempt_log: JSON.stringify(attemptLog) }),
        steps: useSteps(account, use),
      }),

    /** Cancels an unfinished task. Returns the task's seq; null: it has ended; undefined: there is no such task. */
    async cancelTask(account: number, id: string, at: number): Promise<number | null | undefined> {
      const [found] = await database.rows(selectSeq, { account, id });
      if (!found) return undefined;
      const { seq } = found;
      const guard = step(cancelTask, { seq, at });
      return (await database.write({ guard, steps: [forgetRequest(seq)], erases: 'at once' })) ? seq : null;
    },

    /** The number of queued and of running tasks, across all accounts. */
    async countTasks(): Promise<{ queued: number; running: number }> {
      const rows = await database.rows(countTasks, {});
      const tasksOf = (...statuses: TaskState[]) =>
        rows.filter(({ status }) => statuses.includes(status)).reduce((sum, { tasks }) => sum + tasks, 0);
      return { queued: tasksOf('queued', 'retrying'), running: tasksOf('running') };
    },
  };
}
