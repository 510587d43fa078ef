import { WORDS } from '../language/language-words.ts';
import { languagesWith, RARITIES, type Rarity, rarityOf, SCRIPT_OF } from '../language/word-filter.ts';
import { STARTERS } from './abbreviations.ts';

/** What the words of a text tell of one of them. */
export interface TextWords {
  /** How rare a word is in the text's language, or where that is unknown in any; undefined where it is unknown. */
  rarityOf: (word: string) => Rarity | undefined;
  /** Whether a word is one of the commonest of the text's language, or where that is unknown of any. */
  isCommonest: (word: string) => boolean;
  /** The language that the text is taken for, by its commonest words. */
  language: () => string | undefined;
  /** Whether a word stands in the text without a full stop or exclamation mark, too. */
  standsUnstopped: (word: string) => boolean;
}

/** By so many of its words the language of a text is known well enough. */
const MOST_WORDS = 40;
/** One of another language may be a name, or an abbreviation. */
const LEAST_HITS = 2;
/** A word without a mark after it that may be a part of an abbreviation or a name. */
const UNSTOPPED = /[\p{L}\p{M}]+(?![\p{L}\p{M}\p{N}.!])/gu;

/** Reads a text's words when first asked. */
export function wordsOfText(text: string): TextWords {
  let language: string | undefined | null = null;
  let unstopped: ReadonlySet<string> | undefined;
  const rarities = new Map<string, Rarity | undefined>();
  const known = () => {
    if (language === null) language = languageOf(text);
    return language;
  };
  return {
    rarityOf: (given) => {
      const word = given.toLowerCase();
      if (!rarities.has(word) && rarities.size < MOST_LOOKED_UP) rarities.set(word, rarityIn(known(), word));
      return rarities.get(word);
    },
    isCommonest: (word) => {
      const codes = languagesOf(word.toLowerCase());
      const code = known();
      return code === undefined ? codes.length > 0 : codes.includes(code);
    },
    language: known,
    standsUnstopped: (word) => {
      unstopped ??= new Set(text.match(UNSTOPPED));
      return unstopped.has(word);
    },
  };
}

/** To look up a word in all languages takes some µs: of a text with more different words, the rest are taken for unknown. */
const MOST_LOOKED_UP = 5000;

function rarityIn(code: string | undefined, word: string): Rarity | undefined {
  if (code === undefined) return rarityAnywhere(word);
  return Object.hasOwn(SCRIPT_OF, code) ? rarityOf(word, code) : undefined;
}

/** From so many letters on, a word of any language is hardly an abbreviation of another. */
const LEAST_ANYWHERE = 4;

function rarityAnywhere(word: string): Rarity | undefined {
  const script = SCRIPTS.find(([pattern]) => pattern.test(word))?.[1];
  if (script === undefined) return undefined;
  const found = languagesWith(word, script);
  const rarities = word.length < LEAST_ANYWHERE && script === 'Latin' ? [found.get('en') ?? 3] : [...found.values()];
  return RARITIES.find((rarity) => rarities.includes(rarity));
}

const SCRIPTS = [
  [/^\p{Script=Latin}/u, 'Latin'],
  [/^\p{Script=Cyrillic}/u, 'Cyrillic'],
] as const;

/** The languages that each of the commonest words may be of. Made once, at the first need. */
let byWord: ReadonlyMap<string, readonly string[]> | undefined;

function languagesOf(word: string): readonly string[] {
  byWord ??= languagesByWord();
  return byWord.get(word) ?? [];
}

function languagesByWord(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [code, { own }] of Object.entries(WORDS))
    for (const word of own) found.set(word, [...(found.get(word) ?? []), code]);
  for (const word of STARTERS) if (!found.has(word)) found.set(word, ['en']);
  return found;
}

/** The language that most of the commonest words are of, English before others; undefined where there are none, or as many of others. */
function languageOf(text: string): string | undefined {
  const hits = new Map<string, number>();
  let count = 0;
  for (const [word] of text.matchAll(UNSTOPPED)) {
    for (const code of languagesOf(word.toLowerCase())) hits.set(code, (hits.get(code) ?? 0) + 1);
    count += 1;
    if (count === MOST_WORDS) break;
  }
  const most = Math.max(...hits.values());
  const best = [...hits].filter(([, found]) => found === most).map(([code]) => code);
  if (best.includes('en')) return 'en';
  return best.length === 1 && most >= LEAST_HITS ? best[0] : undefined;
}
