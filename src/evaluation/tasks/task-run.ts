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
import type { Results } from '../results/results.ts';
import { redact, resolveRetention } from '../retention.ts';
import { whyNotAdded } from '../stored-trace.ts';
import { decideAfterFault } from './attempt-decision.ts';
import { cacheFor, type Job, type Judged, useOf } from './job.ts';
import type { JudgeJob } from './judge-job.ts';
import type { TaskMemory } from './task-memory.ts';

export type TaskError = NonNullable<AttemptLog[number]['error']>;

export interface RunTaskOptions {
  store: Store;
  memory: TaskMemory;
  judgeJob: JudgeJob;
  scores: ScoreCache;
  results: Results;
  /** The longest time for one attempt, in seconds. */
  timeoutSeconds: number;
  now: () => number;
  /** The error that the blocking call would have returned. Also logs unexpected errors. */
  errorOf: (error: unknown, requestId: string) => TaskError;
  /** Is called when a write fails. */
  notStored: (error: unknown) => void;
  /** Is called when an attempt has ended. */
  tried: (outcome: AttemptOutcome) => void;
}

export type AttemptOutcome = 'succeeded' | 'retrying' | 'failed' | 'cancelled';

export interface RunLimits {
  /** Cancels the run. */
  controller: AbortController;
  /** The judgments of earlier attempts; this attempt adds its own. */
  judged: JudgedAgents;
  /** Aborts when the service stops: no write is repeated then. */
  stopping: AbortSignal;
}

/**
 * How a run ends. `again`: milliseconds until the next attempt. `interrupted`: nothing could be written, and the task must
 * be run again. `refused`: the database rejects every end of the task.
 */
export type RunEnd = 'ended' | 'interrupted' | 'refused' | { again: number };

/** Makes one attempt at a task and stores its result. Never rejects. */
export type RunTask = (task: TakenTask, limits: RunLimits) => Promise<RunEnd>;

/** An attempt without a stored verdict. */
interface FailedAttempt {
  fault: unknown;
  tokens: TokenUsage | null;
  /** Whether a judgment had begun. */
  isBegun: boolean;
  /** Whether the judgment ended without a verdict: calls may have been aborted, which report no tokens. */
  isUnjudged: boolean;
}

/** The delays before a write is repeated, in milliseconds. */
const storeWaits = { first: 500, longest: 30_000 };

/** Makes the function that runs tasks. A task ends, and its evaluations are stored, in one transaction. */
export function createRunTask(options: RunTaskOptions): RunTask {
  const { store, memory, judgeJob, scores, results, timeoutSeconds, now, errorOf, notStored, tried } = options;

  async function run(task: TakenTask, { controller, judged, stopping }: RunLimits): Promise<RunEnd> {
    const found = await jobOf(task);
    // The task was cancelled after it was taken.
    if (!found) return 'ended';
    const job = found;
    // The first attempt counts the request; further attempts do not.
    const requests = task.attemptLog.length === 0 ? 1 : 0;

    /** Repeats a write while its fault can go away, such as a full disk: the verdict is already paid for. */
    async function persist<Result>(write: () => Promise<Result>): Promise<Result> {
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

    const useFor = (usage: Omit<Parameters<typeof useOf>[2], 'requests'>, isBegun = true) =>
      useOf(job, now(), { ...usage, requests: isBegun ? requests : 0 });

    async function settle(attempt: FailedAttempt): Promise<RunEnd> {
      const decision = decideAfterFault(attempt.fault, task.attemptLog.length + 1);
      if (decision.change === 'drop') return drop(attempt.tokens, attempt.isUnjudged);
      memory.forgetResult(task.id);
      const error = errorOf(attempt.fault, job.requestId);
      return decision.change === 'retry' ? retry(attempt, error, decision.delay) : fail(attempt, error);
    }

    /** The task was ended elsewhere: only record its usage. */
    async function drop(tokens: TokenUsage | null, isAborted = false): Promise<RunEnd> {
      memory.forgetResult(task.id);
      await persist(() => store.addUse(job.account, useFor({ tokens, isAborted })));
      tried('cancelled');
      return 'ended';
    }

    /** A judgment that is retried has not failed yet, so no failed judgment is recorded. */
    async function retry({ tokens, isBegun }: FailedAttempt, error: TaskError, delay: number): Promise<RunEnd> {
      const [at, use] = [now(), useFor({ tokens }, isBegun)];
      const attempt = { attemptLog: logWith(error, at), after: delay, now: at };
      if (!(await persist(() => store.retryTask(job.account, task, attempt, use)))) return drop(tokens);
      tried('retrying');
      return { again: delay };
    }

    async function fail({ fault, tokens, isBegun }: FailedAttempt, error: TaskError): Promise<RunEnd> {
      const use = useFor({ tokens, error: fault }, isBegun);
      if (!(await persist(() => store.endTask(job.account, end('failed', null, error), use)))) return drop(tokens);
      if (use.failure) results.failed(job.account, use.failure);
      tried('failed');
      return 'ended';
    }

    async function succeed(verdict: Judged): Promise<RunEnd> {
      const { response, tokens, trace, evaluations } = verdict;
      const use = useFor(verdict);
      if (job.retention === 'none') memory.keepResult(task.id, response);
      const outcome = { response, evaluationIds: evaluations.map(({ id }) => id) };
      const storeWith = (trace: Judged['trace']) =>
        persist(() =>
          job.retention === 'none'
            ? store.endTask(job.account, end('succeeded', null, null), use)
            : store.addEvaluations(job.account, { use, trace, evaluations, task: end('succeeded', outcome, null) }),
        );
      // A rule's tag must not cost the verdict: a trace that has no room for it gets the verdict without it.
      const isStored =
        (await storeWith(trace)) || (job.rule !== undefined && (await storeWith({ ...trace, tags: {} })));
      // The task was cancelled, or the trace that it adds to was deleted or became full meanwhile.
      if (!isStored) return settle({ fault: await whyNotAdded(store, job), tokens, isBegun: true, isUnjudged: false });
      if (job.retention !== 'none') results.judged(job.account, trace.id, evaluations);
      tried('succeeded');
      return 'ended';
    }

    using cache = cacheFor(scores, job);
    let verdict: Judged;
    try {
      verdict = await withDeadline(timeoutSeconds, controller, (limits) => judgeJob(job, { ...limits, cache }, judged));
    } catch (fault) {
      const tokens = fault instanceof JudgeError ? fault.usage : null;
      return settle({ fault, tokens, isBegun: !(fault instanceof RequestError), isUnjudged: true });
    }
    try {
      return await succeed(verdict);
    } catch (fault) {
      // The service stopped while the disk was full: the next start judges again.
      if (store.isTemporary(fault)) throw fault;
      return settle({ fault, tokens: verdict.tokens, isBegun: true, isUnjudged: false });
    }
  }

  /** Undefined if the task has ended meanwhile. */
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
