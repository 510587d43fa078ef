import type { Failure } from '../http/failure.ts';
import { doesNotTake, isRefusal, mayMeanAnything } from '../http/refusal.ts';
import type { ChatMessage, CompletionRequest, Traits } from '../provider.ts';

/** What a model accepts, learned from its refusals. */
export interface Dialect {
  /** How the reply's form is requested. */
  format: 'json_schema' | 'tool' | 'plain';
  temperature: boolean;
  /** The longest reply, in tokens. */
  longest: number;
}

/** Every feature, attempted first. A verdict takes a tenth of `longest`; newer models think before it. */
export const FULL_DIALECT: Dialect = { format: 'json_schema', temperature: true, longest: 16_000 };

const STRUCTURED: Record<Dialect['format'], Traits['structuredOutput']> = {
  json_schema: 'json_schema',
  tool: 'tool_call',
  plain: 'words',
};

/** The traits of a server that uses this dialect. */
export const traits = ({ format, temperature }: Dialect): Pick<Traits, 'structuredOutput' | 'leftOut'> => ({
  structuredOutput: STRUCTURED[format],
  leftOut: temperature ? [] : ['temperature'],
});

const SIMPLER_FORMAT: Record<Dialect['format'], Dialect['format'] | undefined> = {
  json_schema: 'tool',
  tool: 'plain',
  plain: undefined,
};

interface TextBlock {
  type: 'text';
  text: string;
  cache_control?: { type: 'ephemeral' };
}

/**
 * The fields of the Messages API that we send.
 * @see https://platform.claude.com/docs/en/api/messages (Anthropic's API reference)
 */
export interface RequestBody {
  model: string;
  max_tokens: number;
  system?: TextBlock[];
  messages: { role: 'user' | 'assistant'; content: string | TextBlock[] }[];
  temperature?: number;
  output_config?: { format: { type: 'json_schema'; schema: Record<string, unknown> } };
  tools?: { name: string; input_schema: { type: 'object' } }[];
  tool_choice?: { type: 'tool'; name: string };
}

const FORMAT: Record<Dialect['format'], (schema: CompletionRequest['schema']) => Partial<RequestBody>> = {
  json_schema: ({ schema }) => ({ output_config: { format: { type: 'json_schema', schema } } }),
  tool: ({ name, schema }) => ({
    tools: [{ name, input_schema: { ...schema, type: 'object' } }],
    tool_choice: { type: 'tool', name },
  }),
  plain: () => ({}),
};

type PromptFields = Pick<CompletionRequest, 'messages' | 'schema' | 'temperature'>;

/** Builds the request body in a dialect. */
export function requestBody(model: string, request: PromptFields, dialect: Dialect): RequestBody {
  const { messages, schema, temperature } = request;
  const system = messages.filter(({ role }) => role === 'system').map(({ content }) => content);
  return {
    model,
    max_tokens: dialect.longest,
    ...(system.length > 0 ? { system: [cachedUpToHere(system.join('\n\n'))] } : {}),
    messages: turns(messages),
    ...(dialect.temperature && temperature !== null ? { temperature } : {}),
    ...FORMAT[dialect.format](schema),
  };
}

/** Splits off the prefix that other questions about the same conversation share, as a block of its own. */
const turns = (messages: readonly ChatMessage[]): RequestBody['messages'] =>
  messages.flatMap(({ role, content, shared = 0 }) => {
    if (role === 'system') return [];
    if (shared === 0) return { role, content };
    return { role, content: [cachedUpToHere(content.slice(0, shared)), { type: 'text', text: content.slice(shared) }] };
  });

/** Everything up to the end of this block is cached for a few minutes and costs a tenth when sent again. */
const cachedUpToHere = (text: string): TextBlock => ({ type: 'text', text, cache_control: { type: 'ephemeral' } });

/** What to change after a refusal; undefined if the refusal has another cause or nothing is left to drop. */
export function simplerDialect(
  dialect: Dialect,
  failure: Failure,
  request: PromptFields,
): Partial<Dialect> | undefined {
  if (!isRefusal(failure)) return undefined;
  const longest = Number(/max_tokens: \d+ > (\d+)/.exec(failure.text)?.[1]);
  if (longest > 0 && longest < dialect.longest) return { longest };
  if (dialect.temperature && request.temperature !== null && doesNotTake(failure, 'temperature'))
    return { temperature: false };
  const format = SIMPLER_FORMAT[dialect.format];
  return format && mayMeanAnything(failure) ? { format } : undefined;
}
