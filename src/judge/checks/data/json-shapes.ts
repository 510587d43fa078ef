import { loosely } from './composed.ts';
import type { Scalar } from './json-demands.ts';
import { usable, type WrittenPattern } from './pattern-phrase.ts';
import { isOfForm, type WholeForm } from './plain-forms.ts';
import { hasTextShape, shapeInWords, type TextShape } from './text-shapes.ts';

/** What is asked of the shape of a value: a text of a form, an array that holds something, or holds nothing twice. */
export type ShapeWish =
  | { format: string }
  | { matches: WrittenPattern }
  | { inCase: 'lower' | 'upper' }
  | { edge: 'start' | 'end'; text: string }
  /** @property anyCase Whether upper and lower case are said not to matter. */
  /** `ofList`: it is called a list, so that a text with it in it may be meant or not. */
  | { includes: Scalar; anyCase?: true; ofList?: true }
  | { isUnique: boolean }
  /** Its items are in this order. */
  | { sorted: Sorting }
  | { shape: TextShape }
  | { form: WholeForm };

export type Sorting = 'ascending' | 'descending' | 'alphabetical';

export type Met = boolean | { undecided: string };

const open = (undecided: string): Met => ({ undecided });
const NOT_TEXT = open('The value is no text.');
const CASED = open('The value differs only in case, blanks or apostrophes.');

/** Texts that are of a format for certain, and texts that may be taken for one. */
const FORMATS: Readonly<Record<string, readonly [certain: RegExp, doubtful: RegExp]>> = {
  UUID: [
    /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i,
    /^\W*(?:urn:uuid:)?(?:[\da-f]-?){32}\W*$/i,
  ],
  'ISO 8601 timestamp': [
    /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/,
    /^\s*\d{4}/,
  ],
  'ISO 8601 timestamp in UTC': [
    /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?Z$/,
    /^\s*\d{4}.*(?:z|[+-]00)/i,
  ],
  'e-mail address': [/^[a-z\d](?:[\w+-]|\.(?!\.))*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i, /@/],
  URL: [/^https?:\/\/(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(?:[/?#][^\s<>"]*)?$/i, /[.:/]/],
  'https URL': [/^https:\/\/(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(?:[/?#][^\s<>"]*)?$/i, /^\s*https:/i],
  'ISO 8601': [/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/, /^\s*[-+]?\d{4}(?![./]\d)/],
  'ISO 8601 date': [/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/, /^\s*[-+]?\d{4}(?![./]\d)/],
  date: [/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])(?:T\d\d:\d\d:\d\dZ)?$/, /\d/],
  // With spaces or hyphens it is the same number, in another form.
  'phone number in E.164 format': [/^\+[1-9]\d{6,14}$/, /^\+?\d[\d\s().-]{5,18}$/],
  'hex color': [/^#[\da-f]{6}$/i, /^#?(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i],
  'HH:MM': [/^(?:[01]\d|2[0-3]):[0-5]\d$/, /^\s*\d{1,2}:\d{2}/],
};

/** Days, by the numbers of the weekdays on which they are. Of a time with a zone, the day may be another one elsewhere. */
const DAYS_OF_WEEK: Readonly<Record<string, readonly number[]>> = {
  'day of a weekend': [0, 6],
  weekday: [1, 2, 3, 4, 5],
};

/** "YYYY-MM-DD" as a pattern, and what of its days are there in every month. */
function dateFormat(format: string): readonly [certain: RegExp, doubtful: RegExp] {
  const parts: Readonly<Record<string, string>> = {
    YYYY: '\\d{4}',
    MM: '(?:0[1-9]|1[0-2])',
    DD: '(?:0[1-9]|1\\d|2[0-8])',
  };
  const pattern = (of: Readonly<Record<string, string>>) =>
    format.replaceAll(/[./]/g, '\\$&').replaceAll(/YYYY|MM|DD/g, (part) => of[part]!);
  return [
    new RegExp(`^${pattern(parts)}$`),
    new RegExp(`^\\s*${pattern({ YYYY: '\\d{4}', MM: '\\d\\d', DD: '\\d\\d' })}(?:\\s*$|T)`),
  ];
}

/** Whether a text is a day that there is, written in a format: days after the 28th are not in every month. */
function isDay(value: string, format: string): boolean {
  const written = ['ISO 8601', 'ISO 8601 date'].includes(format) ? 'YYYY-MM-DD' : format;
  if (!written.includes('YYYY') || value.length !== written.length) return false;
  if (value.replaceAll(/\d/g, '') !== written.replaceAll(/[A-Z]/g, '')) return false;
  const part = (name: string) => value.slice(written.indexOf(name), written.indexOf(name) + name.length);
  const day = `${part('YYYY')}-${part('MM')}-${part('DD')}`;
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

export const isShape = (wish: object): wish is ShapeWish =>
  ['format', 'matches', 'inCase', 'edge', 'includes', 'isUnique', 'sorted', 'shape', 'form'].some(
    (name) => name in wish,
  );

/** Whether a value has the shape; undecided if that is uncertain. */
export function hasShape(value: unknown, wish: ShapeWish): Met {
  if ('isUnique' in wish) return isUnique(value, wish.isUnique);
  if ('sorted' in wish) return isSorted(value, wish.sorted);
  if ('includes' in wish)
    return wish.ofList && typeof value === 'string'
      ? open('The value is a text, and no list.')
      : includes(value, wish.includes, wish.anyCase);
  if ('shape' in wish && Number.isInteger(value) && !Number.isSafeInteger(value)) return NOT_TEXT;
  if ('shape' in wish && typeof value === 'number')
    return hasTextShape(String(value), wish.shape) === false
      ? false
      : wish.shape.isNumber || open('The value is a number, and no text.');
  if (typeof value === 'number' && 'matches' in wish && wish.matches.called?.includes('digit'))
    return Number.isSafeInteger(value) && value >= 0 ? usable(wish.matches)!.testWhole(String(value)) : NOT_TEXT;
  if (typeof value === 'number' && 'inCase' in wish) return NOT_TEXT;
  if (typeof value !== 'string') return value === null || typeof value === 'object' ? NOT_TEXT : false;
  if ('format' in wish && wish.format in DAYS_OF_WEEK) {
    if (!isDay(value.slice(0, 10), 'YYYY-MM-DD') || !/^\d{4}-\d\d-\d\d(?:T[\d:]+)?$/u.test(value))
      return open('The text is not plainly a day.');
    return DAYS_OF_WEEK[wish.format]!.includes(new Date(`${value.slice(0, 10)}T00:00:00Z`).getUTCDay());
  }
  if ('format' in wish) {
    const [certain, doubtful] = FORMATS[wish.format] ?? dateFormat(wish.format);
    if (certain.test(value) || (doubtful.test(value) && isDay(value, wish.format))) return true;
    return doubtful.test(value) && open('The text may be of this format, or not quite.');
  }
  if ('form' in wish) return isOfForm(value, wish.form) ?? open('The text may be of this form, or not quite.');
  if ('shape' in wish && wish.shape.isNumber && hasTextShape(value, wish.shape))
    return open('The value is a text with a number in it.');
  if ('shape' in wish) return hasTextShape(value, wish.shape) ?? open('The text may have this shape, or not quite.');
  if ('matches' in wish) {
    const pattern = usable(wish.matches)!;
    const isWhole = pattern.testWhole(value);
    return isWhole === pattern.test(value) ? isWhole : open('The pattern matches a part of the text.');
  }
  if ('inCase' in wish) {
    const [lower, upper] = [value.toLowerCase(), value.toUpperCase()];
    if (lower === upper) return open('The text has no letters.');
    return value === (wish.inCase === 'lower' ? lower : upper);
  }
  const isAt = (text: string, part: string) => (wish.edge === 'start' ? text.startsWith(part) : text.endsWith(part));
  if (isAt(value, wish.text)) return true;
  return isAt(folded(value), loosely(wish.text)) ? CASED : false;
}

const folded = (value: unknown) => loosely(value).trim();

function includes(value: unknown, wanted: Scalar, anyCase = false): Met {
  if (Array.isArray(value)) {
    if (value.includes(wanted)) return true;
    if (value.some((item) => typeof item === 'object')) return open('The array holds objects.');
    return value.some((item) => folded(item) === folded(wanted)) ? anyCase || CASED : false;
  }
  if (typeof value !== 'string') return NOT_TEXT;
  if (typeof wanted === 'string' && value.includes(wanted))
    return !IS_WORD.test(wanted) || new RegExp(`(?<!\\p{L}-?)${wanted}(?!\\p{L})`, 'u').test(value) || WITHIN_WORD;
  return folded(value).includes(folded(wanted)) ? anyCase || CASED : false;
}

const IS_WORD = /^\p{L}{3,}$/u;
const WITHIN_WORD = open('It stands within a longer word alone.');

function isUnique(value: unknown, wanted: boolean): Met {
  if (!Array.isArray(value)) return open('The value is no array.');
  if (value.some((item) => typeof item === 'object' && item !== null))
    return open('The array holds objects or arrays.');
  const given = value.filter((item) => item !== null);
  if (new Set(given).size < given.length) return !wanted;
  if (given.length < value.length - 1) return open('Several values are null, which may count as equal or not.');
  return new Set(given.map(folded)).size < given.length ? CASED : wanted;
}

/** Numbers, and texts by the alphabet; whether one value, or none, is in an order is open. */
function isSorted(value: unknown, how: Sorting): Met {
  if (!Array.isArray(value) || value.length < 2) return open('It is no array of several values.');
  const isInOrder = (compare: (a: never, b: never) => number) =>
    value.every((one, at) => at === 0 || compare(value[at - 1] as never, one as never) <= 0);
  if (how !== 'alphabetical') {
    if (!value.every((one) => typeof one === 'number')) return open('The values are not all numbers.');
    return isInOrder((a: number, b: number) => (how === 'ascending' ? a - b : b - a));
  }
  if (!value.every((one) => typeof one === 'string')) return open('The values are not all texts.');
  const found = [
    isInOrder((a: string, b: string) => a.localeCompare(b, 'en')),
    isInOrder((a: string, b: string) =>
      a.toLowerCase() === b.toLowerCase() ? 0 : a.toLowerCase() < b.toLowerCase() ? -1 : 1,
    ),
  ];
  return found[0] === found[1] ? found[0]! : open('The order depends on how the texts are compared.');
}

/** As the end of a sentence. */
export function shapeSaid(wish: ShapeWish): string {
  if ('format' in wish && wish.format === 'ISO 8601') return 'in ISO 8601 format';
  if ('format' in wish && wish.format.includes('YYYY')) return `as a date in the form ${wish.format}`;
  if ('format' in wish) return `as ${/^(?:[AEIO]|e-|https)/.test(wish.format) ? 'an' : 'a'} ${wish.format}`;
  if ('form' in wish) return `as ${wish.form}`;
  if ('matches' in wish)
    return wish.matches.called ? `as ${wish.matches.called}` : `that matches /${wish.matches.source}/`;
  if ('shape' in wish) return `of ${shapeInWords(wish.shape)}`;
  if ('inCase' in wish) return `in ${wish.inCase} case`;
  if ('includes' in wish) return `that includes ${JSON.stringify(wish.includes)}`;
  if ('sorted' in wish) return `in ${wish.sorted} order`;
  if ('isUnique' in wish) return wish.isUnique ? 'without a repeated item' : 'with a repeated item';
  return `that ${wish.edge === 'start' ? 'starts' : 'ends'} with ${JSON.stringify(wish.text)}`;
}
