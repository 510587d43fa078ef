import type { Unit } from '../reading/amount.ts';
import { matchPlaces, type Places } from '../reading/place-count.ts';
import type { Place } from './find.ts';

export type LetterCase = 'capital' | 'lowercase';

/** Letters without case, as in Chinese or Arabic, are of neither. */
const PATTERNS: Record<LetterCase, RegExp> = { capital: /[\p{Lu}\p{Lt}]/u, lowercase: /\p{Ll}/u };

function letters(singular: LetterCase, others: readonly string[]) {
  const unit: Unit = {
    singular: `${singular} letter`,
    plural: `${singular} letters`,
    aliases: others.flatMap((name) => [`${name} letter`, `${name} letters`]),
    isLength: false,
  };
  const every = new RegExp(PATTERNS[singular], 'gu');
  return { unit, find: (text: string): Places => matchPlaces(text, every) };
}

/** How the letters of a case are called and found. */
export const LETTERS = {
  capital: letters('capital', ['uppercase', 'upper-case', 'upper case']),
  lowercase: letters('lowercase', ['lower-case', 'lower case']),
};

const FIRST_ASCII: Record<LetterCase, number> = { capital: 65, lowercase: 97 };

/** How many letters of a case there are; where they stand costs ten times as much. */
export function countLetters(text: string, letterCase: LetterCase): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.codePointAt(at)!;
    if (code > 0xffff) at += 1;
    const place = code - FIRST_ASCII[letterCase];
    const isLetter = code < 128 ? place >= 0 && place < 26 : PATTERNS[letterCase].test(String.fromCodePoint(code));
    if (isLetter) count += 1;
  }
  return count;
}

/** Between words stand blanks, dashes or ellipses, as for their number. */
const PIECE = /[^\s—–…]+/gu;
const TYPED_SEPARATOR = /--|\.{3}/;
const NOT_CAPITAL = /[\p{Ll}\p{Lt}]/u;
const POSSESSIVE = /['’]s[^\p{L}]{0,8}$/u;

/** How many of the places are kept to be shown. */
const MAX_SHOWN = 3;

/**
 * The words in all capital letters: those that hold a capital letter and no lowercase one, so that "I", "A" and "U.S." are
 * such words, and "I'm" is none. "NASA's" is one: its ending cannot be capital.
 */
export function findCapitalWords(text: string): Places {
  const first: Place[] = [];
  let count = 0;
  PIECE.lastIndex = 0;
  for (let match = PIECE.exec(text); match; match = PIECE.exec(text)) {
    const [piece] = match;
    if (!PATTERNS.capital.test(piece)) continue;
    const found = piece.split(TYPED_SEPARATOR).filter(isCapital).length;
    count += found;
    if (found > 0 && first.length < MAX_SHOWN) first.push({ start: match.index, end: match.index + piece.length });
  }
  return { count, first };
}

const isCapital = (word: string) => PATTERNS.capital.test(word) && !NOT_CAPITAL.test(word.replace(POSSESSIVE, ''));
