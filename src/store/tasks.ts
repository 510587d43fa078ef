import type { components } from '../../generated/openapi.d.ts';
import type { Retention } from './accounts.ts';
import { type Answer, answerStep } from './answers.ts';
import { type Database, query, type Step, step } from './database.ts';
import { databaseClock, seqsIn, sql, textsIn } from './dialect.ts';
import { type AttemptLog, type EndedRun, endOfRun, forgetRequest, type Run } from './task-ends.ts';
import { type Lease, taskLeasesStore } from './task-leases.ts';
import { inStates, type TaskState, transitionSql, UNFINISHED } from './task-states.ts';
import type { Use, UseSteps } from './usage.ts';

type Task = components['schemas']['Task'];
export type TaskKind = Task['kind'];
export type { AttemptLog, EndedRun, Run } from './task-ends.ts';
export type { TakenTask } from './task-leases.ts';

export interface NewTask {
  id: string;
  kind: TaskKind;
  retention: Retention;
  createdAt: number;
  /** The stored trace that it adds to. */
  traceId?: string | undefined;
  /** The request as JSON text; null under retention `none`, where it stays in memory. */
  request: string | null;
  /** Under retention `none`, of the worker that has the request in memory. */
  lease?: Lease | undefined;
}

/** Null without a lease. */
const leaseUntil = sql`${databaseClock(':created_at')} + CAST(:lease AS BIGINT)`;
const insertTask = query(sql`
  INSERT INTO tasks (id, account_id, kind, retention, status, created_at, attempt_log, lease_owner, lease_until)
  VALUES (:id, :account, :kind, :retention, 'queued', :created_at, '[]', :owner, ${leaseUntil})`);
/** For a task that adds to a stored trace. The trace must exist, because its deletion must find the task. */
const insertTaskOnTrace = query(sql`
  INSERT INTO tasks (id, account_id, kind, retention, status, created_at, attempt_log, trace_seq, lease_owner, lease_until)
  SELECT :id, account_id, :kind, :retention, 'queued', :created_at, '[]', seq, CAST(:owner AS TEXT), ${leaseUntil}
  FROM traces WHERE account_id = :account AND id = :trace_id`);
/** How much later than its own worker others may take a task again. */
const ownFirstMilliseconds = 2000;
const insertRequest = query(
  'INSERT INTO task_requests (task_seq, request) SELECT seq, :request FROM tasks WHERE id = :id',
);

const selectEnded = query<{ seq: number; id: string }>(sql`
  SELECT seq, id FROM tasks WHERE id IN ${textsIn(':ids')} AND finished_at IS NOT NULL
  UNION
  SELECT seq, id FROM tasks WHERE seq IN ${seqsIn(':seqs')} AND finished_at IS NOT NULL`);
const selectRequest = query<{ request: string }>(`
  SELECT request FROM task_requests JOIN tasks ON tasks.seq = task_seq
  WHERE task_seq = CAST(:seq AS BIGINT) AND finished_at IS NULL`);
const retrying = transitionSql('retry');
/** The lease ends a little after the next attempt is due, so that its worker, which may have a part of it, comes first. */
const retryTask = query(sql`
  UPDATE tasks SET ${retrying.set}, attempt_log = :attempt_log,
    lease_until = ${databaseClock(':now')} + CAST(:lease AS BIGINT)
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
  const { id, kind, retention, createdAt, traceId, request, lease } = task;
  const leased = { owner: lease?.owner ?? null, lease: lease?.milliseconds ?? null };
  const parameters = { id, account, kind, retention, created_at: createdAt, ...leased };
  const first =
    traceId === undefined
      ? step(insertTask, parameters)
      : step(insertTaskOnTrace, { ...parameters, trace_id: traceId });
  return request === null ? [first] : [first, step(insertRequest, { id, request })];
}

/** Background tasks for their workers: requests and results. */
export function tasksStore(database: Database, useSteps: UseSteps) {
  return {
    /**
     * Stores a task, and optionally the response to replay. False, with nothing written: the stored trace that it names does
     * not exist.
     */
    addTask(account: number, task: NewTask, answer?: Answer): Promise<boolean> {
      const [guard, ...steps] = taskSteps(account, task);
      return database.write({ guard, steps: [...steps, ...(answer ? [answerStep(account, answer, null)] : [])] });
    },

    ...taskLeasesStore(database),

    /** Which of these tasks, given by id or by seq, have ended. */
    endedAmong: (ids: string[], seqs: number[]): Promise<{ seq: number; id: string }[]> =>
      database.rows(selectEnded, { ids: JSON.stringify(ids), seqs: JSON.stringify(seqs) }),

    /** A task's request as JSON text; undefined: the task has ended, or the request is only in memory. */
    async getTaskRequest(seq: number): Promise<string | undefined> {
      const [row] = await database.rows(selectRequest, { seq });
      return row?.request;
    },

    /** Ends a run that stores no evaluation. False, with nothing written: the run no longer owns its task. */
    endTask(account: number, run: EndedRun, use: Use): Promise<boolean> {
      const { guard, after } = endOfRun(account, run);
      return database.write({ guard, steps: [...after, ...useSteps(account, use)], erases: 'soon' });
    },

    /**
     * Records a failed attempt that will be retried. False: the run no longer owns its task.
     * @param after When the next attempt is due, in milliseconds from now.
     */
    retryTask: (
      account: number,
      { seq, owner }: Run,
      { attemptLog, after, now }: { attemptLog: AttemptLog; after: number; now: number },
      use: Use,
    ): Promise<boolean> =>
      database.write({
        guard: step(retryTask, {
          seq,
          owner,
          attempt_log: JSON.stringify(attemptLog),
          now,
          lease: after + ownFirstMilliseconds,
        }),
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
