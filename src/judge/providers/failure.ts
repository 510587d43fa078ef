import { canSucceedLater } from '../../retry.ts';
import { JudgeError, type JudgeFault } from '../judge-error.ts';
import type { TokenUsage } from '../verdict.ts';
import { fields } from './reading.ts';
import { type Answer, ConnectionError } from './transport.ts';
import { saysTooLong } from './window-errors.ts';

/** What is known of a call that gave no completion. */
export interface Failure {
  /** Undefined when no whole answer came: a network fault. */
  status: number | undefined;
  headers: Answer['headers'] | undefined;
  /** The server's name for the error, where it has one. */
  code?: unknown;
  /** The parameter that the server refuses, where it names one. */
  parameter: string | undefined;
  /** The error body as JSON text, in whatever form the server gives it; without what repeats others' words. */
  text: string;
  /** What it cost all the same: some gateways bill a completion that broke off. */
  usage: TokenUsage | null;
}

/** An answer that is an error. Its message does not hold the server's words, which can repeat the key or the prompt. */
class AnswerError extends Error {
  readonly status: number;
  /** The server's name for the error, where it has one. */
  readonly code: unknown;
  /** Behind an accessor, so that no log takes its text along. */
  readonly #failure: Failure;

  constructor(status: number, { headers, body }: Answer, usage: TokenUsage) {
    super(`The answer has the status ${status}.`);
    const error = errorOf(body);
    const { code, param } = fields(error);
    this.status = status;
    this.code = code;
    const parameter = typeof param === 'string' ? param : undefined;
    const paid = usage.prompt + usage.completion > 0 ? usage : null;
    this.#failure = { status, headers, code, parameter, text: textOf(error), usage: paid };
  }

  get failure(): Failure {
    return this.#failure;
  }
}

/**
 * The body of an answer that says that all went well. No redirect was followed: it is an error too.
 * @param usageOf Reads what a body, which may be anything, says that it cost.
 * @throws AnswerError for any other
 */
export function readBody(answer: Answer, usageOf: (body: unknown) => TokenUsage): unknown {
  const status = statusOf(answer);
  if (status >= 300) throw new AnswerError(status, answer, usageOf(answer.body));
  return answer.body;
}

/** Anthropic's names of errors, with the statuses that they come with. Servers of other makers use some of them too. */
const STATUS_OF_TYPE: Record<string, number> = {
  invalid_request_error: 400,
  authentication_error: 401,
  billing_error: 402,
  permission_error: 403,
  not_found_error: 404,
  request_too_large: 413,
  rate_limit_error: 429,
  api_error: 500,
  timeout_error: 504,
  overloaded_error: 529,
};

/** Some gateways say 200 and put the fault into the body, by its status or by its name. */
function statusOf({ status, body }: Answer): number {
  const fault = status === 200 ? faultIn(body) : undefined;
  if (!fault) return status;
  const { code, type } = fields(fault);
  if (Number.isInteger(code) && Number(code) >= 400 && Number(code) < 600) return Number(code);
  return (typeof type === 'string' && Object.hasOwn(STATUS_OF_TYPE, type) && STATUS_OF_TYPE[type]) || 500;
}

/** The `error` of a body without a completion; OpenRouter puts it beside an empty one. */
function faultIn(body: unknown): unknown {
  const { error, choices } = fields(body);
  return Array.isArray(choices) && choices.length > 0 ? fields(choices[0]).error : error;
}

/** `{error: {…}}` is OpenAI's form; others have `{error: text}`, the fields themselves at the top, or no JSON at all. */
function errorOf(body: unknown): object {
  const error = faultIn(body) ?? body;
  return typeof error === 'object' && error !== null ? error : { message: String(error) };
}

/** What repeats the model's words or the caller's: they are not to be read as the server's. */
const REPEATED = new Set(['failed_generation', 'input', 'ctx', 'body', 'messages', 'prompt']);
/** A longer text of an error, in characters, goes on with such words. */
const LONGEST_TEXT = 1000;

const saidByServer = (key: string, value: unknown) => {
  if (REPEATED.has(key)) return undefined;
  return typeof value === 'string' ? value.slice(0, LONGEST_TEXT) : value;
};

function textOf(error: object): string {
  try {
    return JSON.stringify(error, saidByServer);
  } catch {
    // Nested deeper than the stack: no server's way to say anything.
    return '';
  }
}

const UNREACHED: Failure = { status: undefined, headers: undefined, parameter: undefined, text: '', usage: null };

/** Reads an error of a call; undefined for any other error. */
export function readFailure(error: unknown): Failure | undefined {
  if (error instanceof AnswerError) return error.failure;
  return error instanceof ConnectionError ? UNREACHED : undefined;
}

const FAULT_OF_STATUS: Record<number, keyof typeof MESSAGE> = {
  401: 'key_refused',
  403: 'key_refused',
  413: 'too_long',
  429: 'limited',
};

/** OpenAI's 429 for an account without money is no limit that goes away by itself. */
export const isQuotaSpent = ({ code }: Failure): boolean => code === 'insufficient_quota';

/** The class of a failure. A server's 500 can mean a full window, so the text counts for every status without a fault of its own. */
export function faultOf(failure: Failure): keyof typeof MESSAGE {
  const { status, text } = failure;
  if (status === undefined) return 'unreachable';
  if (isQuotaSpent(failure)) return 'failed';
  const fault = FAULT_OF_STATUS[status];
  if (fault) return fault;
  return saysTooLong(text) ? 'too_long' : 'failed';
}

/** Groq checks the model's reply itself and refuses to give one that does not fit the schema. */
const MALFORMED = new Set<unknown>(['json_validate_failed', 'tool_use_failed']);

/** Whether the model has replied, but not in the form that was asked for. */
export const isMalformedReply = ({ code }: Failure): boolean => MALFORMED.has(code);

/** What a caller is told of each class. */
export const MESSAGE = {
  unreachable: "The judge model's server could not be reached.",
  key_refused: "The judge model's server refused the API key.",
  limited: "The judge model's server limits the rate of requests and would not answer before the deadline.",
  too_long: "The conversation is too long for the judge model's window.",
  failed: "The judge model's server answered with an error.",
} satisfies Partial<Record<JudgeFault, string>>;

/** The error for a failure that is final. Its message says the class of the fault alone; the rest is in the cause. */
export function judgeError(failure: Failure, cause: unknown, retryAfterMilliseconds?: number): JudgeError {
  const fault = faultOf(failure);
  return new JudgeError(fault, MESSAGE[fault], {
    cause,
    ...(fault === 'limited' ? { retryAfterMilliseconds } : {}),
    ...(fault === 'failed' ? { canSucceedLater: canSucceedLater(failure.status!) && !isQuotaSpent(failure) } : {}),
  });
}

/** The error of a call that was aborted: the JudgeError that the signal was aborted with, else `cancelled`. */
export function abortError({ reason }: AbortSignal): JudgeError {
  if (reason instanceof JudgeError) return reason;
  return new JudgeError('cancelled', 'The judgment was cancelled.', { cause: reason });
}
