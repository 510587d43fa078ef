import { CLASSES, classesOf, SCRIPT_OF, type WordClass } from './word-filter.ts';
import { wordsOf } from './words-of.ts';

interface Word {
  /** Its class in English. */
  english: WordClass;
  /** By how many classes it is rarer in the language. */
  by: number;
}

/** As a class: that a language does not have a word. */
const unknown = CLASSES.length;
/** The last classes of the very common words and of the common ones. */
const veryCommon = 3;
const common = 5;
/** By so many classes the first word is rarer in the language. */
const leastRarer = 2;

/**
 * Whether a very common word of English that is rarer in the language stands before another common one of English, as in
 * "I love". That the language has both is then often chance: the lists hold words of English songs and films.
 */
export function hasEnglishPair(code: string, text: string): boolean {
  if (code === 'en' || SCRIPT_OF[code] !== 'Latin') return false;
  return text.split(/[^\p{L}\p{M}\s]+/u).some((run) => {
    const words = wordsOf(run.toLowerCase()).map((word) => inEnglish(code, word));
    return words.some((word, at) => isPair(words[at - 1], word));
  });
}

function inEnglish(code: string, word: string): Word | undefined {
  const of = classesOf(word, 'Latin');
  const english = of.get('en');
  return english === undefined ? undefined : { english, by: (of.get(code) ?? unknown) - english };
}

const isPair = (first: Word | undefined, second: Word | undefined): boolean =>
  first !== undefined &&
  first.english <= veryCommon &&
  first.by >= leastRarer &&
  second !== undefined &&
  second.english <= common &&
  second.by >= 0;
