import type { ModelCore, MultiAgentTrace } from './contract.ts';
import type { Tags } from './tags.ts';

/** Options of every client (interface.md 4.5). */
export interface DeemsterOptions {
  /** An API key of the service. @default the environment variable DEEMSTER_API_KEY */
  apiKey?: string | undefined;
  /** The service's address. @default the environment variable DEEMSTER_BASE_URL, else http://127.0.0.1:8080 */
  baseUrl?: string | undefined;
  /** The maximum number of retries after a transient failure, at least 1. @default 1 */
  numRetries?: number | undefined;
  /** The default model core for evaluations. @default the service's default */
  modelCore?: ModelCore | undefined;
  /** Timeout for one request including retries, in seconds. Waiting for a concurrency slot does not count. @default 60 */
  timeout?: number | undefined;
}

/** Options of the asynchronous client. */
export interface AsyncDeemsterOptions extends DeemsterOptions {
  /** The maximum number of concurrent requests of this client; further requests wait. @default 5 */
  maxConcurrentRequests?: number | undefined;
}

/** Options of every call. */
export interface CallOptions {
  /** Aborts the call at any stage; the call then throws the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Timeout for each request of this call including retries, in seconds. @default the client's */
  timeout?: number | undefined;
}

/** Options shared by `evaluate` and `evaluateTrace`. */
export interface EvaluationOptions extends CallOptions {
  /**
   * One criterion or a list: each is a sentence that begins with `Reward`, `Penalize`, `Passes if` or `Fails if`. The
   * criteria of a list are evaluated concurrently and share one stored trace.
   */
  criteria?: string | readonly string[] | undefined;
  /** false: starts a background task and returns only its `task_id`. @default true */
  block?: boolean | undefined;
  /** Names and values to filter traces by. Keys and values have at most 64 characters; numbers and booleans become strings. */
  tags?: Tags | undefined;
  /** `none`: no part of the conversation is stored. The stricter of this and the account's setting applies. @default 'standard' */
  dataRetention?: 'standard' | 'none' | undefined;
  /** For a list of criteria: errors are returned in the list of results instead of thrown. @default false */
  settle?: boolean | undefined;
}

export interface EvaluateOptions extends EvaluationOptions {
  /** The conversation in OpenAI's or Anthropic's style; at least two messages, counting `result`. */
  messages: readonly object[];
  /** The name of a stored evaluator, instead of `criteria`. */
  evaluatorName?: string | undefined;
  /** Values for the placeholders of the criteria: `{{name}}` becomes a quoted value, `{{name:number}}` a bare number. */
  variables?: Readonly<Record<string, string | number>> | undefined;
  /** The system message, if it is not in `messages`. */
  system?: string | undefined;
  /** The tools available to the assistant, in either style. */
  tools?: readonly object[] | undefined;
  /**
   * A model's result: an OpenAI chat completion or response, an Anthropic message, or a plain assistant message. It is
   * appended to the conversation.
   */
  result?: object | undefined;
  /** false: every response of the conversation is judged, not only the latest. @default true */
  evaluateLatest?: boolean | undefined;
  /** `end_user` adds `cleaned_explanation`, which refers only to the content of user and assistant messages. */
  explanationCleaning?: 'end_user' | undefined;
  /** Adds the evaluation to this stored trace. */
  traceId?: string | undefined;
  /**
   * For one criterion or evaluator: a request with the key of an earlier one, and the same options, gets its result without
   * being judged again. At most 255 characters. @default a new key per call, for its retries
   */
  idempotencyKey?: string | undefined;
}

/** A conversation to store. */
export interface NewTraceOptions extends CallOptions {
  /** The conversation in OpenAI's or Anthropic's style. */
  messages: readonly object[];
  /** The system message, if it is not in `messages`. */
  system?: string | undefined;
  /** The tools available to the assistant, in either style. */
  tools?: readonly object[] | undefined;
  tags?: Tags | undefined;
  /** The trace's id, a UUID. @default the service makes one */
  id?: string | undefined;
}

export interface EvaluateTraceOptions extends EvaluationOptions {
  /** The name of a stored evaluator, instead of `criteria`. */
  evaluatorName?: string | undefined;
  /** Values for the placeholders of the criteria: `{{name}}` becomes a quoted value, `{{name:number}}` a bare number. */
  variables?: Readonly<Record<string, string | number>> | undefined;
  /** The multi-agent trace: plain data, a `TraceBuilder` or a `Recorder`. */
  trace: MultiAgentTrace | { toJSON(): MultiAgentTrace };
  modelCore?: ModelCore | undefined;
  /** Everything that an agent wrote is judged, so only false is allowed. @default false */
  evaluateLatest?: false | undefined;
}

/** A response that was never judged: the latest one of a stored conversation, and what it is labelled by. */
export interface UnjudgedResponse {
  traceId: string;
  /** A criterion. Give either this or `evaluatorName`. */
  criterion?: string | undefined;
  /** The name of a stored evaluator. */
  evaluatorName?: string | undefined;
  /** The values of the placeholders in the criterion. */
  variables?: Readonly<Record<string, string | number>> | undefined;
}

export interface LabelOptions extends CallOptions {
  /** The person's own score from 0 to 1, for a criterion that is graded. Higher is better. */
  score?: number | undefined;
  /** Who gives the label. Labels of several authors on the same content are kept side by side. */
  author?: string | undefined;
}

export interface RunsOptions extends CallOptions {
  /** The number of runs per request, 1 to 500. @default 50 */
  pageSize?: number | undefined;
}

export interface RunPageOptions extends RunsOptions {
  /** The `next_page_token` of the previous page. */
  pageToken?: string | undefined;
}

/** How two sides are compared, and which cases are shown. */
interface ComparisonOptions extends CallOptions {
  /** A score passes if it is at least this, 0 to 1. @default 0.5 */
  threshold?: number | undefined;
  /** Only evaluations of the base by this judge, such as `openai:gpt-5-mini`. */
  baseJudge?: string | undefined;
  /** Only evaluations of the candidate by this judge. */
  candidateJudge?: string | undefined;
  /** Shows only cases with this change. @default all that changed */
  change?: 'regressed' | 'lowered' | 'improved' | 'raised' | 'same' | undefined;
  /** Shows only cases whose two scores differ by at least this, 0 to 1. @default 0 */
  minDifference?: number | undefined;
}

export interface CompareRunsOptions extends ComparisonOptions {}

export interface CompareVersionsOptions extends ComparisonOptions {
  /** @default the version before the candidate's */
  baseVersion?: number | undefined;
  /** @default the newest version */
  candidateVersion?: number | undefined;
}

export interface TaskWaitOptions {
  /** Aborts the wait but not the task; the call then throws the signal's reason. */
  signal?: AbortSignal | undefined;
  /** The maximum wait in seconds. @default the client's timeout */
  timeout?: number | undefined;
}

/** Filters of traces and of what they hold. A trace must match all of them. */
export interface TraceFilters extends CallOptions {
  /** Created at or after this time. A string without a time zone is read as UTC. */
  startDate?: Date | string | undefined;
  /** Created before this time. */
  endDate?: Date | string | undefined;
  /** With all of these tags. Keys must not contain a colon. */
  tags?: Tags | undefined;
  rating?: boolean | undefined;
  /** With an evaluation by this evaluator. */
  evaluatorName?: string | undefined;
  /** With an evaluation of at least this score, from 0 to 1. */
  minScore?: number | undefined;
  /** With an evaluation of at most this score, from 0 to 1. */
  maxScore?: number | undefined;
  /** With an evaluation by exactly this criterion, with its placeholders. */
  criterion?: string | undefined;
  /** With an evaluation by this model core. */
  modelCore?: ModelCore | undefined;
  /** With all of these words in its texts: `refund "working days" polic*`. */
  text?: string | undefined;
}

export interface TracesOptions extends TraceFilters {
  /** `true`: only traces that a judgment was to be added to, and failed. */
  failed?: true | undefined;
  /** The page size, from 1 to 500. @default 50 */
  pageSize?: number | undefined;
}

/** Which traces are counted. */
export interface TraceFacetsOptions extends TraceFilters {
  /** `true`: only traces that a judgment was to be added to, and failed. */
  failed?: true | undefined;
  /** A score passes if it is at least this, 0 to 1. @default 0.5 */
  threshold?: number | undefined;
}

export interface TracePageOptions extends TracesOptions {
  /** The `next_page_token` of the previous page with the same filters. @default the first page */
  pageToken?: string | undefined;
}

/** Which evaluations are summed up, and how. Their time is that of their traces, by default the last 30 days. */
export interface InsightsOptions extends TraceFilters {
  /** At most 400 of them. @default hours for up to 3 days, days for up to 100 days, weeks beyond */
  interval?: 'hour' | 'day' | 'week' | undefined;
  /** @default 'criterion' */
  groupBy?: 'evaluator' | 'criterion' | 'core' | 'run' | undefined;
  /** A score passes if it is at least this, 0 to 1. @default 0.5 */
  threshold?: number | undefined;
}

/** Which traces two judges are compared on, and how. With an evaluator or a criterion, only evaluations by it. */
export interface CompareJudgesOptions extends TraceFilters, ComparisonOptions {}

/** The period, in UTC days. */
export interface UsageOptions extends CallOptions {
  /** The first day, such as `2026-11-01`. */
  startDate?: string | undefined;
  /** The last day, inclusive. */
  endDate?: string | undefined;
}

/** The settings of an evaluator. */
export interface EvaluatorSettings {
  /** A sentence that begins with `Reward`, `Penalize`, `Passes if` or `Fails if`. */
  criteria: string;
  /** @default the service's default */
  modelCore?: ModelCore | undefined;
  /** The default for evaluations that use this evaluator and do not set it. */
  explanationCleaning?: 'end_user' | undefined;
  /** A description for human readers. */
  description?: string | undefined;
  /** Whether the model sees up to three of people's labels and comments on similar earlier cases. @default false */
  memory?: boolean | undefined;
}

/** The settings of a new version of an evaluator. */
export interface EvaluatorUpdate extends EvaluatorSettings {
  /** Whether people's labels on earlier versions count for this one. @default true if the criterion stays the same */
  keepLabels?: boolean | undefined;
  /**
   * The newest version that you know: if another one is the newest, nothing is stored and the call fails with status 409.
   * @default whatever is stored is replaced
   */
  expectedVersion?: number | undefined;
}

/** A rule that judges a sample of the incoming traces. */
export interface RuleSettings {
  /** Letters, digits, dots, hyphens and underscores, at most 50. */
  name: string;
  /** Which traces match. @default all */
  match?:
    | {
        /** The service that sent the trace. */
        service?: string | undefined;
        tags?: Record<string, string> | undefined;
        /** Only multi-agent traces with this agent, and only that agent is judged. */
        agent?: string | undefined;
      }
    | undefined;
  /** The share of the matching traces that is judged, more than 0 and at most 100. */
  samplePercent: number;
  /** Names of evaluators, or with the `version` that judges. @default for a version: the newest */
  evaluators: readonly (string | { name: string; version?: number | undefined })[];
  /** The most judgments per UTC day, from 1 to 100,000. @default 1000 */
  dailyJudgments?: number | undefined;
  /** The most tokens of judges per UTC day. Exact checks take none. @default 1,000,000 */
  dailyTokens?: number | undefined;
  /** @default false */
  paused?: boolean | undefined;
}

export interface ReplaceRulesOptions extends CallOptions {
  /**
   * The revision that you know: if other rules were stored since, nothing is changed and the call fails with status 409.
   * @default whatever is stored is replaced
   */
  expectedRevision?: number | undefined;
}

/** What an evaluator may become. What is left out is as in the version that serves. */
export interface CandidateSettings extends Partial<Omit<EvaluatorSettings, 'explanationCleaning'>> {
  /** The default for evaluations; null for none. */
  explanationCleaning?: 'end_user' | null | undefined;
  /** True states that other `criteria` mean the same, so that people's labels hold for them too. They need it. */
  keepLabels?: boolean | undefined;
  /** A score of either version passes if it is at least this, from 0 to 1. @default 0.5 */
  threshold?: number | undefined;
  /**
   * The judge whose stored verdicts the candidate is compared with, such as `openai:gpt-5-mini`.
   * @default the one that the service has now; if nothing changes but its judge or prompt, the former one
   */
  baseJudge?: string | undefined;
  /** The most cases to replay, from 1 to 1000. @default 200 */
  maxCases?: number | undefined;
  /** The most tokens to spend. @default no limit */
  maxTokens?: number | undefined;
}

export interface CandidateOptions extends CallOptions {
  /** How long to wait for the end of the replay, in seconds, from 0 to 60. @default 0 */
  wait?: number | undefined;
}

export interface PromoteOptions extends CallOptions {
  /** `cannot_say` also promotes a candidate that is neither shown to be better nor worse. @default 'better' */
  accept?: 'better' | 'cannot_say' | undefined;
}

/** What is measured: one version of an evaluator under one judge. */
interface JudgedOptions extends CallOptions {
  /** @default the newest version */
  version?: number | undefined;
  /** The judge, such as `openai:gpt-5-mini`. @default the one of the version's newest evaluation */
  judge?: string | undefined;
  /** The judge passes a response whose score is at least this, from 0 to 1. @default 0.5 */
  threshold?: number | undefined;
}

export interface ReportCardOptions extends JudgedOptions {
  /** Evaluations made at or after this time. A string without a time zone is read as UTC. */
  startDate?: Date | string | undefined;
  /** Evaluations made before this time. */
  endDate?: Date | string | undefined;
}

export interface LabelSuggestionsOptions extends JudgedOptions {
  /** How many responses to suggest at most, from 1 to 100. @default 20 */
  limit?: number | undefined;
  /** Who is going to label: responses that already have a label by this author are left out. */
  author?: string | undefined;
}
