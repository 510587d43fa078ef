import type { components } from '../../generated/openapi.d.ts';
import type { ModelCore, TokenUsage } from '../judge/verdict.ts';
import type { Retention } from '../store/accounts.ts';
import type { NewEvaluation, Outcome } from '../store/evaluations.ts';
import type { Use } from '../store/usage.ts';
import type { Caller } from './authenticate.ts';

type Schemas = components['schemas'];

/** A request that may be done: checked, with every default filled in. Plain data, so that a task can be stored. */
interface BaseJob {
  account: number;
  keyId: string;
  requestId: string;
  retention: Retention;
  modelCore: ModelCore;
  criterion: string;
  tags: Record<string, string>;
  /** The stored trace that is added to. */
  traceId?: string;
  /** What may be kept of the request under retention `none`, and only then. */
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
}

export type Job = RewardJob | TraceJob;

/** What a caller is answered. */
export type Result = Schemas['ScoreResponse'] | Schemas['MultiAgentTraceResponse'];

/** A job that has its verdict. */
export interface Judged {
  response: Result;
  /** What was paid for it, without what earlier tries of a task paid. */
  tokens: TokenUsage | null;
  /** How many verdicts there are. */
  verdicts: number;
  /** What is stored of them, unless retention is `none`. */
  evaluations: NewEvaluation[];
  trace: Outcome['trace'];
}

export interface Requested<Body> {
  caller: Caller;
  request: Body;
  requestId: string;
}

/** What a job used; `requests` is 0 for a further try of a task, and where no judgment had begun. */
export const useOf = (
  { keyId, requestId, modelCore, redacted }: Job,
  at: number,
  { requests = 1, evaluations = 0, tokens }: { requests?: 0 | 1; evaluations?: number; tokens: TokenUsage | null },
): Use => ({
  keyId,
  requestId,
  at,
  modelCore,
  requests,
  evaluations,
  cached: 0,
  tokens,
  ...(redacted && requests === 1 && { redacted }),
});
