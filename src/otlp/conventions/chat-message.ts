import { type Fields, isFields, readMessage, readToolDefinition } from '../../judge/message.ts';
import { jsonText } from '../attributes.ts';
import { type Message, type Part, type Role, roleOf, type Tool } from '../conversation.ts';

/** Reads a chat message in the style of OpenAI, Anthropic or the Vercel AI SDK. */
export function readChatMessage(message: unknown, otherwise: Role): Message | undefined {
  if (!isFields(message)) return undefined;
  const role = roleOf(message.role, otherwise);
  const { content } = message;
  const turn = readMessage({ ...message, role, content: Array.isArray(content) ? content.map(block) : content }, 0);
  const parts: Part[] = [];
  if (turn.text !== '' || typeof content === 'string') {
    if (role !== 'tool') parts.push({ type: 'text', text: turn.text });
  }
  for (const { id, name, arguments: args } of turn.toolCalls)
    parts.push({ type: 'call', id: id ?? '', name, arguments: args });
  for (const { callId, text } of turn.toolResults)
    parts.push({ type: 'result', id: callId ?? textOr(message.id), ...nameOf(message), text });
  for (const kind of turn.attachments) parts.push({ type: 'other', kind, value: { type: kind } });
  return { role: turn.role === 'tool' ? 'tool' : role, parts };
}

/** The messages of a list in which each may have any of the styles. */
export const readChatMessages = (messages: readonly unknown[], otherwise: Role): Message[] =>
  messages.map((message) => readChatMessage(message, otherwise)).filter((message) => message !== undefined);

/** Reads a tool definition of any style; the AI SDK calls the schema `inputSchema`. */
export function readTool(definition: unknown): Tool {
  const { name, description, parameters } = readToolDefinition(definition);
  const schema = isFields(definition) ? (parameters ?? definition.inputSchema ?? null) : null;
  return { name, description, parameters: schema };
}

/** Blocks of the AI SDK in Anthropic's style, which says the same with other names. */
function block(part: unknown): unknown {
  if (!isFields(part)) return part;
  if (part.type === 'tool-call')
    return { type: 'tool_use', id: part.toolCallId, name: part.toolName, input: part.input ?? part.args };
  if (part.type === 'tool-result')
    return { type: 'tool_result', tool_use_id: part.toolCallId, content: resultOf(part.output ?? part.result) };
  return part;
}

/** A tool's output: the AI SDK wraps it as `{type: 'text' or 'json', value}`. */
export const resultOf = (output: unknown): string =>
  jsonText(isFields(output) && typeof output.type === 'string' && 'value' in output ? output.value : output);

const nameOf = ({ name }: Fields) => (typeof name === 'string' && name !== '' ? { name } : {});

const textOr = (value: unknown): string => (typeof value === 'string' ? value : '');
