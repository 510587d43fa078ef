import { DeemsterError } from '../errors.ts';
import { fromPlain, type PlainError, toPlain } from './plain-error.ts';

type Outcome = { result?: unknown } | { error: PlainError };

/** What a call came to, as text, for the other thread. A list may hold errors: those of an evaluation that settles. */
export async function packed(call: () => Promise<unknown>): Promise<string> {
  try {
    const result = await call();
    return JSON.stringify(Array.isArray(result) ? result.map(outcomeOf) : { result });
  } catch (error) {
    return JSON.stringify({ error: toPlain(error) });
  }
}

/** @returns what the call gave. @throws what it threw */
export function unpacked(text: string): unknown {
  const outcome = JSON.parse(text) as Outcome | Outcome[];
  if (Array.isArray(outcome)) return outcome.map((item) => ('error' in item ? fromPlain(item.error) : item.result));
  if ('error' in outcome) throw fromPlain(outcome.error);
  return outcome.result;
}

const outcomeOf = (item: unknown): Outcome =>
  item instanceof DeemsterError ? { error: toPlain(item) } : { result: item };
