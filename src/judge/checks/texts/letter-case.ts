import { matchPlaces, type Places } from '../place-count.ts';
import type { Unit } from '../unit.ts';
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
const SEPARATOR = /[\s—–…]/u;
const TYPED_SEPARATOR = /--|\.{3}/;
const NOT_CAPITAL = /[\p{Ll}\p{Lt}]/u;
const POSSESSIVE = /['’]s[^\p{L}]{0,8}$/u;

/** How many of the places are kept to be shown. */
const MAX_SHOWN = 3;

/**
 * The words in all capital letters: those of two letters or more, among them a capital and no lowercase one, so that "U.S." is
 * such a word, and "I", "A" and "I'm" are none. "NASA's" is one: its ending cannot be capital.
 */
export function findCapitalWords(text: string): Places {
  const first: Place[] = [];
  let count = 0;
  for (let start = 0; start < text.length; ) {
    const { end, capitals } = pieceAt(text, start);
    count += capitals;
    if (capitals > 0 && first.length < MAX_SHOWN) first.push({ start, end });
    start = end + 1;
  }
  return { count, first };
}

/** The end of what stands between two separators, and how many words in capitals it has. */
function pieceAt(text: string, start: number): { end: number; capitals: number } {
  let [capitals, hasLowercase, isPlain] = [0, false, true];
  let end = start;
  for (; end < text.length; end += 1) {
    const code = text.charCodeAt(end);
    if (code <= SPACE ? isBlank(code) : code > LAST_ASCII && SEPARATOR.test(text[end]!)) break;
    if (code >= FIRST_ASCII.capital && code < FIRST_ASCII.capital + LETTERS_ASCII) capitals += 1;
    else if (code >= FIRST_ASCII.lowercase && code < FIRST_ASCII.lowercase + LETTERS_ASCII) hasLowercase = true;
    // What may separate words or be a possessive, and what is a letter perhaps.
    else if (code > LAST_ASCII || code === APOSTROPHE || (REPEATED.includes(code) && text.charCodeAt(end + 1) === code))
      isPlain = false;
  }
  if (isPlain) return { end, capitals: capitals > 1 && !hasLowercase ? 1 : 0 };
  return { end, capitals: text.slice(start, end).split(TYPED_SEPARATOR).filter(isCapital).length };
}

const SPACE = 0x20;
const LAST_ASCII = 0x7f;
const APOSTROPHE = 0x27;
/** "-" and "." */
const REPEATED = [0x2d, 0x2e];
const LETTERS_ASCII = 26;

const isBlank = (code: number) => code === SPACE || (code >= 9 && code <= 13);

function isCapital(word: string): boolean {
  const letters = word.replace(POSSESSIVE, '').match(/\p{L}/gu) ?? [];
  return letters.length > 1 && PATTERNS.capital.test(word) && !NOT_CAPITAL.test(letters.join(''));
}
