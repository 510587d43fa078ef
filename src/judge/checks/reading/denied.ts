import type { Quantity } from '../quantity.ts';

/**
 * The opposite of a quantity; undefined when it is not plain what "not" before it means.
 * @param isFault whether the criterion names a fault: "Fails if it does not have three …" wants exactly three
 */
export function denied({ min, max, outside, phrase, negation }: Quantity, isFault = false): Quantity | undefined {
  return negation === 'clear' || (isFault && negation === 'unclear')
    ? {
        min,
        max,
        outside: !outside,
        phrase: min === 1 && max === Infinity ? 'none' : `not ${phrase}`,
        negation: 'double',
      }
    : undefined;
}
