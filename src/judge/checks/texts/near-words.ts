import { findIn, literal, type Place, type Wanted } from './find.ts';
import type { Folded } from './fold.ts';

/** Why it is unclear whether a text that stands within a longer word is meant, as a sentence. */
export const MAYBE_FORM = 'The wanted text stands within a longer word, or in another form of it.';

/** Quoted alone, these are beginnings and endings of words, and so meant within them. */
const BEGINNINGS = /^(?:https?|www|un|re|pre|dis|mis|non|anti|inter|over|under|sub|super)$/iu;
const ENDINGS =
  /^(?:ings?|ed|ly|[st]ions?|ness|ments?|able|ible|ful|less|isms?|ists?|i[sz]e|i[sz]ed|i[sz]ing|ers?|est|ity|ous)$/iu;
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
  // "Order 88,213"
  if (wanted.isApposed && /^\d{4,}$/u.test(wanted.text))
    return countOthers(text, places, new RegExp(numberLike(wanted.text), 'giu'));
  if (!wanted.wholeWords || wanted.isUnit || !GLUE.test(wanted.text)) return 0;
  const whole = new Set(places.map(({ start }) => start));
  const parts = findIn(haystack, { ...wanted, wholeWords: false });
  const within = parts.filter((place) => !whole.has(place.start) && isNear(text, place));
  return within.length + countChanged(haystack, wanted);
}

const NUMBER_WORD =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|[a-z]+ty|hundred|thousand|million)';
const FRACTIONS: Readonly<Record<string, string>> = {
  10: 'tenth',
  20: 'fifth',
  25: 'quarter',
  33: 'third',
  50: 'half',
  75: 'quarters',
};
const spelled = (unit: string) => String.raw`\b${NUMBER_WORD}[\s-]${unit}\b`;
/** "Ten percent", "a tenth" */
const shareLike = (digits: string) =>
  [numberLike(digits), spelled('per\\s?cent'), ...(FRACTIONS[digits] ? [`\\b${FRACTIONS[digits]}\\b`] : [])].join('|');
/** "17.30", "1730", "5:30 PM", "half past five" */
function timeLike(hour: string, minutes: string, half?: string): string {
  const hours = [...new Set([Number(hour), (Number(hour) + 12) % 24, Number(hour) % 12 || 12])].map(
    (one) => `0?${one}`,
  );
  const said = { '00': "o['’]clock|noon|midnight|midday", 15: 'quarter', 30: 'half', 45: 'quarter' }[minutes];
  const written = alone(
    `(?:${hours.join('|')})${minutes === '00' || half ? `(?:\\s?[.:h]?\\s?${minutes})?` : `\\s?[.:h]?\\s?${minutes}`}`,
  );
  return said === undefined ? written : `${written}|\\b(?:${said})\\b`;
}

/** What is known by its digits however it is written: a price, a share, a long number; a date by its day; a time by its hour. */
const VALUES: readonly (readonly [form: RegExp, others: (...found: string[]) => string])[] = [
  [/^[€£$](\d[\d,]*(?:\.\d\d)?)$/u, numberLike],
  [/^(\d+(?:\.\d+)?)%$/u, shareLike],
  [
    /^°([CF])$/u,
    (unit) =>
      String.raw`[℃℉]|[°º˚]\s?${unit}|\d\s?${unit}\b|\bdegrees?\b|${unit === 'C' ? 'celsius|centigrade' : 'fahrenheit'}`,
  ],
  [/^(\d{4}(?: ?\d{3,4}){1,4}\d*)$/u, numberLike],
  [
    /^(?:section|chapter|article|clause|figure|appendix) (\d+(?:\.\d+)*)$/iu,
    (n) => `${alone(n.replaceAll('.', '[.]'))}(?!\\.\\d)`,
  ],
  [/^\d{4}-\d\d-(\d\d)$/u, (day) => alone(`0?${Number(day)}`)],
  [/^(?:\p{Lu}\p{Ll}+ )?(\d{1,2})(?: \p{Lu}\p{Ll}+|,) \d{4}$/u, (day) => alone(`0?${Number(day)}`)],
  [/^(\d{1,2}):(\d\d)( ?[ap]m)?$/iu, timeLike],
];

const alone = (source: string) => String.raw`(?<!\d)${source}(?!\d)`;

/** The same digits in other groups, or without cents that are none. */
function numberLike(digits: string): string {
  const plain = digits.replaceAll(/\.00$|[ ,]/gu, '');
  const grouped = [...plain].map((one) => (one === '.' ? '[.,]' : one)).join(String.raw`[ .,'’\u00a0\u202f-]?`);
  return String.raw`(?<!\d|\d[.,])${grouped}(?:[.,]00?)?(?!\d|[.,]\d)`;
}

/** What finds other ways to write a value; undefined of a text that is none. */
export function otherWritings(text: string): RegExp | undefined {
  for (const [form, others] of VALUES) {
    const found = form.exec(text);
    if (found) return new RegExp(others(...found.slice(1)), 'giu');
  }
  return undefined;
}

/** How often the same value stands elsewhere in another way: "19,99 €", "May 31", "4111-1111-1111-1111". */
const countOtherWritings = (text: string, places: readonly Place[], wanted: string): number =>
  countOthers(text, places, otherWritings(wanted)!);

const countOthers = (text: string, places: readonly Place[], others: RegExp): number =>
  [...text.matchAll(others)].filter(({ index }) => !places.some(({ start, end }) => start <= index && index < end))
    .length;

/** Whether what stands at a place, within a longer word or number, may be meant. */
export function isNear(text: string, { start, end }: Place): boolean {
  const said = text.slice(start, end);
  const before = text.slice(beforeWord(text, start), start);
  const after = text.slice(end, afterWord(text, end));
  if (before === '' && after === '') return isNearNumber(text, said, start, end);
  const isWhole =
    (before === '' || ENDINGS.test(said)) && (after === '' || BEGINNINGS.test(said) || isForm(said, after));
  const isVersion = /^v$/iu.test(before) && after === '' && /^\p{N}+\.\p{N}/u.test(said);
  return isWhole || isVersion || isPartOfName(said, before, after);
}

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

function countForms(text: string, stem: string, ending: string): number {
  const form = new RegExp(`(?<![\\p{L}\\p{N}_])${literal(stem)}${ending}(?![\\p{L}\\p{N}_])`, 'giu');
  return text.match(form)?.length ?? 0;
}
