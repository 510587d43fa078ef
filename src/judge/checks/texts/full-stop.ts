import {
  BEFORE_CAPITAL,
  BEFORE_MORE,
  BEFORE_NUMBER,
  BEFORE_STARTER,
  BOUNDS,
  DAYS_AND_MONTHS,
  GIVEN_NAMES,
  HOURS,
  INSTITUTIONS,
  MONTHS,
  PLAIN_BEFORE_NUMBER,
  POSTSCRIPTS,
  SAYINGS,
  TITLES,
  UNIONS,
} from './abbreviations.ts';
import { type Ending, type FullStop, type Next, nextOf } from './sentence-end.ts';
import { afterUnknown } from './unknown-words.ts';

type Rule = (stop: FullStop, next: Next, key: string) => Ending | undefined;

/** Whether a sentence ends with a full stop: after an abbreviation or an initial it may not. The first rule that knows says so. */
export function endingAt(stop: FullStop): Ending {
  const following = nextOf(stop);
  const key = stop.word.toLowerCase();
  for (const rule of RULES) {
    const ending = rule(stop, following, key);
    if (ending) return ending;
  }
  return 'certain';
}

/** Whether a word may be an abbreviation, whatever follows. */
export const isAbbreviation = (word: string) =>
  [BEFORE_MORE, TITLES, BEFORE_CAPITAL, BEFORE_STARTER].some((words) => words.has(word.toLowerCase())) ||
  (BEFORE_NUMBER.has(word.toLowerCase()) && word.toLowerCase() !== 'no') ||
  DOTTED.test(word) ||
  /^\p{L}$/u.test(word);

/** "U.S", "Ph.D", "a.k.a", "M.Sc" */
const DOTTED = /^(?:\p{L}(?:\.\p{L})+|\p{L}{1,3}(?:\.\p{Lu}\p{Ll}{0,4})+|ph\.d|[bm]\.sc)$/u;
const INITIALS = /^\p{Lu}(?:\.\p{Lu})*$/u;
const ROMAN = /^[IVX]{2,}$/u;
const isCapitalised = (word: string) => /^\p{Lu}/u.test(word);
const isAllCapitals = (word: string) => /^\p{Lu}+$/u.test(word);

const lastWordOf = (before: string) => /[\p{L}\p{N}]+(?=[^\p{L}\p{N}]*$)/u.exec(before)?.[0] ?? '';
/** "J." or "Dr." before an initial. */
const AFTER_INITIAL = /(?:^|[^\p{L}\p{N}.])\p{L}\.\s?$/u;
const afterTitle = (before: string) => /\.\s$/u.test(before) && TITLES.has(lastWordOf(before).toLowerCase());
/** "Main", "5th", "12 Oak" before "St." */
const IN_ADDRESS = /(?:\d(?:st|nd|rd|th)|\p{Lu}[\p{L}\p{M}'’]*)\s$/u;
const NUMBERED_ADDRESS = /\d\s(?:\p{Lu}[\p{L}\p{M}'’]*\s){1,3}$/u;

const listNumber: Rule = ({ word, isFirst }) => (isFirst && /^\d+$/.test(word) ? 'never' : undefined);
const date: Rule = ({ word, next }) => (/^\d{1,2}$/.test(word) && MONTHS.has(next.toLowerCase()) ? 'never' : undefined);

/** What stands for a word that may end a sentence. */
const CLIPPED = /^(?:approx|incl)$/;
const more: Rule = ({ word }, { isStarter }, key) => {
  if (!BEFORE_MORE.has(key)) return undefined;
  if (!isAllCapitals(word)) return CLIPPED.test(key) && isStarter ? 'unlikely' : 'never';
  // "IE" is a name, and "plan V" a plan.
  return word.length === 1 || isStarter ? undefined : 'likely';
};

/** "Smith et al. (2019)", "Art. (5)" */
const bracketed: Rule = ({ word, isBracketed }, { isNumber }, key) =>
  isBracketed && isNumber && (key === 'al' || isAbbreviation(word)) ? 'never' : undefined;

const beforeNumber: Rule = ({ word, isFirst, before, next }, { isNumber, isCapital }, key) => {
  if (!BEFORE_NUMBER.has(key)) return undefined;
  if (isNumber) {
    const isTime = BEFORE_CAPITAL.has(key) && /\p{N}\s$/u.test(before);
    const mayBeWord = PLAIN_BEFORE_NUMBER.has(word) || (key === 'no' && isFirst) || isTime;
    return mayBeWord ? 'unlikely' : 'never';
  }
  if (!isCapital || DAYS_AND_MONTHS.has(key)) return undefined;
  // "No. BA123", "No. INV-5"
  if (key === 'no' && /^\p{Lu}+\p{N}/u.test(next)) return 'never';
  if (key === 'no' && !isFirst && isAllCapitals(next) && next.length > 1) return 'unlikely';
  if (ROMAN.test(next)) return key === 'no' ? 'unlikely' : 'never';
  if (!/^\p{Lu}$/u.test(next) || key === 'no') return undefined;
  return next === 'A' || next === 'I' || !isCapitalised(word) ? 'likely' : 'never';
};

const beforeCapital: Rule = ({ before, isFirst }, { isCapital, isStarter }, key) => {
  if (!BEFORE_CAPITAL.has(key)) return undefined;
  if (!isCapital) return 'unlikely';
  const mayGoOn = HOURS.has(key) || isFirst || (BOUNDS.has(key) && !/\p{N}\s?$/u.test(before));
  return mayGoOn && !isStarter ? 'likely' : 'certain';
};

const title: Rule = ({ word, before }, { isCapital, isStarter }, key) => {
  if (!TITLES.has(key)) return undefined;
  if (!isCapitalised(word)) return isStarter || /\p{N}\s?$/u.test(before) ? undefined : 'likely';
  const isOwn = !isCapital || isStarter || /(?:^|\P{L})an?\s$/iu.test(before) || key === 'dept' || key === 'univ';
  const isPlace = key === 'st' && IN_ADDRESS.test(before);
  return isOwn || isPlace || NUMBERED_ADDRESS.test(before) || /\p{N}\s?$/u.test(before) ? 'unlikely' : 'never';
};

const initials: Rule = ({ word, isFirst, before, next }, { isCapital, isSmall, isInitial, isStarter }, key) => {
  if (!INITIALS.test(isSmall ? word.toUpperCase() : word)) return undefined;
  if (isFirst && POSTSCRIPTS.has(key)) return 'never';
  const isChained = AFTER_INITIAL.test(before);
  // The pronoun ends sentences too often to be taken for an initial.
  if (key === 'i' && !isFirst && !isChained && !afterTitle(before)) return undefined;
  const isSingle = word.length === 1;
  if (isStarter) return isSingle && isFirst ? 'likely' : 'certain';
  const open = isSmall ? 'likely' : 'unlikely';
  if (!isCapital && !isSmall) return open;
  if (isSingle) {
    const isName = isInitial || isChained || GIVEN_NAMES.has(lastWordOf(before).toLowerCase());
    return isName ? 'never' : open;
  }
  const isUnion = UNIONS.has(key) && INSTITUTIONS.has(next.toLowerCase());
  // "J.K. Rowling wrote it.", "by J.K. Rowling"
  const isAuthor = !isInitial && (isFirst ? !SAYINGS.has(key) : /(?:^|\s)by\s$/u.test(before));
  return isUnion || isAuthor ? 'never' : open;
};

/** "Et al.", degrees and the like, companies and streets. */
const names: Rule = ({ word, before, next }, { isStarter }, key) => {
  const isName = (key === 'al' && /(?:^|\s)et\s$/iu.test(before)) || DOTTED.test(word) || BEFORE_STARTER.has(key);
  if (!isName) return undefined;
  if (BEFORE_STARTER.has(key) && BEFORE_STARTER.has(next.toLowerCase())) return 'never';
  return isStarter ? 'certain' : 'unlikely';
};

/** "Tbsp", "Mgr", "Str": words without a vowel, other than in capitals and after a number, are short for others. */
const SHORT = /^\p{L}[b-df-hj-np-tv-xz]{1,4}$/u;
const VOWELLESS = /^[b-df-hj-np-tv-xz]+$/u;
const short: Rule = ({ word, before }, { isCapital, isStarter }, key) => {
  const isShort = SHORT.test(word) && VOWELLESS.test(key) && !/\p{N}\s?$/u.test(before);
  const isOfCalendar = isCapitalised(word) && DAYS_AND_MONTHS.has(key);
  return (isShort || isOfCalendar) && isCapital && !isStarter ? 'likely' : undefined;
};

const RULES: readonly Rule[] = [
  ...[listNumber, date, more, bracketed, beforeNumber, beforeCapital, title, initials, names, short, afterUnknown],
];
