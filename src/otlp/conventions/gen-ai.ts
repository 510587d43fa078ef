import { type Fields, isFields, isReasoning } from '../../judge/message.ts';
import { jsonText, listOf } from '../attributes.ts';
import type { Conversation, Message, Part, Role } from '../conversation.ts';
import { roleOf } from '../conversation.ts';
import type { Attributes } from '../span.ts';
import { readTool } from './chat-message.ts';

/**
 * OpenTelemetry's current conventions (semantic-conventions-genai): `gen_ai.input.messages` and its kin, as JSON text or, where
 * the SDK can, as values. The attributes of the log event `gen_ai.client.inference.operation.details` are the same.
 */
export function readGenAi(attributes: Attributes): Conversation {
  const system = listOf(attributes, 'gen_ai.system_instructions');
  const input = listOf(attributes, 'gen_ai.input.messages');
  const output = listOf(attributes, 'gen_ai.output.messages');
  const tools = listOf(attributes, 'gen_ai.tool.definitions');
  const instructions: Message[] = system?.length ? [{ role: 'system', parts: partsOf(system) }] : [];
  return {
    ...(input && { input: [...instructions, ...messagesOf(input, 'user')] }),
    ...(output && { output: messagesOf(output, 'assistant') }),
    ...(tools && { tools: tools.map(readTool) }),
  };
}

const messagesOf = (messages: unknown[], otherwise: Role): Message[] =>
  messages.filter(isFields).map(({ role, parts, content }) => ({
    role: roleOf(role, otherwise),
    // Some instrumentations write a plain text beside the role.
    parts: Array.isArray(parts) ? partsOf(parts) : typeof content === 'string' ? [{ type: 'text', text: content }] : [],
  }));

const partsOf = (parts: unknown[]): Part[] =>
  parts.flatMap((part): Part[] =>
    typeof part === 'string' ? [{ type: 'text', text: part }] : isFields(part) && !isLost(part) ? [partOf(part)] : [],
  );

/** A text whose words were not sent. */
const isLost = ({ type, content }: Fields): boolean => type === 'text' && (content ?? undefined) === undefined;

function partOf(part: Fields): Part {
  const { type, content } = part;
  if (isReasoning(type)) return { type: 'reasoning', text: jsonText(content) };
  if (type === 'text' || (type === undefined && typeof content === 'string'))
    return { type: 'text', text: jsonText(content) };
  if (type === 'tool_call' || type === 'server_tool_call') return callOf(part);
  if (type === 'tool_call_response' || type === 'server_tool_call_response') return resultOf(part);
  return { type: 'other', kind: typeof type === 'string' ? type : 'unknown', value: part };
}

/** A server's own tool has its arguments in an object named after it. */
const callOf = ({ id, name, arguments: args, server_tool_call: ofServer }: Fields): Part => ({
  type: 'call',
  id: jsonText(id),
  name: jsonText(name),
  arguments: jsonText(args ?? ofServer),
});

/** The schema calls it `response`; the registry's prose example says `result`. */
const resultOf = ({ id, name, response, result, server_tool_call_response: ofServer }: Fields): Part => ({
  type: 'result',
  id: jsonText(id),
  ...(typeof name === 'string' && { name }),
  text: jsonText(response ?? result ?? ofServer),
});
