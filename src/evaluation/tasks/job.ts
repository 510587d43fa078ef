import type { components } from '../../../generated/openapi.d.ts';
import type { JudgeRequest } from '../../judge/judge.ts';
import { JudgeError } from '../../judge/judge-error.ts';
import type { CacheUse, ScoreCache } from '../../judge/score-cache.ts';
import type { ModelCore, TokenUsage } from '../../judge/verdict.ts';
import type { Retention } from '../../store/accounts.ts';
import type { NewEvaluation, Outcome } from '../../store/evaluations.ts';
import type { RuleOfJob, RuleUse } from '../../store/rules/rule-use.ts';
import type { Use } from '../../store/usage.ts';
import type { Caller } from '../authenticate.ts';
import { RequestError } from '../request-error.ts';
import type { ResolvedRequest, Template } from '../request-rules.ts';
import { redact, resolveRetention } from '../retention.ts';

type Schemas = components['schemas'];

/** A checked request with every default filled in. Plain data, so that a task can be stored. */
interface BaseJob {
  account: number;
  /** Null for a signed-in page. */
  keyId: string | null;
  requestId: string;
  retention: Retention;
  modelCore: ModelCore;
  criterion: string;
  /** The criterion before its placeholders were filled; undefined if it had none. */
  template?: Template;
  /** How the evaluator's criterion was read when it was saved; undefined: it is read as this release reads. */
  pinned?: string;
  tags: Record<string, string>;
  /** The first evaluator version whose annotations the judge may see; undefined without memory. */
  memorySince?: number;
  /** Judge again even if the same request has been judged before. */
  noCache?: true;
  /** The stored trace to add to. */
  traceId?: string;
  /** The rule that has it judged. */
  rule?: RuleOfJob;
  /** The names and sizes of the request's fields; only under retention `none`. */
  redacted?: Record<string, unknown>;
}

export interface RewardJob extends BaseJob {
  kind: 'reward';
  conversation: Schemas['Conversation'];
  evaluateLatest: boolean;
  clean: boolean;
  evaluator: { name: string; version: number } | null;
}

export interface TraceJob extends BaseJob {
  kind: 'trace';
  trace: Schemas['MultiAgentTrace'];
  /** The name of the only agent to judge; undefined: all are. */
  agent?: string;
  /** Undefined in a task that an earlier version has stored. */
  evaluator?: { name: string; version: number } | null;
}

export type Job = RewardJob | TraceJob;

/** The deadline of a judgment, its abort signal, and its access to the score cache. */
export type JobLimits = Pick<JudgeRequest, 'signal' | 'deadline' | 'cache'>;

/** The response's body. */
export type Result = Schemas['ScoreResponse'] | Schemas['MultiAgentTraceResponse'];

/** A job with its verdict. */
export interface Judged {
  response: Result;
  /** The tokens paid for it, without those of a task's earlier attempts. */
  tokens: TokenUsage | null;
  /** The number of verdicts, and how many of them came from the score cache. */
  verdicts: number;
  cached: number;
  /** The evaluations to store; ignored under retention `none`. */
  evaluations: NewEvaluation[];
  trace: Outcome['trace'];
}

export interface Requested<Body> {
  caller: Caller;
  request: Body;
  requestId: string;
  /** Whether to judge again even if the same request has been judged before. */
  noCache: boolean;
}

type SharedRequest = Pick<Schemas['RewardRequest'], 'tags' | 'trace_id' | 'data_retention'>;

/** The fields that jobs of both kinds take from a request in the same way. */
export function sharedFields(
  { caller, request, requestId, noCache }: Requested<SharedRequest>,
  { modelCore, criterion, template, evaluator, settings }: ResolvedRequest,
): BaseJob & Pick<RewardJob, 'evaluator'> {
  const { trace_id: traceId, tags } = request;
  const retention = resolveRetention(caller.account.retention, request.data_retention);
  return {
    account: caller.account.id,
    keyId: caller.keyId,
    requestId,
    retention,
    modelCore,
    criterion,
    evaluator,
    tags: tags ?? {},
    ...(template && { template }),
    ...(typeof settings?.reading === 'string' && { pinned: settings.reading }),
    ...(settings?.memory && { memorySince: settings.labels_since }),
    ...(noCache && { noCache }),
    ...(traceId && { traceId: traceId.toLowerCase() }),
    ...(retention === 'none' && { redacted: redact(request) }),
  };
}

/** The class of the fault that ended a judgment; undefined if it was cancelled or never began. */
function faultOf(error: unknown): string | undefined {
  if (error instanceof JudgeError) return error.fault === 'cancelled' ? undefined : error.fault;
  return error instanceof RequestError ? undefined : 'unexpected';
}

function failureOf(job: Job, createdAt: number, error: unknown): Pick<Use, 'failed' | 'failure'> {
  const fault = faultOf(error);
  if (fault === undefined) return {};
  const { modelCore, traceId, retention } = job;
  // Not the filled criterion: the values are content.
  const criteria = job.template?.text ?? job.criterion;
  const evaluatorName = job.evaluator?.name;
  const asked = evaluatorName === undefined ? { criteria } : { evaluatorName };
  return { failed: 1, ...(retention === 'standard' && { failure: { createdAt, modelCore, fault, asked, traceId } }) };
}

/**
 * The usage of a job. `requests` is 0 for a further attempt of a task, and if no judgment had begun. `error` is the error of
 * the judgment, if no further attempt follows. Without an error and verdicts, a task has not ended by this attempt; `isAborted` if it
 * was ended elsewhere while calls were in progress.
 */
export const useOf = (
  job: Job,
  at: number,
  {
    requests = 1,
    verdicts = 0,
    cached = 0,
    tokens,
    error,
    isAborted = false,
  }: { requests?: 0 | 1; tokens: TokenUsage | null; error?: unknown; isAborted?: boolean } & Partial<
    Pick<Judged, 'verdicts' | 'cached'>
  >,
): Use => {
  const { keyId, requestId, modelCore, redacted, rule, retention } = job;
  const failure = error === undefined ? {} : failureOf(job, at, error);
  return {
    keyId,
    requestId,
    at,
    modelCore,
    requests,
    evaluations: verdicts,
    cached,
    tokens,
    ...failure,
    ...(rule && { rule: ruleUseOf(rule, { verdicts, tokens, error, isAborted, failure, retention }) }),
    ...(redacted && requests === 1 && { redacted }),
  };
};

function ruleUseOf(
  rule: RuleOfJob,
  {
    verdicts,
    tokens,
    error,
    isAborted,
    failure,
    retention,
  }: {
    verdicts: number;
    tokens: TokenUsage | null;
    error: unknown;
    isAborted: boolean;
    failure: Pick<Use, 'failure'>;
    retention: Retention;
  },
): RuleUse {
  return {
    ...rule,
    tokens: tokens ? tokens.prompt + tokens.completion : 0,
    evaluations: retention === 'none' ? 0 : verdicts,
    failures: failure.failure ? 1 : 0,
    end: error !== undefined ? 'failed' : verdicts > 0 ? 'succeeded' : isAborted ? 'aborted' : 'open',
  };
}

/** A job's access to the score cache, until its verdicts are stored; undefined under retention `none`. */
export const cacheFor = (scores: ScoreCache, { account, retention, noCache }: Job): CacheUse | undefined =>
  retention === 'none' ? undefined : scores.use(account, { reads: noCache !== true });
