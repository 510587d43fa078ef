import { answer, responseTurns, type Subject } from '../conversation.ts';
import type { Evidence } from '../verdict.ts';

export interface Spoken {
  index: number;
  text: string;
}

/**
 * The text that a check reads: the response's last assistant text. A response that only calls tools, or only carries
 * attachments, has said nothing yet: for it a criterion about text does not apply. An empty one applies, with no text.
 */
export function spoken(subject: Subject): Spoken | { reason: string } {
  const found = answer(subject);
  const last = responseTurns(subject).findLast(({ role }) => role === 'assistant');
  const hasOther = last !== undefined && last.toolCalls.length + last.attachments.length > 0;
  return found.text === '' && hasOther
    ? { reason: 'The response holds no text, so a criterion about its text does not apply.' }
    : found;
}

/** Each of these quotes once as evidence, where it stands in the message; the whole message where none does. */
export function quotesIn({ index, text }: Spoken, quotes: readonly string[]): Evidence[] {
  const standing = [...new Set(quotes)].filter((quote) => quote !== '' && text.includes(quote));
  return standing.length > 0 ? standing.map((quote) => inMessage(index, quote)) : [inMessage(index)];
}

/** Evidence in a message: a quote of it, or the whole. */
export const inMessage = (index: number, quote: string | null = null): Evidence => ({
  source: { id: `messages[${index}]`, type: 'message' },
  quote,
});
