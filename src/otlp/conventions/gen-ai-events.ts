import { isFields } from '../../judge/message.ts';
import { listOf, parsed } from '../attributes.ts';
import type { Conversation, Role } from '../conversation.ts';
import type { Attributes, Value } from '../span.ts';
import { readChatMessage, readChatMessages } from './chat-message.ts';
import { readGenAi } from './gen-ai.ts';

type ReadEvent = (fields: Record<string, unknown>, attributes: Attributes) => Conversation;

const inputs =
  (role: Role): ReadEvent =>
  (fields) => {
    if (!isCaptured(fields, role)) return {};
    const message = readChatMessage({ role, ...fields, tool_call_id: fields.tool_call_id ?? fields.id }, role);
    return message && message.parts.length > 0 ? { input: [message] } : {};
  };

/**
 * Whether an event holds its content. Without capture, a tool's result comes without its text, and a call without its arguments,
 * which must not be judged as if they were empty.
 */
function isCaptured(fields: Record<string, unknown>, role: Role): boolean {
  const calls = Array.isArray(fields.tool_calls) ? fields.tool_calls.filter(isFields) : [];
  const isWhole = calls.every((call) => isFields(call.function) && call.function.arguments !== undefined);
  return isWhole && ('content' in fields || (role === 'assistant' && calls.length > 0));
}

/** Events of the conventions up to 1.36, as span events or log records, and the one event of the current conventions. */
const events: Record<string, ReadEvent> = {
  'gen_ai.system.message': inputs('system'),
  'gen_ai.user.message': inputs('user'),
  'gen_ai.assistant.message': inputs('assistant'),
  'gen_ai.tool.message': inputs('tool'),
  'gen_ai.choice': (fields) => {
    const said = parsed(fields.message);
    const whole = isFields(said) ? { ...fields, ...said } : fields;
    const message = isCaptured(whole, 'assistant') ? readChatMessage(whole, 'assistant') : undefined;
    return message && message.parts.length > 0 ? { output: [message] } : {};
  },
  'gen_ai.content.prompt': (_fields, attributes) => {
    const messages = listOf(attributes, 'gen_ai.prompt');
    return messages ? { input: readChatMessages(messages, 'user') } : {};
  },
  'gen_ai.content.completion': (_fields, attributes) => {
    const messages = listOf(attributes, 'gen_ai.completion');
    return messages ? { output: readChatMessages(messages, 'assistant') } : {};
  },
  'gen_ai.client.inference.operation.details': (fields, attributes) =>
    readGenAi(new Map([...Object.entries(fields), ...attributes])),
};

/** Whether an event belongs to the GenAI conventions, and so to a model call. */
export const isGenAiEvent = (name: string): boolean => Object.hasOwn(events, name);

/**
 * What an event holds of a conversation.
 * @param body Of a log record; null for a span event, whose fields are in its attributes.
 */
export function readGenAiEvent(name: string, attributes: Attributes, body: Value): Conversation {
  const content = parsed(attributes.get('gen_ai.event.content'));
  const fields = isFields(body) ? body : isFields(content) ? content : Object.fromEntries(attributes);
  return events[name]!({ ...fields, ...callsOf(fields) }, attributes);
}

/** Attributes hold lists as JSON text. */
const callsOf = ({ tool_calls: calls }: Record<string, unknown>) =>
  typeof calls === 'string' ? { tool_calls: parsed(calls) } : {};
