import { inWords, type WrittenPart } from './written-like.ts';

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
  /** Of a price, amounts in other currencies are unclear, and of one in a currency not. */
  | { kind: Money; bounds: Bounds; isPrice?: true; isPriceIn?: true }
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

/** Of which of them something is asked. */
export type Share = 'every' | 'some' | 'only' | 'first' | 'last';
export const SHARES: Readonly<Record<Share, string>> = {
  every: 'each',
  some: 'one',
  only: 'the only one',
  first: 'the first one',
  last: 'the last one',
};

/** What is asked, behind the name of the thing. */
export function wordsOf(wish: ValuedWish): string {
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
