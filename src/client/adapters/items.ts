import type { Message } from '../contract.ts';
import { isFields } from './fields.ts';
import { stepsOf, type ToolCall } from './steps.ts';

/**
 * Converts Responses API items to OpenAI chat messages. Consecutive calls, and calls that follow an assistant text, are
 * merged into one message. Reasoning is dropped.
 * @param path the path of the list, for error messages
 * @param earlier the preceding messages, which may contain the approval request of a call
 * @throws TypeError for unknown items and for references to data stored elsewhere
 */
export function messagesOfItems(items: readonly unknown[], path: string, earlier: readonly Message[] = []): Message[] {
  const messages: Message[] = [];
  const add = (message: Message) => messages.push(message);
  for (const step of items.flatMap((item, index) => readItem(item, `${path}[${index}]`))) {
    if ('message' in step) add(step.message);
    else if (!step.isApproved || !isAsked([...earlier, ...messages], step.call)) {
      if (messages.at(-1)?.role !== 'assistant') add({ role: 'assistant', content: null });
      addCall(messages.at(-1)!, step.call);
    }
  }
  return messages;
}

function readItem(item: unknown, path: string) {
  if (!isFields(item)) throw new TypeError(`${path} must be an object.`);
  return stepsOf(item, path);
}

function addCall(message: { tool_calls?: ToolCall[] }, call: ToolCall): void {
  message.tool_calls ??= [];
  message.tool_calls.push(call);
}

const isAsked = (messages: readonly Message[], { id }: ToolCall): boolean =>
  messages.some(({ tool_calls }) => Array.isArray(tool_calls) && tool_calls.some((call) => call?.id === id));
