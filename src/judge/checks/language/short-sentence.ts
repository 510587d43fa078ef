import { hasEnglishPair } from './english-pair.ts';
import type { Script } from './language-scripts.ts';
import { WORDS } from './language-words.ts';
import { type Detected, leadOf, likelihoodOf, scoreOf, sumsOf } from './short-likelihood.ts';
import { ALPHABETS, leastLeadOf } from './short-proofs.ts';
import { classesOf, SCRIPT_OF, type WordClass } from './word-filter.ts';
import { wordsOf } from './words-of.ts';

/** The language of a sentence has a higher one. */
const leastScore = 0.55;
/** Of a score below this, one must lead by more: the text may be in a language that nobody has listed. */
const usualScore = 0.72;
const moreByScore = 25;
/** For every word beyond so many, a language must lead by so much more. */
const usualWords = 8;
const morePerWord = 0.5;
/** And by so much more without a mark at the end: it may be a title or a name. */
const moreOfTitle = 2;
/** In different words: fewer are a title or a name. */
const leastWords = 3;
/** How many must be of the language. */
const leastOwn = 2;
/** Which share may be of none, or of others: more in languages whose words have many endings, fewer where those words are often others'. */
const mostStrange = 0.5;
const mostStrangeOfEndings = 0.67;
const mostStrangeOfAlbanian = 0.34;
const WITH_ENDINGS = new Set('fi hu tr et lt lv pl cs sk sl ru uk bg mr hi'.split(' '));
/** Which share of the words may begin with a capital: more are names. A name or title has no mark at its end; German nouns have a capital, too. */
const mostCapitals = 0.5;
const mostCapitalsInTitle = 0.34;
const mostCapitalsInGerman = 0.6;

interface Word {
  word: string;
  /** Whether it has a capital within the sentence. */
  isCapital: boolean;
  /** The languages that have it. */
  of: ReadonlyMap<string, WordClass>;
}

/**
 * The language of a sentence; undefined where that is open. Its words, weighed by how common they are, and a detector's scores
 * together must speak for it clearly more than for any other language, close relatives included that no check asks for. A letter
 * that the language does not have leaves it open, and so do a very common word of another and names alone.
 */
export function languageOfSentence(text: string, script: Script, detected: Detected): string | undefined {
  if (CODE.test(text) || LIST.test(text)) return undefined;
  const written = wordsOf(text);
  const words = differentWords(written, script);
  const sums = sumsOf(words);
  for (const code of sums.keys()) if (!hasLettersOf(code, words)) sums.delete(code);
  const first = Object.keys(WORDS)
    .filter((code) => SCRIPT_OF[code] === script && detected.knows(code) && sums.has(code))
    .map((code) => ({ code, likelihood: likelihoodOf(code, sums, detected) }))
    .reduce((best, one) => (one.likelihood > best.likelihood ? one : best), { code: '', likelihood: -1 }).code;
  if (first === '' || scoreOf(first, detected) < leastScore) return undefined;
  const least =
    leastLeadOf(first, written) +
    moreByScore * Math.max(0, usualScore - scoreOf(first, detected)) +
    morePerWord * Math.max(0, words.length - usualWords) +
    (AT_END.test(text) ? 0 : moreOfTitle);
  const isFirst = leadOf(first, sums, script, detected) >= least && isAllowedIn(first, text, words);
  return isFirst ? first : undefined;
}

function isAllowedIn(code: string, text: string, all: readonly Word[]): boolean {
  if (hasManyCapitals(code, text, all) || hasEnglishPair(code, text)) return false;
  const words = all.filter(({ isCapital, of }) => !isCapital || code === 'de' || of.has(code));
  const own = words.filter(({ of }) => of.has(code));
  if (words.length < leastWords || own.length < leastOwn) return false;
  const others = words.filter(({ of }) => !of.has(code));
  if (others.length > shareOfStrange(code) * words.length) return false;
  if (others.some(({ word, of }) => word.length > 1 && of.values().some((wordClass) => wordClass <= mostForeign)))
    return false;
  return hasOwnInEveryClause(text, own) && !hasSentenceOfAnother(code, text, own);
}

/** Whether the words but names are of a language's letters; where those are not listed, any are. */
function hasLettersOf(code: string, words: readonly Word[]): boolean {
  const alphabet = ALPHABETS[code];
  return !alphabet || words.every(({ word, isCapital, of }) => (isCapital && !of.has(code)) || alphabet.test(word));
}

/** The class of a very common word. */
const mostForeign = 2;

/** The mark that ends a sentence. */
const AT_END = /[.!?…؟۔।]["'”»)]?\s*$/u;
/** Words with several marks of a programming language or a command among them. */
const CODE = /[{}=<>\\_]|&&|\p{L}\(|;$/u;
/** Several things after commas, without the mark that ends a sentence. */
const LIST = /,[^,]*,[^,]*[\p{L}\p{N}]\s*$/u;

/** Whether no clause of several words, such as "Mon Dieu! …", is made of words of others; "Mon" is also an abbreviation. */
function hasOwnInEveryClause(text: string, own: readonly Word[]): boolean {
  const known = new Set(own.map(({ word }) => word));
  const isOwn = (word: string) => known.has(word.toLowerCase());
  return text.split(/[,;:()"“”„«»]|(?<=[.!?]) /u).every((clause) => {
    const words = wordsOf(clause);
    if (words.length === 2 && clause.length < text.length) return isOwn(words[1]!);
    return words.length < 2 || words.some(isOwn);
  });
}

/** How much commoner a word may be in another language. */
const mostCommoner = 2;

/** Whether one of several sentences may be of another language: "How are you? Comment allez-vous ?", where "comment" is of both. */
function hasSentenceOfAnother(code: string, text: string, own: readonly Word[]): boolean {
  const isUsual = ({ of }: Word) => of.get(code)! <= Math.min(...of.values()) + mostCommoner;
  const usual = new Set(own.filter(isUsual).map(({ word }) => word));
  const sentences = text.split(/[\n\r]+|(?<=[.!?]) /u).map((sentence) => wordsOf(sentence.toLowerCase()));
  const isOther = (words: readonly string[]) => words.filter((word) => usual.has(word)).length * 3 <= words.length;
  return sentences.length > 1 && sentences.some((words) => words.length >= leastWords && isOther(words));
}

/** Whether a sentence may be names alone: of the words after the first too many have a capital, or too few have none. */
function hasManyCapitals(code: string, text: string, words: readonly Word[]): boolean {
  const capitals = words.filter(({ isCapital }) => isCapital).length;
  if (code === 'de') return capitals > mostCapitalsInGerman * words.length;
  const small = words.filter(({ isCapital, of }) => !isCapital && of.has(code)).length;
  const most = AT_END.test(text) ? mostCapitals : mostCapitalsInTitle;
  return capitals > most * words.length || (capitals > 0 && small < leastOwn);
}

function shareOfStrange(code: string): number {
  if (code === 'sq') return mostStrangeOfAlbanian;
  return WITH_ENDINGS.has(code) ? mostStrangeOfEndings : mostStrange;
}

function differentWords(written: readonly string[], script: Script): Word[] {
  const found = new Map<string, Word>();
  for (const [at, as] of written.entries()) {
    const word = as.toLowerCase();
    if (!found.has(word)) found.set(word, { word, isCapital: at > 0 && as !== word, of: classesOf(word, script) });
  }
  return [...found.values()];
}
