import type { Place } from '../texts/find.ts';
import type { Answer } from '../whole-text.ts';
import { unsignedAfter } from './amounts.ts';
import { namedDates, writtenDates } from './calendar-dates.ts';
import { datesOfRanges } from './date-ranges.ts';
import { noPriceIn } from './no-prices.ts';
import { numbersIn, valueAt } from './number-values.ts';
import { findDollars, findEuros, findPercentages, findPounds } from './numbers.ts';
import { pricesIn } from './plain-forms.ts';

/** What of a text is to be in order. */
export type OrderedKind = 'date' | 'year' | 'number' | 'percentage' | 'price';

export interface ValueOrder {
  kind: OrderedKind;
  isFalling?: true;
  /** No two may be the same. */
  isStrict?: true;
  /** They stand at the beginning of each line. */
  atStart?: true;
}

interface Value extends Place {
  /** Each number that it may stand for. */
  values: readonly number[];
}

const OPEN =
  'The text holds a value that may be no part of the sequence, or be another one, or there are too few, so that their order is open.';

/** The values of a text in order of place; undefined where there may be others. */
const FINDERS: Readonly<Record<OrderedKind, (text: string) => Value[] | undefined>> = {
  date: datesIn,
  year: yearsIn,
  number: numbersByLine,
  percentage: (text) => amountsIn(text, findPercentages(text)),
  price: (text) => {
    const [found, ...others] = [findDollars, findEuros, findPounds]
      .map((find) => find(text))
      .filter(({ certain, doubtful }) => certain.length + doubtful > 0);
    if (!found || others.length > 0) return undefined;
    const all = pricesIn(text);
    const isSure = all.doubtful === 0 && all.found.length === found.certain.length;
    return isSure && !found.certain.some(noPriceIn(text)) ? amountsIn(text, found) : undefined;
  },
};

/** The numbers of each line by itself, without that of a list item. */
function numbersByLine(text: string): Value[] | undefined {
  const found: (Value | undefined)[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const skipped = MARKER.exec(line)?.[0].length ?? 0;
    const rest = line.slice(skipped).replace(/\r$/u, '');
    // "1,200,300" may be one number or three, and "9,5" two.
    const isPacked = /\d,\d{3},\d{3}(?!\d)|\d,(?!\d{3}(?!\d))\d/u.test(rest);
    for (const { place, value, text: digits, mayBeNone } of numbersIn(rest, {})) {
      const isSure = place && value !== undefined && !isPacked && (!mayBeNone || /^(?:19|20)\d\d$/u.test(digits));
      const at = start + skipped;
      found.push(isSure ? { start: at + place.start, end: at + place.end, values: [value] } : undefined);
    }
    start += line.length + 1;
  }
  const sure = found.filter((one) => one !== undefined);
  return sure.length === found.length ? sure : undefined;
}

function amountsIn(text: string, { certain, doubtful }: { certain: readonly Place[]; doubtful: number }) {
  const all = certain.map(({ start, end }) => ({ start, end, value: valueAt(text, start, end) }));
  const known = all.flatMap(({ start, end, value }): Value[] =>
    value === undefined ? [] : [{ start, end, values: [value] }],
  );
  const isClear = doubtful === 0 && known.length === all.length && unsignedAfter(text, certain).length === 0;
  return isClear ? known : undefined;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const dayOf = (year: number, month: number, day: number) => (year * 12 + month) * 31 + day;

/** Dates with a year; "3/5/2024" may be one of two. */
function datesIn(text: string): Value[] | undefined {
  const written = writtenDates(text);
  const named = namedDates(text);
  if (written.some(({ isCertain }) => !isCertain) || named.doubtful + datesOfRanges(text) > 0) return undefined;
  const all = [...written, ...named.certain].map(({ start, end }) => ({
    start,
    end,
    values: daysOf(text.slice(start, end)),
  }));
  return all.some(({ values }) => values.length === 0) ? undefined : all.sort((one, other) => one.start - other.start);
}

function daysOf(date: string): number[] {
  const numbers = Array.from(date.matchAll(/\d+/gu), ([digits]) => Number(digits));
  const name = /(?<!\d)[a-z]{3,9}/iu.exec(date.replace(/(?<=\d)(?:st|nd|rd|th)|\b(?:of|the)\b/giu, ''))?.[0] ?? '';
  const month = MONTHS.indexOf(name.slice(0, 3).toLowerCase());
  if (month >= 0) {
    const [year, day] = [numbers.find((one) => one >= 1000), numbers.find((one) => one < 32)];
    return numbers.length === 2 && year && day ? [dayOf(year, month, day)] : [];
  }
  if (numbers.length < 3) return [];
  const [a, b, c] = numbers as [number, number, number];
  if (a >= 1000) return [dayOf(a, b - 1, c)];
  return [...(b <= 12 ? [dayOf(c, b - 1, a)] : []), ...(a <= 12 ? [dayOf(c, a - 1, b)] : [])];
}

/** Every number of four digits that may be a year; decades, other calendars and years in words are unclear. */
function yearsIn(text: string): Value[] | undefined {
  if (/\b\d{1,4}\s?(?:BCE?|B\.C\.|AD|CE)\b|\b(?:century|centuries)\b|\d0s\b|['’]\d\d(?!\d)/iu.test(text))
    return undefined;
  return Array.from(
    text.matchAll(/(?<![\p{L}\p{N}.,$€£#])[12]\d{3}(?![\p{L}\p{N}%]|[.,]\d)/gu),
    ({ 0: digits, index }) => ({
      start: index,
      end: index + 4,
      values: [Number(digits)],
    }),
  );
}

const MARKER = /^[\s>]*(?:[-*+•–]\s+|\d{1,3}[.)]\s+)(?:\[[ x]\]\s)?/iu;
const HEAD = /^[\s>]*(?:(?:[-*+•–]|\d{1,3}[.)]|#{1,6})\s+)?[*_("[]*$/u;
/** Whether values are in order; undefined where it hangs on what they stand for. */
function inOrder(all: readonly Value[], { isFalling, isStrict }: ValueOrder): boolean | undefined {
  const steps = all.slice(1).map(({ values }, at) => {
    const ways = values.flatMap((value) =>
      all[at]!.values.map((before) => {
        const step = isFalling ? before - value : value - before;
        return isStrict ? step > 0 : step >= 0;
      }),
    );
    return ways.every((is) => is === ways[0]) ? ways[0] : undefined;
  });
  if (steps.includes(false)) return false;
  return steps.includes(undefined) ? undefined : true;
}

/**
 * Whether the values of a text are in order. All of them in order are, whichever are meant; others are out of order only where each
 * is plainly one of the sequence: one in each line that has any, at its head or of a list, or nothing but values.
 */
export function valuesInOrder(text: string, of: ValueOrder): Answer {
  const all = FINDERS[of.kind](text);
  if (!all || all.length < 2) return { open: OPEN };
  const is = inOrder(all, of);
  const isHead = ({ start }: Value) => HEAD.test(text.slice(text.lastIndexOf('\n', start - 1) + 1, start));
  if (of.atStart) {
    const filled = text.split(/\r\n|[\r\n]/u).filter((line) => line.trim() !== '').length;
    const heads = all.filter(isHead);
    const isSorted = heads.length === filled ? inOrder(heads, of) : undefined;
    return isSorted === undefined ? { open: OPEN } : { is: isSorted };
  }
  const isConstant = all.every(({ values }) => values.join() === all[0]!.values.join());
  if (is === undefined || (isConstant && !of.isStrict)) return { open: OPEN };
  return is || isSequence(text, all, isHead) ? { is } : { open: OPEN };
}

function isSequence(text: string, all: readonly Value[], isHead: (one: Value) => boolean): boolean {
  const lineOf = ({ start }: Value) => text.lastIndexOf('\n', start - 1) + 1;
  const isSingle = new Set(all.map(lineOf)).size === all.length;
  if (isSingle && (all.every(isHead) || all.every((one) => MARKER.test(text.slice(lineOf(one)).split('\n', 1)[0]!))))
    return true;
  const ends = [0, ...all.map(({ end }) => end)];
  const between = ends.map((end, at) => text.slice(end, all[at]?.start));
  return between.every((piece) => /^[\s,;>→\-–|/.]*(?:and|then|to)?\s*$/u.test(piece));
}
