import type { Place } from '../texts/find.ts';
import type { FoundPlaces } from './found-places.ts';
import { amountsAfter, isScaled } from './magnitudes.ts';
import { noPriceIn } from './no-prices.ts';
import { digitsIn, type Finder, type Found, isIn, plainValue, REACH, signBefore, valueAt } from './number-values.ts';
import { pricesIn } from './plain-forms.ts';
import type { ValuedWish } from './valued-wish.ts';

/** One that may be none. */
export const MAY_BE_NONE = { mayBeNone: true } as const;

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
  /(?<![\p{L}\p{N}$€£¥#%.,:/]|\p{Nd}\s)(?!(?:19|20)\d\d(?!\d))\p{Nd}+(?:[.,]\p{Nd}+)*(?=\s*(?:$|[,;)|\r\n]|\.(?:\s|$)|[-–—/]\s?\p{Nd})|\s(?:or|and|to|per|each|on|bis|oder|à|ou|tot)(?!\p{L}))/giu;

export const OF_PRICE = /\b(?:prices?|priced|costs?|fees?|total|subtotal)\b/iu;
/** How many bare numbers may be further amounts or shares beside those with a sign. */
export const countBare = (text: string, signed: readonly Place[]): number =>
  [...text.matchAll(BARE)].filter(
    ({ 0: digits, index }) =>
      !signed.some(({ start, end }) => start <= index && index < end) &&
      (amountsAfter(text, index + digits.length).length > 0 ||
        !/(?:^|[\r\n])[\s>*_#-]*$/u.test(text.slice(Math.max(0, index - REACH), index))),
  ).length;

/** Amounts of one currency, or shares. */
export function moneyIn(find: (text: string) => FoundPlaces): Finder {
  return (text, wish) => {
    const { certain, doubtful } = find(text);
    const mayBeNone = 'isPrice' in wish || 'isPriceIn' in wish || 'hasCents' in wish ? noPriceIn(text) : () => false;
    const signed = certain.map(({ start, end }) => {
      const found = { ...amountOf(text, start, end, wish), ...(mayBeNone({ start, end }) && MAY_BE_NONE) };
      return isOfOne(wish) && isDenied(text, start) ? { ...found, isMet: undefined } : found;
    });
    return {
      found: [...signed, ...unsignedAfter(text, certain).map((place) => unsignedOf(text, place, wish))],
      doubtful:
        doubtful +
        (certain.length > 0 || ('isPrice' in wish && OF_PRICE.test(text)) ? countBare(text, certain) : 0) +
        ('isPrice' in wish ? pricesBeside(text, wish.kind) : 0),
    };
  };
}

/** Numbers that follow amounts in a range or a list, and may be amounts as well. */
export function unsignedAfter(text: string, certain: readonly Place[]): Place[] {
  const starts = new Set(certain.map(({ start }) => start));
  return certain.flatMap(({ end }) => amountsAfter(text, end)).filter(({ start }) => !starts.has(start));
}

function unsignedOf(text: string, { start, end }: Place, wish: ValuedWish): Found {
  const written = text.slice(start, end);
  const value = isScaled(text, end, true) ? undefined : plainValue(written);
  const isMet =
    'hasCents' in wish
      ? /\.\p{Nd}{2}$/u.test(written)
      : value === undefined
        ? undefined
        : 'bounds' in wish && isIn(value, wish.bounds);
  return { text: written, isMet, mayBeNone: true };
}

/** How many prices of a text are in another currency, or may be. */
function pricesBeside(text: string, kind: ValuedWish['kind']): number {
  const { found, doubtful } = pricesIn(text);
  return doubtful + found.filter(({ currency }) => !kind.startsWith(currency.slice(0, -1))).length;
}

export function amountOf(text: string, start: number, end: number, wish: ValuedWish): Found {
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

/** "US$5" begins with the sign, or not. */
export const signOf = (text: string, { sign, isFirst }: { sign: string; isFirst?: true }): Found => {
  const at = text.indexOf(sign);
  return { text, isMet: isFirst && at > 0 ? (/\p{Nd}/u.test(text.slice(0, at)) ? false : undefined) : at >= 0 };
};
