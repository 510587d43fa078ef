import { hash } from 'node:crypto';
import { type Limits, withDeadline } from '../judge/deadline.ts';
import { JudgeError } from '../judge/judge-error.ts';
import type { ScoreCache } from '../judge/score-cache.ts';
import type { Store } from '../store/store.ts';
import type { Caller } from './authenticate.ts';
import { createIdempotency, type RequestIdentity } from './idempotency.ts';
import { RequestError } from './request-error.ts';
import type { Results } from './results/results.ts';
import { mustHaveRoom, whyNotAdded } from './stored-trace.ts';
import { cacheFor, type Job, type Requested, type Result, useOf } from './tasks/job.ts';
import type { JudgeJob } from './tasks/judge-job.ts';
import type { Turn } from './turns.ts';

export interface EvaluationInput<Body> extends Requested<Body> {
  idempotencyKey: string | undefined;
  /** Is aborted with a JudgeError: `cancelled` when the caller has gone, `timed_out` at the deadline. */
  controller: AbortController;
  /** Is awaited before each step that holds the event loop; undefined for a small request. */
  turn?: Turn | undefined;
}

export interface EvaluationOutcome<Response> {
  response: Response;
  /** The ids of what was stored; null under retention `none`. */
  stored: { traceId: string; evaluationIds: string[] } | null;
}

/** The identity of a request with an Idempotency-Key; undefined without one. */
export function identityOf(
  operation: string,
  { caller, request, idempotencyKey: key }: { caller: Caller; request: unknown; idempotencyKey: string | undefined },
): RequestIdentity | undefined {
  if (key === undefined) return undefined;
  return { account: caller.account.id, operation, key, bodyHash: hash('sha256', JSON.stringify(request)) };
}

/**
 * Makes the function that evaluates while the caller waits. It prepares the job, judges it and stores what the retention
 * allows. It answers only after its rows are durable. Usage is stored for failures too.
 * @param prepare Makes the job of a request; throws RequestError for a request that cannot be served.
 * @param operation Distinguishes the kinds of evaluation that share an Idempotency-Key.
 */
export function createEvaluate<Body, Response extends Result>(
  operation: string,
  prepare: (requested: Requested<Body>) => Promise<Job>,
  {
    store,
    judgeJob,
    scores,
    results,
    timeoutSeconds,
    now,
  }: {
    store: Store;
    judgeJob: JudgeJob;
    scores: ScoreCache;
    results: Results;
    /** The longest time for one evaluation, in seconds. */
    timeoutSeconds: number;
    now: () => number;
  },
) {
  const idempotency = createIdempotency(store, now);

  async function run(
    job: Job,
    limits: Limits,
    identity: RequestIdentity | undefined,
    turn: Turn | undefined,
  ): Promise<EvaluationOutcome<Response>> {
    const { account } = job;
    using cache = cacheFor(scores, job);
    if (turn) await turn();
    const judged = await judgeJob(job, { ...limits, cache }).catch(async (error: unknown) => {
      // A request counts once its judgment has begun.
      const tokens = error instanceof JudgeError ? error.usage : null;
      if (error instanceof RequestError) throw error;
      const use = useOf(job, now(), { tokens, error });
      await store.addUse(account, use);
      if (use.failure) results.failed(account, use.failure);
      throw error;
    });
    const { response, trace, evaluations } = judged;
    if (turn) await turn();
    const use = useOf(job, now(), judged);
    if (job.retention === 'none') {
      const outcome = { response: response as Response, stored: null };
      await store.addUse(account, use);
      if (identity) idempotency.remember(identity, JSON.stringify(outcome));
      return outcome;
    }
    const stored = { traceId: trace.id, evaluationIds: evaluations.map(({ id }) => id) };
    const outcome = { response: response as Response, stored };
    const answer = identity && { ...identity, answer: JSON.stringify(outcome), createdAt: use.at };
    if (await store.addEvaluations(account, { use, trace, evaluations, answer })) {
      results.judged(account, trace.id, evaluations);
      return outcome;
    }
    // The trace was deleted or became full during the judgment.
    await store.addUse(account, { ...use, evaluations: 0, cached: 0 });
    throw await whyNotAdded(store, job);
  }

  return (input: EvaluationInput<Body>): Promise<EvaluationOutcome<Response>> =>
    // One deadline for everything: a request that waits for an equal one does not get more time.
    withDeadline(timeoutSeconds, input.controller, async (limits) => {
      const { turn } = input;
      const identity = identityOf(operation, input);
      const evaluate = async () => {
        if (identity && turn) await turn();
        const job = await prepare(input);
        await mustHaveRoom(store, job);
        return run(job, limits, identity, turn);
      };
      return identity ? idempotency.once(identity, limits.signal, evaluate) : evaluate();
    });
}
