import { readMessage } from '../../judge/message.ts';
import type { Message } from '../contract.ts';
import { type Fields, isFields } from './fields.ts';

/** Whether an object is an assistant message in OpenAI's or Anthropic's style. */
export function isAssistantMessage(message: unknown): message is Message {
  if (!isFields(message) || message.role !== 'assistant') return false;
  const { content } = message;
  const isContent = (content ?? null) === null || typeof content === 'string' || Array.isArray(content);
  return isContent && ['content', 'tool_calls', 'function_call'].some((key) => key in message);
}

/**
 * Returns the message. If it has audio instead of text, the transcript becomes its content.
 * @throws TypeError for a message that was cut off before any content, and for parts in another library's style
 */
export function assistantMessage(message: Message): Message {
  mustBeAnswer(message);
  const foreign = foreignPart(message);
  if (foreign)
    throw new TypeError(
      `result.${foreign} is neither OpenAI's style nor Anthropic's, and would not be seen. Pass the message in one of these.`,
    );
  const { content, audio } = message;
  const transcript = isFields(audio) ? audio.transcript : undefined;
  return !content && typeof transcript === 'string' ? { ...message, content: transcript } : message;
}

/** The path of a field that the service would ignore, such as a tool call in another library's style. */
function foreignPart({ content, toolCalls }: Message): string | undefined {
  if (Array.isArray(toolCalls) && toolCalls.length > 0) return 'toolCalls';
  const index = Array.isArray(content) ? content.findIndex(isForeign) : -1;
  return index === -1 ? undefined : `content[${index}]`;
}

/** Types in both supported styles have no hyphen; other libraries use names such as `tool-call`. */
const isForeign = (part: unknown): boolean =>
  isFields(part) && (typeof part.type === 'string' ? part.type.includes('-') : typeof part.text !== 'string');

/** Whether an object is a single choice of a chat completion. */
export const isChoice = ({ message }: Fields): boolean => isFields(message) && message.role === 'assistant';

export const isChatCompletion = ({ object, choices }: Fields): boolean =>
  Array.isArray(choices) && (object === 'chat.completion' || choices.length !== 1 || isFields(choices[0]?.message));

/** @throws TypeError unless the completion has exactly one choice, with content */
export function messageOfCompletion({ choices }: Fields): Message {
  const [choice, ...others] = choices as Fields[];
  if (!choice) throw new TypeError('result is a chat completion without choices, so it holds nothing to evaluate.');
  if (others.length > 0)
    throw new TypeError(
      `result has ${others.length + 1} choices. Pass the message of one, such as choices[0].message, and evaluate each on its own.`,
    );
  return messageOfChoice(choice);
}

/** @throws TypeError for a choice whose message is malformed or is not an answer */
export function messageOfChoice(choice: Fields): Message {
  mustBeAnswer(choice);
  const { message } = choice;
  if (!isAssistantMessage(message))
    throw new TypeError(
      'result is a chat completion whose message must have the role assistant, and content or tool_calls.',
    );
  return assistantMessage(message);
}

/** Values of `finish_reason` and `stop_reason` with which the content may be empty because generation was cut short. */
const cutShort: ReadonlySet<unknown> = new Set([
  'length',
  'content_filter',
  'max_tokens',
  'model_context_window_exceeded',
  'refusal',
]);

/**
 * Whether a choice or an Anthropic message is an answer. It is not if the provider failed midway, which some servers
 * report in a choice, or if it was cut short before any content. An empty text is an answer if generation finished
 * normally.
 */
export const isAnswered = (ended: Fields): boolean => {
  const reason = reasonOf(ended);
  return reason !== 'error' && (!cutShort.has(reason) || saysAnything(ended.message ?? ended));
};

function mustBeAnswer(ended: Fields): void {
  if (!isAnswered(ended))
    throw new TypeError(`result ended with the reason ${reasonOf(ended)}, and holds no answer to evaluate.`);
}

const reasonOf = ({ finish_reason, stop_reason }: Fields): unknown => finish_reason ?? stop_reason;

function saysAnything(message: unknown): boolean {
  const { text, toolCalls, toolResults, attachments } = readMessage(message, 0);
  return (
    text.trim() !== '' || [toolCalls, toolResults, attachments].some(({ length }) => length > 0) || isSpoken(message)
  );
}

const isSpoken = (message: unknown): boolean => isFields(message) && isFields(message.audio);
