import { namedDates, writtenDates } from '../data/calendar-dates.ts';
import { datesOfRanges } from '../data/date-ranges.ts';
import { countShortDates } from '../data/dates.ts';
import { numbersIn } from '../data/number-values.ts';
import { findPercentages } from '../data/numbers.ts';
import { boldIn } from '../markdown/emphasis.ts';
import { findAddresses } from '../privacy/email.ts';
import { findPhoneNumbers } from '../privacy/phone-numbers.ts';
import { emojisIn } from '../texts/emoji.ts';
import type { Place } from '../texts/find.ts';
import type { PartUnit, ValueKind } from './part-kind.ts';

interface Sightings {
  certain: readonly Place[];
  doubtful: number;
}

/** Values that stand in a text, as parts of it, each in the order of the text. */
const valued = (
  singular: string,
  find: (text: string) => Sightings,
  more: Pick<PartUnit, 'plural' | 'looseKey'>,
): PartUnit => ({
  singular,
  method: singular.replaceAll(/[ -]/gu, '-'),
  split: (text) =>
    [...find(text).certain].sort((a, b) => a.start - b.start).map(({ start, end }) => text.slice(start, end)),
  countDoubtful: (text) => find(text).doubtful,
  openDoubtful: `The text has something that may be one of its ${more.plural} or not.`,
  isParsed: false,
  ...more,
});

function datesIn(text: string): Sightings {
  const written = writtenDates(text);
  const named = namedDates(text);
  const certain = written.filter(({ isCertain }) => isCertain);
  return {
    certain: [...certain, ...named.certain],
    doubtful: written.length - certain.length + named.doubtful + datesOfRanges(text) + countShortDates(text),
  };
}

function numbers(text: string): Sightings {
  const found = numbersIn(text, {});
  const certain = found.filter(({ mayBeNone, place }) => !mayBeNone && place);
  // "1,2,3" may be three numbers.
  const listed = text.match(/(?<![\d.,])\d{1,9}(?:,\d{1,9}){2,}(?![\d.,]\d)/gu) ?? [];
  const inLists = listed.filter((list) => !/^\d{1,3}(?:,\d{3})+$/u.test(list)).flatMap((list) => list.split(','));
  return { certain: certain.map(({ place }) => place!), doubtful: found.length - certain.length + inLists.length };
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
/** A date by its numbers in any order: "May 1, 2024", "2024-05-01" and "1/5/2024" may be one day. */
function numbersOfDate(date: string): string {
  const month = 1 + MONTHS.findIndex((name) => date.toLowerCase().includes(name));
  const all = [...(date.match(/\d+/gu) ?? []).map(Number), ...(month > 0 ? [month] : [])];
  return all
    .map((n) => n % 100)
    .sort((a, b) => a - b)
    .join(' ');
}

const digitsOf = (written: string) => written.replaceAll(/\D/gu, '');

export const VALUE_UNITS: Record<ValueKind, PartUnit> = {
  email: valued('e-mail address', findAddresses, { plural: 'e-mail addresses' }),
  phone: valued('phone number', findPhoneNumbers, {
    plural: 'phone numbers',
    looseKey: (phone) => digitsOf(phone).slice(-7),
  }),
  date: valued('date', datesIn, { plural: 'dates', looseKey: numbersOfDate }),
  number: valued('number', numbers, {
    plural: 'numbers',
    looseKey: (number) => String(Number(number.replaceAll(',', ''))),
  }),
  percentage: valued('percentage', findPercentages, {
    plural: 'percentages',
    looseKey: (share) => String(Number.parseFloat(share.replaceAll(',', ''))),
  }),
  emoji: {
    singular: 'emoji',
    plural: 'emojis',
    split: (text) => emojisIn(text).map((emoji) => emoji.replaceAll('\uFE0F', '')),
    // One with another skin is to some the same.
    looseKey: (emoji) => emoji.replaceAll(/\p{Emoji_Modifier}/gu, ''),
    isParsed: false,
  },
  bold: {
    singular: 'bold passage',
    plural: 'bold passages',
    split: (text) => boldIn(text).passages,
    countDoubtful: (text) => boldIn(text).doubtful,
    openDoubtful: 'The text has bold in HTML or in mathematical letters, which may not count.',
    isParsed: true,
  },
};
