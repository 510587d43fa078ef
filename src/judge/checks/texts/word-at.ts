import type { Answer } from '../whole-text.ts';
import { CAPITAL, fits, type WordTest } from './each-word.ts';
import type { Wanted } from './find.ts';

const OPEN = 'It is unclear how many letters that word has.';

const OPEN_CASE = 'That word begins with no letter, which could be a capital one.';

const SAYS_SOMETHING = /[\p{L}\p{N}]/u;
const ITEM_NUMBER = /^\d{1,3}[.)]$/u;

/** Words are parted by blanks, or by anything that is no letter or digit; the number of a list item may be one. */
export function wordsIn(text: string): RegExpExecArray[][] {
  const parted = Array.from(text.matchAll(/\S+/gu)).filter(([word]) => SAYS_SOMETHING.test(word));
  const unnumbered = parted.filter(([word]) => !ITEM_NUMBER.test(word));
  return [parted, unnumbered, Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+/gu))];
}

/** The same without the signs around them. */
export const plainWords = (text: string): string[][] =>
  wordsIn(text).map((words) => words.map(([word]) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')));

/** A word by its place, 0 for the first and -2 for the last but one, that is to be one of some. */
export interface WordAt {
  place: number;
  texts: readonly Wanted[];
  /** What is asked of it instead. */
  test?: WordTest;
}

/** Whether the word at a place is one of those that are wanted; open where the words can be told apart in several ways. */
export function isWordAt(text: string, { place, texts, test }: WordAt): Answer {
  const ways = plainWords(text).map((words) => words.at(place));
  const is = ways.map(
    (word) => word !== undefined && (test ? fits(word, test) : texts.some((one) => isSame(word, one))),
  );
  // "Well-known" has nine letters, or a hyphen more.
  if (test && 'letters' in test && ways.some((word) => word !== undefined && !/^\p{L}+$/u.test(word)))
    return { open: OPEN };
  if (
    test &&
    'starts' in test &&
    test.starts.includes(CAPITAL) &&
    ways.some((word) => word !== undefined && !/^\p{L}/u.test(word))
  )
    return { open: OPEN_CASE };
  if (new Set(is).size > 1) return { open: 'It is unclear what counts as a word of its own before that place.' };
  const [word] = ways;
  return { is: is[0] === true, found: word === undefined ? 'There are fewer words' : `That word is "${word}"` };
}

const isSame = (word: string, { text, caseSensitive }: Wanted) =>
  caseSensitive ? word === text : word.toLowerCase() === text.toLowerCase();
