import { type Fields, isFields } from '../adapters/fields.ts';
import type { Message } from '../contract.ts';
import {
  assistantMessages,
  call,
  contentOf,
  type FoundConversation,
  file,
  mustAnswer,
  noParts,
  notRead,
  picture,
  textPart,
  toolResult,
} from './conversation.ts';

/**
 * Reads LangChain's messages, which end with the answer: a list, or an object with `messages`, as agents and graphs return
 * them. Messages may be objects of LangChain, or what `JSON.stringify` or `toDict` made of them.
 * @throws TypeError if there is no answer, and for messages and parts that are not known, with their path
 */
export function fromLangChain(conversation: object): FoundConversation {
  const list = Array.isArray(conversation)
    ? conversation
    : isFields(conversation) && Array.isArray(conversation.messages)
      ? conversation.messages
      : undefined;
  if (!list)
    return notRead(
      'conversation',
      'must be a list of messages, or an object with messages. Put a single message into a list.',
    );
  if (list.length === 0) notRead('conversation', 'is empty.');
  const messages = list.flatMap((message, index) => readMessage(message, `messages[${index}]`));
  return { messages: mustAnswer(messages, 'conversation', reasonOf(list.at(-1))) };
}

/** Why the model stopped, in the words of its provider. */
function reasonOf(message: unknown): unknown {
  const { fields } = plain(message, 'messages');
  const metadata = isFields(fields.response_metadata) ? fields.response_metadata : {};
  return metadata.finish_reason ?? metadata.stop_reason ?? metadata.finishReason;
}

const roles: Record<string, string> = {
  system: 'system',
  developer: 'developer',
  human: 'user',
  ai: 'assistant',
  tool: 'tool',
};

function readMessage(message: unknown, path: string): Message[] {
  const { type, fields } = plain(message, path);
  const role = Object.hasOwn(roles, type)
    ? roles[type]
    : notRead(path, `is of the type ${type}, which is not known here.`);
  const { content, tool_calls: calls, invalid_tool_calls: invalid, tool_call_id } = fields;
  const parts = noParts();
  parts.content = contentParts(content, `${path}.content`);
  if (role === 'tool') return [toolResult(tool_call_id, contentOf(parts.content) ?? '')];
  if (role !== 'assistant') return [{ role, content: contentOf(parts.content) ?? '' }];
  for (const one of [...listOf(calls), ...listOf(invalid)]) parts.calls.push(call(one.id, one.name, one.args));
  // An empty text beside calls is LangChain's way to say nothing.
  if (parts.calls.length > 0) parts.content = parts.content.filter(({ text }) => text !== '');
  return assistantMessages(parts);
}

const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);

/** The type and fields of an object of LangChain, and of its two forms in JSON. */
function plain(message: unknown, path: string): { type: string; fields: Fields } {
  if (!isFields(message)) return notRead(path, 'must be an object.');
  const { type, data, kwargs, id } = message;
  if (type === 'constructor' && isFields(kwargs) && Array.isArray(id)) {
    const name = String(id.at(-1))
      .replace(/Message(Chunk)?$/, '')
      .toLowerCase();
    return { type: name, fields: kwargs };
  }
  if (typeof type !== 'string') return notRead(path, 'is no message of LangChain: it has no type.');
  return { type, fields: isFields(data) ? data : message };
}

/** Blocks that add nothing: reasoning, and calls that are in `tool_calls`, too. */
const silent: ReadonlySet<unknown> = new Set([
  'reasoning',
  'thinking',
  'redacted_thinking',
  'tool_use',
  'tool_call',
  'function_call',
  'input_json_delta',
]);
const pictures: ReadonlySet<unknown> = new Set(['image', 'image_url']);
const files: ReadonlySet<unknown> = new Set(['file', 'document', 'audio', 'input_audio', 'video']);

function contentParts(content: unknown, path: string): Fields[] {
  if (typeof content === 'string') return [textPart(content)];
  if (!Array.isArray(content)) return notRead(path, 'must be a string or a list of blocks.');
  return content.flatMap((block, index) => {
    const type = isFields(block) ? block.type : typeof block === 'string' ? 'string' : undefined;
    if (type === 'string') return [textPart(block)];
    if ((type === 'text' || type === 'output_text') && typeof block.text === 'string') return [textPart(block.text)];
    if (silent.has(type)) return [];
    if (pictures.has(type)) return [picture];
    if (files.has(type)) return [file];
    return notRead(
      `${path}[${index}]`,
      `is of the type ${type}, which is not known here. Leave it out, or pass the messages in OpenAI's style.`,
    );
  });
}
