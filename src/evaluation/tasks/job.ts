import type { components } from '../../../generated/openapi.d.ts';
import type { JudgeRequest } from '../../judge/judge.ts';
import type { CacheUse, ScoreCache } from '../../judge/score-cache.ts';
import type { ModelCore, TokenUsage } from '../../judge/verdict.ts';
import type { Retention } from '../../store/accounts.ts';
import type { NewEvaluation, Outcome } from '../../store/evaluations.ts';
import type { Use } from '../../store/usage.ts';
import type { Caller } from '../authenticate.ts';

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
  /** The judge is asked anew, also where it has been asked the same before. */
  noCache?: true;
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
  /** Undefined in a task that an earlier version has stored. */
  evaluator?: { name: string; version: number } | null;
}

export type Job = RewardJob | TraceJob;

/** Until when a job is judged, and what it uses of the score cache. */
export type JobLimits = Pick<JudgeRequest, 'signal' | 'deadline' | 'cache'>;

/** What a caller is answered. */
export type Result = Schemas['ScoreResponse'] | Schemas['MultiAgentTraceResponse'];

/** A job that has its verdict. */
export interface Judged {
  response: Result;
  /** What was paid for it, without what earlier tries of a task paid. */
  tokens: TokenUsage | null;
  /** How many verdicts there are, and how many of them came from the score cache. */
  verdicts: number;
  cached: number;
  /** What is stored of them, unless retention is `none`. */
  evaluations: NewEvaluation[];
  trace: Outcome['trace'];
}

export interface Requested<Body> {
  caller: Caller;
  request: Body;
  requestId: string;
  /** Whether the judge is to be asked anew, also where it has been asked the same before. */
  noCache: boolean;
}

/** What a job used; `requests` is 0 for a further try of a task, and where no judgment had begun. */
export const useOf = (
  { keyId, requestId, modelCore, redacted }: Job,
  at: number,
  {
    requests = 1,
    verdicts = 0,
    cached = 0,
    tokens,
  }: { requests?: 0 | 1; tokens: TokenUsage | null } & Partial<Pick<Judged, 'verdicts' | 'cached'>>,
): Use => ({
  keyId,
  requestId,
  at,
  modelCore,
  requests,
  evaluations: verdicts,
  cached,
  tokens,
  ...(redacted && requests === 1 && { redacted }),
});

/** What a job uses of the score cache, until its verdicts are stored; nothing under retention `none`. */
export const cacheFor = (scores: ScoreCache, { account, retention, noCache }: Job): CacheUse | undefined =>
  retention === 'none' ? undefined : scores.use(account, { reads: noCache !== true });
