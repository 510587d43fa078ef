import type { components } from '../../../generated/openapi.d.ts';
import { faultsOfMessages } from '../../service.ts';
import { UsageError } from '../usage-error.ts';
import { jsonFault, parseJson } from './json-fault.ts';
import { type RowSettings, readRowSettings } from './row-settings.ts';
import { nameOf, readTextFile } from './text-file.ts';

type Conversation = components['schemas']['Conversation'];

/** A conversation read from a file. */
export interface FileConversation {
  conversation: Conversation;
  /** The file and line, or the index in the list, for messages. */
  location: string;
  /** The other settings of its row. */
  settings: RowSettings;
}

/**
 * Reads one conversation (JSON), or many (a JSON list, or JSONL with one per line; empty lines are skipped).
 * A conversation is a list of messages, or an object with `messages` and optionally `system` and `tools`.
 * @param file A path, or `-` for standard input.
 * @param evaluateLatest Whether only the latest response of each is judged. The earlier ones are context and may be empty.
 * @throws UsageError that names the file and the line, or the index in the list.
 */
export async function readConversations(file: string, evaluateLatest: boolean): Promise<FileConversation[]> {
  const content = await readTextFile(file);
  const name = nameOf(file);
  const whole = parseJson(content);
  const conversations =
    whole.error === undefined ? readDocument(whole.value, name) : readLines(content, name, whole.error);
  if (conversations.length === 0) throw new UsageError(`${name} contains no conversation.`);
  for (const { location, conversation } of conversations) {
    const [fault] = faultsOfMessages(conversation, evaluateLatest);
    if (fault) throw new UsageError(`${location}: ${shownLocation(fault.loc)}: ${fault.msg}`);
  }
  return conversations;
}

/** A JSON location in the body, in the notation of a program: `messages[0].content`. */
const shownLocation = ([, ...names]: (string | number)[]) =>
  names
    .map((name) => (typeof name === 'number' ? `[${name}]` : `.${name}`))
    .join('')
    .slice(1);

/** A document is one conversation, or a list of conversations. */
const readDocument = (value: unknown, name: string): FileConversation[] =>
  isListOfConversations(value)
    ? value.map((one, index) => toFileConversation(one, `${name}, conversation ${index + 1}`))
    : [toFileConversation(value, name)];

/** @param error Why the content is not a single document. */
function readLines(content: string, name: string, error: string): FileConversation[] {
  const lines = content
    .split('\n')
    .map((line, index) => ({ ...parseJson(line), line, location: `${name}, line ${index + 1}` }))
    .filter(({ line }) => line.trim() !== '');
  const wrong = lines.find((line) => line.error !== undefined);
  if (wrong?.error !== undefined) {
    const isLines = lines.some(({ value }) => hasMessages(value) || Array.isArray(value));
    // A document that spans several lines is not JSONL: report the position that its parser reported.
    throw new UsageError(
      isLines ? jsonFault(wrong.line, wrong.error, wrong.location) : jsonFault(content, error, name),
    );
  }
  return lines.map(({ value, location }) => toFileConversation(value, location));
}

/** A message is never a list, and never has `messages`. */
const isListOfConversations = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.some((one) => Array.isArray(one) || hasMessages(one));

const hasMessages = (value: unknown): boolean => isObject(value) && 'messages' in value;

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function toFileConversation(value: unknown, location: string): FileConversation {
  if (isListOfConversations(value))
    throw new UsageError(`${location} is a list of conversations. Put one conversation on each line.`);
  const settings = readRowSettings(isObject(value) ? value : {}, location);
  const {
    messages,
    system = null,
    tools = null,
  } = (Array.isArray(value) ? { messages: value } : (value ?? {})) as Partial<Conversation>;
  if (!Array.isArray(messages) || messages.length === 0 || !messages.every(isObject))
    throw new UsageError(`${location} is not a conversation. Give a list of messages, or an object with "messages".`);
  if (system !== null && typeof system !== 'string') throw new UsageError(`${location}: "system" must be a string.`);
  if (tools !== null && !(Array.isArray(tools) && tools.every(isObject)))
    throw new UsageError(`${location}: "tools" must be a list of objects.`);
  return { conversation: { messages, system, tools }, location, settings };
}
