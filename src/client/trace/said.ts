import { isReasoning, readMessage, type Turn } from '../../judge/message.ts';
import { type Fields, isFields } from '../adapters/fields.ts';
import type { LLMInput, LLMOutput } from '../contract.ts';

/** Whether an output of the wire is more than reasoning: only then has the service something to judge. */
export const isAnswer = ({ type, content }: LLMOutput): boolean => typeof content !== 'string' || !isReasoning(type);

/**
 * What a chat message of OpenAI's or Anthropic's style says, in the wire's form and as the service reads the message
 * itself: its texts joined, each tool call and each tool's result by itself. Other blocks are named in brackets, such as
 * `[image]`; those of an assistant or a tool only where it said nothing else. Reasoning is left out.
 */
export function inputsOf(message: Fields): LLMInput[] {
  const role = String(message.role);
  const whole = readMessage(message, 0);
  const turns = whole.role === 'tool' ? [whole] : pieces(message).map((piece) => readMessage(piece, 0));
  // The name of a user is not that of a tool.
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
  // Who has only thought has said nothing yet; any other empty message is an empty text.
  return inputs.length > 0 || isThought(message) ? inputs : [{ role, content: named(whole) || whole.text }];
}

/** The message cut before and behind each tool's result, so that what was said after it stays there. */
function pieces(message: Fields): Fields[] {
  const runs: unknown[][] = [[]];
  for (const part of partsOf(message)) {
    if (isResult(part)) runs.push([part], []);
    else runs.at(-1)?.push(part);
  }
  // What stands beside the content, such as tool_calls, comes last.
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

/** The blocks that no text shows, as the service names them. */
const named = ({ attachments }: Turn): string => attachments.map((type) => `[${type}]`).join('\n\n');

const isThought = (message: Fields): boolean => {
  const parts = partsOf(message);
  return parts.length > 0 && parts.every((part) => isFields(part) && isReasoning(part.type));
};
