import { isMark, isWord, type Reading, type Token } from '../grammar/tokens.ts';
import { readNumber } from '../reading/number-words.ts';
import { isMet, readQuantity } from '../reading/quantity.ts';
import { type Bound, readComparator } from '../reading/quantity-bounds.ts';

/** Which numbers are asked for. */
export interface NumberRange {
  /** As the criterion puts it, such as "less than 5". */
  phrase: string;
  /** Whether a number is one of them; undefined if that is uncertain. */
  holds(value: number): boolean | undefined;
}

/**
 * Reads which numbers are asked for: "greater than 5", "at least 0 and at most 1", "between 1 and 10". Unlike a count, a number with an
 * upper bound only may be negative.
 */
export function readNumberRange(tokens: readonly Token[], at: number): Reading<NumberRange> | undefined {
  if (tokens[at]?.kind === 'number') return undefined;
  const first = compared(tokens, at);
  if (!first) return counted(tokens, at);
  const joint = isMark(tokens[first.next], ',') ? first.next + 1 : first.next;
  const joiner = ['and', 'but', 'or'].find((word) => isWord(tokens[joint], word));
  const second = joiner === undefined ? undefined : compared(tokens, joint + 1);
  return joiner !== undefined && second ? joined(first.value, joiner, second) : first;
}

export type Order = 'below' | 'equal' | 'above';
const orderOf = (value: number, bound: number): Order => (value < bound ? 'below' : value > bound ? 'above' : 'equal');

/** Where numbers stand that a comparator asks for, as it says of counts. */
function ordersOf(bound: Bound): Order[] {
  const quantity = bound(PROBE, '');
  const orders: [Order, number][] = [
    ['below', PROBE - 1],
    ['equal', PROBE],
    ['above', PROBE + 1],
  ];
  return orders.flatMap(([order, count]) => (quantity && isMet(quantity, count) ? [order] : []));
}
const PROBE = 10;

interface Compared extends NumberRange {
  bound: number;
  holds(value: number): boolean;
}

function compared(tokens: readonly Token[], at: number): Reading<Compared> | undefined {
  const comparator = readComparator(tokens, at);
  const bound = comparator && readNumber(tokens, comparator.next);
  if (!bound) return undefined;
  const orders = ordersOf(comparator.value);
  const said = tokens.slice(at, comparator.next).flatMap((token) => ('text' in token ? [token.text] : []));
  const phrase = `${said.join(tokens[at]!.kind === 'mark' ? '' : ' ')} ${bound.value}`;
  const holds = (value: number) => orders.includes(orderOf(value, bound.value));
  return { value: { phrase, bound: bound.value, holds }, next: bound.next };
}

/** Two bounds; undefined for two of one kind, and where "and" leaves no number, or "or" every number. */
function joined(
  first: Compared,
  joiner: string,
  { value: second, next }: Reading<Compared>,
): Reading<NumberRange> | undefined {
  const isOpposed =
    first.holds(-Infinity) === second.holds(Infinity) && first.holds(Infinity) === second.holds(-Infinity);
  const isOr = joiner === 'or';
  const holds = (value: number) =>
    isOr ? first.holds(value) || second.holds(value) : first.holds(value) && second.holds(value);
  const between = [first.bound, (first.bound + second.bound) / 2, second.bound];
  if (!isOpposed || between.every((value) => holds(value) === isOr)) return undefined;
  return { value: { phrase: `${first.phrase} ${joiner} ${second.phrase}`, holds }, next };
}

/** A range with both ends, as it is read of counts. */
function counted(tokens: readonly Token[], at: number): Reading<NumberRange> | undefined {
  const range = isWord(tokens[at], 'no') ? undefined : readQuantity(tokens, at);
  if (!range) return undefined;
  const holds = (value: number) => {
    const [low, high] = [isMet(range.value, Math.floor(value)), isMet(range.value, Math.ceil(value))];
    return low === high ? low : undefined;
  };
  return { value: { phrase: range.value.phrase, holds }, next: range.next };
}

/** Numbers beside one: below it, above it, or the same. */
export interface Comparison {
  phrase: string;
  bound: number;
  orders: readonly Order[];
}
const comparing = ({ phrase, bound, orders }: Comparison): Compared => ({
  phrase,
  bound,
  holds: (value) => orders.includes(orderOf(value, bound)),
});

/** The range of one comparison, or of two; undefined for two of one kind, and where they leave no number, or every number. */
export function rangeOf(first: Comparison, joiner?: string, second?: Comparison): NumberRange | undefined {
  const one = comparing(first);
  return joiner && second ? joined(one, joiner, { value: comparing(second), next: 0 })?.value : one;
}

/** A range with both ends. */
export const rangeBetween = (low: number, high: number, phrase: string): NumberRange => ({
  phrase,
  holds: (value) => {
    const [floor, ceiling] = [Math.floor(value), Math.ceil(value)].map((one) => one >= low && one <= high);
    return floor === ceiling ? floor : undefined;
  },
});
