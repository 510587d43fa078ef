import type { components } from '../../generated/openapi.d.ts';
import { blanked } from './blanked.ts';
import { query, type Step, step } from './database.ts';
import { sql } from './dialect.ts';
import { hasRoom } from './room.ts';
import { type TRANSITIONS, transitionSql } from './task-states.ts';

type Schemas = components['schemas'];
export type AttemptLog = Schemas['Task']['attempt_log'];

/** A task that a worker is running. Only the holder of its lease may end it. */
export interface Run {
  seq: number;
  /** The process that holds the lease. */
  owner: string;
}

/** How a run ends, and with it its task. */
export interface EndedRun extends Run {
  status: (typeof TRANSITIONS)['succeed' | 'fail']['to'];
  at: number;
  attemptLog: AttemptLog;
  /** The result as JSON text; null if the task failed, and under retention `none`. */
  outcome: string | null;
  error: Schemas['TaskError'] | null;
}

/** Success and failure start from the same state, so one statement serves both. */
const ends = `
  UPDATE tasks SET status = :status, finished_at = :at, attempt_log = :attempt_log, error = :error,
    lease_owner = NULL, lease_until = NULL
  WHERE seq = :seq AND ${transitionSql('succeed').where} AND lease_owner = :owner`;
const endRun = query(ends);
/** For a task that adds to a stored trace, which must still exist and have room. */
const endRunOnTrace = query(sql`
  ${ends} AND EXISTS (SELECT 1 FROM traces WHERE account_id = :account AND id = :trace_id AND ${hasRoom})`);
const setTrace = query(`
  UPDATE tasks SET trace_seq = (SELECT seq FROM traces WHERE account_id = :account AND id = :trace_id)
  WHERE seq = :seq`);
const blankRequest = query(sql`UPDATE task_requests SET ${blanked('request')} WHERE task_seq = :seq`);
const insertResult = query('INSERT INTO task_results (task_seq, outcome) VALUES (:seq, :outcome)');

/** The step that blanks a task's request once the task has ended. */
export const forgetRequest = (seq: number): Step => step(blankRequest, { seq });

/**
 * The guard that ends a run, and the steps that follow. The guard changes nothing if the run has lost its lease (the task
 * was cancelled), or if the stored trace that it adds to is deleted or full.
 * @param trace The trace that the run created or adds to, with the number of evaluations and the keys of the tags added.
 */
export function endOfRun(
  account: number,
  { seq, owner, status, at, attemptLog, outcome, error }: EndedRun,
  trace?: { id: string; isNew: boolean; more: { added: number; keys: string } },
): { guard: Step; after: Step[] } {
  const parameters = {
    seq,
    owner,
    status,
    at,
    attempt_log: JSON.stringify(attemptLog),
    error: error && JSON.stringify(error),
  };
  const traceParameters = trace && { account, trace_id: trace.id };
  return {
    guard:
      trace?.isNew === false
        ? step(endRunOnTrace, { ...parameters, ...traceParameters!, ...trace.more })
        : step(endRun, parameters),
    after: [
      ...(traceParameters ? [step(setTrace, { ...traceParameters, seq })] : []),
      ...(outcome === null ? [] : [step(insertResult, { seq, outcome })]),
      forgetRequest(seq),
    ],
  };
}
