import { wordsIn } from '../parts/first-units.ts';
import type { Answer } from '../whole-text.ts';
import { fits, type WordTest } from './each-word.ts';
import type { Wanted } from './find.ts';

const OPEN = 'It is unclear how many letters that word has.';

/** A word by its place, 0 for the first and -2 for the last but one, that is to be one of some. */
export interface WordAt {
  place: number;
  texts: readonly Wanted[];
  /** What is asked of it instead. */
  test?: WordTest;
}

/** Whether the word at a place is one of those that are wanted; open where the words can be told apart in several ways. */
export function isWordAt(text: string, { place, texts, test }: WordAt): Answer {
  const ways = wordsIn(text).map((words) => words.at(place)?.[0].replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''));
  const is = ways.map(
    (word) => word !== undefined && (test ? fits(word, test) : texts.some((one) => isSame(word, one))),
  );
  // "Well-known" has nine letters, or a hyphen more.
  if (test && 'letters' in test && ways.some((word) => word !== undefined && !/^\p{L}+$/u.test(word)))
    return { open: OPEN };
  if (new Set(is).size > 1) return { open: 'It is unclear what counts as a word of its own before that place.' };
  const [word] = ways;
  return { is: is[0] === true, found: word === undefined ? 'There are fewer words' : `That word is "${word}"` };
}

const isSame = (word: string, { text, caseSensitive }: Wanted) =>
  caseSensitive ? word === text : word.toLowerCase() === text.toLowerCase();
