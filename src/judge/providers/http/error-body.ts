import { fields } from './reading.ts';
import type { Answer } from './transport.ts';

/** Anthropic's names of errors and their statuses. Servers of other makers use some of them too. */
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

export interface Statuses {
  /** What the answer means. */
  status: number;
  /** The status in the body, else that of the answer. */
  named: number;
}

/** Some gateways answer 200 and put the fault's status or name into the body. */
export function statusesOf({ status, body }: Answer): Statuses {
  const fault = status === 200 ? faultIn(body) : undefined;
  if (!fault) return { status, named: status };
  const { code, type } = fields(fault);
  if (Number.isInteger(code) && Number(code) >= 400 && Number(code) < 600)
    return { status: Number(code), named: Number(code) };
  const meant = typeof type === 'string' && Object.hasOwn(STATUS_OF_TYPE, type) ? STATUS_OF_TYPE[type]! : 500;
  return { status: meant, named: status };
}

/** The `error` of a body, even beside a completion: OpenRouter sends both if the completion broke off. */
function faultIn(body: unknown): unknown {
  const { error, choices } = fields(body);
  return [...(Array.isArray(choices) ? choices.map((choice) => fields(choice).error) : []), error].find(saysSomething);
}

/** Some servers send the field with every answer, empty when there is no error. */
function saysSomething(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return Boolean(error);
  return Object.values(error).some(Boolean);
}

/** `{error: {…}}` is OpenAI's form; others have `{error: text}`, the fields themselves at the top, or no JSON at all. */
export function errorOf(body: unknown): object {
  const error = faultIn(body) ?? body;
  return typeof error === 'object' && error !== null ? error : { message: String(error) };
}

/** Fields that repeat the model's text or the caller's, which must not be read as the server's. */
const REPEATED = new Set(['failed_generation', 'input', 'ctx', 'body', 'messages', 'prompt']);
/** Longest text of an error, in characters. Longer ones repeat such texts. */
const LONGEST_TEXT = 1000;

const saidByServer = (key: string, value: unknown) => {
  if (REPEATED.has(key)) return undefined;
  return typeof value === 'string' ? value.slice(0, LONGEST_TEXT) : value;
};

/** An error as JSON text, without fields that repeat the model's text or the caller's. */
export function textOf(error: object): string {
  try {
    return JSON.stringify(error, saidByServer);
  } catch {
    // Nested deeper than the stack: no server's way to say anything.
    return '';
  }
}

/** The message of an error for people, in the fields that servers put it in. */
export function messageOf(error: object): string {
  const { message, detail, error: text } = fields(error);
  return [message, detail, text].find((one) => typeof one === 'string') ?? textOf(error);
}

/** Whether a body, which may be anything, is a web page. */
export const isPage = (body: unknown): boolean =>
  typeof body === 'string' && /^\s*<(?:!doctype|html|head|body)\b/i.test(body);
