import type { Check } from '../check.ts';
import type { Quantity } from '../quantity.ts';
import type { Place } from '../texts/find.ts';
import { type DateFormat, namedDates, writtenDates } from './calendar-dates.ts';
import { datesOfRanges } from './date-ranges.ts';
import { countForeignWeekdays } from './foreign-calendar.ts';
import { type FoundPlaces, foundPlacesCheck, placesOf } from './found-places.ts';
import { NO_OFFSET, timesIn } from './plain-forms.ts';

const DATE = {
  singular: 'date',
  plural: 'dates',
  aliases: ['calendar date', 'calendar dates'],
  isLength: false,
};

const OPEN = 'The text holds something that may be a date, or something else.';

export const datesCheck = (asked: Quantity): Check => foundPlacesCheck('dates', DATE, asked, OPEN, findDates);

const ON = String.raw`(?<![\p{L}\p{N}])(?:on|by|until|till|since|before|after|from|due|dated?|deadline|meet(?:ing)?|starting|am|vom|bis(?:\szum)?|ab|zum|seit|dem|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|Mo|Di|Mi|Do|Fr|Sa|So)(?:\sis)?[,.:]?\s`;
/** "On the 5th", "the 5th of the month", and "the 5th is fine"; "the 5th floor" is none. */
const DAY_OF_MONTH =
  /(?<![\p{L}\p{N}])the\s(?:[1-9]|[12]\d|3[01])(?:st|nd|rd|th)(?=[.,;:!?)]|\s*(?:$|[\r\n])|\s(?:of|at|and|or|for|we|i|you|they|to|in|is|was|will|works|if|with|from|until|instead)\b)|\b(?:on|by|until|since|before|from)\sthe\s(?:\p{L}+[\s-])?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\p{L}+(?:teen|ie)th)(?=[.,;!?]|\s*$|\sof\b)/giu;
/** "On 5/5", "am 3.5." and "by 24.12", which are elsewhere ratings, fractions or numbers; and "3.5. um 10 Uhr". */
const BESIDE_WHEN = new RegExp(
  String.raw`${ON}(?:the\s|dem\s)?(?:\d{1,2}/\d{1,2}|(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])\.|(?:[12]\d|3[01])\.(?:0[1-9]|1[0-2]))(?![\p{L}\p{N}%/]|[.,]\d)|(?<![\p{L}\p{N}.,$€£-])(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])\.(?=\s?(?:[-–]\s?\d|um\b|bis\b|at\b))`,
  'giu',
);
const HOLIDAY =
  /\b(?:christmas (?:day|eve)|(?:on|by|before|after|until|since|at) christmas|boxing day|new year['’]?s(?: day| eve)?|valentine['’]?s day|halloween|independence day|fourth of july|july fourth|bastille day|labou?r day|may day|st\.? patrick['’]?s day|april fools?['’]?s?(?: day)?|juneteenth|thanksgiving|easter (?:sunday|monday)|good friday|memorial day|veterans day)\b/giu;

/** "20240301" */
const PACKED = /(?<![\p{L}\p{N}])(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?!\d)/gu;
/** "31.12." and "5/6", which are days to some and numbers to others. */
const SHORT =
  /(?<![\p{L}\p{N}/.,$€£-])(?!24\/7)(?:(?:0?[1-9]|[12]\d|3[01])\.\s?(?:0?[1-9]|1[0-2])\.|(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01])|(?:0?[1-9]|[12]\d|3[01])\/(?:0?[1-9]|1[0-2]))(?![\p{L}\p{N}/%]|[.,]\d)/gu;

/** "31.12." and "05.06.", which are hardly numbers. */
const DAY_AND_MONTH = /(?<![\p{L}\p{N}/.,$€£-])(?:0[1-9]|[12]\d|3[01])\.\s?(?:0[1-9]|1[0-2])\.(?![\p{L}\p{N}/%])/gu;

/** What may be a date in short where every date is asked about, beside those of `writtenDates`, `namedDates` and ranges. */
export const countShortDates = (text: string): number =>
  [PACKED, SHORT, DAY_OF_MONTH].reduce((sum, pattern) => sum + placesOf(text, pattern).length, 0);

/** A day of the week, a quarter or a week of a year: a date to some. */
const LARGER =
  /(?<![\p{L}\p{N}])(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Q[1-4][ /’'-]?(?:19|20)?\d{2}|(?:19|20)\d{2}[ /-]?(?:Q[1-4]|W\d{2}))(?![\p{L}\p{N}])/gu;

function findDates(text: string): FoundPlaces {
  const written = writtenDates(text);
  const named = namedDates(text);
  const certain = [...written.filter(({ isCertain }) => isCertain), ...named.certain];
  const loose = written.length + named.certain.length - certain.length;
  const packed = placesOf(text, PACKED).length;
  // The fruit.
  const fruits = /\bdates\b/iu.test(text) ? 1 : 0;
  const isDated = ({ start, end }: Place) =>
    [...written, ...named.certain].some((one) => one.start < end && start < one.end);
  const others = [DAY_OF_MONTH, BESIDE_WHEN, HOLIDAY, DAY_AND_MONTH, LARGER].flatMap((days) =>
    placesOf(text, days).filter((day) => !isDated(day)),
  );
  return {
    certain: certain.sort((one, other) => one.start - other.start),
    doubtful:
      loose + packed + named.doubtful + datesOfRanges(text) + fruits + others.length + countForeignWeekdays(text),
  };
}

const TIME_FORMATS = {
  'HH:MM': new RegExp(
    String.raw`${NO_OFFSET}(?<![\p{L}\p{N}_]|[:.](?=\d))(?:[01]\d|2[0-3]):[0-5]\d(?![\p{N}_]|[:.]\d|\p{L})`,
    'gu',
  ),
};

/** "9:30" and "09:30:15" hold one, if loosely; "16:9" is none. */
const LOOSE_TIMES = /\d{1,2}:\d{2}/gu;

export type Formatted =
  | { kind: 'date'; format: DateFormat | 'ISO 8601' }
  | { kind: 'time'; format: keyof typeof TIME_FORMATS };

export function formattedCheck(kind: Formatted['kind'], format: Formatted['format'], asked: Quantity): Check {
  const unit = {
    singular: `${kind} in the format ${format}`,
    plural: `${kind}s in the format ${format}`,
    isLength: false,
  };
  const find = format === 'HH:MM' ? findTimes : (text: string) => findFormatted(text, format);
  return foundPlacesCheck('dates', unit, asked, OPEN, find);
}

/** The same of an example, "a date such as 2024-01-01": a date or time that is written otherwise may be meant as well. */
export function likeExampleCheck(kind: Formatted['kind'], format: Formatted['format'], asked: Quantity): Check {
  const unit = { singular: `${kind} such as ${format}`, plural: `${kind}s such as ${format}`, isLength: false };
  return foundPlacesCheck('dates', unit, asked, OPEN, (text) => {
    const { certain, doubtful } = kind === 'time' ? findTimes(text) : findFormatted(text, format as DateFormat);
    const all = kind === 'time' ? timesIn(text) : findDates(text);
    const others = ('found' in all ? all.found : all.certain).length - certain.length;
    return { certain, doubtful: doubtful + all.doubtful + Math.max(0, others) };
  });
}

function findTimes(text: string): FoundPlaces {
  const certain = placesOf(text, TIME_FORMATS['HH:MM']);
  return { certain, doubtful: placesOf(text, LOOSE_TIMES).length - certain.length };
}

/** A date of the format to the letter; one that is no day, or is written without its zeros, may be one. */
function findFormatted(text: string, format: DateFormat | 'ISO 8601'): FoundPlaces {
  const wanted = format === 'ISO 8601' ? 'YYYY-MM-DD' : format;
  const sign = wanted.replaceAll(/[A-Z]/g, '')[0]!;
  const all = writtenDates(text).filter(({ start, end }) => text.slice(start, end).includes(sign));
  const certain = all.filter(({ formats }) => formats.includes(wanted));
  const others = all.filter(({ formats }) => formats.length === 0);
  // "20240305", "2024-W10" and "2024-065" are of ISO 8601, too.
  const basic =
    format === 'ISO 8601' ? placesOf(text, /(?<![\p{L}\p{N}])\d{4}(?:\d{4}|-?W\d{2}|-\d{3})(?!\d)/gu).length : 0;
  return { certain, doubtful: others.length + basic + datesOfRanges(text) };
}
