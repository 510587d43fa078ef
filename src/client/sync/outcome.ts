import { DeemsterError } from '../errors.ts';
import { fromPlain, type PlainError, toPlain } from './plain-error.ts';

type Outcome = { result?: unknown } | { error: PlainError };

/** Serializes a call's result or error for the other thread. A list may contain errors, from an evaluation with `settle`. */
export async function packed(call: () => Promise<unknown>): Promise<string> {
  try {
    const result = await call();
    return JSON.stringify(Array.isArray(result) ? result.map(outcomeOf) : { result });
  } catch (error) {
    return JSON.stringify({ error: toPlain(error) });
  }
}

/** @returns the call's result. @throws the call's error */
export function unpacked(text: string): unknown {
  const outcome = JSON.parse(text) as Outcome | Outcome[];
  if (Array.isArray(outcome)) return outcome.map((item) => ('error' in item ? fromPlain(item.error) : item.result));
  if ('error' in outcome) throw fromPlain(outcome.error);
  return outcome.result;
}

const outcomeOf = (item: unknown): Outcome =>
  item instanceof DeemsterError ? { error: toPlain(item) } : { result: item };
