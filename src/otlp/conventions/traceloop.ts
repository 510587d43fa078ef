import { groupsOf, jsonText, parsed, textOf } from '../attributes.ts';
import type { Conversation, Message, Role } from '../conversation.ts';
import type { Attributes } from '../span.ts';
import { readChatMessage } from './chat-message.ts';

/** OpenLLMetry (traceloop) before it took the current conventions: `gen_ai.prompt.0.role`, `gen_ai.completion.0.content`. */
export function readTraceloop(attributes: Attributes): Conversation {
  const input = messagesOf(groupsOf(attributes, 'gen_ai.prompt'), 'user');
  const output = messagesOf(groupsOf(attributes, 'gen_ai.completion'), 'assistant');
  const tools = groupsOf(attributes, 'llm.request.functions');
  return {
    ...(input.length > 0 && { input }),
    ...(output.length > 0 && { output }),
    ...(tools.length > 0 && {
      tools: tools.map((tool) => ({
        name: textOf(tool, 'name') ?? '',
        description: textOf(tool, 'description') ?? '',
        parameters: parsed(tool.get('parameters')) ?? null,
      })),
    }),
  };
}

const messagesOf = (messages: Attributes[], otherwise: Role): Message[] =>
  messages
    .map((message) => readChatMessage(chatOf(message), otherwise))
    // A user's message without content stays, so that it is seen to be missing.
    .filter((message) => message !== undefined && (message.parts.length > 0 || message.role === 'user'))
    .map((message) => message!);

function chatOf(message: Attributes) {
  const calls = groupsOf(message, 'tool_calls').map((call) => ({
    id: textOf(call, 'id'),
    function: { name: textOf(call, 'name'), arguments: jsonText(call.get('arguments')) },
  }));
  const content = contentOf(message.get('content'));
  return {
    role: message.get('role'),
    ...(content !== undefined && { content }),
    tool_calls: calls,
    tool_call_id: message.get('tool_call_id'),
  };
}

/** Content of several blocks comes as JSON text. */
function contentOf(content: unknown): unknown {
  if (typeof content !== 'string' || !content.startsWith('[{')) return content ?? undefined;
  const blocks = parsed(content);
  return Array.isArray(blocks) ? blocks : content;
}
