import type { Reading } from '../grammar/tokens.ts';

/** Which numbers are asked for. */
export interface NumberRange {
  /** As the criterion puts it, such as "less than 5". */
  phrase: string;
  /** Whether a number is one of them; undefined if that is uncertain. */
  holds(value: number): boolean | undefined;
}

export type Order = 'below' | 'equal' | 'above';

const orderOf = (value: number, bound: number): Order => (value < bound ? 'below' : value > bound ? 'above' : 'equal');

export interface Compared extends NumberRange {
  bound: number;
  holds(value: number): boolean;
}

/** Two bounds; undefined for two of one kind, and where "and" leaves no number, or "or" every number. */
export function joined(
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
