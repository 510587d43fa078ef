import type { Message } from '../contract.ts';
import { type Fields, isFields } from './fields.ts';
import { messagesOfItems } from './items.ts';

export const isResponse = ({ object, output }: Fields): boolean => object === 'response' && Array.isArray(output);

const unended: ReadonlySet<unknown> = new Set(['queued', 'in_progress']);

/**
 * Converts a response of the Responses API to chat messages.
 * @throws TypeError if the response is not finished or contains nothing to evaluate
 */
export function messagesOfResponse(response: Fields, earlier: readonly Message[]): Message[] {
  const { output } = response;
  const status = response.status ?? 'completed';
  if (unended.has(status))
    throw new TypeError(`result is a response that is still ${status}. Wait until it has ended.`);
  // The caller's messages already contain what was compacted.
  const items = (output as unknown[]).filter((item) => !(isFields(item) && item.type === 'compaction'));
  const messages = messagesOfItems(items, 'result.output', earlier);
  const said = messages.filter(({ role }) => role === 'assistant');
  // A completed response may contain an empty text.
  if (status === 'completed' ? said.length === 0 : !said.some(isNotEmpty))
    throw new TypeError(
      `result is a response with the status ${status}${why(response)}, and holds nothing to evaluate.`,
    );
  return messages;
}

const isNotEmpty = ({ content, tool_calls }: Message): boolean => Boolean(content) || tool_calls !== undefined;

function why({ error, incomplete_details }: Fields): string {
  const code = isFields(error) ? error.code : isFields(incomplete_details) ? incomplete_details.reason : undefined;
  return typeof code === 'string' ? ` (${code})` : '';
}
