import type { Place } from '../texts/find.ts';
import { isScaled } from './magnitudes.ts';
import { mayHoldNumber } from './numbers.ts';
import type { Bounds, ValuedWish } from './valued-wish.ts';
import { standsAsYear } from './years.ts';

/** A thing and whether it is as asked for; undefined where that is open. One that may be none says what it may come to. */
export interface Found {
  text: string;
  isMet: boolean | undefined;
  mayBeNone?: true;
  /** Of a number in digits, where it stands and what it is. */
  place?: Place;
  value?: number | undefined;
}

/** Finds the things of a kind in a text. What may be one more is counted. */
export type Finder = (text: string, wish: ValuedWish) => { found: Found[]; doubtful: number };

/** So many characters around a number tell what it is. */
export const REACH = 14;
export const isIn = (value: number, { from = -Infinity, to = Infinity, isOpen, rest }: Bounds) =>
  (isOpen ? value > from && value < to : value >= from && value <= to) &&
  (rest === undefined || Math.abs(value % 2) === rest);

const RUN = /\p{Nd}+(?:[.,:/\-–'’\u00a0\u202f]\p{Nd}+)*/gu;
const PLAIN = /^(?:(?:\p{Nd}+|\p{Nd}{1,3}(?:,\p{Nd}{3})+)(?:\.\p{Nd}+)?|\.\p{Nd}+)$/u;
/** What stands before a number that is one by itself: a blank, a bracket, a currency. */
const STARTS_PLAIN = /(?:^|[\s("'“‘*_>[])(?:[-−+~≈<=$€£¥#]\s?)?$/u;
/** "As shown [1]" */
const CITED = /[\p{L}\p{N}.,;!?)"”’]\s?\[\^?$/u;
const LIST_NUMBER = /(?:^|[\r\n])[\s>#*_]*$/u;
/** The full stop of ".5", with what may stand before a number. */
const POINTED = /(?:^|[\s(["'“‘*_>:=<≤≥~≈+\-−–$€£¥])\.$/u;
const WHOLE = /^\p{Nd}+$/u;
/** "-5", and "$-5" */
const MINUS = /(?:^|[\s([=:$€£])([-−])$/u;
/** "Minus 5", "–5" and "-$5" are negative to some; "10 minus 5" is a sum. */
const MAYBE_MINUS = /(?<!\p{Nd}\s?)(?<!\p{L})(?:minus|negative)\s$|(?:^|[\s([=:])(?:–|[-−–][$€£¥])$/iu;
const BIG_WORDS = /hundred|thousand|illion|dozen|score|cien|mil|cent|hundert|tausend/iu;
const numberIn = (digits: string) => Number(digits.replaceAll(',', ''));

/** Whether digits are a number in the notation of others: "2,5" of 2.5, "1.000" of 1,000. */
function isAlsoWritten(digits: string, wanted: number): boolean {
  if (!/[.,]/u.test(digits)) return false;
  const decimal = Number(digits.replaceAll('.', '').replace(',', '.'));
  const grouped = /^\p{Nd}{1,3}(?:[.,]\p{Nd}{3})+$/u.test(digits)
    ? Number(digits.replaceAll(/[.,]/gu, ''))
    : Number.NaN;
  return decimal === wanted || grouped === wanted;
}

/** "1.200" and "1.200,50", where a dot may stand between thousands. */
const DOTTED = /^[1-9]\p{Nd}{0,2}(?:\.\p{Nd}{3})+(?:,\p{Nd}+)?$/u;
const dottedIn = (digits: string) => Number(digits.replaceAll('.', '').replace(',', '.'));

/** What a run of digits may stand for: "3,500–4,500" two numbers, "6,5" and "6.1.2" one or more; NaN where it may be any. */
const valuesOf = (digits: string): number[] =>
  digits.split(/[:/\-–]/u).flatMap((one) => {
    const dotted = DOTTED.test(one) ? [dottedIn(one)] : [];
    if (PLAIN.test(one)) return [numberIn(one), ...dotted];
    const parts = one.split(/[.,]/u);
    // "1,000,5,000"
    if (dotted.length === 0 && parts.length > 2 && /,\p{Nd}{3}(?!\p{Nd})/u.test(one)) return [Number.NaN];
    const isList = parts.length > 2 && one.includes(',');
    const decimals = isList ? [] : parts.slice(1).map((part, at) => Number(`${parts[at]}.${part}`));
    return [...parts.map(Number), ...decimals, ...dotted];
  });

/** "1 000", "1_000" and "1e3", of which the digits are other numbers. */
const IN_PARTS =
  /(?<![\p{L}\p{N}.,])\p{Nd}(?:\p{Nd}{0,2}(?:[ _\u2007-\u2009]\p{Nd}{3})+(?:[.,]\p{Nd}+)?|\p{Nd}{0,8}(?:\.\p{Nd}{1,8})?e[-+]?\p{Nd}{1,3})(?![\p{L}\p{N}])/giu;
/** "10^3", "5 × 10^6" and "0x3E8" */
const POWER = /\p{Nd}\s?(?:\^|\*\*)|(?<![\p{L}\p{N}])0x[\da-f]/giu;
const inPartsOf = (text: string, bounds: Bounds): Found[] => [
  ...[...text.matchAll(IN_PARTS)].map(({ 0: one, index }): Found => {
    const value = Number(one.replaceAll(/[^\p{Nd}.,e+-]/giu, '').replace(',', '.'));
    const isSigned = /[-−–]/u.test(text[index - 1] ?? '');
    return { text: one, isMet: metBy(isSigned ? [value, -value] : [value], bounds), mayBeNone: true };
  }),
  ...(text.match(POWER) ?? []).map((one): Found => ({ text: one, isMet: undefined, mayBeNone: true })),
];

/** Whether every value that a number may have is within bounds, or none. Digits of other scripts have no value here. */
function metBy(values: readonly number[], bounds: Bounds): boolean | undefined {
  const met = new Set(values.map((value) => (Number.isNaN(value) ? undefined : isIn(value, bounds))));
  return met.size > 1 ? undefined : [...met][0];
}

/** The runs of digits of a text, with the full stop of ".5". */
const runsIn = (text: string): { digits: string; start: number }[] =>
  [...text.matchAll(RUN)].map(({ 0: digits, index }) =>
    WHOLE.test(digits) && POINTED.test(text.slice(Math.max(0, index - 2), index))
      ? { digits: `.${digits}`, start: index - 1 }
      : { digits, start: index },
  );

/** Every number of a text. What is grown to a word, a date or the number of an item may be none. */
export function numbersIn(text: string, bounds: Bounds): Found[] {
  const found = runsIn(text).map(({ digits, start }): Found => {
    const before = text.slice(Math.max(0, start - REACH), start);
    const place = { start, end: start + digits.length };
    const after = text.slice(place.end, place.end + REACH);
    if (isScaled(text, place.end) || /[\u00a0\u202f'’]/u.test(digits)) return { text: digits, isMet: undefined, place };
    const sign = MINUS.exec(before)?.[1] ?? '';
    const mayBeNegative = !PLAIN.test(digits) || MAYBE_MINUS.test(before);
    const values = valuesOf(digits).flatMap((one) => (mayBeNegative ? [one, -one] : [sign === '' ? one : -one]));
    const isItem = LIST_NUMBER.test(before) && /^[.)]/u.test(after);
    const isYear = /^(?:19|20)\d\d$/u.test(digits) || standsAsYear(text, place);
    const isPart = /^[\s\u00a0]?[-–/()]?\s?\p{Nd}/u.test(after) || /\p{Nd}[\s\u00a0)]{1,2}$/u.test(before);
    const isCitation = CITED.test(before) && after.startsWith(']');
    const isOne =
      PLAIN.test(digits) &&
      !isCitation &&
      STARTS_PLAIN.test(before) &&
      !/^[\p{L}\p{M}_/@]/u.test(after) &&
      !isItem &&
      !isYear &&
      !isPart;
    const met = metBy(values, bounds);
    const mayBe =
      bounds.from === bounds.to && bounds.from !== undefined && isAlsoWritten(digits, Math.abs(bounds.from));
    const isMet = mayBe && met === false ? undefined : met;
    return {
      text: `${sign}${digits}`,
      isMet,
      place,
      value: values.length === 1 && !Number.isNaN(values[0]) ? values[0] : undefined,
      ...(!isOne && { mayBeNone: true }),
    };
  });
  const words = text
    .replace(RUN, ' ')
    .split(/[\s.,;:!?()"'“”‘’/-]+/u)
    .filter((word) => /\p{L}|\p{N}/u.test(word) && mayHoldNumber(word));
  const small = new Set([isIn(0, bounds), isIn(99, bounds)]);
  const isNegated = /(?<!\p{L})(?:minus|negative)(?!\p{L})/iu.test(text);
  const crosses = [bounds.from, bounds.to].some(
    (bound) => bound !== undefined && bound > (isNegated ? -99 : 0) && bound < 99,
  );
  return [
    ...found,
    ...inPartsOf(text, bounds),
    ...words.map(
      (word): Found => ({
        text: word,
        isMet:
          small.size > 1 || crosses || BIG_WORDS.test(word) || !/^[a-z]+$/iu.test(word) ? undefined : small.has(true),
        mayBeNone: true,
      }),
    ),
  ];
}

/** Every number with decimals. What may be written otherwise is open. */
export function decimalsIn(text: string, places: number, to: number): Found[] {
  return runsIn(text).flatMap(({ digits, start }): Found[] => {
    if (!/[.,]/u.test(digits)) return [];
    const before = text.slice(Math.max(0, start - REACH), start);
    // A comma may be that of thousands, and "1.2.3" is a version.
    if (!PLAIN.test(digits)) return [{ text: digits, isMet: undefined, mayBeNone: true }];
    const [, fraction] = digits.split('.');
    if (fraction === undefined) return [];
    return [
      {
        text: digits,
        isMet: fraction.length >= places && fraction.length <= to,
        ...(!STARTS_PLAIN.test(before) && { mayBeNone: true }),
      },
    ];
  });
}

/** The number of an amount that stands in a text; undefined where it may be another. */
export function valueAt(text: string, start: number, end: number): number | undefined {
  const written = text.slice(start, end);
  const digits = digitsIn(written);
  const sign = signBefore(text, start);
  // "5 – $6" is a range.
  const isRange = sign === '' && /[-−–]\s?$/u.test(text.slice(Math.max(0, start - 2), start));
  const after = text.slice(end, end + REACH);
  const isUnclear = isRange || /\p{Nd}\p{L}/u.test(written) || UNKNOWN_UNIT.test(after);
  if (isUnclear || isScaled(text, end, true) || GOES_ON.test(after)) return undefined;
  if (IS_REST.test(text.slice(Math.max(0, start - 3), start)) && /^\p{Nd}/u.test(written)) return undefined;
  const value = plainValue(digits);
  return value === undefined ? undefined : value * (/[-−]/u.test(sign + written) ? -1 : 1);
}
/** Digits of one value only. Those of other scripts have none here. */
export const plainValue = (digits: string): number | undefined =>
  PLAIN.test(digits) && !DOTTED.test(digits) && !Number.isNaN(numberIn(digits)) ? numberIn(digits) : undefined;
/** "$2MM", "£2mn"; "£2pp" is a price for each. */
const UNKNOWN_UNIT = /^(?!(?:p[admnhpw]?|ea|x|h|hr|yr|mo|wk)(?!\p{L}))\p{L}/iu;
/** Where a number is one part of another: "$1 200", "1'200 €", "$10^6", "$5e6". */
const GOES_ON = /^(?:[ \u00a0\u2007-\u2009\u202f'’_]\p{Nd}{3}(?!\p{Nd})|\^|\*\*|e[-+]?\p{Nd})/iu;
const IS_REST = /\p{Nd}(?:[ \u00a0\u2007-\u2009\u202f'’_]|\^[({]?|\*\*)$/u;
export const signBefore = (text: string, start: number) =>
  MINUS.exec(text.slice(Math.max(0, start - REACH), start))?.[1] ?? '';
export const digitsIn = (written: string) => /\p{Nd}+(?:[.,]\p{Nd}+)*/u.exec(written)?.[0] ?? '';
