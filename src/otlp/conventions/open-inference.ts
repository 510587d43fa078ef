import { isFields } from '../../judge/message.ts';
import { groupsOf, jsonText, parsed, textOf } from '../attributes.ts';
import { type Conversation, type Message, type Part, type Role, roleOf, textMessage } from '../conversation.ts';
import type { Attributes } from '../span.ts';
import { readChatMessages, readTool } from './chat-message.ts';

/** What its instrumentations write instead of content that is hidden. */
const hidden = '__REDACTED__';

/** OpenInference (Arize): `llm.input_messages.0.message.role`, or else `input.value` and `output.value`. */
export function readOpenInference(attributes: Attributes): Conversation {
  const tools = groupsOf(attributes, 'llm.tools').map((tool) => readTool(parsed(tool.get('tool.json_schema'))));
  const input = messagesOf(attributes, 'llm.input_messages', 'user') ?? wholeInput(attributes);
  const output = messagesOf(attributes, 'llm.output_messages', 'assistant') ?? wholeOutput(attributes);
  return { ...(input && { input }), ...(output && { output }), ...(tools.length > 0 && { tools }) };
}

function messagesOf(attributes: Attributes, prefix: string, otherwise: Role): Message[] | undefined {
  const messages = groupsOf(attributes, prefix).map((message) => messageOf(message, otherwise));
  return messages.some(({ parts }) => parts.length > 0) ? messages : undefined;
}

function messageOf(message: Attributes, otherwise: Role): Message {
  const role = roleOf(message.get('message.role'), otherwise);
  const texts = [textPart(message.get('message.content'))];
  const contents = groupsOf(message, 'message.contents').map(contentPart);
  const said = [...texts, ...contents].filter((part) => part !== undefined);
  if (role === 'tool') return { role, parts: resultOf(message, said) };
  return { role, parts: [...said, ...groupsOf(message, 'message.tool_calls').map(callPart)] };
}

const textPart = (text: unknown): Part | undefined =>
  typeof text === 'string' && text !== hidden ? { type: 'text', text } : undefined;

function contentPart(content: Attributes): Part | undefined {
  const kind = textOf(content, 'message_content.type') ?? 'text';
  if (kind === 'text') return textPart(content.get('message_content.text'));
  if (kind === 'reasoning') return { type: 'reasoning', text: textOf(content, 'message_content.text') ?? '' };
  return { type: 'other', kind, value: Object.fromEntries(content) };
}

const callPart = (call: Attributes): Part => ({
  type: 'call',
  id: textOf(call, 'tool_call.id') ?? '',
  name: textOf(call, 'tool_call.function.name') ?? '',
  arguments: jsonText(call.get('tool_call.function.arguments')),
});

function resultOf(message: Attributes, said: Part[]): Part[] {
  if (said.length === 0) return [];
  const name = textOf(message, 'message.name');
  const text = said.map((part) => (part.type === 'text' ? part.text : JSON.stringify(part))).join('\n\n');
  return [{ type: 'result', id: textOf(message, 'message.tool_call_id') ?? '', ...(name && { name }), text }];
}

/** Some instrumentations have only the whole request: a text, or JSON with the messages of a chat. */
function wholeInput(attributes: Attributes): Message[] | undefined {
  const { text, value } = whole(attributes, 'input');
  if (text === undefined) return undefined;
  const messages = Array.isArray(value) ? value : isFields(value) ? value.messages : undefined;
  return Array.isArray(messages) ? readChatMessages(messages, 'user') : [textMessage('user', text)];
}

function wholeOutput(attributes: Attributes): Message[] | undefined {
  const { text, value } = whole(attributes, 'output');
  if (text === undefined) return undefined;
  const choices = isFields(value) && Array.isArray(value.choices) ? value.choices.filter(isFields) : undefined;
  return choices
    ? readChatMessages(
        choices.map(({ message }) => message),
        'assistant',
      )
    : [textMessage('assistant', text)];
}

function whole(attributes: Attributes, side: 'input' | 'output') {
  const text = textOf(attributes, `${side}.value`);
  if (text === undefined || text === hidden) return {};
  const isJson = attributes.get(`${side}.mime_type`) === 'application/json';
  return { text, value: isJson ? parsed(text) : undefined };
}
