import { isFields } from '../../judge/message.ts';
import { jsonText, listOf, parsed, textOf } from '../attributes.ts';
import { type Conversation, type Message, type Part, textMessage } from '../conversation.ts';
import type { Attributes } from '../span.ts';
import { readChatMessages, readTool } from './chat-message.ts';

/** The Vercel AI SDK's own attributes, `ai.*`: the default up to its version 6, `LegacyOpenTelemetry` since 7. */
export function readAiSdk(attributes: Attributes): Conversation {
  const input = inputOf(attributes);
  const output = outputOf(attributes);
  const tools = listOf(attributes, 'ai.prompt.tools');
  return { ...(input && { input }), ...(output && { output }), ...(tools && { tools: tools.map(readTool) }) };
}

function inputOf(attributes: Attributes): Message[] | undefined {
  const messages = listOf(attributes, 'ai.prompt.messages');
  if (messages) return readChatMessages(messages, 'user');
  const prompt = parsed(attributes.get('ai.prompt'));
  if (!isFields(prompt)) return undefined;
  const system = typeof prompt.system === 'string' ? [textMessage('system', prompt.system)] : [];
  if (Array.isArray(prompt.messages)) return [...system, ...readChatMessages(prompt.messages, 'user')];
  return typeof prompt.prompt === 'string' ? [...system, textMessage('user', prompt.prompt)] : undefined;
}

function outputOf(attributes: Attributes): Message[] | undefined {
  const reasoning = textOf(attributes, 'ai.response.reasoning');
  const text = textOf(attributes, 'ai.response.text') ?? textOf(attributes, 'ai.response.object');
  const calls = listOf(attributes, 'ai.response.toolCalls') ?? [];
  const parts: Part[] = [
    ...(reasoning === undefined ? [] : [{ type: 'reasoning' as const, text: reasoning }]),
    ...(text === undefined ? [] : [{ type: 'text' as const, text }]),
    ...calls.filter(isFields).map(
      ({ toolCallId, toolName, input, args }): Part => ({
        type: 'call',
        id: jsonText(toolCallId),
        name: jsonText(toolName),
        arguments: jsonText(input ?? args),
      }),
    ),
  ];
  return parts.length > 0 ? [{ role: 'assistant', parts }] : undefined;
}
