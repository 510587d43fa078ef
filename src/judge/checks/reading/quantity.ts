import { isMark, isWord, type Reading, readPhrase, type Token } from '../grammar/tokens.ts';
import { readNumber } from '../number-words.ts';
import { presence, type Quantity, quantity } from '../quantity.ts';
import { readComparator, readComparatorAfter } from './quantity-bounds.ts';

/**
 * Reads how many: a number with or without a comparator, a range, "no" or "any". A bare number means exactly so many
 * (judging.md, 1), ranges include both ends. Undefined for anything else, such as "about 100", and for a quantity that no
 * count can meet ("between 5 and 3").
 */
export function readQuantity(tokens: readonly Token[], at: number): Reading<Quantity> | undefined {
  const start = readPhrase(tokens, at, TOTALS)?.next ?? at;
  const found =
    readPhrase(tokens, at, SOME) ?? withinBounds(tokens, start) ?? range(tokens, start) ?? plain(tokens, start);
  return found ?? (start === at ? readPhrase(tokens, at, NONE) : undefined);
}

/** They add nothing to a number. */
const TOTALS = ['a total of', 'a grand total of', 'in total'].map((phrase) => [phrase, null] as const);
const SOME = ['any', 'even one', 'even a single', 'even a'].map((phrase) => [phrase, presence] as const);
const NONE = ['no', 'not a single', 'not one', 'not even one', 'not any'].map(
  (phrase) => [phrase, quantity(0, 0, 'none', 'double')!] as const,
);

/** Reads "or more", "or fewer", "at most" and the like as said of a bare number. */
export function readAfterwards(tokens: readonly Token[], at: number, count: number): Reading<Quantity> | undefined {
  const found = readComparatorAfter(tokens, at);
  const said = spoken(tokens, at, found?.next ?? at) || 'or more';
  return found && reading(found.value(count, `${count} ${said}`), found.next);
}

function compared(tokens: readonly Token[], at: number): Reading<Quantity> | undefined {
  const comparator = readComparator(tokens, at);
  const count = comparator && readNumber(tokens, comparator.next);
  if (!count) return undefined;
  return reading(comparator.value(count.value, `${spoken(tokens, at, comparator.next)} ${count.value}`), count.next);
}

/** "at least 5", "at least 5 and at most 10", "fewer than 5 or more than 10", "fewer or more than 5" */
function withinBounds(tokens: readonly Token[], at: number): Reading<Quantity> | undefined {
  const unequal = readPhrase(tokens, at, UNEQUAL);
  const other = unequal && readNumber(tokens, unequal.next);
  if (other) return reading(outside(other.value, other.value, `not exactly ${other.value}`), other.next);
  const first = compared(tokens, at);
  const joiner = first && readPhrase(tokens, isMark(tokens[first.next], ',') ? first.next + 1 : first.next, JOINERS);
  const second = joiner && compared(tokens, joiner.next);
  // Bounds that no number meets are left as they stand: the caller is told so.
  return (second && reading(joined(first.value, joiner.value, second.value), second.next)) ?? first;
}

const UNEQUAL = ['fewer or more than', 'less or more than', 'more or fewer than', 'more or less than'].map(
  (phrase) => [phrase, null] as const,
);
const JOINERS = [
  ['and', 'and'],
  ['but', 'and'],
  ['or', 'or'],
] as const;

const outside = (min: number, max: number, phrase: string): Quantity => ({
  ...{ min, max, outside: true, phrase, negation: 'unclear' },
});

/** A lower and an upper bound, in either order; undefined for two of one kind, and where nothing or everything is left. */
function joined(first: Quantity, joiner: 'and' | 'or', second: Quantity): Quantity | undefined {
  const [lower, upper] = first.max === Infinity ? [first, second] : [second, first];
  if (lower.max !== Infinity || upper.max === Infinity || upper.min !== 0) return undefined;
  const phrase = `${first.phrase} ${joiner} ${second.phrase}`;
  if (joiner === 'and') return quantity(lower.min, upper.max, phrase, 'unclear');
  return upper.max + 1 < lower.min ? outside(upper.max + 1, lower.min - 1, phrase) : undefined;
}

const RANGES = [
  ['between', ['and']],
  ['anywhere between', ['and']],
  ['from', ['to']],
  ['anywhere from', ['to']],
  ['in the range of', ['to', 'and']],
  ['in the range', ['to']],
  ['within the range of', ['to', 'and']],
  ['a range of', ['to']],
] as const;

function range(tokens: readonly Token[], at: number): Reading<Quantity> | undefined {
  const opener = readPhrase<readonly string[]>(tokens, at, RANGES);
  const low = readNumber(tokens, opener?.next ?? at, false);
  if (!low) return undefined;
  const joiners = opener?.value ?? ['to'];
  const isJoined = joiners.some((word) => isWord(tokens[low.next], word)) || isDash(tokens[low.next]);
  const isOr = !opener && isWord(tokens[low.next], 'or');
  const high = isJoined || isOr ? readNumber(tokens, low.next + 1) : undefined;
  if (!high) return undefined;
  // "3 or 5" is no range.
  if (isOr) return high.value === low.value + 1 ? reading(either(low.value, high.value), high.next) : undefined;
  return reading(quantity(low.value, high.value, `between ${low.value} and ${high.value}`), high.next);
}

const either = (low: number, high: number) => quantity(low, high, `${low} or ${high}`);

function plain(tokens: readonly Token[], at: number): Reading<Quantity> | undefined {
  const count = readNumber(tokens, at);
  if (!count) return undefined;
  const bare = quantity(count.value, count.value, `exactly ${count.value}`, count.value === 0 ? 'double' : 'unclear');
  return readAfterwards(tokens, count.next, count.value) ?? reading(bare, count.next);
}

const reading = (value: Quantity | undefined, next: number) => value && { value, next };

const isDash = (token: Token | undefined) => ['-', '–', '—'].some((dash) => isMark(token, dash));

const spoken = (tokens: readonly Token[], from: number, to: number) =>
  tokens
    .slice(from, to)
    .map((token) => (token.kind === 'word' ? token.text : ''))
    .join(' ');
