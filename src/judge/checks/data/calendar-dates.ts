import type { Place } from '../texts/find.ts';
import { dayRanges } from './date-ranges.ts';
import { countForeignDates } from './foreign-calendar.ts';

/** How a date is written in digits. */
export type DateFormat =
  | 'YYYY-MM-DD'
  | 'YYYY/MM/DD'
  | 'YYYY.MM.DD'
  | 'DD/MM/YYYY'
  | 'MM/DD/YYYY'
  | 'DD-MM-YYYY'
  | 'MM-DD-YYYY'
  | 'DD.MM.YYYY'
  | 'MM.DD.YYYY';

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether there is such a day. */
function isDay(year: number, month: number, day: number): boolean {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = month === 2 && !isLeap ? 28 : (DAYS[month - 1] ?? 0);
  return day >= 1 && day <= days;
}

/** Three numbers with the same sign between them, and nothing grown to them; a time of the day may follow an ISO date. */
const NUMBERS =
  /(?<![\p{L}\p{N}_]|[\d/.-](?=\d))(\d{1,4})([-/.])(\d{1,2})\2(\d{4}|\d{1,2})(?![\d_]|[-/.]\d|(?!T\d)\p{L})/gu;

/** What stands before the number of a version or a section, which may look like a date with points. */
const NUMBERED =
  /(?<![\p{L}\p{N}])(?:v|ver|versions?|release|releases|build|section|sections|sec|chapter|chapters|ch|clause|paragraph|para|article|figure|fig|table|step|item|appendix|no|§+)\.?\s?[("]?$/iu;
const REACH = 16;

/** A date in digits as it stands in a text. */
export interface WrittenDate extends Place {
  /** The formats that it has to the letter; none where it is written loosely, such as "5/3/2024" and "12/31/24". */
  formats: DateFormat[];
  /** Whether it is a day beyond doubt: with a year of four digits, and a day that there is. */
  isCertain: boolean;
}

/** A date within something longer: "file-2024-01-01.log", an address, an interval with "/". */
const GROWN = /(?<![\p{L}\p{N}])(?:19|20)\d{2}([-/.])(?:0[1-9]|1[0-2])\1(?:0[1-9]|[12]\d|3[01])(?!\d)/gu;

/** Every date in digits of a text. "1.2.24", "2024-02-30" and one within a name are uncertain. */
export function writtenDates(text: string): WrittenDate[] {
  const plain = plainDates(text);
  const starts = new Set(plain.map(({ start }) => start));
  const grown = Array.from(text.matchAll(GROWN)).filter(({ index }) => !starts.has(index));
  if (grown.length === 0) return plain;
  return grown
    .map(({ 0: found, index }): WrittenDate => ({ start: index, end: index + found.length, ...DOUBTFUL }))
    .concat(plain)
    .sort((one, other) => one.start - other.start);
}

const plainDates = (text: string): WrittenDate[] =>
  Array.from(text.matchAll(NUMBERS)).flatMap((match) => {
    const [found, first = '', sign = '', second = '', third = ''] = match;
    const place = { start: match.index, end: match.index + found.length };
    const date = first.length === 4 ? yearFirst(first, sign, second, third) : yearLast(first, sign, second, third);
    if (!date) return [];
    const before = text.slice(Math.max(0, match.index - REACH), match.index);
    return [{ ...place, ...(sign === '.' && NUMBERED.test(before) ? DOUBTFUL : date) }];
  });

type Read = Pick<WrittenDate, 'formats' | 'isCertain'> | undefined;

const DOUBTFUL: NonNullable<Read> = { formats: [], isCertain: false };

function yearFirst(year: string, sign: string, month: string, day: string): Read {
  if (day.length > 2) return undefined;
  if (!isDay(Number(year), Number(month), Number(day)))
    return isLikeDay(Number(month), Number(day)) ? DOUBTFUL : undefined;
  const format = `YYYY${sign}MM${sign}DD` as DateFormat;
  return { formats: month.length + day.length === 4 ? [format] : [], isCertain: true };
}

function yearLast(first: string, sign: string, second: string, year: string): Read {
  if (first.length > 2) return undefined;
  const [one, other] = [Number(first), Number(second)];
  // "1.2.24" is as likely a version.
  if (year.length < 4) return isNearDay(one, other) || isNearDay(other, one) ? DOUBTFUL : undefined;
  const [isDayFirst, isMonthFirst] = [isDay(Number(year), other, one), isDay(Number(year), one, other)];
  if (!isDayFirst && !isMonthFirst) return isLikeDay(one, other) ? DOUBTFUL : undefined;
  const isFull = first.length + second.length === 4;
  const formats = [isDayFirst && `DD${sign}MM${sign}YYYY`, isMonthFirst && `MM${sign}DD${sign}YYYY`];
  return { formats: isFull ? (formats.filter(Boolean) as DateFormat[]) : [], isCertain: true };
}

/** "13/25/2024" is meant as a date, though there is no such month. */
const isLikeDay = (...numbers: number[]) => numbers.every((one) => one >= 1 && one <= 31);
const isNearDay = (month: number, day: number) => month >= 1 && month <= 12 && day >= 1 && day <= 31;

const FULL = 'January|February|March|April|May|June|July|August|September|October|November|December';
const SHORT = 'Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec';
const MONTH = `(?:${FULL}|(?:${SHORT})\\.?)`;
const DAY = '\\d{1,2}(?:st|nd|rd|th)?';
/** "5-May-2024", "May/05/2024", "2024-May-05" */
const SIGNED = `\\d{1,2}[-/.]${MONTH}[-/.]\\d{4}|${MONTH}[-/.]\\d{1,2}[-/.]\\d{4}|\\d{4}[-/.]${MONTH}[-/.]\\d{1,2}`;
/**
 * With a year: "March 5, 2024", "5th of March 2024". Without one "March 5" may be of miles; "5 March", "April 5" and "March the
 * 5th" are not.
 */
const NAMED = new RegExp(
  `(?<![\\p{L}\\p{N}_])(?:${SIGNED}|${MONTH} (?:the )?${DAY},? \\d{4}|${DAY} (?:of )?${MONTH},? \\d{4}|${DAY} (?:of )?(?:${FULL})|(?:(?:${FULL}) the|(?!March|May)(?:${FULL})) ${DAY})(?![\\p{L}\\p{N}_])`,
  'gu',
);
const ORDINAL =
  '(?:(?:twenty|thirty)[- ])?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\\p{L}{3,5}teenth|twentieth|thirtieth)';
/** Without one, or without a day, or in words; "March 5 miles" is none. */
const LOOSE = new RegExp(
  `(?<![\\p{L}\\p{N}_])(?:${MONTH}[-/. ](?:the )?(?:${DAY}|['’]?\\d{2}|\\d{4}|${ORDINAL})|${DAY}[-/. ]?(?:of )?${MONTH}(?:\\d{4})?)(?![\\p{L}\\p{N}_])`,
  'giu',
);
/** "2024-05" and "05/2024", which may be months. */
const YEAR_MONTH =
  /(?<![\p{L}\p{N}.,/-])(?:(?:19|20)\d{2}-(?:0[1-9]|1[0-2])|(?:0?[1-9]|1[0-2])\/(?:19|20)\d{2})(?![\p{L}\p{N}/-]|[.,]\d)/gu;
/** "12/25": a day, or a fraction. Those of halves to tenths, and "24/7", are fractions, ratings and the like. */
const DAY_MONTH =
  /(?<![\p{L}\p{N}/.,$–-])(?!24\/7)(?:(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01])|(?:1[3-9]|2\d|3[01])\/(?:0?[1-9]|1[0-2]))(?<!\/(?:[234568]|10))(?![\p{L}\p{N}/%–-]|[.,]\d)/gu;
/** In other languages and scripts: "5 de marzo de 2024", "5. März", "2024年3月5日"; and "the fifth of May". */
const FOREIGN =
  /\d{1,2}(?:\.|er|º)? (?:de |di |d')?(?!(?:and|or|to|of|in|the|for|from|than|over|bis|und|oder)[\s.])\p{L}{3,12}\.?(?: de| del)? \d{4}|\d{1,2}\. \p{Lu}\p{L}{2,11}|\d{1,2}\s?[月월]\s?\d{1,2}\s?[日일]|(?<!\p{L})\p{L}{3,12}(?:st|nd|rd|th) of \p{Lu}\p{L}{2,8}/gu;

/** Dates with the name of a month in English; whether such a day exists is looked at, too. */
export function namedDates(text: string): { certain: Place[]; doubtful: number } {
  const certain: Place[] = [];
  let others = 0;
  for (const { 0: found, index } of text.matchAll(NAMED)) {
    if (isNamedDay(found)) certain.push({ start: index, end: index + found.length });
    else others += 1;
  }
  const ranges = rangesIn(text);
  certain.push(...ranges.certain);
  const rest = withoutPlaces(text, ranges.certain).replace(NUMBERS, ' ').replace(NAMED, ' ');
  return { certain, doubtful: others + ranges.doubtful + looseOf(rest) };
}

const rangesIn = dayRanges(MONTH, DAY);

function withoutPlaces(text: string, places: readonly Place[]): string {
  const ends = [0, ...places.map(({ end }) => end)];
  return ends.map((end, at) => text.slice(end, places[at]?.start)).join(' ');
}

const looseOf = (text: string) =>
  [LOOSE, FOREIGN, YEAR_MONTH, DAY_MONTH].reduce(
    (sum, pattern) => sum + countOf(text, pattern),
    countForeignDates(text),
  );

const MONTHS = FULL.split('|').map((name) => name.slice(0, 3));

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

const LEAP_YEAR = 2000;

function isNamedDay(written: string): boolean {
  const numbers = Array.from(written.matchAll(/\d+/g), ([digits]) => Number(digits));
  const [day = 0] = numbers.filter((one) => one < 100);
  const [year = LEAP_YEAR] = numbers.filter((one) => one >= 100);
  const month = 1 + MONTHS.findIndex((name) => written.includes(name));
  return isDay(year, month, day);
}
