import { hash, randomUUIDv7 } from 'node:crypto';
import type { components } from '../../generated/openapi.d.ts';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { latestOnly, parseCriterion, unsupportedBy } from '../judge/criterion.ts';
import { CriterionError } from '../judge/criterion-error.ts';
import type { Judge } from '../judge/judge.ts';
import { JudgeError } from '../judge/judge-error.ts';
import type { Source, Verdict } from '../judge/verdict.ts';
import type { Use } from '../store/evaluations.ts';
import type { Store } from '../store/store.ts';
import type { Caller } from './authenticate.ts';
import { createIdempotency, type RequestIdentity } from './idempotency.ts';
import { type Fault, RequestError, valueError } from './request-error.ts';
import { redact, resolveRetention } from './retention.ts';

type Schemas = components['schemas'];
type RewardRequest = Schemas['RewardRequest'];

const defaultCore = contract.components.schemas.ModelCore.default as Schemas['ModelCore'];

export interface RewardInput {
  caller: Caller;
  request: RewardRequest;
  requestId: string;
  idempotencyKey: string | undefined;
  /** Aborts with a JudgeError `cancelled` when nobody waits for the answer any more. */
  signal: AbortSignal;
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

/** The request with every default filled in and what it names found. */
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

  return async function evaluate(input: RewardInput): Promise<RewardOutcome> {
    const criterion = checkRules(input.request);
    const job = prepare(input, criterion);
    return job.identity ? idempotency.once(job.identity, () => run(job)) : run(job);
  };

  async function run(job: Job): Promise<RewardOutcome> {
    const { caller, request } = job;
    const stored = job.traceId && (await store.getConversationText(caller.account.id, job.traceId));
    if (job.traceId && stored === undefined) throw traceGone();

    const started = performance.now();
    const use = (more: Pick<Use, 'evaluations' | 'tokens'>): Use => ({
      keyId: caller.keyId,
      requestId: job.requestId,
      at: now(),
      modelCore: job.modelCore,
      cached: 0,
      ...more,
    });
    const redacted = job.retention === 'none' ? redact(request) : undefined;
    const { verdict, responses } = await judgeInTime(job).catch(async (error: unknown) => {
      const tokens = error instanceof JudgeError ? error.usage : null;
      await store.addUse(caller.account.id, use({ evaluations: 0, tokens }), redacted);
      throw error;
    });
    const latency = Math.round((performance.now() - started) * 1000) / 1000;

    const sources = sourcesOf(verdict);
    const response: RewardOutcome['response'] = {
      score: verdict.score,
      explanation: verdict.explanation,
      ...(request.explanation_cleaning === 'end_user' && { cleaned_explanation: verdict.cleanedExplanation }),
      sources,
    };
    const used = use({ evaluations: 1, tokens: verdict.usage });

    if (job.retention === 'none') {
      const outcome: RewardOutcome = { response, stored: null };
      await store.addUse(caller.account.id, used, redacted);
      if (job.identity) idempotency.remember(job.identity, JSON.stringify(outcome));
      return outcome;
    }

    const trace = {
      id: job.traceId ?? randomUUIDv7(),
      tags: request.tags ?? {},
      ...(job.traceId === undefined && { createdAt: used.at, trace: job.conversation }),
    };
    const outcome: RewardOutcome = { response, stored: { traceId: trace.id, evaluationId: randomUUIDv7() } };
    const isTracesOwn = stored === undefined || stored === JSON.stringify(job.conversation);
    const evaluation = {
      id: outcome.stored!.evaluationId,
      createdAt: used.at,
      modelCore: job.modelCore,
      evaluatorName: null,
      score: verdict.score,
      explanation: verdict.explanation,
      criteria: job.criterion,
      subTrace: {
        subject: { conversation: isTracesOwn ? null : job.conversation, responses },
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
        latency_ms: latency,
      },
      sources,
      cached: false,
      cachedTokens: verdict.usage?.cached_prompt ?? 0,
    };
    const answer = job.identity && { ...job.identity, answer: JSON.stringify(outcome), createdAt: used.at };
    if (await store.addEvaluation(caller.account.id, trace, evaluation, used, answer)) return outcome;
    // The trace was deleted while the judge worked.
    await store.addUse(caller.account.id, { ...used, evaluations: 0 });
    throw traceGone();
  }

  /** Judges until the deadline; the signal tells the judge to stop, whoever wanted it to. */
  async function judgeInTime({ request, criterion, modelCore, conversation, signal }: Job) {
    const controller = new AbortController();
    const cancel = () => controller.abort(signal.reason);
    const late = () =>
      controller.abort(new JudgeError('timed_out', `The judge did not answer within ${timeoutSeconds} seconds.`));
    const timer = setTimeout(late, timeoutSeconds * 1000);
    signal.addEventListener('abort', cancel);
    if (signal.aborted) cancel();
    try {
      return await judge.judge({
        conversation,
        criterion,
        modelCore,
        evaluateLatest: request.evaluate_latest ?? true,
        clean: request.explanation_cleaning === 'end_user',
        signal: controller.signal,
        deadline: Date.now() + timeoutSeconds * 1000,
      });
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
    }
  }
}

const traceGone = () =>
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

/**
 * The rules of the evaluation endpoint that the contract's schema cannot say; all broken ones are told.
 * @returns the criterion that holds.
 */
function checkRules({
  evaluation_criteria: text,
  evaluator_name: name,
  model_core,
  evaluate_latest,
}: RewardRequest): string {
  const faults: Fault[] = [];
  const given = [text, name].filter((value) => value !== undefined && value !== null).length;
  if (given !== 1)
    faults.push(
      valueError(
        ['body'],
        `give exactly one of evaluation_criteria and evaluator_name, not ${given ? 'both' : 'neither'}`,
      ),
    );
  const modelCore = model_core ?? defaultCore;
  const onlyLatest = evaluate_latest === false ? latestOnly(modelCore) : undefined;
  if (onlyLatest) faults.push(valueError(['body', 'evaluate_latest'], onlyLatest));
  if (typeof text === 'string') {
    try {
      const unsupported = unsupportedBy(parseCriterion(text), modelCore);
      if (unsupported) faults.push(valueError(['body', 'evaluation_criteria'], unsupported));
    } catch (error) {
      if (!(error instanceof CriterionError)) throw error;
      faults.push(valueError(['body', 'evaluation_criteria'], error.message));
    }
  }
  if (faults.length > 0) throw new RequestError('invalid', faults);
  if (typeof text === 'string') return text;
  throw new RequestError('impossible', `There is no evaluator named ${JSON.stringify(name)}.`);
}

/** Each source once, in the order of the evidence; null when there is none. */
function sourcesOf({ evidence }: Verdict): Source[] | null {
  const sources = new Map(evidence.map(({ source }) => [JSON.stringify(source), source]));
  return sources.size > 0 ? [...sources.values()] : null;
}
