import { hasEnglishPair } from './english-pair.ts';
import { WORDS } from './language-words.ts';
import { ALPHABETS, PROOFS } from './short-proofs.ts';
import { languagesWith, type Rarity, SCRIPT_OF } from './word-filter.ts';
import { wordsOf } from './words-of.ts';

/** What a word counts for a language, by how rare it is there: the common ones tell most. */
const weights: Readonly<Record<Rarity, number>> = { 0: 6, 1: 4, 2: 3 };

/** By how much the words must speak for the language more than for any other: one common word, or two rare ones. */
const leastLead = 4;
/** From which on a sentence of three words is decided, and one with a common word of another, or without a proof against its relatives. */
const leastLeadOfFew = 8;
const leastLeadWithoutProof = 12;
/** In different words: fewer are a title or a name. */
const leastWords = 3;
const fewWords = 3;
/** How many must be of the language. */
const leastOwn = 2;
/** Which share may be of none, or of others: more in languages whose words have many endings, fewer where those words are often others'. */
const mostStrange = 0.5;
const mostStrangeOfEndings = 0.67;
const mostStrangeOfAlbanian = 0.34;
const WITH_ENDINGS = new Set('fi hu tr et lt lv pl cs sk sl ru uk bg mr hi'.split(' '));
/** Which share of the words may begin with a capital: more are names. German nouns have one, too. */
const mostCapitals = 0.34;
const mostCapitalsInGerman = 0.6;

/**
 * Whether a sentence is surely in a language that a detector has found: its words, weighed by how common they are, speak for it
 * clearly more than for any other language, close relatives included that no check asks for. A letter that the language does not
 * have leaves it open, and so do a very common word of another and names alone.
 */
export function isShortIn(code: string, text: string): boolean {
  const written = wordsOf(text);
  if (CODE.test(text) || LIST.test(text) || WORDS[code] === undefined || hasManyCapitals(code, written)) return false;
  if (hasEnglishPair(code, text)) return false;
  const words = differentWords(code, written);
  const own = words.filter(({ of }) => of.has(code));
  if (!hasOwnInEveryClause(text, own)) return false;
  if (words.length < leastWords || own.length < leastOwn) return false;
  if (words.length - own.length > shareOfStrange(code) * words.length) return false;
  const foreign = words.filter(({ of }) => !of.has(code)).map(({ of }) => Math.min(2, ...of.values()));
  if (foreign.includes(0)) return false;
  const alphabet = ALPHABETS[code];
  if (alphabet && words.some(({ word }) => !alphabet.test(word))) return false;
  const lead = leadOf(
    code,
    words.map(({ of }) => of),
  );
  const proof = PROOFS[code];
  const isProved =
    !foreign.includes(1) &&
    (proof === undefined || words.some(({ word }) => proof.words.has(word) || proof.letters.test(word)));
  const least = isProved ? (words.length <= fewWords ? leastLeadOfFew : leastLead) : leastLeadWithoutProof;
  return lead >= least;
}

/** Words with several marks of a programming language or a command among them. */
const CODE = /[{}=<>\\_]|&&|\p{L}\(|;$/u;
/** Several things after commas, without the mark that ends a sentence. */
const LIST = /,[^,]*,[^,]*[\p{L}\p{N}]\s*$/u;

/** Whether no clause, such as "Mi dispiace, …", is made of words of others; a single one with a capital may be a name. */
function hasOwnInEveryClause(text: string, own: readonly Word[]): boolean {
  const known = new Set(own.map(({ word }) => word));
  const isOwn = (word: string) => known.has(word.toLowerCase());
  return text.split(/[,;:()"“”„«»]|(?<=[.!?]) /u).every((clause) => {
    const words = wordsOf(clause);
    const isName = words.length === 1 && words[0] !== words[0]!.toLowerCase();
    // "Mi" is also an abbreviation.
    if (words.length === 2 && clause.length < text.length) return isOwn(words[1]!);
    return words.length === 0 || isName || words.some(isOwn);
  });
}

function hasManyCapitals(code: string, written: readonly string[]): boolean {
  const capitals = written.filter((word) => word !== word.toLowerCase()).length;
  return capitals > (code === 'de' ? mostCapitalsInGerman : mostCapitals) * written.length;
}

function shareOfStrange(code: string): number {
  if (code === 'sq') return mostStrangeOfAlbanian;
  return WITH_ENDINGS.has(code) ? mostStrangeOfEndings : mostStrange;
}

interface Word {
  word: string;
  /** The languages that have it. */
  of: ReadonlyMap<string, Rarity>;
}

/** Without names: words with a capital within the sentence that the language does not have. */
function differentWords(code: string, written: readonly string[]): Word[] {
  const found = new Map<string, Word>();
  for (const [at, as] of written.entries()) {
    const word = as.toLowerCase();
    const of = languagesWith(word, SCRIPT_OF[code]!);
    const isName = at > 0 && as !== word && code !== 'de' && !of.has(code);
    if (!isName) found.set(word, { word, of });
  }
  return [...found.values()];
}

/** How much more words speak for a language than for the next one. */
function leadOf(code: string, words: readonly ReadonlyMap<string, Rarity>[]): number {
  const sums = new Map<string, number>();
  for (const of of words)
    for (const [language, rarity] of of) sums.set(language, (sums.get(language) ?? 0) + weights[rarity]);
  const own = sums.get(code) ?? 0;
  sums.delete(code);
  return own - Math.max(0, ...sums.values());
}
