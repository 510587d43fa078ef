import type { components } from '../../../generated/openapi.d.ts';
import type { Message, Part, Tool } from '../conversation.ts';

type ChatMessage = components['schemas']['TraceRequest']['messages'];

/** Messages in OpenAI's style, as a stored conversation has them. */
export const chatForm = (messages: readonly Message[]): NonNullable<ChatMessage> => messages.flatMap(chatMessages);

export const toolForm = ({ name, description, parameters }: Tool) => ({
  type: 'function',
  function: { name, description, ...(parameters !== null && { parameters }) },
});

/** Each result is a message of its own. */
function chatMessages({ role, parts }: Message): Record<string, unknown>[] {
  const results = parts
    .filter((part) => part.type === 'result')
    .map(({ id, name, text }) => ({
      role: 'tool',
      tool_call_id: id,
      ...(name && { name }),
      content: text,
    }));
  const calls = parts
    .filter((part) => part.type === 'call')
    .map(({ id, name, arguments: args }) => ({ id, type: 'function', function: { name, arguments: args } }));
  const said = parts.filter(({ type }) => type !== 'result' && type !== 'call');
  if (said.length === 0 && calls.length === 0 && results.length > 0) return results;
  const own = { role, content: contentOf(said), ...(calls.length > 0 && { tool_calls: calls }) };
  return role === 'assistant' ? [own, ...results] : [...results, own];
}

function contentOf(parts: Part[]): unknown {
  if (parts.length === 0) return null;
  const [first] = parts;
  return parts.length === 1 && first!.type === 'text' ? first!.text : parts.map(block);
}

const block = (part: Part): object =>
  part.type === 'text' || part.type === 'reasoning' ? part : { ...(part as { value: object }).value };
