import { hash, randomUUIDv7 } from 'node:crypto';
import type { components } from '../../generated/openapi.d.ts';
import { type Limits, withDeadline } from '../judge/deadline.ts';
import type { Judge } from '../judge/judge.ts';
import { JudgeError } from '../judge/judge-error.ts';
import type { Source, Verdict } from '../judge/verdict.ts';
import type { Use } from '../store/evaluations.ts';
import type { Store } from '../store/store.ts';
import type { Caller } from './authenticate.ts';
import { createIdempotency, type RequestIdentity } from './idempotency.ts';
import { RequestError } from './request-error.ts';
import { redact, resolveRetention } from './retention.ts';
import { checkRules, defaultCore } from './reward-rules.ts';

type Schemas = components['schemas'];

export interface RewardInput {
  caller: Caller;
  request: Schemas['RewardRequest'];
  requestId: string;
  idempotencyKey: string | undefined;
  /** Is aborted with a JudgeError: `cancelled` when nobody waits for the answer any more, `timed_out` at the deadline. */
  controller: AbortController;
}

export interface RewardOutcome {
  response: Schemas['ScoreResponse'];
  /** What was stored; null under retention `none`. */
  stored: { traceId: string; evaluationId: string } | null;
}

export interface RewardOptions {
  store: Store;
  judge: Judge;
  /** The longest time for one evaluation, in seconds. */
  timeoutSeconds: number;
  now: () => number;
}

/** The request with every default filled in. */
interface Job extends RewardInput {
  criterion: string;
  modelCore: Schemas['ModelCore'];
  retention: 'standard' | 'none';
  conversation: Schemas['Conversation'];
  traceId: string | undefined;
  identity: RequestIdentity | undefined;
}

/**
 * Evaluates one conversation: checks the rules that a schema cannot say, judges, and stores what retention allows.
 * An answer is given only once its rows are durable. What was used is stored for failures too.
 * @throws RequestError for a request that cannot be done, JudgeError when no judgment could be made.
 */
export function createReward({ store, judge, timeoutSeconds, now }: RewardOptions) {
  const idempotency = createIdempotency(store, now);

  return function evaluate(input: RewardInput): Promise<RewardOutcome> {
    // One deadline for all of it: one that waits for an equal request does not wait longer than others.
    return withDeadline(timeoutSeconds, input.controller, async (limits) => {
      const job = prepare(input, checkRules(input.request));
      return job.identity ? idempotency.once(job.identity, limits.signal, () => run(job, limits)) : run(job, limits);
    });
  };

  async function run(job: Job, limits: Limits): Promise<RewardOutcome> {
    const { caller, request, traceId } = job;
    const account = caller.account.id;
    const storedText = traceId === undefined ? undefined : await store.getConversationText(account, traceId);
    if (traceId !== undefined && storedText === undefined) throw noSuchTrace();

    const started = performance.now();
    const redacted = job.retention === 'none' ? redact(request) : undefined;
    const { verdict, responses } = await judge
      .judge({
        conversation: job.conversation,
        criterion: job.criterion,
        modelCore: job.modelCore,
        evaluateLatest: request.evaluate_latest ?? true,
        clean: request.explanation_cleaning === 'end_user',
        ...limits,
      })
      .catch(async (error: unknown) => {
        const tokens = error instanceof JudgeError ? error.usage : null;
        await store.addUse(account, useOf(job, 0, tokens, now()), redacted);
        throw error;
      });
    const use = useOf(job, 1, verdict.usage, now());
    const response = {
      score: verdict.score,
      explanation: verdict.explanation,
      ...(request.explanation_cleaning === 'end_user' && { cleaned_explanation: verdict.cleanedExplanation }),
      sources: sourcesOf(verdict),
    };

    if (job.retention === 'none') {
      const outcome = { response, stored: null };
      await store.addUse(account, use, redacted);
      if (job.identity) idempotency.remember(job.identity, JSON.stringify(outcome));
      return outcome;
    }

    const tags = request.tags ?? {};
    const trace =
      traceId === undefined
        ? { id: randomUUIDv7(), tags, createdAt: use.at, trace: job.conversation }
        : { id: traceId, tags };
    const evaluationId = randomUUIDv7();
    const outcome = { response, stored: { traceId: trace.id, evaluationId } };
    const isTracesOwn = storedText === undefined || storedText === JSON.stringify(job.conversation);
    const subject = { conversation: isTracesOwn ? null : job.conversation, responses };
    const evaluation = {
      id: evaluationId,
      createdAt: use.at,
      modelCore: job.modelCore,
      evaluatorName: null,
      score: verdict.score,
      explanation: verdict.explanation,
      criteria: job.criterion,
      subTrace: subTraceOf(verdict, subject, performance.now() - started),
      sources: response.sources,
      cached: false,
      cachedTokens: verdict.usage?.cached_prompt ?? 0,
    };
    const answer = job.identity && { ...job.identity, answer: JSON.stringify(outcome), createdAt: use.at };
    if (await store.addEvaluation(account, trace, evaluation, use, answer)) return outcome;
    // The trace was deleted while the judge worked.
    await store.addUse(account, { ...use, evaluations: 0 });
    throw noSuchTrace();
  }
}

const noSuchTrace = () =>
  new RequestError('impossible', 'No stored trace has this trace_id. Leave it out to store a new trace.');

function prepare(input: RewardInput, criterion: string): Job {
  const { request, caller, idempotencyKey } = input;
  const { messages, system = null, tools = null } = request;
  return {
    ...input,
    criterion,
    modelCore: request.model_core ?? defaultCore,
    retention: resolveRetention(caller.account.retention, request.data_retention),
    conversation: { messages, system, tools },
    traceId: request.trace_id?.toLowerCase(),
    identity:
      idempotencyKey === undefined
        ? undefined
        : {
            account: caller.account.id,
            operation: 'reward',
            key: idempotencyKey,
            bodyHash: hash('sha256', JSON.stringify(request)),
          },
  };
}

const useOf = ({ caller, requestId, modelCore }: Job, evaluations: number, tokens: Use['tokens'], at: number): Use => ({
  keyId: caller.keyId,
  requestId,
  at,
  modelCore,
  evaluations,
  cached: 0,
  tokens,
});

const subTraceOf = (
  verdict: Verdict,
  subject: Schemas['SubTrace']['subject'],
  milliseconds: number,
): Schemas['SubTrace'] => ({
  subject,
  judge: verdict.judge,
  decided_by: verdict.decidedBy,
  method: verdict.method,
  probability: verdict.probability,
  samples: verdict.samples,
  spread: verdict.spread,
  evidence: verdict.evidence,
  dropped_quotes: verdict.droppedQuotes,
  usage: verdict.usage,
  prompt_version: verdict.promptVersion,
  evaluator_version: null,
  latency_ms: Math.round(milliseconds * 1000) / 1000,
});

/** Each source once, in the order of the evidence; null when there is none. */
function sourcesOf({ evidence }: Verdict): Source[] | null {
  const sources = new Map(evidence.map(({ source }) => [JSON.stringify(source), source]));
  return sources.size > 0 ? [...sources.values()] : null;
}
