import { setTimeout as sleep } from 'node:timers/promises';
import { withDeadline } from '../../judge/deadline.ts';
import { JudgeError } from '../../judge/judge-error.ts';
import type { ScoreCache } from '../../judge/score-cache.ts';
import type { TokenUsage } from '../../judge/verdict.ts';
import { isoTime } from '../../store/iso-time.ts';
import type { Store } from '../../store/store.ts';
import { outcomeText, type TaskOutcome } from '../../store/task-outcome.ts';
import type { AttemptLog, EndedRun, TakenTask } from '../../store/tasks.ts';
import type { JudgedAgents } from '../agents/agent-trace.ts';
import { RequestError } from '../request-error.ts';
import { redact, resolveRetention } from '../retention.ts';
import { whyNotAdded } from '../stored-trace.ts';
import { cacheFor, type Job, type Judged, useOf } from './job.ts';
import type { JudgeJob } from './judge-job.ts';
import type { TaskMemory } from './task-memory.ts';
import { waitAfter } from './task-retry.ts';

export type TaskError = NonNullable<AttemptLog[number]['error']>;

export interface RunTaskOptions {
  store: Store;
  memory: TaskMemory;
  judgeJob: JudgeJob;
  scores: ScoreCache;
  /** The longest time for one try, in seconds. */
  timeoutSeconds: number;
  now: () => number;
  /** What the blocking call would have answered; it also logs what nobody foresaw. */
  errorOf: (error: unknown, requestId: string) => TaskError;
  /** Hears of a write that has failed. */
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
 * How a run ends. `again`: milliseconds until the next try. `interrupted`: nothing could be written, and it is to be taken
 * up anew. `refused`: the database takes no end of it at all.
 */
export type RunEnd = 'ended' | 'interrupted' | 'refused' | { again: number };

/** Tries a task once and writes down what came of it. Never rejects. */
export type RunTask = (task: TakenTask, limits: RunLimits) => Promise<RunEnd>;

/** The first wait before a write is tried again, and the longest, in milliseconds. */
const storeWaits = { first: 500, longest: 30_000 };

/** Makes the function that runs tasks. A task ends, and its evaluations are stored, in one transaction. */
export function createRunTask(options: RunTaskOptions): RunTask {
  const { store, memory, judgeJob, scores, timeoutSeconds, now, errorOf, notStored, tried } = options;

  async function run(task: TakenTask, { controller, judged, stopping }: RunLimits): Promise<RunEnd> {
    const found = await jobOf(task);
    // It was cancelled after it was taken.
    if (!found) return 'ended';
    const job = found;
    // A request is counted with its first try, however many follow.
    const requests = task.attemptLog.length === 0 ? 1 : 0;

    /** A verdict that is paid for is not lost to a disk that is full for a minute. */
    async function surely<Result>(write: () => Promise<Result>): Promise<Result> {
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

    const logWith = (error: TaskError | null, at: number): AttemptLog => [
      ...task.attemptLog,
      { started_at: isoTime(task.takenAt), finished_at: isoTime(at), error },
    ];
    function end(status: EndedRun['status'], outcome: TaskOutcome | null, error: TaskError | null): EndedRun {
      const at = now();
      return {
        seq: task.seq,
        owner: task.owner,
        status,
        at,
        attemptLog: logWith(error, at),
        outcome: outcome && outcomeText(outcome),
        error,
      };
    }

    /** Whoever has ended the task meanwhile; what it used is left to write down. */
    async function endedByOthers(tokens: TokenUsage | null): Promise<RunEnd> {
      memory.forgetResult(task.id);
      await surely(() => store.addUse(job.account, useOf(job, now(), { requests, tokens })));
      tried('cancelled');
      return 'ended';
    }

    async function fail(error: unknown, tokens: TokenUsage | null, isBegun: boolean): Promise<RunEnd> {
      if (isCancelled(error)) return endedByOthers(tokens);
      memory.forgetResult(task.id);
      const told = errorOf(error, job.requestId);
      const wait = waitAfter(error, task.attemptLog.length + 1);
      const use = useOf(job, now(), {
        requests: isBegun ? requests : 0,
        tokens,
        // A judgment that is tried again has not failed yet.
        ...(wait === undefined && { error }),
      });
      const isOurs = await surely(() =>
        wait === undefined
          ? store.endTask(job.account, end('failed', null, told), use)
          : store.retryTask(job.account, task, logWith(told, now()), use),
      );
      if (!isOurs) return endedByOthers(tokens);
      tried(wait === undefined ? 'failed' : 'retrying');
      return wait === undefined ? 'ended' : { again: wait };
    }

    async function succeed(verdict: Judged): Promise<RunEnd> {
      const { response, tokens, trace, evaluations } = verdict;
      const use = useOf(job, now(), { ...verdict, requests });
      if (job.retention === 'none') memory.keepResult(task.id, response);
      const outcome = { response, evaluationIds: evaluations.map(({ id }) => id) };
      const isStored = await surely(() =>
        job.retention === 'none'
          ? store.endTask(job.account, end('succeeded', null, null), use)
          : store.addEvaluations(job.account, { use, trace, evaluations, task: end('succeeded', outcome, null) }),
      );
      // The trace that it adds to was deleted, or became full, while the judge worked; or the task was cancelled.
      if (!isStored) return fail(await whyNotAdded(store, job), tokens, true);
      tried('succeeded');
      return 'ended';
    }

    using cache = cacheFor(scores, job);
    let verdict: Judged;
    try {
      verdict = await withDeadline(timeoutSeconds, controller, (limits) => judgeJob(job, { ...limits, cache }, judged));
    } catch (error) {
      const tokens = error instanceof JudgeError ? error.usage : null;
      return fail(error, tokens, !(error instanceof RequestError));
    }
    try {
      return await succeed(verdict);
    } catch (error) {
      // Stopped while the disk is full: the next start judges again.
      if (store.isTemporary(error)) throw error;
      return fail(error, verdict.tokens, true);
    }
  }

  /** Undefined: it has ended meanwhile. */
  async function jobOf({ id, seq, retention, accountRetention }: TakenTask): Promise<Job | undefined> {
    const text = retention === 'none' ? undefined : await store.getTaskRequest(seq);
    const job: Job | undefined = text === undefined ? memory.jobOf(id) : JSON.parse(text);
    // The account may have become stricter since the task was stored.
    if (!job || resolveRetention(accountRetention, job.retention) === job.retention) return job;
    const content = job.kind === 'reward' ? job.conversation : job.trace;
    return { ...job, retention: 'none', redacted: redact({ ...content, tags: job.tags }) };
  }

  return async function runTask(task, limits) {
    try {
      const end = await run(task, limits);
      if (end === 'ended') memory.forgetJob(task.id);
      return end;
    } catch (error) {
      notStored(error);
      return store.isTemporary(error) ? 'interrupted' : 'refused';
    }
  };
}

const isCancelled = (error: unknown) => error instanceof JudgeError && error.fault === 'cancelled';
