import { isReasoning, readMessage, type Turn } from '../../judge/message.ts';
import { type Fields, isFields } from '../adapters/fields.ts';
import type { LLMInput, LLMOutput } from '../contract.ts';

/** Whether an output is more than reasoning. The service judges only such outputs. */
export const isAnswer = ({ type, content }: LLMOutput): boolean => typeof content !== 'string' || !isReasoning(type);

/**
 * Converts a chat message in either style to the wire format, reading it as the service does. Texts are joined; each tool
 * call and tool result is a separate input. Other blocks become a name in brackets, such as `[image]`; in assistant and
 * tool messages only if there is no other content. Reasoning is dropped.
 */
export function inputsOf(message: Fields): LLMInput[] {
  const role = String(message.role);
  const whole = readMessage(message, 0);
  const turns = whole.role === 'tool' ? [whole] : pieces(message).map((piece) => readMessage(piece, 0));
  // A user's name is not a tool's name.
  const name = role !== 'user' && typeof message.name === 'string' ? { name: message.name } : {};
  const inputs = turns.flatMap((turn): LLMInput[] => [
    ...turn.toolResults.map(({ callId, text }) => ({
      role: 'tool',
      content: { id: callId ?? '', response: text || named(turn), ...name },
    })),
    ...textsOf(role, turn).map((content) => ({ role, content })),
    ...turn.toolCalls.map(({ id, name, arguments: parameters }) => ({
      role: 'assistant',
      content: { id: id ?? '', name, parameters },
    })),
  ]);
  // A message with only reasoning adds nothing; any other empty message is an empty text.
  return inputs.length > 0 || isThought(message) ? inputs : [{ role, content: named(whole) || whole.text }];
}

/** Splits the message before and after each tool result, to keep the order of its content. */
function pieces(message: Fields): Fields[] {
  const runs: unknown[][] = [[]];
  for (const part of partsOf(message)) {
    if (isResult(part)) runs.push([part], []);
    else runs.at(-1)?.push(part);
  }
  // Fields beside the content, such as tool_calls, belong to the last piece.
  return runs.map((content, index) => (index === runs.length - 1 ? { ...message, content } : { content }));
}

const partsOf = ({ content }: Fields): unknown[] => (Array.isArray(content) ? content : [content]);

const isResult = (part: unknown): boolean => readMessage({ content: [part] }, 0).toolResults.length > 0;

function textsOf(role: string, turn: Turn): string[] {
  if (turn.role === 'tool') return [];
  const texts = role === 'assistant' ? [turn.text] : [named(turn), turn.text];
  const text = texts.filter(Boolean).join('\n\n');
  return text.trim() === '' ? [] : [text];
}

/** The names of non-text blocks, as the service shows them. */
const named = ({ attachments }: Turn): string => attachments.map((type) => `[${type}]`).join('\n\n');

const isThought = (message: Fields): boolean => {
  const parts = partsOf(message);
  return parts.length > 0 && parts.every((part) => isFields(part) && isReasoning(part.type));
};
