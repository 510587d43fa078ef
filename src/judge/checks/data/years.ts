import type { Place } from '../texts/find.ts';

/** A year of a text; one that may be another number, or another year, says what it may come to. */
export interface FoundYear {
  text: string;
  year: number | undefined;
  mayBeNone?: true;
}

const FOUR_DIGITS = /(?<![\p{L}\p{N}_.,:#$€£/-])\p{Nd}{4}(?![\p{L}\p{N}_%°/-]|[.,:]\p{N})/gu;
/** Written otherwise, in other calendars, of dates, or as a part of something else. */
const OTHERWISE =
  /\p{Nd}{4}s(?!\p{L})|['’]\p{Nd}{2}(?!\p{N})|\p{Nd}{3,}|\p{Nd}{1,2}[/.-]\p{Nd}{1,2}[/.-]\p{Nd}{2}(?!\p{N})|\p{Nd}(?:st|nd|rd|th)[\s-]centur|\b(?:BCE?|B\.C\.|AD|A\.D\.|CE|centur(?:y|ies)|decades?|last|next|this|twenty|nineteen|eighteen|thousand)\b/giu;
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}';
/** What shows that the number after it is a year. */
const BEFORE_YEAR = new RegExp(
  String.raw`(?:^|[^\p{L}\p{N}])(?:in|since|by|from|until|till|year|years|before|after|during|around|circa|early|late|mid|spring|summer|autumn|fall|winter|©|and|to|or|${MONTH})\.?,?\s\(?$|${MONTH}\.?\s\d{1,2}(?:st|nd|rd|th)?,?\s$`,
  'iu',
);
const REACH = 24;
/** Words after a year that are no noun: after another one it may be so many of something. */
const NO_NOUN = 'and|or|to|the|it|he|she|we|they|was|were|but|until|when|as|by|in|at|on|a';
const NOUN_AFTER = new RegExp(String.raw`^\s(?!(?:${NO_NOUN})\b)\p{Ll}`, 'u');
/** A unit, or several of something: "1984 votes", "2024 red apples". */
const SO_MANY = new RegExp(
  [
    String.raw`^\s?(?:[%€£$¥°]|(?:[kcm]?m|k?g|m?l|[kmg]b|px|ft|lbs?|oz|mi|mph|kwh?|percent|euros?|people|men|women|children|feet)(?![\p{L}\d]))`,
    String.raw`^\s(?!(?:${NO_NOUN}|is|has|had|will|would|did|does|saw|for|with|of|from|this|its|always|perhaps|plus|unless|so|if|that|which|who)\b)(?:\p{Ll}+\s)?\p{Ll}{2,}s(?![\p{L}\d'’])`,
  ].join('|'),
  'u',
);
/** What is counted or numbered by the number after it. */
const COUNTED_BEFORE =
  /[$€£¥₹#]\s?$|(?<![\p{L}\p{N}])(?:pages?|pp?|ports?|no|nr|numbers?|rooms?|orders?|invoices?|tickets?|lines?|models?|versions?|flights?|rows?|items?|errors?|codes?|id|pin|extension|ext|chapters?|sections?|eur|usd|gbp)[.:]?\s?$/iu;
const SURE_BEFORE = /(?:\bIn|\bQ[1-4]|\b(?:[Ss]ince|[Uu]ntil|[Tt]ill|[Yy]ears?|[Cc]irca)|©)\s\(?$/u;

/** Whether four digits may be a number of something else than a year: "$2024", "page 2024", "2024 apples". */
export function mayBeNoYear(text: string, { start, end }: Place): boolean {
  const before = text.slice(Math.max(0, start - REACH), start);
  const after = text.slice(end, end + REACH);
  return COUNTED_BEFORE.test(before) || (!SURE_BEFORE.test(before) && SO_MANY.test(after));
}

/** What may say a year without its four digits: "'84", "nineteen eighty-four". */
export const otherYears = (digits: string): RegExp =>
  new RegExp(String.raw`['’‘]${digits.slice(2)}(?!\p{N})|\b(?:nineteen|twenty|two\sthousand)\b`, 'giu');

const isInRange = (year: number) => year >= 1000 && year < 3000;

/** Whether four digits stand as years do: "In 1066, ", "since 1789". */
export const standsAsYear = (text: string, { start, end }: Place): boolean =>
  /^1\d{3}$/u.test(text.slice(start, end)) &&
  /\b(?:in|since|until|till|circa|years?)\s\(?$/iu.test(text.slice(Math.max(0, start - REACH), start)) &&
  !NOUN_AFTER.test(text.slice(end, end + REACH));

/** The years of a text: four digits between 1000 and 2999 that stand where years stand. */
export function yearsIn(text: string): FoundYear[] {
  const found: FoundYear[] = [];
  for (const { 0: digits, index } of text.matchAll(FOUR_DIGITS)) {
    const year = Number(digits);
    if (!isInRange(year)) continue;
    const before = text.slice(Math.max(0, index - REACH), index);
    const after = text.slice(index + 4, index + 4 + REACH);
    const isPlain = year >= 1500 && year < 2100 && BEFORE_YEAR.test(before) && !NOUN_AFTER.test(after);
    const isEra = /^\s?(?:BC|B\.C|CE|AD)/u.test(after);
    found.push({ text: digits, year: isEra ? undefined : year, ...((!isPlain || isEra) && { mayBeNone: true }) });
  }
  const rest = text.replace(FOUR_DIGITS, (digits) => (isInRange(Number(digits)) ? ' ' : digits));
  const others = rest.match(OTHERWISE) ?? [];
  return [...found, ...others.map((one): FoundYear => ({ text: one, year: undefined, mayBeNone: true }))];
}
