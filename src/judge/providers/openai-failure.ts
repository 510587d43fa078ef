import { canSucceedLater } from '../../retry.ts';
import { JudgeError, type JudgeFault } from '../judge-error.ts';
import { type Answer, ConnectionError } from './openai-transport.ts';

/** What is known of a call that gave no completion. */
export interface Failure {
  /** Undefined when no whole answer came: a network fault. */
  status: number | undefined;
  headers: Answer['headers'] | undefined;
  /** The parameter that the server refuses, where it names one. */
  parameter: string | undefined;
  /** The error body as JSON text, in whatever form the server gives it. */
  text: string;
}

/** An answer that is an error. Its message does not hold the server's words, which can repeat the key or the prompt. */
class AnswerError extends Error {
  readonly status: number;
  /** The server's name for the error, where it has one. */
  readonly code: unknown;
  readonly failure: Failure;

  constructor(status: number, { headers, body }: Answer) {
    super(`The answer has the status ${status}.`);
    const error = errorOf(body);
    const { code, param } = record(error);
    this.status = status;
    this.code = code;
    const parameter = typeof param === 'string' ? param : undefined;
    this.failure = { status, headers, parameter, text: textOf(error) };
  }
}

/**
 * The body of an answer that says that all went well. No redirect was followed: it is an error too.
 * @throws AnswerError for any other
 */
export function readBody(answer: Answer): unknown {
  const status = statusOf(answer);
  if (status >= 300) throw new AnswerError(status, answer);
  return answer.body;
}

/** Some gateways say 200 and put the status of the fault into the body. */
function statusOf({ status, body }: Answer): number {
  const { error, choices } = record(body);
  const { code } = record(error);
  const isFault = status === 200 && choices === undefined && Number.isInteger(code);
  return isFault && Number(code) >= 400 && Number(code) < 600 ? Number(code) : status;
}

/** `{error: {…}}` is OpenAI's form; others have `{error: text}`, the fields themselves at the top, or no JSON at all. */
function errorOf(body: unknown): object {
  const error = record(body).error ?? body;
  return typeof error === 'object' && error !== null ? error : { message: String(error) };
}

function textOf(error: object): string {
  try {
    return JSON.stringify(error);
  } catch {
    // Nested deeper than the stack: no server's way to say anything.
    return '';
  }
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const UNREACHED: Failure = { status: undefined, headers: undefined, parameter: undefined, text: '' };

/** Reads an error of a call; undefined for any other error. */
export function readFailure(error: unknown): Failure | undefined {
  if (error instanceof AnswerError) return error.failure;
  return error instanceof ConnectionError ? UNREACHED : undefined;
}

/** How servers say that the prompt is longer than the model's window. */
const TOO_LONG = [
  // OpenAI
  /"context_length_exceeded"|"string_above_max_length"|maximum context length/i,
  // vLLM
  /longer than the maximum model length|too long to fit into the model|max_tokens must be at least 1, got -/i,
  // llama.cpp, llama-cpp-python, LM Studio
  /"exceed_context_size_error"|exceeds? (the )?(available |model's )?context (size|length|window)/i,
  /context (size|length|window) (has been |was )?exceeded/i,
  // Ollama
  /(prompt|input)( length)? (is )?(too long|exceeds (the )?(maximum )?context)/i,
  // Text Generation Inference, Gemini
  /`inputs` (tokens|must have less than)|exceeds the maximum number of tokens/i,
];

const FAULT_OF_STATUS: Record<number, JudgeFault> = {
  401: 'key_refused',
  403: 'key_refused',
  413: 'too_long',
  429: 'limited',
};

/** The class of a failure. A server's 500 can mean a full window, so the text counts for every status without a fault of its own. */
export function faultOf({ status, text }: Failure): JudgeFault {
  if (status === undefined) return 'unreachable';
  const fault = FAULT_OF_STATUS[status];
  if (fault) return fault;
  return TOO_LONG.some((pattern) => pattern.test(text)) ? 'too_long' : 'failed';
}

const MESSAGE: Partial<Record<JudgeFault, string>> = {
  unreachable: "The judge model's server could not be reached.",
  key_refused: "The judge model's server refused the API key.",
  limited: "The judge model's server limits the rate of requests and would not answer before the deadline.",
  too_long: "The conversation is too long for the judge model's window.",
  failed: "The judge model's server answered with an error.",
};

/** The error for a failure that is final. Its message says the class of the fault alone; the rest is in the cause. */
export function judgeError(failure: Failure, cause: unknown, retryAfterMilliseconds?: number): JudgeError {
  const fault = faultOf(failure);
  return new JudgeError(fault, MESSAGE[fault]!, {
    cause,
    ...(fault === 'limited' ? { retryAfterMilliseconds } : {}),
    ...(fault === 'failed' ? { canSucceedLater: canSucceedLater(failure.status!) } : {}),
  });
}

/** The error of a call that was aborted: the JudgeError that the signal was aborted with, else `cancelled`. */
export function abortError({ reason }: AbortSignal): JudgeError {
  if (reason instanceof JudgeError) return reason;
  return new JudgeError('cancelled', 'The judgment was cancelled.', { cause: reason });
}
