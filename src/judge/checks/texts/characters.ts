import type { Check } from '../check.ts';
import type { Quantity } from '../quantity.ts';
import { textCountCheck } from '../text-count.ts';
import type { Unit } from '../unit.ts';

const NAMES: Unit = { singular: 'character', plural: 'characters', isLength: true };

const FOUND: Unit = { ...NAMES, singular: 'user-perceived character', plural: 'user-perceived characters' };

const NOT_ASCII = /[^\0-\x7f]/;

/**
 * How many characters a reader perceives (Unicode grapheme clusters): blanks and line breaks count but for those at both ends
 * of the text, and an emoji with its modifiers or a letter with its accents is one.
 */
export function countCharacters(given: string): number {
  const text = given.trim();
  const breaks = text.match(/\r\n|[\r\n]/g)?.length ?? 0;
  return text.split(/\r\n|[\r\n]/).reduce((count, line) => count + lineCharacters(line), breaks);
}

/** Made once, at the first need: it takes longer than to cut a short line. */
let segmenter: Intl.Segmenter | undefined;

/** Latin letters, marks of typography and signs of currency: beside one another each is a character by itself. */
const ALONE = '\\0-\\u02ff\\u2010-\\u2027\\u2030-\\u205e\\u20a0-\\u20bf';

/** All others, with the units around them that they may join. */
const JOINING = new RegExp(`[${ALONE}]?[^${ALONE}]+(?:[${ALONE}][^${ALONE}]+)*[${ALONE}]?`, 'g');

/** Segmenting costs 200 ms a million characters, so that only what may join is segmented. */
function lineCharacters(line: string): number {
  if (!NOT_ASCII.test(line)) return line.length;
  const runs = line.match(JOINING) ?? [];
  if (runs.length === 0) return line.length;
  const joining = runs.reduce((length, run) => length + run.length, 0);
  // A line break joins nothing, and is one character itself.
  return line.length - joining + segments(runs.join('\n')) - (runs.length - 1);
}

function segments(text: string): number {
  let count = 0;
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

export const charactersCheck = (asked: Quantity): Check => textCountCheck('characters', FOUND, asked, countCharacters);
