import { APOSTROPHES } from '../texts/fold.ts';

const MAY_DIFFER = /[^\0-\x7f]|\\u/;

/**
 * A value of JSON with its texts and keys as those of a criterion are: in NFC, so that an "o" and a diaeresis are "ö".
 * @param written The JSON as it is written: plain ASCII without "\u" needs no work.
 */
export function composed(root: unknown, written: string): unknown {
  if (!MAY_DIFFER.test(written)) return root;
  const holder = { root };
  const open: object[] = [holder];
  while (open.length > 0) {
    const one = open.pop() as Record<string, unknown>;
    if (!Array.isArray(one)) composeKeys(one);
    for (const key of Object.keys(one)) {
      const part = one[key];
      if (typeof part === 'string') one[key] = part.normalize('NFC');
      else if (typeof part === 'object' && part !== null) open.push(part);
    }
  }
  return holder.root;
}

/** Deletes and adds all keys again, so that they keep their order. */
function composeKeys(one: Record<string, unknown>): void {
  const entries = Object.entries(one);
  if (entries.every(([key]) => key === key.normalize('NFC'))) return;
  for (const [key] of entries) delete one[key];
  for (const [key, value] of entries)
    Object.defineProperty(one, key.normalize('NFC'), { value, writable: true, enumerable: true, configurable: true });
}

/** A value as a text with straight apostrophes. */
export const straight = (value: unknown): string => String(value).replaceAll(APOSTROPHES, "'");
/** The same in lower case. */
export const loosely = (value: unknown): string => straight(value).toLowerCase();
