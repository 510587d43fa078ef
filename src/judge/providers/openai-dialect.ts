import { type Failure, faultOf } from './openai-failure.ts';
import type { ChatMessage, CompletionRequest } from './provider.ts';

/** What a server takes, as far as its refusals have told. */
export interface Dialect {
  format: 'json_schema' | 'json_object' | 'plain';
  temperature: boolean;
  seed: boolean;
}

/** Everything asked for: what is tried first. */
export const FULL_DIALECT: Dialect = { format: 'json_schema', temperature: true, seed: true };

const SIMPLER_FORMAT: Record<Dialect['format'], Dialect['format'] | undefined> = {
  json_schema: 'json_object',
  json_object: 'plain',
  plain: undefined,
};

/**
 * The fields that are sent of those that the chat completions interface has.
 * @see https://platform.openai.com/docs/api-reference/chat/create (OpenAI's API reference)
 */
export interface RequestBody {
  model: string;
  messages: ChatMessage[];
  temperature?: number;
  seed?: number;
  response_format?: ResponseFormat;
}

type ResponseFormat =
  | { type: 'json_schema'; json_schema: { name: string; schema: Record<string, unknown>; strict: boolean } }
  | { type: 'json_object' };

type Schema = CompletionRequest['schema'];

const RESPONSE_FORMAT: Record<Dialect['format'], (schema: Schema) => ResponseFormat | undefined> = {
  json_schema: ({ name, schema }) => ({ type: 'json_schema', json_schema: { name, schema, strict: true } }),
  json_object: () => ({ type: 'json_object' }),
  plain: () => undefined,
};

/** The request's body in a dialect. */
export function requestBody(model: string, request: CompletionRequest, dialect: Dialect): RequestBody {
  const { messages, schema, temperature, seed } = request;
  const format = RESPONSE_FORMAT[dialect.format](schema);
  return {
    model,
    messages,
    ...(dialect.temperature ? { temperature } : {}),
    ...(dialect.seed ? { seed } : {}),
    ...(format ? { response_format: format } : {}),
  };
}

/** Statuses by which servers refuse what they don't know. */
const REFUSALS = new Set([400, 404, 415, 422, 501]);
const DOES_NOT_KNOW =
  /unsupported|not support|unknown|unrecognized|unexpected|extra_forbidden|not (permitted|allowed)/i;

/** The dialect to try after a refusal; undefined when the refusal is about something else or nothing is left to drop. */
export function simplerDialect(dialect: Dialect, failure: Failure): Dialect | undefined {
  if (failure.status === undefined || !REFUSALS.has(failure.status) || faultOf(failure) !== 'failed') return undefined;
  const parameter = (['temperature', 'seed'] as const).find((name) => dialect[name] && refuses(failure, name));
  if (parameter) return { ...dialect, [parameter]: false };
  const format = SIMPLER_FORMAT[dialect.format];
  return format && { ...dialect, format };
}

const refuses = ({ parameter, text }: Failure, name: string) =>
  parameter === name || (new RegExp(`\\b${name}\\b`).test(text) && DOES_NOT_KNOW.test(text));
