import type { Message } from '../contract.ts';
import { isFields } from './fields.ts';
import { stepsOf, type ToolCall } from './steps.ts';

/**
 * Items of the Responses API as messages of OpenAI's chat style. Calls that follow each other, or a text of the assistant,
 * are one message with it. Reasoning is left out.
 * @param place how an error calls the list
 * @param earlier the messages before, where an approved call may have been asked for
 * @throws TypeError for items that are unknown or refer to something that is kept elsewhere
 */
export function messagesOfItems(items: readonly unknown[], place: string, earlier: readonly Message[] = []): Message[] {
  const messages: Message[] = [];
  const add = (message: Message) => messages.push(message);
  for (const step of items.flatMap((item, index) => readItem(item, `${place}[${index}]`))) {
    if ('message' in step) add(step.message);
    else if (!step.isApproved || !isAsked([...earlier, ...messages], step.call)) {
      if (messages.at(-1)?.role !== 'assistant') add({ role: 'assistant', content: null });
      addCall(messages.at(-1)!, step.call);
    }
  }
  return messages;
}

function readItem(item: unknown, place: string) {
  if (!isFields(item)) throw new TypeError(`${place} must be an object.`);
  return stepsOf(item, place);
}

function addCall(message: { tool_calls?: ToolCall[] }, call: ToolCall): void {
  message.tool_calls ??= [];
  message.tool_calls.push(call);
}

const isAsked = (messages: readonly Message[], { id }: ToolCall): boolean =>
  messages.some(({ tool_calls }) => Array.isArray(tool_calls) && tool_calls.some((call) => call?.id === id));
