import { languagesWith, type Rarity, SCRIPT_OF } from './word-filter.ts';
import { wordsOf } from './words-of.ts';

interface Word {
  /** How rare it is in English. */
  english: Rarity;
  /** How much rarer it is in the language. */
  by: number;
}

/** As a rarity: that a language does not have a word. */
const unknown = 3;

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
  const of = languagesWith(word, 'Latin');
  const english = of.get('en');
  return english === undefined ? undefined : { english, by: (of.get(code) ?? unknown) - english };
}

const isPair = (first: Word | undefined, second: Word | undefined): boolean =>
  first?.english === 0 && first.by > 0 && second !== undefined && second.english <= 1 && second.by >= 0;
