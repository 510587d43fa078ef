import type { Check } from '../check.ts';
import { readAmount, type Unit } from '../reading/amount.ts';
import type { Claim } from '../reading/claim.ts';
import { textCountCheck } from '../text-count.ts';

const NAMES: Unit = { singular: 'character', plural: 'characters', isLength: true };
const FOUND: Unit = { ...NAMES, singular: 'user-perceived character', plural: 'user-perceived characters' };

const NOT_ASCII = /[^\0-\x7f]/;

/** "Has at least three characters" may be said of a story; nobody casts thirty. */
const FEWEST_THAT_MEAN_LENGTH = 30;

/**
 * How many characters a reader perceives (Unicode grapheme clusters): blanks and line breaks count, an emoji with its
 * modifiers or a letter with its accents is one.
 */
export function countCharacters(text: string): number {
  const breaks = text.match(/\r\n|[\r\n]/g)?.length ?? 0;
  return text.split(/\r\n|[\r\n]/).reduce((count, line) => count + lineCharacters(line), breaks);
}

/** Segmenting costs 200 ms a million characters; in ASCII without line breaks every unit is a character. */
function lineCharacters(line: string): number {
  if (!NOT_ASCII.test(line)) return line.length;
  let count = 0;
  for (const _ of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(line)) count += 1;
  return count;
}

export function characters(claim: Claim): Check | undefined {
  const amount = readAmount(claim, NAMES);
  if (!amount) return undefined;
  const { min, max } = amount.quantity;
  const bounds = [min, max].filter((bound) => bound !== 0 && bound !== Infinity);
  const meansLength = bounds.length > 0 && bounds.every((bound) => bound >= FEWEST_THAT_MEAN_LENGTH);
  return amount.saidAsLength || meansLength
    ? textCountCheck('characters', FOUND, amount.quantity, countCharacters)
    : undefined;
}
