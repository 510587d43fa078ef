import { type Fields, isFields } from '../adapters/fields.ts';
import type { ToolCall } from '../adapters/steps.ts';
import type { Message } from '../contract.ts';

/** A conversation as `evaluate` takes it: `evaluate({ ...found, criteria })`. */
export interface FoundConversation {
  /** In OpenAI's style. The last ones are the answer. */
  messages: Message[];
  /** The system text, if it is apart from the messages. */
  system?: string;
}

/** Stands for a picture or a file. A judge reads text, and the data may be too large for a request. */
export const picture = { type: 'image_url' };
export const file = { type: 'file' };

/** What one message holds, in any library's style. */
export interface Parts {
  content: Fields[];
  calls: ToolCall[];
  results: Message[];
}

export const noParts = (): Parts => ({ content: [], calls: [], results: [] });

/** The messages of an assistant's parts, with the results of tools that its provider ran; none if it holds nothing. */
export function assistantMessages({ content, calls, results }: Parts): Message[] {
  if (content.length === 0 && calls.length === 0) return results;
  const said = contentOf(content);
  return [{ role: 'assistant', content: said, ...(calls.length > 0 && { tool_calls: calls }) }, ...results];
}

/** A single text as a string, other parts as a list, and nothing as null: an empty text would be an answer. */
export function contentOf(parts: Fields[]): unknown {
  const [first, ...others] = parts;
  if (!first) return null;
  return others.length === 0 && first.type === 'text' ? first.text : parts;
}

export const textPart = (text: unknown): Fields => ({ type: 'text', text });

export const call = (id: unknown, name: unknown, input: unknown): ToolCall => ({
  id: id ?? null,
  type: 'function',
  function: { name, arguments: typeof input === 'string' ? input : JSON.stringify(input ?? {}) },
});

export const toolResult = (id: unknown, content: unknown): Message => ({
  role: 'tool',
  ...(typeof id === 'string' && { tool_call_id: id }),
  content: typeof content === 'string' || Array.isArray(content) ? content : JSON.stringify(content ?? null),
});

export const notRead = (path: string, what: string): never => {
  throw new TypeError(`${path} ${what}`);
};

/**
 * @param name The parameter's name.
 * @throws TypeError for a promise, a stream and anything else that is no object
 */
export function mustBeWhole(value: unknown, name: string): asserts value is Fields {
  if (!isFields(value)) notRead(name, 'must be an object.');
  const { then } = value as Fields;
  if (typeof then === 'function') notRead(name, 'is a promise: await it first.');
}

/** Why a model stopped when it said all that it wanted to, in any library's words. */
const whole: ReadonlySet<unknown> = new Set([
  undefined,
  null,
  'stop',
  'end_turn',
  'tool-calls',
  'tool_calls',
  'tool_use',
  'STOP',
  'unspecified',
]);

/**
 * @param reason Why the model stopped. If it was cut short, an empty text is no answer.
 * @throws TypeError unless the conversation ends with an answer: something that is said, or a call
 */
export function mustAnswer(messages: Message[], name: string, reason?: unknown): Message[] {
  const latest = messages.slice(messages.findLastIndex(({ role }) => role === 'user') + 1);
  const isCut = !whole.has(reason);
  const answers = latest.some(
    ({ role, content, tool_calls }) =>
      role === 'assistant' &&
      (tool_calls !== undefined || (content !== null && !(isCut && String(content).trim() === ''))),
  );
  if (!answers) notRead(name, `${isCut ? `ended with the reason ${reason}, and ` : ''}holds no answer to evaluate.`);
  return messages;
}
