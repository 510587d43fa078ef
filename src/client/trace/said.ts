import { type Fields, isFields } from '../adapters/fields.ts';
import type { LLMInput, LLMOutput } from '../contract.ts';

type ToolCall = Exclude<LLMOutput['content'], string>;

/** What one message has said so far, in the wire's form. */
interface Said {
  role: string;
  inputs: LLMInput[];
  /** What was read since the last tool's result. */
  texts: string[];
  calls: ToolCall[];
  /** Blocks that are neither text nor tool use, named in brackets as the service names them. */
  attachments: string[];
  hasThought: boolean;
}

type Reader = (block: Fields, said: Said) => void;

/** Types of what a model thinks and the end user does not see. The service leaves these out wherever they stand. */
const reasoning: ReadonlySet<unknown> = new Set([
  'thinking',
  'thinking_tokens',
  'redacted_thinking',
  'reasoning',
  'reasoning_content',
  'reasoning_text',
  'reasoning_tokens',
]);

/** Whether an output of the wire is more than reasoning: only then has the service something to judge. */
export const isAnswer = ({ type, content }: LLMOutput): boolean => typeof content !== 'string' || !reasoning.has(type);

const readText: Reader = ({ text }, { texts }) => texts.push(textOf(text));

const readToolUse: Reader = ({ id, name, input }, { calls }) =>
  calls.push({ id: textOf(id), name: textOf(name), parameters: jsonOf(input) });

const readThought: Reader = (_block, said) => {
  said.hasThought = true;
};

const readers: ReadonlyMap<unknown, Reader> = new Map<unknown, Reader>([
  ['text', readText],
  ['input_text', readText],
  ['output_text', readText],
  ['refusal', ({ refusal }, { texts }) => texts.push(textOf(refusal))],
  ['tool_use', readToolUse],
  ['server_tool_use', readToolUse],
  ['mcp_tool_use', readToolUse],
  ...[...reasoning].map((type): [unknown, Reader] => [type, readThought]),
]);

/**
 * What a chat message of OpenAI's or Anthropic's style says, in the wire's form and as the service would read the message
 * itself: its texts joined, each tool call and each tool's result by itself. Other blocks are named in brackets, such as
 * `[image]`; those of an assistant only where it said nothing else. Reasoning is left out.
 */
export function inputsOf(message: Fields): LLMInput[] {
  const { content, refusal } = message;
  const parts = Array.isArray(content) ? content : [content];
  const said: Said = {
    role: String(message.role),
    inputs: [],
    texts: [],
    calls: [],
    attachments: [],
    hasThought: false,
  };
  if (said.role === 'tool' || said.role === 'function') return resultsOf(message, parts);
  for (const part of parts) {
    if (typeof part === 'string') said.texts.push(part);
    else if (isFields(part)) readBlock(part, said);
  }
  if (typeof refusal === 'string' && refusal) said.texts.push(refusal);
  said.calls.push(...openAiCalls(message));
  close(said);
  if (said.inputs.length === 0 && said.attachments.length > 0)
    said.inputs.push({ role: said.role, content: said.attachments.join('\n\n') });
  // Who has only thought has said nothing yet; any other empty message is an empty text.
  if (said.inputs.length === 0 && (!said.hasThought || said.texts.length > 0))
    said.inputs.push({ role: said.role, content: said.texts.join('\n\n') });
  return said.inputs;
}

function readBlock(block: Fields, said: Said): void {
  const { type, text } = block;
  const known = readers.get(type);
  if (known) known(block, said);
  else if (isResult(block)) {
    close(said);
    said.texts = [];
    said.inputs.push(resultOf(block.tool_use_id, block.content));
  } else if (typeof type === 'string') (said.role === 'assistant' ? said.attachments : said.texts).push(`[${type}]`);
  else if (typeof text === 'string') said.texts.push(text);
}

/** Adds what was read since the last tool's result. */
function close({ role, inputs, texts, calls }: Said): void {
  const text = texts.join('\n\n');
  if (text.trim() !== '') inputs.push({ role, content: text });
  inputs.push(...calls.splice(0).map((content) => ({ role: 'assistant', content })));
}

/** The whole content of a `tool` message is one result, unless it already comes as result blocks. */
function resultsOf({ tool_call_id, content, name }: Fields, parts: readonly unknown[]): LLMInput[] {
  const blocks = parts.filter((part) => isFields(part) && isResult(part)) as Fields[];
  return blocks.length === 0
    ? [resultOf(tool_call_id, content, name)]
    : blocks.map((block) => resultOf(block.tool_use_id, block.content));
}

const resultOf = (id: unknown, content: unknown, name?: unknown): LLMInput => ({
  role: 'tool',
  content: { id: textOf(id), response: responseOf(content), ...(typeof name === 'string' && { name }) },
});

/** Anthropic's own tools answer with blocks such as `web_search_tool_result`. */
const isResult = ({ type }: Fields): boolean =>
  typeof type === 'string' && (type === 'tool_result' || type.endsWith('_tool_result'));

const binary: ReadonlySet<unknown> = new Set(['image', 'image_url', 'document', 'file', 'audio', 'input_audio']);

/** A result as text: its text blocks and, since tools may answer anything, other data as JSON. */
function responseOf(content: unknown): string {
  const parts = Array.isArray(content) ? content : [content];
  return parts.map(responsePart).filter(Boolean).join('\n\n');
}

function responsePart(part: unknown): string {
  if (!isFields(part)) return jsonOf(part);
  if (typeof part.text === 'string' && (part.type === 'text' || part.type === undefined)) return part.text;
  return binary.has(part.type) || isResult(part) ? '' : jsonOf(part);
}

/** `tool_calls` and the older `function_call` of OpenAI's style. */
function openAiCalls({ tool_calls, function_call }: Fields): ToolCall[] {
  const entries = Array.isArray(tool_calls) ? tool_calls.filter(isFields) : [];
  return [...entries, ...(isFields(function_call) ? [{ function: function_call }] : [])].map((entry: Fields) => {
    const fields = [entry.function, entry.custom].find(isFields) ?? entry;
    return { id: textOf(entry.id), name: textOf(fields.name), parameters: jsonOf(fields.arguments ?? fields.input) };
  });
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const jsonOf = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value);
