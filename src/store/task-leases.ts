import type { components } from '../../generated/openapi.d.ts';
import type { Retention } from './accounts.ts';
import { type Database, query, type Step, step } from './database.ts';
import {
  databaseClock,
  elementsOf,
  integerIn,
  joinInOrder,
  larger,
  seqsIn,
  skipLocked,
  sql,
  textsIn,
} from './dialect.ts';
import type { AttemptLog, Run } from './task-ends.ts';
import { inStates, transitionSql, UNFINISHED } from './task-states.ts';

type Task = components['schemas']['Task'];

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

/** A worker's claim on tasks: other workers leave them alone for as long. */
export interface Lease {
  owner: string;
  /** From now on, by the clock of the database, which workers on several machines share. */
  milliseconds: number;
}

/** Which tasks may be taken. */
export interface Claim {
  /** Maximum number of tasks. */
  count: number;
  /** This worker's tasks whose wait between two attempts is over. Other workers may take them a little later. */
  due: number[];
  /** The account whose task was taken last; other accounts come first. */
  lastAccount: number;
}

/** What a worker holds: tasks that it runs, by seq, and tasks whose requests only it has, in memory, by id. */
export interface Held {
  seqs: number[];
  ids: string[];
}

/** How many more tasks than it takes a worker looks at in a shared database: others take some of them at the same time. */
const spare = 32;
/** How often it looks again if others were faster with all of them. */
const mostLooks = 3;

/** Longer than any wait between two attempts, in milliseconds. */
const longestWait = 2 * 3600 * 1000;

const clock = databaseClock(':now');
const until = sql`${clock} + CAST(:lease AS BIGINT)`;
const ofDue = seqsIn(':due');
/** Only the worker that has a request in memory can run its task. */
const isQueued = `status = 'queued' AND (retention <> 'none' OR lease_owner = :owner)`;
/** What is due later than any delay was so by a clock that has been set back. */
const isDue = sql`status = 'retrying' AND (seq IN ${ofDue} OR (
  (lease_until <= ${clock} OR lease_until > ${clock} + ${longestWait}) AND retention <> 'none'))`;
/**
 * Fair among accounts, however many tasks one has queued: the account with the fewest running tasks comes first, and equal
 * accounts take turns. Only the oldest tasks of each account are read, from its own range of an index.
 */
const selectFairly = query<{ seq: number; account_id: number }>(sql`
  WITH candidates AS (
    SELECT tasks.seq, account_id FROM accounts JOIN tasks ON tasks.seq IN (
      SELECT seq FROM tasks AS queued WHERE queued.account_id = accounts.id AND ${isQueued}
      ORDER BY queued.seq LIMIT CAST(:count AS BIGINT))
    UNION ALL
    SELECT seq, account_id FROM tasks WHERE finished_at IS NULL AND ${isDue}
  )
  SELECT seq, account_id FROM candidates
  ORDER BY row_number() OVER (PARTITION BY account_id ORDER BY seq) + (
      SELECT count(*) FROM tasks AS busy WHERE busy.account_id = candidates.account_id AND busy.status = 'running'
    ), account_id <= CAST(:last_account AS BIGINT), account_id
  LIMIT CAST(:count AS BIGINT)`);
const taking = transitionSql('take');
const ofFound = seqsIn(':seqs');
/** The first of them that no other worker is taking at the same time: nobody waits for another one. */
const takeFound = query(sql`
  UPDATE tasks SET ${taking.set}, started_at = coalesce(started_at, CAST(:at AS BIGINT)),
    lease_owner = :owner, lease_until = ${until}
  WHERE seq IN (
    SELECT seq FROM ${elementsOf(':found', 'given')} ${joinInOrder} tasks ON seq = ${integerIn('given.value', 0)}
    WHERE ${taking.where} AND (${isQueued} OR ${isDue})
    ORDER BY given.key LIMIT CAST(:count AS BIGINT) ${skipLocked('tasks')})`);
const selectTaken = query<{
  seq: number;
  id: string;
  account_id: number;
  retention: Retention;
  account_retention: Retention;
  attempt_log: string;
}>(sql`
  SELECT seq, tasks.id, account_id, tasks.retention, accounts.retention AS account_retention, attempt_log
  FROM tasks JOIN accounts ON accounts.id = account_id
  WHERE seq IN ${ofFound} AND status = 'running' AND lease_owner = :owner`);
const selectRetrying = query<{ seq: number }>(
  sql`SELECT seq FROM tasks WHERE seq IN ${ofDue} AND status = 'retrying' AND lease_owner = :owner`,
);

const keepRunning = query(sql`
  UPDATE tasks SET lease_until = ${until}
  WHERE seq IN ${ofFound} AND finished_at IS NULL AND status = 'running' AND lease_owner = :owner`);
/** While such a task waits between two attempts, its lease ends at the next one. */
const keepRequests = query(sql`
  UPDATE tasks SET lease_until = ${larger('coalesce(lease_until, 0)', until)}
  WHERE id IN ${textsIn(':ids')} AND finished_at IS NULL AND lease_owner = :owner`);

const takingOver = transitionSql('takeOver');
const isLost = sql`${takingOver.where} AND seq NOT IN ${ofFound}
  AND (lease_owner = :owner OR (lease_until <= ${clock} AND retention <> 'none'))`;
const selectLost = query<{ seq: number }>(sql`SELECT seq FROM tasks WHERE ${isLost} LIMIT 1`);
const takeOver = query(sql`
  UPDATE tasks SET ${takingOver.set}, lease_owner = CASE retention WHEN 'none' THEN lease_owner END,
    lease_until = CASE retention WHEN 'none' THEN lease_until END
  WHERE ${isLost}`);
const losing = transitionSql('loseRequest');
const isRequestLost = sql`${inStates(UNFINISHED)} AND retention = 'none'
  AND (lease_until IS NULL OR lease_until <= ${clock})`;
const selectRequestLost = query<{ seq: number }>(sql`SELECT seq FROM tasks WHERE ${isRequestLost} LIMIT 1`);
const failLost = query(sql`
  UPDATE tasks SET ${losing.set}, finished_at = :at, error = :error, lease_owner = NULL, lease_until = NULL
  WHERE ${isRequestLost}`);

/** Which worker runs a task. Of several that share a database, each task has one at a time. */
export const taskLeasesStore = (database: Database) => ({
  /**
   * Takes queued and due tasks, fairly among accounts, each account's oldest first.
   * @param at Milliseconds since the epoch.
   */
  async takeTasks(
    { count, due, lastAccount }: Claim,
    { owner, milliseconds }: Lease,
    at: number,
  ): Promise<TakenTask[]> {
    const more = database.isShared ? spare : 0;
    const which = { owner, due: JSON.stringify(due), now: at };
    for (let look = 1; look <= mostLooks; look++) {
      const found = await database.rows(selectFairly, { ...which, count: count + more, last_account: lastAccount });
      if (found.length === 0) return [];
      const seqs = found.map(({ seq }) => seq);
      const list = JSON.stringify(seqs.map((seq) => [seq]));
      const taking = step(takeFound, { ...which, found: list, count, at, lease: milliseconds });
      if (!(await database.write({ guard: taking, steps: [] }))) continue;
      const taken = await database.rows(selectTaken, { seqs: JSON.stringify(seqs), owner });
      const placeOf = new Map(seqs.map((seq, place) => [seq, place]));
      return taken
        .sort((a, b) => placeOf.get(a.seq)! - placeOf.get(b.seq)!)
        .map(({ account_id: account, account_retention: accountRetention, attempt_log, ...task }) => {
          const attemptLog = JSON.parse(attempt_log);
          return { ...task, account, owner, accountRetention, attemptLog, takenAt: at };
        });
    }
    return [];
  },

  /** Which of these tasks of a worker are still waiting between two attempts. */
  async retryingAmong(seqs: number[], owner: string): Promise<number[]> {
    const rows = await database.rows(selectRetrying, { due: JSON.stringify(seqs), owner });
    return rows.map(({ seq }) => seq);
  },

  /** The heartbeat: extends the leases of the tasks that an owner still holds. */
  async keepLeases({ seqs, ids }: Held, { owner, milliseconds }: Lease, now: number): Promise<void> {
    const shared = { owner, lease: milliseconds, now };
    const steps: Step[] = [];
    if (seqs.length > 0) steps.push(step(keepRunning, { ...shared, seqs: JSON.stringify(seqs) }));
    if (ids.length > 0) steps.push(step(keepRequests, { ...shared, ids: JSON.stringify(ids) }));
    if (steps.length > 0) await database.write({ steps });
  },

  /**
   * Queues again all tasks whose lease has lapsed by this time, and the owner's tasks that it no longer holds, whatever
   * their lease says. In a shared database, its own clock decides.
   */
  async takeOver(owner: string, held: number[], now: number): Promise<void> {
    const parameters = { owner, seqs: JSON.stringify(held), now };
    // There is rarely one, and even a transaction that changes nothing makes other writers wait.
    if ((await database.rows(selectLost, parameters)).length === 0) return;
    await database.write({ guard: step(takeOver, parameters), steps: [] });
  },

  /**
   * Fails the unfinished tasks with retention `none` whose lease has lapsed by this time: their requests were only in the
   * memory of a process that has ended. In a shared database, its own clock decides.
   */
  async failLost(at: number, error: NonNullable<Task['error']>, now: number): Promise<void> {
    if ((await database.rows(selectRequestLost, { now })).length === 0) return;
    await database.write({ guard: step(failLost, { at, error: JSON.stringify(error), now }), steps: [] });
  },
});
