import { type Compared, joined, type NumberRange, type Order, orderOf } from '../../data/number-range.ts';
import { isMark, isWord, type Reading, type Token } from '../../grammar/tokens.ts';
import { readNumber } from '../../number-words.ts';
import { isMet } from '../../quantity.ts';
import { readQuantity } from '../quantity.ts';
import { type Bound, readComparator } from '../quantity-bounds.ts';

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
