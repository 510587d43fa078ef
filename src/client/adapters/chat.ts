import type { Message } from '../contract.ts';
import { type Fields, isFields } from './fields.ts';

/** Whether an object is what an assistant said, in OpenAI's or Anthropic's style. */
export function isAssistantMessage(message: unknown): message is Message {
  if (!isFields(message) || message.role !== 'assistant') return false;
  const { content } = message;
  const isContent = (content ?? null) === null || typeof content === 'string' || Array.isArray(content);
  return isContent && ['content', 'tool_calls', 'function_call'].some((key) => key in message);
}

/** The message; what was spoken aloud instead of written becomes its content. */
export function assistantMessage(message: Message): Message {
  const { content, audio } = message;
  const transcript = isFields(audio) ? audio.transcript : undefined;
  return !content && typeof transcript === 'string' ? { ...message, content: transcript } : message;
}

/** Whether an object is one choice of a chat completion. */
export const isChoice = (choice: unknown): choice is { message: Message } =>
  isFields(choice) && isAssistantMessage(choice.message);

export const isChatCompletion = ({ choices }: Fields): boolean =>
  Array.isArray(choices) && (choices.length !== 1 || isChoice(choices[0]));

/** @throws TypeError unless the completion has exactly one choice */
export function messageOfCompletion({ choices }: Fields): Message {
  const [choice, ...others] = choices as { message: Message }[];
  if (!choice) throw new TypeError('result is a chat completion without choices, so it holds nothing to evaluate.');
  if (others.length > 0)
    throw new TypeError(
      `result has ${others.length + 1} choices. Pass the message of one, such as choices[0].message, and evaluate each on its own.`,
    );
  return assistantMessage(choice.message);
}
