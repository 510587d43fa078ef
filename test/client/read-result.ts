import { withResult } from '../../src/client/adapters.ts';
import { readConversation } from '../../src/judge/conversation.ts';
import { asked } from './provider-results.ts';

/** What the judge reads of a result: of each message its role, text, calls, and results. */
export const read = (result: object, messages: readonly Record<string, unknown>[] = asked) =>
  readConversation({ messages: withResult(messages, result), system: null, tools: null })
    .turns.slice(messages.length)
    .map(({ role, text, toolCalls, toolResults, attachments }) => ({
      role,
      text,
      ...(toolCalls.length > 0 && { calls: toolCalls.map(({ id, name, arguments: json }) => [id, name, json]) }),
      ...(toolResults.length > 0 && { results: toolResults.map(({ callId, text }) => [callId, text]) }),
      ...(attachments.length > 0 && { attachments }),
    }));

export const error = (result: unknown): string => {
  try {
    withResult(asked, result as object);
  } catch (thrown) {
    expect(thrown).toBeInstanceOf(TypeError);
    return (thrown as TypeError).message;
  }
  throw new Error('withResult took it.');
};

/** The call of provider-results.ts, as the judge reads it. */
export const WEATHER = ['call_1', 'get_weather', '{"city":"Oslo"}'];
