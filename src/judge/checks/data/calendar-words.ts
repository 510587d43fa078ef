import { countForeignMonths, countForeignWeekdays } from './foreign-calendar.ts';
import { type FoundPlaces, placesOf } from './found-places.ts';

const WEEKDAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
export const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
/** Names of days or months; in small letters, as "Sundays" or shortened they may be such names, and "May" and "March" may be none. */
function calendarWords(text: string, names: readonly string[], others: number): FoundPlaces {
  const certain = placesOf(text, new RegExp(String.raw`\b(?!May|March)(?:${names.join('|')})\b`, 'gu'));
  const short = names.map((name) => name.slice(0, 3)).join('|');
  const all = placesOf(
    text,
    new RegExp(
      String.raw`\b(?:${short})(?:s|t|r|rs|ur|urs|nes|sday|day|days|${names
        .map((name) => name.slice(3).concat('s?'))
        .filter((one) => one !== 's?')
        .join('|')})?\b`,
      'giu',
    ),
  );
  return { certain, doubtful: others + all.filter(({ start }) => !certain.some((one) => one.start === start)).length };
}

/** The days of the week that a text names. */
export const weekdaysIn = (text: string) => calendarWords(text, WEEKDAYS, countForeignWeekdays(text));
/** The months that a text names. */
export const monthsIn = (text: string) => calendarWords(text, MONTHS, countForeignMonths(text));
