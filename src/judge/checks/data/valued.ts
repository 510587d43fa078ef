import { type Check, type CheckResult, costly, plainly } from '../check.ts';
import { findAddresses } from '../privacy/email.ts';
import { findPhoneNumbers } from '../privacy/phone-numbers.ts';
import { beginning } from '../snippet.ts';
import { quotesIn, spoken } from '../spoken.ts';
import { amountOf, countBare, MAY_BE_NONE, moneyIn, OF_PRICE, signOf } from './amounts.ts';
import { namedDates, writtenDates } from './calendar-dates.ts';
import { datesOfRanges } from './date-ranges.ts';
import { countShortDates } from './dates.ts';
import { largeNumbersIn } from './large-numbers.ts';
import { IS_UNKNOWN } from './measures.ts';
import { noPriceIn } from './no-prices.ts';
import { decimalsIn, type Finder, type Found, isIn, numbersIn, REACH } from './number-values.ts';
import { findDollars, findEuros, findPercentages, findPounds, mayHoldNumber } from './numbers.ts';
import { pricesIn, timesIn } from './plain-forms.ts';
import { isNamedSo, startsSo } from './valued-forms.ts';
import { SHARES, type Share, type ValuedWish, wordsOf } from './valued-wish.ts';
import { writtenLike } from './written-like.ts';
import { yearsIn } from './years.ts';

/** "$5.00-6": after a price, another without a sign and without cents. */
const TO_WHOLE = /^[-–—]\p{Nd}+(?![.,]?\p{Nd})/u;

const PLURALS = { 'e-mail address': 'e-mail addresses' } as Readonly<Record<string, string>>;

/** That every such thing is as asked for, or that one of them is. A response without any says nothing of every one of them. */
export function valuedCheck(wish: ValuedWish, share: Share, negated: boolean): Check {
  const plural = PLURALS[wish.kind] ?? `${wish.kind}s`;
  return costly({
    name: wish.kind === 'e-mail address' ? 'email' : wish.kind === 'date' || wish.kind === 'time' ? 'dates' : 'numbers',
    what: plural,
    asked: `${negated ? 'not ' : ''}${SHARES[share]} ${wordsOf(wish)}`.trim(),
    reads: 'text',
    run: (subject): CheckResult => {
      const said = spoken(subject);
      if ('reason' in said) return { holds: null, reason: said.reason };
      const { found: all, doubtful } = FINDERS[wish.kind](said.text, wish);
      const found = wish.isNot
        ? all.map((one) => ({ ...one, isMet: one.isMet === undefined ? undefined : !one.isMet }))
        : all;
      const one = share === 'first' || share === 'last' ? atEdge(share, found, said.text) : undefined;
      const holds = one ? holdsOf('only', one, doubtful) : holdsOf(share, found, doubtful);
      const isOthers = share === 'only' && IS_UNKNOWN.test(said.text);
      if (holds === undefined || isOthers)
        return { holds: 'undecided', reason: `The text holds something that may be one of the ${plural}, or not.` };
      if (holds === null)
        return { holds: null, reason: `The response has no ${wish.kind}, so the criterion does not apply.` };
      const certain = (one ?? found).filter(({ mayBeNone }) => !mayBeNone);
      const shown = certain.filter(({ isMet }) => isMet === (share === 'some')).map(({ text }) => text);
      return {
        ...plainly(holds !== negated),
        found: one
          ? `The ${share} ${wish.kind} is "${one[0]!.text}"`
          : `${certain.length} ${certain.length === 1 ? wish.kind : plural}${shown.length > 0 ? `, ${share === 'some' ? 'among them' : 'and not so'} "${beginning(shown[0]!)}"` : ''}`,
        evidence: quotesIn(said, shown.slice(0, 3)),
      };
    },
  });
}

/** The first or the last number of a text, where nothing before or after it may be one; none where that is unclear. */
function atEdge(share: 'first' | 'last', all: readonly Found[], text: string): Found[] {
  const found = all.filter(({ place }) => place !== undefined).at(share === 'first' ? 0 : -1);
  if (!found) return [];
  const { start, end } = found.place!;
  return mayHoldNumber(share === 'first' ? text.slice(0, start) : text.slice(end)) ? [] : [found];
}

function holdsOf(share: Share, all: readonly Found[], doubtful: number): boolean | null | undefined {
  // Of several it is open which one is meant, and of none what.
  if (share === 'only' && (all.length !== 1 || all[0]!.mayBeNone || doubtful > 0)) return undefined;
  const decisive = share === 'some';
  if (all.some(({ isMet, mayBeNone }) => isMet === decisive && !mayBeNone)) return decisive;
  if (doubtful > 0 || all.some(({ isMet }) => isMet !== !decisive)) return undefined;
  if (share === 'some') return false;
  return all.length === 0 ? null : all.every(({ mayBeNone }) => mayBeNone) ? undefined : true;
}

const FINDERS: Readonly<Record<ValuedWish['kind'], Finder>> = {
  number: (text, wish) => {
    if (!('bounds' in wish)) return { found: [], doubtful: 0 };
    if (!('after' in wish)) return { found: numbersIn(text, wish.bounds), doubtful: 0 };
    const [, after, ...others] = text.split(wish.after);
    const line = after?.split('\n', 1)[0] ?? '';
    const [first] = others.length === 0 ? numbersIn(line, wish.bounds) : [];
    // "N/A (1)"
    const before = line.slice(0, first?.place?.start ?? 0).trimEnd();
    const isAside = (/\p{L}/u.test(before) && /[([]$/u.test(before)) || /\b(?:n\/a|none|unknown)\b/iu.test(before);
    const found = first && !isAside ? [first] : [];
    return { found, doubtful: found.length === 1 ? 0 : 1 };
  },
  'decimal number': (text, wish) => ({
    found: 'places' in wish ? decimalsIn(text, wish.places, wish.to ?? wish.places) : [],
    doubtful: 0,
  }),
  'large number': (text, wish) => ({ found: largeNumbersIn(text, 'isOver' in wish), doubtful: 0 }),
  percentage: moneyIn(findPercentages),
  year: (text, wish) => ({
    found: yearsIn(text).map(({ year, ...one }) => ({
      ...one,
      isMet: year === undefined ? undefined : 'bounds' in wish && isIn(year, wish.bounds),
    })),
    doubtful: 0,
  }),
  'dollar amount': moneyIn(findDollars),
  'euro amount': moneyIn(findEuros),
  'pound amount': moneyIn(findPounds),
  time: (text, wish) => {
    const { found, doubtful } = timesIn(text);
    const of24 = 'is24' in wish && wish.is24;
    return {
      found: found.map(({ text: time, is24 }) => ({
        text: time,
        isMet: is24 === undefined ? undefined : is24 === of24,
      })),
      doubtful,
    };
  },
  price: (text, wish) => {
    const { found, doubtful } = pricesIn(text);
    const mayBeNone = noPriceIn(text);
    if ('hasCents' in wish) {
      const ranges = found.filter(({ end }) => TO_WHOLE.test(text.slice(end, end + REACH)));
      return {
        found: found.map((place) => ({
          ...amountOf(text, place.start, place.end, wish),
          ...(mayBeNone(place) && MAY_BE_NONE),
        })),
        doubtful: doubtful + ranges.length,
      };
    }
    if ('sign' in wish) {
      const bare = found.length > 0 || OF_PRICE.test(text) ? countBare(text, found) : 0;
      return {
        found: found.map((one) => ({ ...signOf(one.text, wish), ...(mayBeNone(one) && MAY_BE_NONE) })),
        doubtful: doubtful + bare,
      };
    }
    const wanted = 'currency' in wish ? wish.currency : '';
    return {
      found: found.map((one) => ({
        text: one.text,
        isMet: one.currency === wanted,
        ...(mayBeNone(one) && MAY_BE_NONE),
      })),
      doubtful,
    };
  },
  date: (text, wish) => datesIn(text, wish),
  'e-mail address': (text, wish) => {
    const { certain, doubtful } = findAddresses(text);
    return { found: certain.map(({ start, end }) => mailOf(text.slice(start, end), wish)), doubtful };
  },
  'phone number': (text, wish) => {
    const { certain, doubtful } = findPhoneNumbers(text);
    if ('start' in wish)
      return { found: certain.map((one) => phoneOf(text.slice(one.start, one.end), wish.start)), doubtful };
    if (!('like' in wish)) return { found: [], doubtful };
    // What is of the form is one, also where no country has such a number.
    const { certain: alike, doubtful: nearly } = writtenLike(text, wish.like);
    const others = certain.filter(({ start, end }) => !alike.some((one) => one.start < end && start < one.end));
    const more = alike.filter(({ start, end }) => !certain.some((one) => one.start < end && start < one.end));
    return {
      found: [
        ...alike.map(({ start, end }) => ({ text: text.slice(start, end), isMet: true })),
        ...others.map(({ start, end }) => ({ text: text.slice(start, end), isMet: nearly > 0 ? undefined : false })),
      ],
      doubtful: Math.max(0, doubtful - more.length),
    };
  },
};

function datesIn(text: string, wish: ValuedWish): { found: Found[]; doubtful: number } {
  const written = writtenDates(text);
  const named = namedDates(text);
  const certain = written.filter(({ isCertain }) => isCertain);
  const isMet = (date: string, formats: readonly string[]): boolean | undefined => {
    if ('format' in wish) return formats.includes(wish.format);
    if (!('day' in wish) || !/^\d{4}-\d\d-\d\d/.test(date)) return undefined;
    const day = date.slice(0, 10);
    if (wish.side === 'after') return day > wish.day;
    if (wish.side === 'before') return day < wish.day;
    return wish.side === 'from' ? day >= wish.day : day <= wish.day;
  };
  return {
    found: [
      ...certain.map(({ start, end, formats }) => ({
        text: text.slice(start, end),
        isMet: isMet(text.slice(start, end), formats),
      })),
      ...named.certain.map(({ start, end }) => ({
        text: text.slice(start, end),
        isMet: 'format' in wish ? isNamedSo(text.slice(start, end), wish.format) : undefined,
      })),
    ],
    doubtful: written.length - certain.length + named.doubtful + datesOfRanges(text) + countShortDates(text),
  };
}

function mailOf(written: string, wish: ValuedWish): Found {
  const address = written.toLowerCase();
  if ('address' in wish) return { text: written, isMet: address === wish.address };
  const host = address.slice(address.lastIndexOf('@') + 1);
  const domain = 'domain' in wish ? wish.domain : '';
  return { text: written, isMet: host === domain ? true : host.endsWith(`.${domain}`) ? undefined : false };
}

const phoneOf = (text: string, start: string): Found => ({ text, isMet: startsSo(text, start) });
