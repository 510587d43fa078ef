import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { components } from '../../generated/openapi.d.ts';
import { UsageError } from './usage-error.ts';

type Conversation = components['schemas']['Conversation'];

/**
 * Reads one conversation (JSON) or many (a JSON list of them, or JSONL, one a line; empty lines are passed over). A
 * conversation is a list of messages, or an object with `messages` and, if need be, `system` and `tools`.
 * @param file A path, or `-` for standard input.
 * @throws UsageError that names the file and the line, or the place in the list.
 */
export async function readConversations(file: string): Promise<Conversation[]> {
  const read = await (file === '-' ? text(process.stdin) : readFile(file, 'utf8')).catch((error: Error) => {
    throw new UsageError(`Cannot read ${file}: ${error.message}`);
  });
  const content = read.replace(/^\uFEFF/, '');
  const whole = tryParse(content);
  const conversations =
    whole.error === undefined
      ? ofDocument(whole.value, file)
      : content.split('\n').flatMap((line, index) => {
          if (line.trim() === '') return [];
          const { value, error } = tryParse(line);
          const place = `${file}, line ${index + 1}`;
          if (error !== undefined) throw new UsageError(`${place} is not JSON: ${error}`);
          return [toConversation(value, place)];
        });
  if (conversations.length === 0) throw new UsageError(`${file} contains no conversation.`);
  return conversations;
}

/** A document is one conversation, or a list of conversations. */
const ofDocument = (value: unknown, file: string): Conversation[] =>
  isListOfConversations(value)
    ? value.map((one, index) => toConversation(one, `${file}, conversation ${index + 1}`))
    : [toConversation(value, file)];

/** No message is a list, and none has messages. */
const isListOfConversations = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.some((one) => Array.isArray(one) || (isObject(one) && 'messages' in one));

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function tryParse(content: string): { value?: unknown; error?: string } {
  try {
    return { value: JSON.parse(content) };
  } catch (error) {
    return { error: (error as Error).message };
  }
}

function toConversation(value: unknown, place: string): Conversation {
  if (isListOfConversations(value))
    throw new UsageError(`${place} is a list of conversations. Put one conversation on each line.`);
  const {
    messages,
    system = null,
    tools = null,
  } = (Array.isArray(value) ? { messages: value } : (value ?? {})) as Partial<Conversation>;
  if (!Array.isArray(messages) || messages.length === 0 || !messages.every(isObject))
    throw new UsageError(`${place} is not a conversation. Give a list of messages, or an object with "messages".`);
  if (system !== null && typeof system !== 'string') throw new UsageError(`${place}: "system" must be a string.`);
  if (tools !== null && !(Array.isArray(tools) && tools.every(isObject)))
    throw new UsageError(`${place}: "tools" must be a list of objects.`);
  return { messages, system, tools };
}
