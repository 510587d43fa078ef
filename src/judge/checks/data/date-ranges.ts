import type { Place } from '../texts/find.ts';

/** What stands between the days of a range or a list: "5–6", "5 to 7", "5, 6 and 7". */
const BETWEEN = String.raw`(?:\s?[-–—/&+,]\s?(?:and |or )?|\s(?:to|and|or|through|thru|until|till)\s)`;

/** The days of a month beyond one, as a pattern looks for dates with the name of a month. */
export interface DayRanges {
  /** "March 5–6, 2024": a date at least, written with more than one day. */
  certain: Place[];
  /** How many days more there may be: "5–6 March" is one date or two. */
  doubtful: number;
}

/** Makes what finds ranges of days, from patterns for the name of a month and for a day. */
export function dayRanges(month: string, day: string): (text: string) => DayRanges {
  const before = new RegExp(
    `(?<![\\p{L}\\p{N}_./-]|${month} )(?:${day}${BETWEEN}){1,31}(?=${day} (?:of )?${month})`,
    'gu',
  );
  const further = `(?:${BETWEEN}${day}(?![\\p{N}:]|\\s?[ap]\\.?m|\\s(?:of )?${month})){1,31}`;
  const after = new RegExp(`(?<=${month} ${day})${further}`, 'gu');
  const dated = new RegExp(`(?<![\\p{L}\\p{N}_])${month} ${day}${further},? \\d{4}(?![\\p{L}\\p{N}_])`, 'gu');
  return (text) => ({
    certain: Array.from(text.matchAll(dated), ({ 0: found, index }) => ({ start: index, end: index + found.length })),
    doubtful: [before, after].reduce((sum, pattern) => sum + countDays(text, pattern), 0),
  });
}

const countDays = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern)).reduce((sum, [found]) => sum + found.match(/\d+/g)!.length, 0);

/** "2024-03-05/2024-03-07", "05.–06.03.2024", "03/05–03/06/2024", "12/5-6/2024" */
const IN_DIGITS =
  /(?<![\p{L}\d])(?:\d{4}-\d{2}-\d{2}(?:\/|--)\d{2,4}(?:-\d{2}){0,2}|\d{1,2}(?:[./]\d{0,2}){0,2}\s?[-–—]\s?\d{1,2}[./](?:\d{1,2}[./])?\d{2,4})(?!\d)/gu;

/** How many dates there may be in ranges that are written in digits, two for each. */
export const datesOfRanges = (text: string): number => 2 * (text.match(IN_DIGITS)?.length ?? 0);
