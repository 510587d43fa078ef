import type { ModelCore, MultiAgentTrace } from './contract.ts';
import type { Tags } from './tags.ts';

/** How a client is made (interface.md 4.5). */
export interface DeemsterOptions {
  /** A key of the service. @default the environment variable DEEMSTER_API_KEY */
  apiKey?: string | undefined;
  /** Where the service is. @default the environment variable DEEMSTER_BASE_URL, else http://127.0.0.1:8080 */
  baseUrl?: string | undefined;
  /** How often a call that failed is tried again, where it can succeed later; at least 1. @default 1 */
  numRetries?: number | undefined;
  /** The model core of evaluations that name none. @default the service's own */
  modelCore?: ModelCore | undefined;
  /** The longest time for one request with all its tries, in seconds. Waiting for a free place does not count. @default 60 */
  timeout?: number | undefined;
}

/** How an asynchronous client is made. */
export interface AsyncDeemsterOptions extends DeemsterOptions {
  /** How many requests of this client may be under way at once; further ones wait. @default 5 */
  maxConcurrentRequests?: number | undefined;
}

/** What every call takes. */
export interface CallOptions {
  /** Ends the call, wherever it is; it then throws the signal's reason. */
  signal?: AbortSignal | undefined;
  /** The longest time for each request of this call with all its tries, in seconds. @default the client's */
  timeout?: number | undefined;
}

/** What evaluations of both kinds take. */
export interface EvaluationOptions extends CallOptions {
  /**
   * One criterion, or several: each is a sentence that begins with `Reward`, `Penalize`, `Passes if` or `Fails if`.
   * Several are evaluated at the same time and share one stored trace.
   */
  criteria?: string | readonly string[] | undefined;
  /** false: a background task is begun, and only its `task_id` is returned. @default true */
  block?: boolean | undefined;
  /** Labels to find the trace by: at most 64 characters a key and a value; numbers and booleans become strings. */
  tags?: Tags | undefined;
  /** `none`: nothing of the conversation is stored. The stricter of this and the account's setting holds. @default 'standard' */
  dataRetention?: 'standard' | 'none' | undefined;
  /** With several criteria: the errors of single ones are returned in their places, not thrown. @default false */
  settle?: boolean | undefined;
}

export interface EvaluateOptions extends EvaluationOptions {
  /** The conversation in OpenAI's or Anthropic's style; with `result` at least two messages. */
  messages: readonly object[];
  /** The name of a stored evaluator, in place of `criteria`. */
  evaluatorName?: string | undefined;
  /** The system message, where it is not one of the messages. */
  system?: string | undefined;
  /** The tools that the assistant had, in either style. */
  tools?: readonly object[] | undefined;
  /**
   * What a model answered: a chat completion or a response of OpenAI, a message of Anthropic, or a bare assistant
   * message. It is judged as the conversation's end.
   */
  result?: object | undefined;
  /** false: every response of the conversation is judged, not the latest alone. @default true */
  evaluateLatest?: boolean | undefined;
  /** `end_user` adds `cleaned_explanation`, which refers only to what user and assistant messages show. */
  explanationCleaning?: 'end_user' | undefined;
  /** Adds the evaluation to this stored trace. */
  traceId?: string | undefined;
}

export interface EvaluateTraceOptions extends EvaluationOptions {
  /** The name of a stored evaluator, in place of `criteria`. */
  evaluatorName?: string | undefined;
  /** What several agents said to their models; a `TraceBuilder` and a `Recorder` are such things too. */
  trace: MultiAgentTrace | { toJSON(): MultiAgentTrace };
  modelCore?: ModelCore | undefined;
  /** All that an agent wrote is judged, so nothing else than false is possible. @default false */
  evaluateLatest?: false | undefined;
}

export interface TaskWaitOptions {
  /** Ends the waiting, not the task; it then throws the signal's reason. */
  signal?: AbortSignal | undefined;
  /** The longest time to wait, in seconds. @default the client's */
  timeout?: number | undefined;
}

/** Which traces; several of these are joined by "and". */
export interface TracesOptions extends CallOptions {
  /** Created at or after this time. A text without a zone is read as UTC. */
  startDate?: Date | string | undefined;
  /** Created before this time. */
  endDate?: Date | string | undefined;
  /** With all of these tags, whose keys have no colon. */
  tags?: Tags | undefined;
  rating?: boolean | undefined;
  /** With an evaluation by this evaluator. */
  evaluatorName?: string | undefined;
  /** With an evaluation of at least this score, from 0 to 1. */
  minScore?: number | undefined;
  /** With an evaluation of at most this score, from 0 to 1. */
  maxScore?: number | undefined;
  /** How many the service is asked for at a time, from 1 to 500. @default 50 */
  pageSize?: number | undefined;
}

export interface TracePageOptions extends TracesOptions {
  /** The `next_page_token` of the page before, which had the same filters. @default the first page */
  pageToken?: string | undefined;
}

/** Which days, in UTC. */
export interface UsageOptions extends CallOptions {
  /** The first day, such as `2026-11-01`. */
  startDate?: string | undefined;
  /** The last day, included. */
  endDate?: string | undefined;
}

/** What an evaluator says. */
export interface EvaluatorSettings {
  /** A sentence that begins with `Reward`, `Penalize`, `Passes if` or `Fails if`. */
  criteria: string;
  /** @default the service's own */
  modelCore?: ModelCore | undefined;
  /** For evaluations that name this evaluator and say nothing of it. */
  explanationCleaning?: 'end_user' | undefined;
  /** For people. */
  description?: string | undefined;
}
