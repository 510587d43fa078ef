import { readNumber } from './number-words.ts';
import { afterPhrase, isMark, isWord, type Reading, readPhrase, type Token } from './tokens.ts';

/** Which counts are asked for: those from `min` to `max`, both included, or with `outside` all others. */
export interface Quantity {
  min: number;
  /** Infinity when there is no upper end. */
  max: number;
  outside: boolean;
  /** As the criterion puts it, such as "fewer than 100". */
  phrase: string;
  /**
   * What "not" before it would mean. `clear`: the opposite. `unclear`: "does not have three …" may mean "not exactly" or
   * "fewer than". `double`: it is a negation itself.
   */
  negation: 'clear' | 'unclear' | 'double';
}

const quantity = (
  min: number,
  max: number,
  phrase: string,
  negation: Quantity['negation'] = 'clear',
): Quantity | undefined => (min <= max ? { min, max, outside: false, phrase, negation } : undefined);

/** At least one: "any", "a", or a bare plural. */
export const presence: Quantity = { min: 1, max: Infinity, outside: false, phrase: 'at least one', negation: 'clear' };

type Bound = (count: number, phrase: string) => Quantity | undefined;

const atLeast: Bound = (count, phrase) => quantity(count, Infinity, phrase);
const moreThan: Bound = (count, phrase) => quantity(count + 1, Infinity, phrase);
const atMost: Bound = (count, phrase) => quantity(0, count, phrase);
const fewerThan: Bound = (count, phrase) => quantity(0, count - 1, phrase);
const exactly: Bound = (count, phrase) => quantity(count, count, phrase);
const upTo: Bound = (count, phrase) => quantity(0, count, phrase, 'unclear');
const noLess: Bound = (count, phrase) => quantity(count, Infinity, phrase, 'double');
const noMore: Bound = (count, phrase) => quantity(0, count, phrase, 'double');

const COMPARATORS: readonly (readonly [string, Bound])[] = [
  ['at least', atLeast],
  ['no fewer than', noLess],
  ['no less than', noLess],
  ['not fewer than', noLess],
  ['not less than', noLess],
  ['a minimum of', (count, phrase) => quantity(count, Infinity, phrase, 'unclear')],
  ['more than', moreThan],
  ['greater than', moreThan],
  ['over', moreThan],
  ['above', moreThan],
  ['at most', atMost],
  ['no more than', noMore],
  ['not more than', noMore],
  ['up to', upTo],
  ['a maximum of', upTo],
  ['fewer than', fewerThan],
  ['less than', fewerThan],
  ['under', fewerThan],
  ['below', fewerThan],
  ['exactly', exactly],
  ['precisely', exactly],
];

/** What may follow a bare number: "100 words or fewer". */
const AFTERWARDS: readonly (readonly [string, Bound])[] = [
  ['or more', atLeast],
  ['or fewer', atMost],
  ['or less', atMost],
];

/**
 * Reads how many: a number with or without a comparator, a range, "no" or "any". A bare number means exactly so many
 * (judging.md, 1), ranges include both ends. Undefined for anything else, such as "about 100", and for a quantity that no
 * count can meet ("between 5 and 3").
 */
export function readQuantity(tokens: readonly Token[], at: number): Reading<Quantity> | undefined {
  if (isWord(tokens[at], 'any')) return { value: presence, next: at + 1 };
  return compared(tokens, at) ?? range(tokens, at) ?? plain(tokens, at) ?? none(tokens, at);
}

/** Reads "or more", "or fewer" and "or less" as said of a bare number. */
export function readAfterwards(tokens: readonly Token[], at: number, count: number): Reading<Quantity> | undefined {
  const found = readPhrase(tokens, at, AFTERWARDS);
  return found && reading(found.value(count, `${count} ${spoken(tokens, at, found.next)}`), found.next);
}

function compared(tokens: readonly Token[], at: number): Reading<Quantity> | undefined {
  const comparator = readPhrase(tokens, at, COMPARATORS);
  const count = comparator && readNumber(tokens, comparator.next);
  if (!count) return undefined;
  return reading(comparator.value(count.value, `${spoken(tokens, at, comparator.next)} ${count.value}`), count.next);
}

function range(tokens: readonly Token[], at: number): Reading<Quantity> | undefined {
  const opener = readPhrase(tokens, at, [
    ['between', ['and']],
    ['from', ['to']],
  ]);
  const low = readNumber(tokens, opener?.next ?? at, false);
  if (!low) return undefined;
  const joiners = opener?.value ?? ['to'];
  const isJoined = joiners.some((word) => isWord(tokens[low.next], word)) || isDash(tokens[low.next]);
  const high = isJoined ? readNumber(tokens, low.next + 1) : undefined;
  return high && reading(quantity(low.value, high.value, `between ${low.value} and ${high.value}`), high.next);
}

function plain(tokens: readonly Token[], at: number): Reading<Quantity> | undefined {
  const count = readNumber(tokens, at);
  if (!count) return undefined;
  const bare = quantity(count.value, count.value, `exactly ${count.value}`, count.value === 0 ? 'double' : 'unclear');
  return readAfterwards(tokens, count.next, count.value) ?? reading(bare, count.next);
}

function none(tokens: readonly Token[], at: number): Reading<Quantity> | undefined {
  const next = afterPhrase(tokens, at, 'no');
  return next === undefined ? undefined : reading(quantity(0, 0, 'none', 'double'), next);
}

const reading = (value: Quantity | undefined, next: number) => value && { value, next };

const isDash = (token: Token | undefined) => ['-', '–', '—'].some((dash) => isMark(token, dash));

const spoken = (tokens: readonly Token[], from: number, to: number) =>
  tokens
    .slice(from, to)
    .map((token) => (token.kind === 'word' ? token.text : ''))
    .join(' ');

/** Whether it is a number and nothing else. */
export const isBare = ({ min, max, negation }: Quantity) => min === max && negation === 'unclear';

/** The opposite of a quantity; undefined when it is not plain what "not" before it means. */
export function denied({ min, max, outside, phrase, negation }: Quantity): Quantity | undefined {
  return negation === 'clear'
    ? {
        min,
        max,
        outside: !outside,
        phrase: min === 1 && max === Infinity ? 'none' : `not ${phrase}`,
        negation: 'double',
      }
    : undefined;
}

/** Whether a count is one that is asked for. */
export const isMet = ({ min, max, outside }: Quantity, count: number) => (count >= min && count <= max) !== outside;

/**
 * How nearly a count meets a quantity, 0 to 1. 1 when it does. Above the upper bound it falls in a straight line to 0 at
 * twice the bound; below the lower bound, to 0 at zero. A quantity with a hole in it ("not exactly 3") is met or not.
 */
export function nearness(asked: Quantity, count: number): number {
  if (isMet(asked, count)) return 1;
  const { min, max, outside } = asked;
  if (!outside) return count < min ? count / min : Math.max(0, 1 - (count - max) / max);
  if (min === 0) return count / (max + 1);
  return max === Infinity && min > 1 ? Math.max(0, 1 - (count - (min - 1)) / (min - 1)) : 0;
}

/** How nearly a count fails to meet a quantity, 0 to 1: the nearness to its opposite. */
export const distance = (asked: Quantity, count: number) => nearness({ ...asked, outside: !asked.outside }, count);
