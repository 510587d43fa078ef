export interface ToolCall {
  /** Null when the message gave none. */
  id: string | null;
  /** '' when the message gave none. */
  name: string;
  /** The arguments as JSON text: as sent where they came as text, else serialised; '' when the call has none. */
  arguments: string;
}

export interface ToolResult {
  callId: string | null;
  text: string;
}

/** One message in one form, whichever style it came in. */
export interface Turn {
  /** Its index in the messages as sent; quotes and sources refer to it. */
  index: number;
  /** `tool` if it has only tool results; `other` for an unknown role. */
  role: 'system' | 'user' | 'assistant' | 'tool' | 'other';
  /** All its text blocks, joined by blank lines; '' if it has none. Text of tools is only in `toolResults`. */
  text: string;
  toolCalls: ToolCall[];
  toolResults: ToolResult[];
  /** Types of its blocks that are neither text nor tool use, such as `image`. */
  attachments: string[];
}

export interface ToolDefinition {
  /** '' if the definition has none in a known field. */
  name: string;
  description: string;
  /** The JSON schema of its arguments; null when the definition has none. */
  parameters: unknown;
}

export type Fields = Record<string, unknown>;

/** The contents of one message's blocks. */
interface Contents {
  texts: string[];
  toolCalls: ToolCall[];
  toolResults: ToolResult[];
  attachments: string[];
}

const ROLES: ReadonlyMap<unknown, Turn['role']> = new Map<string, Turn['role']>([
  ['system', 'system'],
  ['developer', 'system'],
  ['user', 'user'],
  ['assistant', 'assistant'],
  ['tool', 'tool'],
  ['function', 'tool'],
]);

/** The roles that a message may have. */
export const knownRoles = [...ROLES.keys()] as string[];

/**
 * Reads one message of OpenAI's or Anthropic's style. `content` may be a string, null, a block or a list of blocks and
 * strings; reasoning that the end user does not see (`thinking` and its kin) is left out.
 */
export function readMessage(message: unknown, index: number): Turn {
  const fields = isFields(message) ? message : {};
  const role = ROLES.get(fields.role) ?? 'other';
  const contents = readContent(fields.content);
  if (role === 'tool') return { index, role, text: '', ...toolTurn(fields, contents) };

  const { texts, toolCalls, toolResults, attachments } = contents;
  const refusal = textOrNull(fields.refusal);
  const text = [...texts, ...(refusal ? [refusal] : [])].join('\n\n');
  const onlyResults = toolResults.length > 0 && text.trim() === '' && attachments.length === 0;
  return {
    index,
    role: role === 'user' && onlyResults ? 'tool' : role,
    text,
    toolCalls: [...toolCalls, ...openAiCalls(fields)],
    toolResults,
    attachments,
  };
}

/**
 * Whether a message has no content at all: no text, not even an empty one, no refusal, no call, no result and no attachment.
 * Reasoning does not count.
 */
export function isSilent(message: unknown): boolean {
  const fields = isFields(message) ? message : {};
  const { texts, toolCalls, toolResults, attachments } = readContent(fields.content);
  const said = [texts, toolCalls, toolResults, attachments, openAiCalls(fields)];
  return said.every(({ length }) => length === 0) && !textOrNull(fields.refusal);
}

/** Reads a tool definition: `{type, function: {name, description, parameters}}` or `{name, description, input_schema}`. */
export function readToolDefinition(definition: unknown): ToolDefinition {
  const outer = isFields(definition) ? definition : {};
  const fields = [outer.function, outer.custom].find(isFields) ?? outer;
  return {
    name: textOrNull(fields.name) ?? '',
    description: textOrNull(fields.description) ?? '',
    parameters: fields.parameters ?? fields.input_schema ?? null,
  };
}

/** The whole content of a `tool` or `function` message is one result, unless it already comes as result blocks. */
function toolTurn(fields: Fields, { texts, toolCalls, toolResults, attachments }: Contents) {
  const own = { callId: textOrNull(fields.tool_call_id), text: resultText(fields.content) };
  const isOwn = toolResults.length === 0 || texts.length > 0;
  return { toolCalls, toolResults: isOwn ? [...toolResults, own] : toolResults, attachments };
}

function readContent(content: unknown): Contents {
  const contents: Contents = { texts: [], toolCalls: [], toolResults: [], attachments: [] };
  let previous: unknown;
  for (const part of Array.isArray(content) ? content : [content]) {
    if (typeof part === 'string') contents.texts.push(part);
    else if (isCut(previous, part))
      contents.texts.push(contents.texts.pop() + (textOrNull((part as Fields).text) ?? ''));
    else if (isFields(part)) readBlock(part, contents);
    previous = part;
  }
  return contents;
}

/** Whether the second block continues the text of the first: Anthropic splits a text wherever a citation begins or ends. */
const isCut = (first: unknown, second: unknown): boolean =>
  [first, second].every((block) => isFields(block) && block.type === 'text') && [first, second].some(isCited);

const isCited = (block: unknown): boolean =>
  isFields(block) && Array.isArray(block.citations) && block.citations.length > 0;

const readText = ({ text }: Fields, { texts }: Contents) => typeof text === 'string' && texts.push(text);

const readRefusal = ({ refusal }: Fields, { texts }: Contents) => typeof refusal === 'string' && texts.push(refusal);

const readToolUse = ({ id, name, input }: Fields, { toolCalls }: Contents) =>
  toolCalls.push({ id: textOrNull(id), name: textOrNull(name) ?? '', arguments: jsonText(input) });

const ignore = () => undefined;

/** The block types of hidden reasoning in several libraries. */
const REASONING: ReadonlySet<unknown> = new Set([
  'thinking',
  'thinking_tokens',
  'redacted_thinking',
  'reasoning',
  'reasoning_content',
  'reasoning_text',
  'reasoning_tokens',
]);

/** Whether a message or block of this type is reasoning. */
export const isReasoning = (type: unknown): boolean => REASONING.has(type);

/** The required field of each block type, a string. */
export const blockNeeds: ReadonlyMap<unknown, 'text' | 'refusal' | 'name'> = new Map([
  ['text', 'text'],
  ['input_text', 'text'],
  ['output_text', 'text'],
  ['refusal', 'refusal'],
  ['tool_use', 'name'],
  ['server_tool_use', 'name'],
  ['mcp_tool_use', 'name'],
] as const);

const READERS = { text: readText, refusal: readRefusal, name: readToolUse };

type ReadBlock = (block: Fields, contents: Contents) => unknown;

const BLOCKS: ReadonlyMap<unknown, ReadBlock> = new Map<unknown, ReadBlock>([
  ...[...blockNeeds].map(([type, need]) => [type, READERS[need]] as const),
  ...[...REASONING].map((type) => [type, ignore] as const),
]);

function readBlock(block: Fields, contents: Contents): void {
  const { type } = block;
  const known = BLOCKS.get(type);
  if (known) known(block, contents);
  else if (typeof type === 'string' && isResultType(type)) {
    contents.toolResults.push({ callId: textOrNull(block.tool_use_id), text: resultText(block.content) });
  } else if (typeof type === 'string') contents.attachments.push(type);
  else if (type === undefined && typeof block.text === 'string') contents.texts.push(block.text);
}

/** Anthropic's own tools return blocks such as `web_search_tool_result`. */
const isResultType = (type: string) => type === 'tool_result' || type.endsWith('_tool_result');

/** Block types without readable text. */
export const BINARY: ReadonlySet<unknown> = new Set(['image', 'image_url', 'document', 'file', 'audio', 'input_audio']);

/** A result as text: its text blocks, and other data serialised, because a tool may return anything. */
function resultText(content: unknown): string {
  const parts = Array.isArray(content) ? content : [content];
  return parts.map(resultPart).filter(Boolean).join('\n\n');
}

function resultPart(part: unknown): string {
  if (!isFields(part)) return jsonText(part);
  if (typeof part.text === 'string' && (part.type === 'text' || part.type === undefined)) return part.text;
  if (BINARY.has(part.type) || isResultType(String(part.type))) return '';
  // Anthropic encrypts its search results. Only it can read them, and they may be longer than everything else.
  const { encrypted_content: sealed, ...open } = part;
  return jsonText(part.type === 'web_search_result' && typeof sealed === 'string' ? open : part);
}

/** `tool_calls` and the older `function_call` of an OpenAI message. */
function openAiCalls({ tool_calls, function_call }: Fields): ToolCall[] {
  const entries = Array.isArray(tool_calls) ? tool_calls.filter(isFields) : [];
  return [...entries.map(openAiCall), ...(isFields(function_call) ? [openAiCall({ function: function_call })] : [])];
}

function openAiCall(entry: Fields): ToolCall {
  const fields = [entry.function, entry.custom].find(isFields) ?? entry;
  return {
    id: textOrNull(entry.id),
    name: textOrNull(fields.name) ?? '',
    // LangChain's calls have `args`.
    arguments: jsonText(fields.arguments ?? fields.input ?? fields.args),
  };
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

const jsonText = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value);
