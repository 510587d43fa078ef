import { bounded, canBeBounded, type Schema } from '../bounds.ts';
import type { Failure } from '../http/failure.ts';
import { doesNotTake, isRefusal, mayMeanAnything, names } from '../http/refusal.ts';
import type { ChatMessage, CompletionRequest, Traits } from '../provider.ts';
import { MOST_TOKENS, refusesLimit } from './openai-reply-limit.ts';

/** What a server accepts, learned from its refusals. */
export interface Dialect {
  /** How the reply's form is requested. `object_schema`: a JSON object with a schema beside it, which llama-cpp-python accepts. */
  format: 'json_schema' | 'object_schema' | 'tools' | 'json_object' | 'plain';
  /** Whether the schema bounds texts and lists. */
  bounds: boolean;
  /** Whether the schema prescribes the reply's opening, for a model that has failed to copy it. */
  opening: boolean;
  temperature: boolean;
  seed: boolean;
  /** Alternatives requested per token; 0: no probabilities. */
  alternatives: number;
  /** Replies in a row whose tokens could not be read. */
  unread: number;
  /** Whether the length of the reply is limited. `too few`: the model's thinking used up the limit. */
  maxTokens: 'sent' | 'refused' | 'too few';
}

/** Every feature, attempted first. OpenAI gives at most 20 alternatives. */
export const FULL_DIALECT: Dialect = {
  format: 'json_schema',
  bounds: true,
  opening: false,
  temperature: true,
  seed: true,
  alternatives: 20,
  unread: 0,
  maxTokens: 'sent',
};

const STRUCTURED: Record<Dialect['format'], Traits['structuredOutput']> = {
  json_schema: 'json_schema',
  object_schema: 'json_schema',
  tools: 'tool_call',
  json_object: 'json_object',
  plain: 'words',
};

/** The traits of a server that uses this dialect. */
export const traits = (dialect: Dialect): Pick<Traits, 'structuredOutput' | 'leftOut'> => ({
  structuredOutput: STRUCTURED[dialect.format],
  leftOut: [
    ...(dialect.temperature ? [] : ['temperature']),
    ...(dialect.seed ? [] : ['seed']),
    ...(dialect.maxTokens === 'refused' ? ['max_tokens'] : []),
  ],
});

const SIMPLER_FORMAT: Record<Dialect['format'], Dialect['format'] | undefined> = {
  json_schema: 'tools',
  object_schema: 'tools',
  tools: 'json_object',
  json_object: 'plain',
  plain: undefined,
};

/** The next smaller number of alternatives. Every server that gives any gives 5. */
const fewer = (alternatives: number) => (alternatives > 5 ? 5 : 0);

/**
 * The fields of the chat completions interface that we send.
 * @see https://platform.openai.com/docs/api-reference/chat/create (OpenAI's API reference)
 */
export interface RequestBody {
  model: string;
  messages: Omit<ChatMessage, 'shared'>[];
  temperature?: number;
  seed?: number;
  logprobs?: true;
  top_logprobs?: number;
  max_tokens?: number;
  response_format?: ResponseFormat;
  tools?: Tool[];
  tool_choice?: { type: 'function'; function: { name: string } };
}

type ResponseFormat =
  | { type: 'json_schema'; json_schema: { name: string; schema: Record<string, unknown>; strict: boolean } }
  | { type: 'json_object'; schema?: Record<string, unknown> };

interface Tool {
  type: 'function';
  function: { name: string; parameters: Record<string, unknown>; strict: boolean };
}

const FORMAT: Record<Dialect['format'], (schema: CompletionRequest['schema']) => Partial<RequestBody>> = {
  json_schema: ({ name, schema }) => ({
    response_format: { type: 'json_schema', json_schema: { name, schema, strict: true } },
  }),
  object_schema: ({ schema }) => ({ response_format: { type: 'json_object', schema } }),
  tools: ({ name, schema }) => ({
    tools: [{ type: 'function', function: { name, parameters: schema, strict: true } }],
    tool_choice: { type: 'function', function: { name } },
  }),
  json_object: () => ({ response_format: { type: 'json_object' } }),
  plain: () => ({}),
};

type PromptFields = Pick<
  CompletionRequest,
  'messages' | 'schema' | 'opening' | 'temperature' | 'seed' | 'probabilities'
>;

/** Builds the request body in a dialect. */
export function requestBody(model: string, request: PromptFields, dialect: Dialect): RequestBody {
  const { messages, temperature, seed } = request;
  return {
    model,
    messages: messages.map(({ role, content }) => ({ role, content })),
    ...(dialect.temperature && temperature !== null ? { temperature } : {}),
    ...(dialect.seed ? { seed } : {}),
    ...(wantsProbabilities(dialect, request) ? { logprobs: true, top_logprobs: dialect.alternatives } : {}),
    ...(dialect.maxTokens === 'sent' ? { max_tokens: MOST_TOKENS } : {}),
    ...FORMAT[dialect.format](schemaFor(request, dialect)),
  };
}

function schemaFor({ schema: { name, schema }, opening }: PromptFields, dialect: Dialect): CompletionRequest['schema'] {
  const form: Schema = dialect.bounds ? bounded(schema) : schema;
  return { name, schema: { ...(dialect.opening ? { ...form, properties: opened(form, opening) } : form) } };
}

const opened = ({ properties }: Schema, opening: string) => ({
  ...properties,
  ...Object.fromEntries(valuesOf(opening).map(([key, value]) => [key, { type: 'string', enum: [value] }])),
});

const valuesOf = (opening: string): [key: string, value: string][] => Object.entries(JSON.parse(`${opening}}`));

/**
 * Requests the opening through the schema once a reply shows that the model does not copy it. Each conversation then has
 * a schema of its own, which some servers compile slowly. So this is done only for a model that needs it, at a server
 * that accepts bounds: such servers turn a schema into a grammar at once.
 */
export function shownByOpening(text: string, dialect: Dialect, { opening, schema }: PromptFields): Partial<Dialect> {
  const isCopied = valuesOf(opening).every(([, value]) => text.includes(JSON.stringify(value)));
  return isCopied || text === '' || !sendsBounds(dialect, schema) ? {} : { opening: true };
}

const wantsProbabilities = ({ alternatives }: Dialect, { probabilities }: PromptFields) =>
  probabilities && alternatives > 0;

/** What to change after a refusal; undefined if the refusal has another cause or nothing is left to drop. */
export function simplerDialect(
  dialect: Dialect,
  failure: Failure,
  request: PromptFields,
): Partial<Dialect> | undefined {
  if (dialect.maxTokens === 'sent' && refusesLimit(failure)) return { maxTokens: 'refused' };
  if (!isRefusal(failure)) return undefined;
  const asksProbabilities = wantsProbabilities(dialect, request);
  if (asksProbabilities && names(failure, 'top_logprobs')) return { alternatives: fewer(dialect.alternatives) };
  if (asksProbabilities && names(failure, 'logprobs'))
    return { alternatives: doesNotTake(failure, 'logprobs') ? 0 : fewer(dialect.alternatives) };
  if (dialect.temperature && request.temperature !== null && doesNotTake(failure, 'temperature'))
    return { temperature: false };
  if (dialect.seed && doesNotTake(failure, 'seed')) return { seed: false };

  if (dialect.format === 'json_schema' && TAKES_OBJECTS.test(failure.text)) return { format: 'object_schema' };
  const format = SIMPLER_FORMAT[dialect.format];
  const formatNames = NAMES_OF[dialect.format];
  const mayBeAnything = mayMeanAnything(failure);
  const isUnnamed = mayBeAnything && !formatNames.some((name) => names(failure, name));
  if (sendsBounds(dialect, request.schema) && (isUnnamed || isAboutBounds(failure))) return { bounds: false };
  if (format && (mayBeAnything || formatNames.some((name) => doesNotTake(failure, name)))) return { format };
  return asksProbabilities && mayBeAnything ? { alternatives: 0 } : undefined;
}

/** llama-cpp-python's server refuses a JSON schema in OpenAI's form with this validation error and status 500. */
const TAKES_OBJECTS = /should be \W{0,3}text\W{1,3} or \W{1,3}json_object/;

const sendsBounds = ({ bounds, format }: Dialect, { schema }: CompletionRequest['schema']) =>
  bounds && format !== 'json_object' && format !== 'plain' && canBeBounded(schema);

/** OpenAI names the keyword, vLLM names features of the schema, llama.cpp the grammar made from the schema. */
const isAboutBounds = (failure: Failure): boolean =>
  ['maxLength', 'maxItems'].some((name) => doesNotTake(failure, name)) ||
  (mayMeanAnything(failure) && ['maxLength', 'maxItems', 'schema', 'grammar'].some((name) => names(failure, name)));

/** The words that servers use for a format. */
const NAMES_OF: Record<Dialect['format'], string[]> = {
  json_schema: ['response_format', 'json_schema', 'structured outputs?'],
  object_schema: ['response_format', 'json_object', 'schema'],
  tools: ['tools?', 'tool_choice', 'functions?', 'function calling'],
  json_object: ['response_format', 'json_object', 'json mode'],
  plain: [],
};
