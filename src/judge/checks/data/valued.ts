import { type Check, type CheckResult, costly, plainly } from '../check.ts';
import { findAddresses } from '../privacy/email.ts';
import { findPhoneNumbers } from '../privacy/phone-numbers.ts';
import { beginning } from '../snippet.ts';
import { quotesIn, spoken } from '../spoken.ts';
import type { Place } from '../texts/find.ts';
import { namedDates, writtenDates } from './calendar-dates.ts';
import { datesOfRanges } from './date-ranges.ts';
import type { FoundPlaces } from './found-places.ts';
import { IS_UNKNOWN } from './measures.ts';
import { findDollars, findEuros, findPercentages, findPounds, mayHoldNumber } from './numbers.ts';
import { pricesIn, timesIn } from './plain-forms.ts';
import { isNamedSo, startsSo } from './valued-forms.ts';
import { inWords, type WrittenPart, writtenLike } from './written-like.ts';
import { standsAsYear, yearsIn } from './years.ts';

export interface Bounds {
  from?: number;
  to?: number;
  isOpen?: boolean;
  /** What is left over when it is divided by 2. */
  rest?: 0 | 1;
}

/** Things of a text, and what is asked of each of them, or is not to be so. */
export type ValuedWish = { isNot?: true } & Valued;

type Valued =
  | { kind: 'number' | 'percentage' | 'year'; bounds: Bounds }
  /** The first number after a label, in its line. */
  | { kind: 'number'; bounds: Bounds; after: string }
  /** Of a price, amounts in other currencies are unclear. */
  | { kind: Money; bounds: Bounds; isPrice?: true }
  | { kind: Money; hasCents: true }
  | { kind: 'price'; hasCents: true }
  | { kind: 'time'; is24: boolean }
  | { kind: 'price'; currency: string }
  /** The sign of a currency, and whether it stands first. */
  | { kind: 'price'; sign: string; isFirst?: true }
  | { kind: 'decimal number'; places: number; to?: number }
  /** Of a thousand or more, or of more, with commas: "12,500". */
  | { kind: 'large number'; hasCommas: true; isOver?: true }
  | { kind: 'date'; format: string }
  | { kind: 'date'; day: string; side: 'after' | 'before' | 'from' | 'to' }
  | { kind: 'e-mail address'; domain: string }
  | { kind: 'e-mail address'; address: string }
  | { kind: 'phone number'; start: string }
  | { kind: 'phone number'; like: readonly WrittenPart[] };

export type Money = 'dollar amount' | 'euro amount' | 'pound amount';

/** A thing and whether it is as asked for; undefined where that is open. One that may be none says what it may come to. */
interface Found {
  text: string;
  isMet: boolean | undefined;
  mayBeNone?: true;
  /** Of a number in digits, where it stands and what it is. */
  place?: Place;
  value?: number | undefined;
}

/** Of which of them something is asked. */
export type Share = 'every' | 'some' | 'only' | 'first' | 'last';
const SHARES: Readonly<Record<Share, string>> = {
  every: 'each',
  some: 'one',
  only: 'the only one',
  first: 'the first one',
  last: 'the last one',
};

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

const isOfOne = (wish: ValuedWish) => 'bounds' in wish && wish.bounds.from === wish.bounds.to;
/** "It is not $49": an amount that is denied may be none that is given. */
const isDenied = (text: string, start: number): boolean =>
  /\b(?:not|never|no longer|without|cannot|used to|instead of|rather than)\b|n['’]t\b/iu.test(
    text
      .slice(Math.max(0, start - 80), start)
      .split(/[!?;:,\n]|\.\s/u)
      .at(-1)!,
  );

/** A number that no noun follows: "$10-60", "$15 or 75", "Mug: 60"; not a year, an item's number or "90 countries". */
const BARE =
  /(?<![\p{L}\p{N}$€£¥#%.,:/]|\p{Nd}\s)(?!(?:19|20)\d\d(?!\d))\p{Nd}+(?:[.,]\p{Nd}+)*(?=\s*(?:$|[,;)|\r\n]|\.(?:\s|$)|[-–—/]\s?\p{Nd})|\s(?:or|and|to|per|each|on)\b)/giu;

const OF_PRICE = /\b(?:prices?|priced|costs?|fees?|total|subtotal)\b/iu;
/** How many bare numbers may be further amounts or shares beside those with a sign. */
const countBare = (text: string, signed: readonly Place[]): number =>
  [...text.matchAll(BARE)].filter(
    ({ index }) =>
      !signed.some(({ start, end }) => start <= index && index < end) &&
      !/(?:^|[\r\n])[\s>*_#-]*$/u.test(text.slice(Math.max(0, index - REACH), index)),
  ).length;

function moneyIn(find: (text: string) => FoundPlaces): Finder {
  return (text, wish) => {
    const { certain, doubtful } = find(text);
    return {
      found: certain.map(({ start, end }) => {
        const found = amountOf(text, start, end, wish);
        return isOfOne(wish) && isDenied(text, start) ? { ...found, isMet: undefined } : found;
      }),
      doubtful:
        doubtful +
        (certain.length > 0 || ('isPrice' in wish && OF_PRICE.test(text)) ? countBare(text, certain) : 0) +
        ('isPrice' in wish ? pricesBeside(text, wish.kind) : 0),
    };
  };
}

/** How many prices of a text are in another currency, or may be. */
function pricesBeside(text: string, kind: ValuedWish['kind']): number {
  const { found, doubtful } = pricesIn(text);
  return doubtful + found.filter(({ currency }) => !kind.startsWith(currency.slice(0, -1))).length;
}

type Finder = (text: string, wish: ValuedWish) => { found: Found[]; doubtful: number };

const FINDERS: Readonly<Record<ValuedWish['kind'], Finder>> = {
  number: (text, wish) => {
    if (!('bounds' in wish)) return { found: [], doubtful: 0 };
    if (!('after' in wish)) return { found: numbersIn(text, wish.bounds), doubtful: 0 };
    const [, after, ...others] = text.split(wish.after);
    const line = after?.split('\n', 1)[0] ?? '';
    const found = others.length === 0 ? numbersIn(line, wish.bounds).slice(0, 1) : [];
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
    if ('hasCents' in wish)
      return {
        found: [findDollars, findEuros, findPounds].flatMap((find) =>
          find(text).certain.map(({ start, end }) => amountOf(text, start, end, wish)),
        ),
        doubtful,
      };
    if ('sign' in wish) {
      const signed = [findDollars, findEuros, findPounds].flatMap((find) => find(text).certain);
      const bare = signed.length > 0 || OF_PRICE.test(text) ? countBare(text, signed) : 0;
      return { found: found.map(({ text: price }) => signOf(price, wish)), doubtful: doubtful + bare };
    }
    const wanted = 'currency' in wish ? wish.currency : '';
    return { found: found.map(({ text: price, currency }) => ({ text: price, isMet: currency === wanted })), doubtful };
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

const REACH = 14;
export const isIn = (value: number, { from = -Infinity, to = Infinity, isOpen, rest }: Bounds) =>
  (isOpen ? value > from && value < to : value >= from && value <= to) &&
  (rest === undefined || Math.abs(value % 2) === rest);

const RUN = /\p{Nd}+(?:[.,:/\-–'’\u00a0\u202f]\p{Nd}+)*/gu;
const PLAIN = /^(?:\p{Nd}+|\p{Nd}{1,3}(?:,\p{Nd}{3})+)(?:\.\p{Nd}+)?$/u;
/** What stands before a number that is one by itself: a blank, a bracket, a currency. */
const STARTS_PLAIN = /(?:^|[\s("'“‘*_>[])(?:[-−+~≈<=$€£¥#]\s?)?$/u;
const LIST_NUMBER = /(?:^|[\r\n])[\s>#*_]*$/u;
/** "-5", and "$-5" */
const MINUS = /(?:^|[\s([=:$€£])([-−])$/u;
/** "Minus 5", "–5" and "-$5" are negative to some; "10 minus 5" is a sum. */
const MAYBE_MINUS = /(?<!\p{Nd}\s?)(?<!\p{L})(?:minus|negative)\s$|(?:^|[\s([=:])(?:–|[-−–][$€£¥])$/iu;
/** "5k", "1.5 million", "2 Mio.": another number than its digits. */
const SCALED =
  /^b(?!\p{L})|^[\s\u00a0-]?(?:k|m|bn|tn|mi?ll?n|mio|mrd|mil|mille|grand|hundert|tausend|(?:hundred|thousand|(?:m|b|tr)illion|dozen|score|lakh|crore)s?|milli(?:on|ard)\p{L}{0,3})(?![\p{L}])/iu;
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

/** Every number of a text. What is grown to a word, a date or the number of an item may be none. */
export function numbersIn(text: string, bounds: Bounds): Found[] {
  const found = [...text.matchAll(RUN)].map(({ 0: digits, index }): Found => {
    const before = text.slice(Math.max(0, index - REACH), index);
    const after = text.slice(index + digits.length, index + digits.length + REACH);
    const place = { start: index, end: index + digits.length };
    if (SCALED.test(after) || /[\u00a0\u202f'’]/u.test(digits)) return { text: digits, isMet: undefined, place };
    const sign = MINUS.exec(before)?.[1] ?? '';
    const parts = digits.split(/[.,:/\-–]/u).map(Number);
    const plain = numberIn(digits) * (sign === '' ? 1 : -1);
    const values = PLAIN.test(digits)
      ? MAYBE_MINUS.test(before)
        ? [plain, -plain]
        : [plain]
      : [...parts, ...parts.map((one) => -one)];
    if (DOTTED.test(digits)) values.push(dottedIn(digits) * (sign === '' ? 1 : -1));
    const isItem = LIST_NUMBER.test(before) && /^[.)]/u.test(after);
    const isYear = /^(?:19|20)\d\d$/u.test(digits) || standsAsYear(text, place);
    const isPart = /^[\s\u00a0]?[-–/()]?\s?\p{Nd}/u.test(after) || /\p{Nd}[\s\u00a0)]{1,2}$/u.test(before);
    const isOne =
      PLAIN.test(digits) &&
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
      value: values.length === 1 ? values[0] : undefined,
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

/** What names a thing by a number, which is written without commas: "order 12345", "the port is 8080", "call 5551234567". */
const NAMING =
  /(?:#|\b(?:order|invoice|ticket|case|id|code|port|zip|pin|room|no\.?|number|ref\.?|reference|account|model|version|error|tracking|booking|postcode|extension|ext\.?|part|sku|serial|call|dial|fax|tel\.?|telephone|phone|mobile|hotline|whatsapp|isbn|ean|upc|iban|vin|passport|pid|build|commit|issue|flight|bus|route|channel|page|line|hash)\b)[\s:=*_`"'(#]*(?:(?:is|was|are|to|at|on)\s)?[\s:=*_`"'(#]*$/iu;
/** What stands before a year: "founded 1626". */
const BEFORE_YEAR =
  /(?:\b(?:in|since|until|till|by|founded|established|built|born|died|published|written|circa|ca\.?|c\.|before|after|during|around|early|late|mid|est\.?|of|dated|from|to|between|and|year|through|spring|summer|autumn|fall|winter|\p{Lu}\p{L}+\.?|\d{1,2},?)|[(,–-])[\s*_]*$/u;
const YEAR_LIKE = /^(?:1\d{3}|2[01]\d\d)$/u;
const CODE = /```[\s\S]*?(?:```|$)|`[^`\n]+`/gu;
/** "12 500", "12'500" */
const APART = /(?<![\p{Nd}.,])\p{Nd}{1,3}(?:[ \u00a0\u2007-\u2009\u202f'’_]\p{Nd}{3})+(?![\p{Nd}.,]\p{Nd}|\p{Nd})/gu;

/** Numbers of a thousand or more. "12.500" may be one, and "12 500" one or two. */
const largeNumbersIn = (text: string, isOver = false): Found[] => {
  const prose = text.replace(CODE, (code) => ' '.repeat(code.length));
  return [
    ...[...text.matchAll(APART)].map(([digits]): Found => ({ text: digits, isMet: undefined, mayBeNone: true })),
    ...numbersIn(text, { from: 1000 }).flatMap((one): Found[] => {
      if (one.isMet === false || one.place === undefined)
        return one.place && one.text.includes('.') ? [{ ...one, isMet: undefined, mayBeNone: true }] : [];
      const { start } = one.place;
      const before = text.slice(Math.max(0, start - NAME_REACH), start);
      const isName =
        !one.text.includes(',') &&
        (NAMING.test(before) || (YEAR_LIKE.test(one.text) && BEFORE_YEAR.test(before)) || prose[start] === ' ');
      if (isName || (isOver && one.value === 1000)) return [{ ...one, isMet: undefined, mayBeNone: true }];
      return [{ ...one, isMet: one.isMet && (one.mayBeNone ? undefined : one.text.includes(',')) }];
    }),
  ];
};
const NAME_REACH = 24;

function decimalsIn(text: string, places: number, to: number): Found[] {
  return [...text.matchAll(RUN)].flatMap(({ 0: digits, index }): Found[] => {
    if (!/[.,]/u.test(digits)) return [];
    const before = text.slice(Math.max(0, index - REACH), index);
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
  const isUnclear = isRange || !PLAIN.test(digits) || DOTTED.test(digits) || /\p{Nd}\p{L}/u.test(written);
  if (isUnclear || SCALED.test(after) || GOES_ON.test(after)) return undefined;
  if (IS_REST.test(text.slice(Math.max(0, start - 3), start)) && /^\p{Nd}/u.test(written)) return undefined;
  return numberIn(digits) * (/[-−]/u.test(sign + written) ? -1 : 1);
}
/** Where a number is one part of another: "$1 200", "1'200 €", "$10^6", "$5e6". */
const GOES_ON = /^(?:[ \u00a0\u2007-\u2009\u202f'’_]\p{Nd}{3}(?!\p{Nd})|\^|\*\*|e[-+]?\p{Nd})/iu;
const IS_REST = /\p{Nd}(?:[ \u00a0\u2007-\u2009\u202f'’_]|\^[({]?|\*\*)$/u;
const signBefore = (text: string, start: number) =>
  MINUS.exec(text.slice(Math.max(0, start - REACH), start))?.[1] ?? '';
const digitsIn = (written: string) => /\p{Nd}+(?:[.,]\p{Nd}+)*/u.exec(written)?.[0] ?? '';

function amountOf(text: string, start: number, end: number, wish: ValuedWish): Found {
  const written = text.slice(start, end);
  const digits = digitsIn(written);
  // "12,50 €": a comma before cents, or before thousands.
  if ('hasCents' in wish && /^\p{Nd}{1,3}(?:\.\p{Nd}{3})*,\p{Nd}{2}$/u.test(digits))
    return { text: written, isMet: true };
  const value = valueAt(text, start, end);
  const said = signBefore(text, start) + written;
  if (value === undefined) return { text: said, isMet: undefined };
  // "Save $60", "a budget of $500"
  const mayBeNone =
    OF_OTHERS.test(text.slice(Math.max(0, start - 30), start)) ||
    /^\s?(?:off|discount|less)\b/iu.test(text.slice(end, end + 12));
  const isMet = 'hasCents' in wish ? /\.\p{Nd}{2}$/u.test(digits) : 'bounds' in wish && isIn(value, wish.bounds);
  if (BOUNDED.test(text.slice(Math.max(0, start - 30), start))) return { text: said, isMet: undefined };
  return { text: said, isMet, ...(mayBeNone && { mayBeNone: true as const }) };
}
/** Of "more than $10" the amount is another. */
const BOUNDED = /\b(?:over|under|above|below|beyond|more than|less than|up to|at least|at most|almost|nearly)\s$/iu;
const OF_OTHERS =
  /\b(?:save|saves|saving|savings|discount|rebate|budget|income|salary|deposit|credit)\b(?:\s\p{L}+){0,2}\s$/iu;

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
    doubtful: written.length - certain.length + named.doubtful + datesOfRanges(text),
  };
}

function mailOf(written: string, wish: ValuedWish): Found {
  const address = written.toLowerCase();
  if ('address' in wish) return { text: written, isMet: address === wish.address };
  const host = address.slice(address.lastIndexOf('@') + 1);
  const domain = 'domain' in wish ? wish.domain : '';
  return { text: written, isMet: host === domain ? true : host.endsWith(`.${domain}`) ? undefined : false };
}

/** "US$5" begins with the sign, or not. */
const signOf = (text: string, { sign, isFirst }: { sign: string; isFirst?: true }): Found => {
  const at = text.indexOf(sign);
  return { text, isMet: isFirst && at > 0 ? (/\p{Nd}/u.test(text.slice(0, at)) ? false : undefined) : at >= 0 };
};

const phoneOf = (text: string, start: string): Found => ({ text, isMet: startsSo(text, start) });

function wordsOf(wish: ValuedWish): string {
  if (wish.isNot) {
    const said = wordsOf({ ...wish, isNot: undefined } as ValuedWish);
    return /^that is /u.test(said) ? said.replace('is', 'is not') : `not ${said}`;
  }
  if ('bounds' in wish) {
    const { from, to, isOpen } = wish.bounds;
    if (from !== undefined && from === to)
      return `equal to ${from}${'after' in wish ? ` after ${JSON.stringify(wish.after)}` : ''}`;
    if (wish.bounds.rest !== undefined) return wish.bounds.rest === 0 ? 'that is even' : 'that is odd';
    if (from === undefined && to === undefined) return '';
    const where = 'after' in wish ? ` after ${JSON.stringify(wish.after)}` : '';
    const bounds = [
      from === undefined ? '' : `${isOpen ? 'above' : 'at least'} ${from}`,
      to === undefined ? '' : `${isOpen ? 'below' : 'at most'} ${to}`,
    ];
    return `${bounds.filter(Boolean).join(' and ')}${where}`;
  }
  if ('hasCents' in wish) return 'with cents';
  if ('sign' in wish) return `with ${wish.sign}${wish.isFirst ? ' before it' : ''}`;
  if ('currency' in wish) return `in ${wish.currency}`;
  if ('is24' in wish) return wish.is24 ? 'in the 24-hour clock' : 'with am or pm';
  if ('places' in wish)
    return `with ${wish.places}${wish.to === undefined ? '' : wish.to === Infinity ? ' or more' : ` to ${wish.to}`} decimal places`;
  if ('hasCommas' in wish) return `${wish.isOver ? 'above 1000 ' : ''}with commas between the thousands`;
  if ('format' in wish) return `in the format ${wish.format}`;
  if ('day' in wish)
    return `${{ after: 'after', before: 'before', from: 'on or after', to: 'on or before' }[wish.side]} ${wish.day}`;
  if ('start' in wish) return `that begins with ${wish.start}`;
  if ('like' in wish) return `of the form ${inWords(wish.like)}`;
  return 'domain' in wish ? `at ${wish.domain}` : `that is ${wish.address}`;
}
