import {
  assistantMessage,
  isAssistantMessage,
  isChatCompletion,
  isChoice,
  messageOfChoice,
  messageOfCompletion,
} from './adapters/chat.ts';
import { type Fields, isFields } from './adapters/fields.ts';
import { messagesOfItems } from './adapters/items.ts';
import { isResponse, messagesOfResponse } from './adapters/response.ts';
import type { Message } from './contract.ts';

const accepted =
  'Pass an OpenAI chat completion or response, an Anthropic message, or an assistant message in either style.';

interface Shape {
  fits(result: Fields): boolean;
  /** @throws TypeError if the result cannot be evaluated */
  read(result: Fields, earlier: readonly Message[]): Message[];
}

const refused = (sentence: string) => (): never => {
  throw new TypeError(`${sentence} ${accepted}`);
};

/** The supported result shapes, in the order they are tried. */
const shapes: readonly Shape[] = [
  {
    fits: ({ then }) => typeof then === 'function',
    read: refused('result is a promise: await it first.'),
  },
  {
    fits: (result) => Symbol.asyncIterator in result || canBeRead(result) || isOfStream(result),
    read: refused('result is a stream or a part of one: pass the whole result, once the stream has ended.'),
  },
  {
    fits: (result) => 'textStream' in result,
    read: refused(
      "result is a stream of the AI SDK: pass { role: 'assistant', content: await result.text }, once the stream has ended.",
    ),
  },
  { fits: isChatCompletion, read: (completion) => [messageOfCompletion(completion)] },
  { fits: isResponse, read: messagesOfResponse },
  { fits: isAssistantMessage, read: (message) => [assistantMessage(message)] },
  { fits: isChoice, read: (choice) => [messageOfChoice(choice)] },
  {
    fits: ({ role }) => typeof role === 'string' && role !== 'assistant',
    read: refused('result must be what the assistant answered, and this message has another role.'),
  },
];

/**
 * Appends a model's result to a copy of the conversation. The shape of the result is detected: an OpenAI chat completion
 * or response, an Anthropic message, or an assistant message in either style.
 * @throws TypeError if the shape is unknown or the result contains nothing to evaluate
 */
export function withResult(messages: readonly Message[], result: object): Message[] {
  if (typeof result === 'string')
    throw new TypeError(
      "result must be an object, not a string. Pass a text, also an empty one, as { role: 'assistant', content: text }.",
    );
  if (!isFields(result)) throw new TypeError(`result must be an object, not ${kindOf(result)}. ${accepted}`);
  const shape = shapes.find(({ fits }) => fits(result));
  if (!shape) throw new TypeError(`result is of no known shape; it has ${keysOf(result)}. ${accepted}`);
  return [...messages, ...shape.read(result, messages)];
}

/**
 * Converts a Responses API `input` (a string or a list of items) to OpenAI chat messages. Reasoning is dropped.
 * @throws TypeError for unknown items, and for items that the service cannot read, such as references
 */
export function messagesOfInput(input: string | readonly object[]): Message[] {
  if (typeof input === 'string') return [{ role: 'user', content: input }];
  if (!Array.isArray(input)) throw new TypeError('input must be a string or a list of items of the Responses API.');
  return messagesOfItems(input, 'input');
}

/** Event types of Anthropic streams. All OpenAI event types begin with `response.`. */
const events: ReadonlySet<unknown> = new Set([
  'message_start',
  'message_delta',
  'message_stop',
  'content_block_start',
  'content_block_delta',
  'content_block_stop',
  'ping',
]);

/** Whether it is a stream of the web, or an SDK's object over one, in a runtime that does not iterate over those. */
const canBeRead = ({ getReader, toReadableStream }: Fields): boolean =>
  typeof getReader === 'function' || typeof toReadableStream === 'function';

function isOfStream({ object, type, choices, done }: Fields): boolean {
  // Each chunk of Ollama's native API contains a whole message.
  const isChunk =
    object === 'chat.completion.chunk' || (Array.isArray(choices) && isFields(choices[0]?.delta)) || done === false;
  return isChunk || events.has(type) || (typeof type === 'string' && type.startsWith('response.'));
}

/** The maximum number of keys of an unknown result that an error lists. */
const mostKeys = 12;

function keysOf(result: object): string {
  const keys = Object.keys(result);
  if (keys.length === 0) return 'no keys';
  return `the keys ${keys.slice(0, mostKeys).join(', ')}${keys.length > mostKeys ? ', …' : ''}`;
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  return Array.isArray(value) ? 'a list' : `a ${typeof value}`;
}
