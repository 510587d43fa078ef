import type { Check } from '../../check.ts';
import { DIGIT, KINDS, numbersCheck } from '../../data/numbers.ts';
import type { Claim } from '../claim.ts';
import { readContents } from '../contents.ts';

/**
 * Checks whether, or how many, numbers are there: digits, each by itself; numerals, in digits; numbers, in digits or in words;
 * percentages; amounts in dollars.
 *
 * A numeral stands by itself: "COVID-19", "1st", the number of a list item, and each part of a date, a time or a range, may be one or not.
 * Words such as "one" may be numbers: a text with such words and no digits is left open, where that matters.
 */
export function numbers(claim: Claim): Check | undefined {
  const digits = readContents(claim, DIGIT);
  if (digits) return numbersCheck(DIGIT.plural, digits);
  for (const { unit } of KINDS) {
    const asked = readContents(claim, unit);
    if (asked) return numbersCheck(unit.plural, asked);
  }
  return undefined;
}
