import { isFields } from '../../../judge/message.ts';
import type { Schemas } from '../../api/client.ts';

export type Message = Schemas['Message'];

/** A tool call that fields can show. */
export interface EditableCall {
  id: string;
  name: string;
  arguments: string;
}

/** The roles to choose from. */
export const editableRoles = ['system', 'user', 'assistant', 'tool'];

/** Whether fields can show all that a message says; others are edited as JSON. Unknown keys are kept. */
export const isEditable = ({ role, content, tool_calls, refusal, function_call }: Message): boolean =>
  editableRoles.includes(role as string) &&
  (typeof content === 'string' || content === null || content === undefined) &&
  !refusal &&
  !function_call &&
  (!tool_calls || (Array.isArray(tool_calls) && tool_calls.every(isEditableCall)));

const isEditableCall = (call: unknown): boolean =>
  isFields(call) &&
  typeof call.id === 'string' &&
  isFields(call.function) &&
  typeof call.function.name === 'string' &&
  typeof call.function.arguments === 'string';

/** The calls of a message that fields can show. */
export const callsOf = ({ tool_calls }: Message): EditableCall[] =>
  ((tool_calls ?? []) as { id: string; function: Omit<EditableCall, 'id'> }[]).map(({ id, function: called }) => ({
    id,
    name: called.name,
    arguments: called.arguments,
  }));

/** The message with other calls. One with calls needs no text. */
export function withCalls({ tool_calls: _, ...message }: Message, calls: readonly EditableCall[]): Message {
  if (calls.length === 0) return { ...message, content: message.content ?? '' };
  const wire = calls.map(({ id, ...called }) => ({ id, type: 'function', function: called }));
  return { ...message, content: message.content || null, tool_calls: wire };
}

/** The message with another text. */
export const withText = (message: Message, text: string): Message => ({
  ...message,
  content: text === '' && callsOf(message).length > 0 ? null : text,
});

/** The message with another role: only an assistant calls tools, and only a tool answers a call. */
export function withRole({ tool_calls, tool_call_id, ...message }: Message, role: string): Message {
  return {
    ...message,
    role,
    content: message.content ?? '',
    ...(role === 'assistant' && tool_calls !== undefined && { tool_calls }),
    ...(role === 'tool' && tool_call_id !== undefined && { tool_call_id }),
  };
}

/** An id that no call of the conversation has. */
export function freshCallId(messages: readonly Message[]): string {
  const taken = new Set(messages.filter(isEditable).flatMap((message) => callsOf(message).map(({ id }) => id)));
  for (let number = 1; ; number++) if (!taken.has(`call_${number}`)) return `call_${number}`;
}
