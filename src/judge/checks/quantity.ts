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

/** Undefined where no count can meet it, and where every count does: "zero or more". */
export const quantity = (
  min: number,
  max: number,
  phrase: string,
  negation: Quantity['negation'] = 'clear',
): Quantity | undefined =>
  min <= max && (min > 0 || max < Infinity) ? { min, max, outside: false, phrase, negation } : undefined;

/** At least one: "any", "a", or a bare plural. */
export const presence: Quantity = { min: 1, max: Infinity, outside: false, phrase: 'at least one', negation: 'clear' };

/** Whether it is a number and nothing else. */
const isBare = ({ min, max, negation }: Quantity) => min === max && negation === 'unclear';

/** For which criteria a count of things is plain: "Fails if it has two links" may be meant of two or more. */
export const plainForCount = (asked: Quantity): 1 | undefined => (isBare(asked) && !asked.outside ? 1 : undefined);

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
