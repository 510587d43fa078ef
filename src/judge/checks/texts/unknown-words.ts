import { ABBREVIATED_WORDS } from './abbreviations.ts';
import type { Ending, FullStop, Next } from './sentence-end.ts';
import type { TextWords } from './text-words.ts';

/** Abbreviations that no list holds have at most so many letters, but for very few. */
const LONGEST = 5;
/** Words without a letter for a vowel; "y" may be one. */
const VOWELLESS = /^[b-df-hj-np-tv-xzбвгджзйклмнпрстфхцчшщ]+$/u;
/** How English abbreviations in small letters hardly end before a capital. */
const UNSHORTENED = /(?:[aeiouy]|[^s]s|[aeiou]t|ing|ed|ck|ch|sh|th|ll|ow|aw)$/u;
/** "EE. UU." */
const DOUBLED = /^(\p{Lu})\1$/u;
/** "Bl.a", "t.ex" */
const STOPPED = /^\p{L}{1,3}(?:\.\p{L}{1,2})+$/u;
/** Scripts without capitals that abbreviate with full stops: "د.", "डॉ." */
const UNCASED = /^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Thai}\p{M}]+$/u;

/**
 * After a short word that is no ordinary one of the text's language, a full stop may be that of an abbreviation: "La Sra. García",
 * "built c. 1200", "Asst. Mgr. Lee".
 */
export function afterUnknown({ word, isFirst, before, words }: FullStop, next: Next): Ending | undefined {
  if (word.length > 2 * LONGEST) return undefined;
  const letters = word.replace(/[\p{M}.]/gu, '');
  if (letters.length > LONGEST || !/^\p{L}+$/u.test(letters)) return undefined;
  if (UNCASED.test(word)) return letters.length === 1 ? 'likely' : undefined;
  if (!/^[\p{Lu}\p{Ll}]/u.test(word) || (!next.isCapital && !next.isNumber)) return undefined;
  if (STOPPED.test(word) || DOUBLED.test(word)) return 'likely';
  // "Ref. No. 5", "p. ex. Paris"
  if (/^nos?$/iu.test(next.word) && next.isStopped) return 'unlikely';
  if (/^\p{Ll}{2,3}$/u.test(word) && /(?:^|[^\p{L}\p{N}.])\p{Ll}\.\s$/u.test(before)) return 'likely';
  const isUnit = /\p{N}\s?$/u.test(before) && next.isCapital;
  if (isUnit || startsOne(next, words)) return undefined;
  if (letters.length === 1) return /^\p{Ll}$/u.test(letters) ? 'unlikely' : undefined;
  return isOrdinary(word, isFirst, next, words) ? undefined : 'likely';
}

/** Common words that stand in names. */
const IN_NAMES = /^(?:d[aeiou]|de[lnrs]|dos|das|die|della|l[aeo]|el|los|las|les|v[ao]n|ten|ter|bin|ibn|al|san|st)$/u;

/** Whether the next word begins sentences and no names. */
const startsOne = ({ isStarter, isCapital, word }: Next, words: TextWords): boolean =>
  (isStarter && (words.language() ?? 'en') === 'en') ||
  (words.language() !== 'en' && isCapital && words.isCommonest(word) && !IN_NAMES.test(word.toLowerCase()));

const isCommon = ({ word }: Next, words: TextWords) => words.rarityOf(word) === 0;

function isOrdinary(word: string, isFirst: boolean, next: Next, words: TextWords): boolean {
  const isCapitalised = /^\p{Lu}/u.test(word);
  if (next.isCapital && !isFirst && /^\p{Lu}+$/u.test(word)) return true;
  const rarity = words.rarityOf(word) ?? Infinity;
  const mayBePlain = !isCapitalised && !next.isNumber && rarity <= 1 && words.language() === 'en';
  if (ABBREVIATED_WORDS.has(word.toLowerCase()) && !mayBePlain) return false;
  const isKnown =
    next.isNumber && (isCapitalised || VOWELLESS.test(word)) ? rarity === 0 : isWord(word, rarity, next, words);
  return isKnown || (!next.isNumber && words.standsUnstopped(word));
}

function isWord(word: string, rarity: number, next: Next, words: TextWords): boolean {
  const isCapitalised = /^\p{Lu}/u.test(word);
  const language = words.language();
  if (language === 'en') {
    if (isCapitalised || next.isNumber) return rarity <= 1;
    return rarity <= 2 || UNSHORTENED.test(word) || isCommon(next, words);
  }
  // The lists of other languages hold abbreviations, too. German writes all nouns with capitals.
  if (words.isCommonest(word) && (word.length > 3 || language !== undefined)) return true;
  // Of a text of unknown language, short words are looked up in English alone.
  if (isCapitalised) return (word.length > 3 || language === undefined) && rarity <= (language === 'de' ? 2 : 1);
  return (rarity <= 2 && !VOWELLESS.test(word)) || isCommon(next, words);
}

/** After a name that is written with an exclamation mark, a capital may go on: "Yahoo! Finance". */
export function afterExclaimed({ word, words }: Pick<FullStop, 'word' | 'words'>, next: Next): Ending {
  if (!/^\p{Lu}\p{Ll}{1,8}$/u.test(word) || !next.isCapital || startsOne(next, words)) return 'certain';
  const isKnown = (words.rarityOf(word) ?? Infinity) <= MOST_EXCLAIMED && word !== 'Yahoo';
  return isKnown || words.standsUnstopped(word) ? 'certain' : 'likely';
}

/** "Hello" and "Fantastic" are as rare as this in lists of written words. */
const MOST_EXCLAIMED = 2;
