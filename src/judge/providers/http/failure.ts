import { canSucceedLater } from '../../../retry.ts';
import type { Diagnosis } from '../../diagnosis.ts';
import { JudgeError, type JudgeFault } from '../../judge-error.ts';
import type { TokenUsage } from '../../verdict.ts';
import { errorOf, isPage, messageOf, type Statuses, statusesOf, textOf } from './error-body.ts';
import { isQuotaSpent, type QuotaSigns } from './quota.ts';
import { fields } from './reading.ts';
import { type Answer, ConnectionError } from './transport.ts';
import { saysTooLong } from './window-errors.ts';

/** What is known about a call without a completion. */
export interface Failure {
  /** Undefined if no complete answer came: a network fault. */
  status: number | undefined;
  headers: Answer['headers'] | undefined;
  /** The status to show to people. Some gateways answer 200 with another status, or none, in the body. */
  named: number | undefined;
  /** The server's name for the error, if it has one; Node's for a network fault. */
  code?: unknown;
  /** Other values that may be its name for the error. */
  names: readonly unknown[];
  /** The refused parameter, if the server names one. */
  parameter: string | undefined;
  /** The error body as JSON text, in the server's own form, without fields that repeat the request or the reply. */
  text: string;
  /** The server's message for people, unchanged; empty if there is none. */
  message: string;
  isPage: boolean;
  /** The usage: some gateways bill a completion that broke off. */
  usage: TokenUsage | null;
}

/** An answer that is an error. Its message does not contain the server's, which can repeat the key or the prompt. */
class AnswerError extends Error {
  readonly status: number;
  /** Behind an accessor, so that no log contains its text. */
  readonly #failure: Failure;

  constructor({ status, named }: Statuses, { headers, body }: Answer, usage: TokenUsage) {
    super(`The answer has the status ${named}.`);
    const error = errorOf(body);
    const { code, param, type, status: name } = fields(error);
    this.status = named;
    const page = isPage(body);
    this.#failure = {
      status,
      headers,
      named,
      code,
      // Of Anthropic's and of Google's servers.
      names: [code, type, name],
      parameter: typeof param === 'string' ? param : undefined,
      text: textOf(error),
      message: page ? '' : messageOf(error),
      isPage: page,
      usage: usage.prompt + usage.completion > 0 ? usage : null,
    };
  }

  get failure(): Failure {
    return this.#failure;
  }
}

/**
 * The body of a successful answer. Redirects are not followed and count as errors.
 * @param usageOf Reads the usage that a body, which may be anything, reports.
 * @throws AnswerError for any other answer
 */
export function readBody(answer: Answer, usageOf: (body: unknown) => TokenUsage): unknown {
  const statuses = statusesOf(answer);
  if (statuses.status >= 300) throw new AnswerError(statuses, answer, usageOf(answer.body));
  return answer.body;
}

/** A web page instead of a completion. */
export const PAGE: Failure = {
  status: 200,
  headers: undefined,
  named: 200,
  names: [],
  parameter: undefined,
  text: '',
  message: '',
  isPage: true,
  usage: null,
};

/** Reads an error of a call; undefined for any other error. */
export function readFailure(error: unknown): Failure | undefined {
  if (error instanceof AnswerError) return error.failure;
  return error instanceof ConnectionError ? unreached(error) : undefined;
}

const unreached = ({ code, message }: ConnectionError): Failure => ({
  status: undefined,
  headers: undefined,
  named: undefined,
  code,
  names: [code],
  parameter: undefined,
  text: '',
  message,
  isPage: false,
  usage: null,
});

const FAULT_OF_STATUS: Record<number, keyof typeof MESSAGE> = {
  401: 'key_refused',
  403: 'key_refused',
  413: 'too_long',
  429: 'limited',
};

/** The class of a failure. A 500 can mean a full window, so the text decides for every status without a fault of its own. */
export function faultOf(failure: QuotaSigns): keyof typeof MESSAGE {
  const { status, text } = failure;
  if (status === undefined) return 'unreachable';
  if (isQuotaSpent(failure)) return 'failed';
  if (exceedsAllowance(failure)) return 'too_long';
  const fault = FAULT_OF_STATUS[status];
  if (fault) return fault;
  return saysTooLong(text) ? 'too_long' : 'failed';
}

/**
 * Whether one request has more tokens than the account may use in a minute: Groq's 413 and OpenAI's 429. A wait does not help,
 * and the model's window may hold it.
 */
const exceedsAllowance = ({ status, text }: Pick<QuotaSigns, 'status' | 'text'>): boolean =>
  (status === 413 || status === 429) && /request too large.{0,300}\btokens per (?:min|minute|day)\b/is.test(text);

/** Groq validates the model's reply itself and withholds one that does not match the schema. */
const MALFORMED = new Set<unknown>(['json_validate_failed', 'tool_use_failed']);

/** Whether the model has replied, but not in the requested form. */
export const isMalformedReply = ({ code }: Failure): boolean => MALFORMED.has(code);

/** The message to the caller per class. */
export const MESSAGE = {
  unreachable: "The judge model's server could not be reached.",
  key_refused: "The judge model's server refused the API key.",
  limited: "The judge model's server limits the rate of requests and would not answer before the deadline.",
  too_long: "The conversation is too long for the judge model's window.",
  failed: "The judge model's server answered with an error.",
} satisfies Partial<Record<JudgeFault, string>>;

const ABOVE_ALLOWANCE =
  "The conversation has more tokens than the judge model's server lets the account use in a minute.";

/** The classes whose cause only the provider's status and its name for the error show. */
const WITH_STATUS: ReadonlySet<JudgeFault> = new Set(['key_refused', 'failed']);

/**
 * The error for a final failure. Its message is a fixed sentence per class of fault, with the provider's status and name for
 * the error if they show more. The rest is in its diagnosis.
 */
export function judgeError(
  failure: Failure,
  cause: unknown,
  diagnosis: Diagnosis,
  retryAfterMilliseconds?: number,
): JudgeError {
  const fault = faultOf(failure);
  const later =
    fault === 'failed' ? { canSucceedLater: canSucceedLater(failure.status!) && !isQuotaSpent(failure) } : {};
  const message = exceedsAllowance(failure) ? ABOVE_ALLOWANCE : MESSAGE[fault];
  return new JudgeError(fault, WITH_STATUS.has(fault) ? withStatus(message, diagnosis) : message, {
    cause,
    diagnosis,
    ...later,
    ...(fault === 'limited' ? { retryAfterMilliseconds } : {}),
    recurs:
      fault === 'unreachable' ||
      fault === 'key_refused' ||
      (later.canSucceedLater === false && !isAboutContent(failure)),
  });
}

function withStatus(sentence: string, { status, code }: Diagnosis): string {
  const known = [status === undefined ? undefined : `status ${status}`, code].filter(Boolean);
  return known.length > 0 ? `${sentence.slice(0, -1)} (${known.join(', ')}).` : sentence;
}

/** Refusals because of the conversation, not of the server: the next conversation may be judged. */
const CONTENT_POLICY =
  /content_filter|content management policy|data_inspection_failed|invalid_prompt|usage polic|safety/i;
const isAboutContent = ({ text }: Failure) => CONTENT_POLICY.test(text);

/** The error of an aborted call: the signal's JudgeError, else `cancelled`. */
export function abortError({ reason }: AbortSignal): JudgeError {
  if (reason instanceof JudgeError) return reason;
  return new JudgeError('cancelled', 'The judgment was cancelled.', { cause: reason });
}
