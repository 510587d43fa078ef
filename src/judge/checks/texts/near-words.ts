import { otherYears } from '../data/years.ts';
import { rarityOf } from '../language/word-filter.ts';
import { findIn, literal, type Place, type Wanted } from './find.ts';
import { type Folded, fold } from './fold.ts';
import { nameLike } from './name-writings.ts';
import { numberLike, otherWritings } from './other-writings.ts';
import { isSwearing, swearingLike } from './swearing.ts';

/** Why it is unclear whether a text that stands within a longer word is meant, as a sentence. */
export const MAYBE_FORM = 'The wanted text stands within a longer word, or in another form of it.';

/** Quoted alone, these are beginnings and endings of words, and so meant within them. */
const BEGINNINGS = /^(?:https?|www|un|re|pre|dis|mis|non|anti|inter|over|under|sub|super)$/iu;
const ENDINGS =
  /^(?:ings?|ed|ly|[st]ions?|ness|ments?|able|ible|ful|less|isms?|ists?|i[sz]e|i[sz]ed|i[sz]ing|ers?|est|ity|ous)$/iu;
/** The hyphen says that it stands within a word: "-ing", "un-". */
export const AFFIX = /^(?:[-–]\p{Ll}+|\p{L}\p{Ll}*[-–])$/u;
/** From so many letters on, a text may be the stem of what begins with it: "apolog". */
const LEAST_STEM = 5;
const LEAST_FORM = 3;

const GLUE = /[\p{L}\p{M}\p{N}_]/u;
const INFLECTION = /^(?:e?s|ed|ing|ings|ers?|ly)$/iu;
/** After "e". */
const SHORT_INFLECTION = /^(?:d|rs?|s)$/iu;

/**
 * How often a text that is looked for as whole words stands where it may be meant all the same: in a name ("my_password",
 * "TypeError", "5mg", "v2.1"), inflected ("refunds"), or as a stem ("apolog" in "apologize"). None where the criterion calls it
 * a word.
 */
export function countNear(text: string, haystack: Folded, places: readonly Place[], wanted: Wanted): number {
  if (wanted.isValue) return countOtherWritings(text, places, wanted.text);
  if (wanted.isApposed && /^\+?\(?\d+\D+\d/u.test(wanted.text) && otherWritings(wanted.text))
    return countOtherWritings(text, places, wanted.text);
  // "Order 88,213"
  if (wanted.isApposed && /^\d{4,}$/u.test(wanted.text)) {
    const written = countOthers(text, places, new RegExp(numberLike(wanted.text), 'giu'));
    return wanted.isYear ? written + countOthers(text, places, otherYears(wanted.text)) : written;
  }
  const marked = countMarked(text, haystack, wanted);
  if (!wanted.wholeWords || wanted.isUnit || !GLUE.test(wanted.text)) return marked;
  const whole = new Set(places.map(({ start }) => start));
  const parts = findIn(haystack, { ...wanted, wholeWords: false });
  const others = parts.filter((place) => !whole.has(place.start));
  // The list of words is loaded only where it is needed.
  const isGroup = others.length > 0 && isLetterGroup(wanted.text);
  const within = isGroup ? others : others.filter((place) => isWithin(text, place));
  const sworn = isSwearing(wanted.text) ? countOthers(text, places, swearingLike(wanted.text)) : 0;
  const likeName = wanted.mayBeCased ? nameLike(wanted.text) : undefined;
  const named = likeName ? countOthers(text, [...places, ...within], likeName) : 0;
  const affixed = AFFIX.test(wanted.text) ? countAffixed(haystack, wanted) : 0;
  return within.length + countChanged(haystack, wanted) + affixed + sworn + named + marked;
}

/** "[free](https://example.com) shipping", "**re**fund": how often more it stands in what the marks are around, outside of code. */
function countMarked(text: string, haystack: Folded, wanted: Wanted): number {
  if (!/\]\(|\*\*/u.test(text) || /[[\]*]/u.test(wanted.text)) return 0;
  // Many texts may be looked for in one haystack.
  const known = UNMARKED.get(haystack) ?? unmarked(text, wanted.caseSensitive);
  UNMARKED.set(haystack, known);
  return Math.max(0, findIn(known.plain, wanted).length - findIn(known.prose, wanted).length);
}
const UNMARKED = new WeakMap<Folded, { prose: Folded; plain: Folded }>();
/** A text outside of code, with its marks and without them. */
function unmarked(text: string, caseSensitive: boolean) {
  const prose = text.replaceAll(CODE, ' ');
  const plain = prose.replaceAll(LINKED, '$1').replaceAll('**', '');
  return { prose: fold(prose, caseSensitive), plain: fold(plain, caseSensitive) };
}
const CODE = /`{3}[^`]*(?:`{3}|$)|`[^`\n]*`/gu;
const LINKED = /\[([^[\]\n]{1,200})\]\([^()\s]{1,500}\)/gu;

/** How often the same value stands elsewhere in another way: "19,99 €", "May 31", "4111-1111-1111-1111". */
const countOtherWritings = (text: string, places: readonly Place[], wanted: string): number =>
  countOthers(text, places, otherWritings(wanted)!);

const countOthers = (text: string, places: readonly Place[], others: RegExp): number =>
  [...text.matchAll(others)].filter(({ index }) => !places.some(({ start, end }) => start <= index && index < end))
    .length;

/** Whether what stands at a place, within a longer word or number, may be meant. */
export function isNear(text: string, place: Place): boolean {
  const { start, end } = place;
  const isPart = GLUE.test(text.slice(Math.max(0, start - 1), start)) || GLUE.test(text.slice(end, end + 1));
  return (isPart && isLetterGroup(text.slice(start, end))) || isWithin(text, place);
}

/** Letters that are hardly a word, and so are meant within words: "ough", "Wh". */
function isLetterGroup(text: string): boolean {
  if (!/^\p{L}\p{Ll}{1,4}$/u.test(text)) return false;
  if (!/[aeiouy]/iu.test(text)) return true;
  const rarity = rarityOf(text.toLowerCase(), 'en');
  return rarity === undefined || (rarity === 2 && text.length < LEAST_STEM - 1);
}

function isWithin(text: string, { start, end }: Place): boolean {
  const said = text.slice(start, end);
  const before = text.slice(beforeWord(text, start), start);
  const after = text.slice(end, afterWord(text, end));
  if (before === '' && after === '') return isTail(text, start, said) || isNearNumber(text, said, start, end);
  const isWhole =
    (before === '' || ENDINGS.test(said)) && (after === '' || BEGINNINGS.test(said) || isForm(said, after));
  const isVersion = /^v$/iu.test(before) && after === '' && /^\p{N}+\.\p{N}/u.test(said);
  return isWhole || isVersion || isPartOfName(said, before, after);
}

/** "re" in "we're", "s" in "Dana's" */
const isTail = (text: string, start: number, said: string) =>
  /^(?:[stmd]|re|ve|ll)$/iu.test(said) && /[\p{L}\p{N}]['’‘ʼ]$/u.test(text.slice(Math.max(0, start - 2), start));

const LONGEST = 60;

function beforeWord(text: string, from: number): number {
  let at = from;
  while (at > 0 && from - at < LONGEST && GLUE.test(text[at - 1]!)) at -= 1;
  return at;
}

function afterWord(text: string, from: number): number {
  let at = from;
  while (at < text.length && at - from < LONGEST && GLUE.test(text[at]!)) at += 1;
  return at;
}

/** "my_password", "TypeError", "secretKey", "5mg", "log2" */
function isPartOfName(said: string, before: string, after: string): boolean {
  const isJoined = before.endsWith('_') || after.startsWith('_');
  const isHalf = (before !== '' && said.startsWith('_')) || (after !== '' && said.endsWith('_'));
  const isUnit = /\p{N}$/u.test(before) && /^\p{L}/u.test(said);
  const isNumbered = (/^\p{N}/u.test(after) && /\p{L}$/u.test(said)) || (/^\p{L}/u.test(after) && /\p{N}$/u.test(said));
  const isCapital =
    /^\p{Lu}/u.test(said) && (/\p{Ll}$/u.test(before) || (/\p{Lu}$/u.test(before) && /^.\p{Ll}/u.test(said)));
  return isJoined || isHalf || isUnit || isNumbered || isCapital || (/^\p{Lu}/u.test(after) && /\p{Ll}$/u.test(said));
}

/** "refunds", "guaranteed", "AIs", "apologize" */
function isForm(said: string, after: string): boolean {
  const letters = /\p{L}*$/u.exec(said)![0].length;
  const isInflected = INFLECTION.test(after) || (/e$/iu.test(said) && SHORT_INFLECTION.test(after));
  const isPlural = after === 's' && /[\p{Lu}\p{N}]\p{Lu}$/u.test(said);
  return letters >= LEAST_STEM || (letters >= LEAST_FORM && isInflected) || isPlural;
}

/** "v2" in "v2.1", "10" in "10,5"; not "10" in "10.5" or "10,500". */
function isNearNumber(text: string, said: string, start: number, end: number): boolean {
  const isName = /\p{L}/u.test(said);
  const after = text.slice(end, end + 5);
  const before = text.slice(Math.max(0, start - 2), start);
  const isAfter = /\p{N}$/u.test(said) && (isName ? /^[.,]\p{N}/u : /^,\p{N}(?!\p{N}{2}(?!\p{N}))/u).test(after);
  const isBefore =
    /^\p{N}/u.test(said) && (isName ? /\p{N}[.,]$/u : /\p{N},$/u).test(before) && !/^\p{N}{3}(?!\p{N})/u.test(said);
  return isAfter || isBefore;
}

/** "Guaranteeing" of "guarantee" needs no more than letters after it; these change the last one: "hoping", "policies", "stopped". */
function countChanged({ text }: Folded, { text: given }: Wanted): number {
  const wanted = given.toLowerCase();
  const [, stem, vowel, last] = /^(.*?)([aeiou]?)(\p{L})$/su.exec(wanted) ?? [];
  if (stem === undefined || wanted.length < LEAST_FORM) return 0;
  const base = stem + vowel;
  // "Thing" is no form of "the".
  if (last === 'e' && wanted !== 'the') return countForms(text, base, '(?:ing|ings|able|ation|ion)');
  if (last === 'y' && vowel === '') return countForms(text, base, '(?:ies|ied|ier|iest|ily)');
  return vowel !== '' && /[bdgklmnprtz]/.test(last!) ? countForms(text, wanted, `${last}(?:ed|ing|ings|ers?)`) : 0;
}

/** How many words begin or end with a text that the criterion writes with a hyphen. */
function countAffixed({ text }: Folded, { text: given }: Wanted): number {
  const affix = literal(given.replace(/[-–]/u, '').toLowerCase());
  const within = /^\p{L}/u.test(given)
    ? `(?<![\\p{L}\\p{N}])${affix}(?=\\p{L})`
    : `(?<=\\p{L})${affix}(?![\\p{L}\\p{N}])`;
  return text.match(new RegExp(within, 'giu'))?.length ?? 0;
}

function countForms(text: string, stem: string, ending: string): number {
  const form = new RegExp(`(?<![\\p{L}\\p{N}_])${literal(stem)}${ending}(?![\\p{L}\\p{N}_])`, 'giu');
  return text.match(form)?.length ?? 0;
}
