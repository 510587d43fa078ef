import type { components } from '../../generated/openapi.d.ts';
import { faultsOfMessages } from '../service.ts';
import { jsonFault, parseJson } from './json-fault.ts';
import { type RowSettings, readRowSettings } from './row-settings.ts';
import { nameOf, readTextFile } from './text-file.ts';
import { UsageError } from './usage-error.ts';

type Conversation = components['schemas']['Conversation'];

/** A conversation of a file. */
export interface Given {
  conversation: Conversation;
  /** The file and the line, or the place in the list, for messages. */
  place: string;
  /** What its row says besides the conversation. */
  settings: RowSettings;
}

/**
 * Reads one conversation (JSON) or many (a JSON list of them, or JSONL, one a line; empty lines are passed over). A
 * conversation is a list of messages, or an object with `messages` and, if need be, `system` and `tools`.
 * @param file A path, or `-` for standard input.
 * @param evaluateLatest Whether only the latest response of each is judged: the others are context, which may be empty.
 * @throws UsageError that names the file and the line, or the place in the list.
 */
export async function readConversations(file: string, evaluateLatest: boolean): Promise<Given[]> {
  const content = await readTextFile(file);
  const name = nameOf(file);
  const whole = parseJson(content);
  const given = whole.error === undefined ? ofDocument(whole.value, name) : ofLines(content, name, whole.error);
  if (given.length === 0) throw new UsageError(`${name} contains no conversation.`);
  for (const { place, conversation } of given) {
    const [fault] = faultsOfMessages(conversation, evaluateLatest);
    if (fault) throw new UsageError(`${place}: ${shownPlace(fault.loc)}: ${fault.msg}`);
  }
  return given;
}

/** A place in the body, as a program writes it. */
const shownPlace = ([, ...names]: (string | number)[]) =>
  names
    .map((name) => (typeof name === 'number' ? `[${name}]` : `.${name}`))
    .join('')
    .slice(1);

/** A document is one conversation, or a list of conversations. */
const ofDocument = (value: unknown, name: string): Given[] =>
  isListOfConversations(value)
    ? value.map((one, index) => toGiven(one, `${name}, conversation ${index + 1}`))
    : [toGiven(value, name)];

/** @param error Why the content is not one document. */
function ofLines(content: string, name: string, error: string): Given[] {
  const lines = content
    .split('\n')
    .map((line, index) => ({ ...parseJson(line), line, place: `${name}, line ${index + 1}` }))
    .filter(({ line }) => line.trim() !== '');
  const wrong = lines.find((line) => line.error !== undefined);
  if (wrong?.error !== undefined) {
    const isLines = lines.some(({ value }) => hasMessages(value) || Array.isArray(value));
    // A document over several lines is not JSONL: the fault is where its parser met it.
    throw new UsageError(isLines ? jsonFault(wrong.line, wrong.error, wrong.place) : jsonFault(content, error, name));
  }
  return lines.map(({ value, place }) => toGiven(value, place));
}

/** No message is a list, and none has messages. */
const isListOfConversations = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.some((one) => Array.isArray(one) || hasMessages(one));

const hasMessages = (value: unknown): boolean => isObject(value) && 'messages' in value;

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function toGiven(value: unknown, place: string): Given {
  if (isListOfConversations(value))
    throw new UsageError(`${place} is a list of conversations. Put one conversation on each line.`);
  const settings = readRowSettings(isObject(value) ? value : {}, place);
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
  return { conversation: { messages, system, tools }, place, settings };
}
