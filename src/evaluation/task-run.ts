import { setTimeout as sleep } from 'node:timers/promises';
import { withDeadline } from '../judge/deadline.ts';
import { JudgeError } from '../judge/judge-error.ts';
import type { Store } from '../store/store.ts';
import type { AttemptLog, EndedRun, TakenTask, TaskOutcome } from '../store/tasks.ts';
import type { JudgedAgents } from './agent-trace.ts';
import { type Job, type Judged, useOf } from './job.ts';
import type { JudgeJob } from './judge-job.ts';
import { redact, resolveRetention } from './retention.ts';
import { noSuchTrace } from './reward.ts';
import type { TaskMemory } from './task-memory.ts';
import { waitAfter } from './task-retry.ts';

export type TaskError = NonNullable<AttemptLog[number]['error']>;

export interface RunTaskOptions {
  store: Store;
  memory: TaskMemory;
  judgeJob: JudgeJob;
  /** The longest time for one try, in seconds. */
  timeoutSeconds: number;
  now: () => number;
  /** What the blocking call would have answered; it also logs what nobody foresaw. */
  errorOf: (error: unknown, requestId: string) => TaskError;
  /** Hears of a write that has failed; it is tried again by itself. */
  notStored: (error: unknown) => void;
  /** Hears of every try that has ended. */
  tried: (outcome: TryOutcome) => void;
}

export type TryOutcome = 'succeeded' | 'retrying' | 'failed' | 'cancelled';

export interface RunLimits {
  /** Cancels the run. */
  controller: AbortController;
  /** What earlier tries have judged; this one adds to it. */
  judged: JudgedAgents;
  /** The service stops: no write is tried again. */
  stopping: AbortSignal;
}

/**
 * Tries a task once and writes down what came of it. Never rejects.
 * @returns milliseconds after which it is to be tried again; undefined: it has ended
 */
export type RunTask = (task: TakenTask, limits: RunLimits) => Promise<number | undefined>;

/** The first wait before a write is tried again, and the longest, in milliseconds. */
const storeWaits = { first: 500, longest: 30_000 };

/** Makes the function that runs tasks. A task ends, and its evaluations are stored, in one transaction. */
export function createRunTask(options: RunTaskOptions): RunTask {
  const { store, memory, judgeJob, timeoutSeconds, now, errorOf, notStored, tried } = options;

  /** A verdict that is paid for is not lost to a disk that is full for a minute. */
  async function surely<Result>(stopping: AbortSignal, write: () => Promise<Result>): Promise<Result> {
    for (let wait = storeWaits.first; ; wait = Math.min(storeWaits.longest, wait * 2)) {
      try {
        return await write();
      } catch (error) {
        if (!store.isTemporary(error) || stopping.aborted) throw error;
        notStored(error);
        await sleep(wait, undefined, { signal: stopping }).catch(() => undefined);
      }
    }
  }

  /** Whoever cancelled the task has ended it; what it used is left to write down. */
  async function wasCancelled(id: string, job: Job, tokens: Judged['tokens'], stopping: AbortSignal): Promise<void> {
    memory.forgetResult(id);
    await surely(stopping, () => store.addUse(job.account, useOf(job, now(), { tokens })));
    tried('cancelled');
  }

  async function run(task: TakenTask, { controller, judged, stopping }: RunLimits): Promise<number | undefined> {
    const job = jobOf(task, memory);
    const ended = (status: EndedRun['status'], outcome: TaskOutcome | null, error: TaskError | null): EndedRun => ({
      seq: task.seq,
      owner: task.owner,
      status,
      at: now(),
      attemptLog: logWith(error),
      outcome: outcome && JSON.stringify(outcome),
      error,
    });
    const logWith = (error: TaskError | null): AttemptLog => [
      ...task.attemptLog,
      { started_at: iso(task.takenAt), finished_at: iso(now()), error },
    ];

    async function fail(error: unknown, tokens: Judged['tokens']): Promise<number | undefined> {
      if (controller.signal.aborted && isCancelled(error))
        return void (await wasCancelled(task.id, job, tokens, stopping));
      const told = errorOf(error, job.requestId);
      const wait = waitAfter(error, task.attemptLog.length + 1);
      const isOurs = await surely(stopping, () =>
        wait === undefined
          ? store.endTask(job.account, ended('failed', null, told), useOf(job, now(), { tokens }))
          : store.retryTask(job.account, task, logWith(told), useOf(job, now(), { requests: 0, tokens })),
      );
      if (!isOurs) return void (await wasCancelled(task.id, job, tokens, stopping));
      tried(wait === undefined ? 'failed' : 'retrying');
      return wait;
    }

    async function succeed({ response, tokens, verdicts, trace, evaluations }: Judged): Promise<number | undefined> {
      const use = useOf(job, now(), { evaluations: verdicts, tokens });
      if (job.retention === 'none') memory.keepResult(task.id, response);
      const outcome = { response, evaluationIds: evaluations.map(({ id }) => id) };
      const isStored = await surely(stopping, () =>
        job.retention === 'none'
          ? store.endTask(job.account, ended('succeeded', null, null), use)
          : store.addEvaluations(job.account, {
              use,
              trace,
              evaluations,
              task: ended('succeeded', outcome, null),
            }),
      );
      // The trace that it adds to was deleted while the judge worked, or the task was cancelled.
      if (!isStored) return fail(noSuchTrace(), tokens);
      tried('succeeded');
      return undefined;
    }

    let verdict: Judged;
    try {
      verdict = await withDeadline(timeoutSeconds, controller, (limits) => judgeJob(job, limits, judged));
    } catch (error) {
      return fail(error, error instanceof JudgeError ? error.usage : null);
    }
    try {
      return await succeed(verdict);
    } catch (error) {
      // It was paid for, but the database refuses it.
      return fail(error, verdict.tokens);
    }
  }

  return async function runTask(task, limits) {
    try {
      const wait = await run(task, limits);
      if (wait === undefined) memory.forgetJob(task.id);
      return wait;
    } catch (error) {
      // Its lease lapses now, and it is taken up anew.
      notStored(error);
      return undefined;
    }
  };
}

function jobOf({ id, request, accountRetention }: TakenTask, memory: TaskMemory): Job {
  const job: Job | undefined = request === null ? memory.jobOf(id) : JSON.parse(request);
  if (!job) throw new Error('A task under retention none is not in memory.');
  // The account may have become stricter since the task was stored.
  if (resolveRetention(accountRetention, job.retention) === job.retention) return job;
  const content = job.kind === 'reward' ? job.conversation : job.trace;
  return { ...job, retention: 'none', redacted: redact({ ...content, tags: job.tags }) };
}

const isCancelled = (error: unknown) => error instanceof JudgeError && error.fault === 'cancelled';

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();
