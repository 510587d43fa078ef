import type { components } from '../../../generated/openapi.d.ts';
import { faultsOfMessages } from '../../in-process.ts';
import { UsageError } from '../usage-error.ts';
import { answerNames, type ColumnOptions, columnOf } from './columns.ts';
import { jsonFault, parseJson } from './json-fault.ts';
import { mustNotBeMisspelt, type RowSettings, readRowSettings } from './row-settings.ts';

type Conversation = components['schemas']['Conversation'];
type Fields = Record<string, unknown>;

/** The columns' names, and what is judged. */
export interface RowOptions extends ColumnOptions {
  /** Judge every response, not only the latest. The others are context and may be empty. */
  allResponses?: true;
  /** The columns that criteria use. */
  used?: ReadonlySet<string>;
}

export interface RowContent {
  id: string | null;
  conversation: Conversation;
  /** Its other settings. */
  settings: RowSettings;
  /** Its columns, for the placeholders of a criterion. */
  values: Record<string, string | number>;
}

/**
 * Reads a row: a list of messages, an object with `messages`, or columns for the user's message and the answer.
 * @throws UsageError that says what is wrong with it
 */
export function toRow(value: unknown, location: string, options: RowOptions): RowContent {
  if (Array.isArray(value) && value.some((one) => Array.isArray(one) || (isObject(one) && 'messages' in one)))
    throw new UsageError(`${location} is a list of conversations. Put one conversation on each line.`);
  const fields = isObject(value) ? value : {};
  const names = Object.keys(fields);
  mustNotBeMisspelt(
    names.filter((name) => fields[name] !== null),
    location,
    options.used,
  );
  const conversation = conversationOf(value, location, options);
  const [fault] = faultsOfMessages(conversation, !options.allResponses);
  if (fault) throw new UsageError(`${location}: ${shownLocation(fault.loc)}: ${fault.msg}`);
  const id = fields[columnOf('id', names, options, location) ?? ''] ?? null;
  return {
    id: id === null || id === '' ? null : typeof id === 'object' ? JSON.stringify(id) : String(id),
    conversation,
    settings: readRowSettings(fields, location),
    values: Object.fromEntries(
      Object.entries(fields).filter(
        (entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
      ),
    ),
  };
}

function conversationOf(value: unknown, location: string, options: RowOptions): Conversation {
  const fields: Fields = isObject(value) ? value : { messages: value };
  const messages = [...messagesOf(fields, location), ...(isObject(value) ? exchangeOf(fields, location, options) : [])];
  if (messages.length === 0)
    throw new UsageError(
      `${location} is not a conversation. Give a list of messages, or an object with "messages", or with ${answerNames}.`,
    );
  const system = fields.system || null;
  if (system !== null && typeof system !== 'string') throw new UsageError(`${location}: "system" must be a string.`);
  const tools = parsed(fields.tools, 'tools', location);
  if (tools !== null && !(Array.isArray(tools) && tools.every(isObject)))
    throw new UsageError(`${location}: "tools" must be a list of objects.`);
  return { messages, system, tools };
}

function messagesOf(fields: Fields, location: string): Fields[] {
  const messages = parsed(fields.messages, 'messages', location) ?? [];
  if (!Array.isArray(messages) || !messages.every(isObject))
    throw new UsageError(`${location} is not a conversation. Give a list of messages, or an object with "messages".`);
  return messages;
}

/** What a row says with columns for the user's message and the answer. Beside `messages`, only columns that were named count. */
function exchangeOf(fields: Fields, location: string, options: RowOptions): Fields[] {
  const names = Object.keys(fields);
  const [input, output] = (['input', 'output'] as const).map((part) => columnOf(part, names, options, location));
  const hasMessages = Boolean(fields.messages);
  const message = (role: string, column: string | undefined) => {
    if (column === undefined) return [];
    const content = fields[column];
    if (typeof content !== 'string') throw new UsageError(`${location}: ${JSON.stringify(column)} must be a string.`);
    return [{ role, content }];
  };
  if (hasMessages)
    return [
      ...message('user', options.inputColumn === undefined ? undefined : input),
      ...message('assistant', options.outputColumn === undefined ? undefined : output),
    ];
  if (output === undefined) return [];
  return [...message('user', input), ...message('assistant', output)];
}

/** A list as JSON text, as in CSV, or as it is. Nothing, and an empty field, are null. */
function parsed(value: unknown, name: string, location: string): unknown {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value !== 'string') return value;
  const { error, value: list } = parseJson(value);
  if (error !== undefined) throw new UsageError(jsonFault(value, error, `${location}: ${JSON.stringify(name)}`));
  return list;
}

/** A JSON location in the body, in the notation of a program: `messages[0].content`. */
const shownLocation = ([, ...names]: (string | number)[]) =>
  names
    .map((name) => (typeof name === 'number' ? `[${name}]` : `.${name}`))
    .join('')
    .slice(1);

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
