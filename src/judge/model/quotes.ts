import type { Subject, Turn } from '../conversation.ts';
import type { Evidence } from '../verdict.ts';
import { restored } from './control-tokens.ts';

/** A passage, and the index of the message that the model says it is from. */
export interface Quote {
  message: number;
  text: string;
}

interface Verified {
  evidence: Evidence[];
  places: (number | null)[];
  dropped: number;
}

/**
 * Turns quotes into evidence. Quotes that do not occur literally in their message are dropped. A defused control token in a quote
 * matches the original one.
 * @returns also the place of each quote in the evidence; null for one that was dropped
 */
export function verifyQuotes(quotes: readonly Quote[], { conversation, response }: Subject): Verified {
  const found = quotes.map(({ message, text }) => {
    // A lone surrogate is half a character and proves nothing.
    if (text.trim() === '' || !text.isWellFormed()) return undefined;
    const turn = turnAt(message, { conversation, response });
    return turn && (locate(text, turn) ?? locate(restored(text), turn));
  });
  const evidence = found.filter((item) => item !== undefined);
  let place = 0;
  const places = found.map((item) => (item === undefined ? null : place++));
  return { evidence, places, dropped: found.length - evidence.length };
}

/** The message of a number that a model names; undefined if the judge does not see it. */
export const turnAt = (number: unknown, { conversation, response }: Subject): Turn | undefined =>
  conversation.turns.find(({ index }) => index === number && index <= response.last);

function locate(quote: string, turn: Turn): Evidence | undefined {
  const message = { id: `messages[${turn.index}]`, type: 'message' };
  const holds = (text: string) => text.includes(quote);
  if (holds(turn.text)) return { source: message, quote };
  const result = turn.toolResults.find(({ text }) => holds(text));
  if (result) return { source: result.callId === null ? message : { id: result.callId, type: 'tool_result' }, quote };
  const called = turn.toolCalls.some(({ name, arguments: json }) => holds(name) || holds(json));
  return called ? { source: message, quote } : undefined;
}
