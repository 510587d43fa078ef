import { isMark, type Reading, readPhrase, type Token } from '../grammar/tokens.ts';
import { type Quantity, quantity } from '../quantity.ts';

/** What a number means after a comparator. */
export type Bound = (count: number, phrase: string) => Quantity | undefined;

const atLeast: Bound = (count, phrase) => quantity(count, Infinity, phrase);
const moreThan: Bound = (count, phrase) => quantity(count + 1, Infinity, phrase);
const atMost: Bound = (count, phrase) => quantity(0, count, phrase);
const fewerThan: Bound = (count, phrase) => quantity(0, count - 1, phrase);
const exactly: Bound = (count, phrase) => quantity(count, count, phrase);
const minimum: Bound = (count, phrase) => quantity(count, Infinity, phrase, 'unclear');
const maximum: Bound = (count, phrase) => quantity(0, count, phrase, 'unclear');
const noLess: Bound = (count, phrase) => quantity(count, Infinity, phrase, 'double');
const noMore: Bound = (count, phrase) => quantity(0, count, phrase, 'double');
const rows = (bound: Bound, phrases: readonly string[]) => phrases.map((phrase) => [phrase, bound] as const);

const COMPARATORS: readonly (readonly [string, Bound])[] = [
  ...rows(atLeast, ['at least', 'at the very least', 'greater than or equal to', 'more than or equal to']),
  ...rows(noLess, [
    'no fewer than',
    'no less than',
    'no lower than',
    'not fewer than',
    'not less than',
    'not lower than',
  ]),
  ...rows(noLess, ['not below', 'not under']),
  ...rows(atLeast, ['at or above', 'at or over']),
  ...rows(atMost, ['at or below', 'at or under']),
  ...rows(minimum, ['a minimum of', 'minimum of', 'at minimum', 'at a minimum', 'minimum', 'min', 'at the minimum']),
  ...rows(moreThan, [
    'more than',
    'greater than',
    'higher than',
    'over',
    'above',
    'in excess of',
    'strictly more than',
  ]),
  ...rows(atMost, ['at most', 'at the very most', 'less than or equal to', 'fewer than or equal to']),
  ...rows(noMore, ['no more than', 'no greater than', 'no higher than', 'not more than', 'not greater than']),
  ...rows(noMore, ['not higher than', 'not over', 'not above', 'not exceeding']),
  ...rows(maximum, ['up to', 'a maximum of', 'maximum of', 'at maximum', 'at a maximum', 'maximum', 'max', 'a max of']),
  ...rows(fewerThan, ['fewer than', 'less than', 'lower than', 'under', 'below', 'strictly fewer than']),
  ...rows(fewerThan, ['strictly less than']),
  ...rows(exactly, ['exactly', 'precisely', 'equal to', 'exactly equal to']),
];

const SIGNS: readonly (readonly [string, Bound])[] = [
  ['>=', (count) => atLeast(count, `at least ${count}`)],
  ['≥', (count) => atLeast(count, `at least ${count}`)],
  ['<=', (count) => atMost(count, `at most ${count}`)],
  ['≤', (count) => atMost(count, `at most ${count}`)],
  ['>', (count) => moreThan(count, `more than ${count}`)],
  ['<', (count) => fewerThan(count, `fewer than ${count}`)],
];

/** Reads what compares: "at least", "≥". */
export function readComparator(tokens: readonly Token[], at: number): Reading<Bound> | undefined {
  if (tokens[at]?.kind === 'word') return readPhrase(tokens, at, COMPARATORS);
  const sign = SIGNS.find(([text]) => [...text].every((one, offset) => isMark(tokens[at + offset], one)));
  return sign && { value: sign[1], next: at + sign[0].length };
}

/** What may follow a bare number: "100 words or fewer", "100 words max". */
const AFTERWARDS: readonly (readonly [string, Bound])[] = [
  ...rows(atLeast, ['or more', 'or above', 'or over', 'or greater', 'or higher']),
  ...rows(atMost, ['or fewer', 'or less', 'or below', 'or under', 'or lower']),
  ...rows(minimum, ['minimum', 'min', 'at least', 'at minimum', 'at a minimum', 'at the minimum', 'at the very least']),
  ...rows(maximum, ['maximum', 'max', 'at most', 'at maximum', 'at a maximum', 'at the maximum', 'at the most']),
];

/** Reads what compares after a number: "or more", "+". */
export const readComparatorAfter = (tokens: readonly Token[], at: number): Reading<Bound> | undefined =>
  isMark(tokens[at], '+') ? { value: atLeast, next: at + 1 } : readPhrase(tokens, at, AFTERWARDS);
