import type { Failure } from '../http/failure.ts';
import { doesNotTake, isRefusal, mayMeanAnything } from '../http/refusal.ts';
import type { ChatMessage, CompletionRequest, Traits } from '../provider.ts';

/** What a model takes, as far as its refusals have told. */
export interface Dialect {
  /** How the reply's form is asked for. */
  format: 'json_schema' | 'tool' | 'plain';
  temperature: boolean;
  /** The longest reply, in tokens. */
  longest: number;
}

/** Everything asked for: what is tried first. A verdict takes a tenth of this; newer models think before it. */
export const FULL_DIALECT: Dialect = { format: 'json_schema', temperature: true, longest: 16_000 };

const STRUCTURED: Record<Dialect['format'], Traits['structuredOutput']> = {
  json_schema: 'json_schema',
  tool: 'tool_call',
  plain: 'words',
};

/** What a dialect says of the server. */
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
 * The fields that are sent of those that the messages interface has.
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

type Asked = Pick<CompletionRequest, 'messages' | 'schema' | 'temperature'>;

/** The request's body in a dialect. */
export function requestBody(model: string, request: Asked, dialect: Dialect): RequestBody {
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

/** What other questions about the same conversation share is a block of its own. */
const turns = (messages: readonly ChatMessage[]): RequestBody['messages'] =>
  messages.flatMap(({ role, content, shared = 0 }) => {
    if (role === 'system') return [];
    if (shared === 0) return { role, content };
    return { role, content: [cachedUpToHere(content.slice(0, shared)), { type: 'text', text: content.slice(shared) }] };
  });

/** What stands before the end of this block is kept for a few minutes and costs a tenth when it is sent again. */
const cachedUpToHere = (text: string): TextBlock => ({ type: 'text', text, cache_control: { type: 'ephemeral' } });

/** What to ask differently after a refusal; undefined when it is about something else or nothing is left to drop. */
export function simplerDialect(dialect: Dialect, failure: Failure, request: Asked): Partial<Dialect> | undefined {
  if (!isRefusal(failure)) return undefined;
  const longest = Number(/max_tokens: \d+ > (\d+)/.exec(failure.text)?.[1]);
  if (longest > 0 && longest < dialect.longest) return { longest };
  if (dialect.temperature && request.temperature !== null && doesNotTake(failure, 'temperature'))
    return { temperature: false };
  const format = SIMPLER_FORMAT[dialect.format];
  return format && mayMeanAnything(failure) ? { format } : undefined;
}
