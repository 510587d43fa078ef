import type { Check } from '../../check.ts';
import { linesCheck } from '../../texts/lines.ts';
import { readAmount } from '../amount.ts';
import type { Claim } from '../claim.ts';
import { withPlainOne } from '../text-count.ts';

const LINE = { singular: 'line', plural: 'lines', aliases: ['non-empty line', 'non-empty lines'], isLength: true };

/** Checks on the number of lines. "Has no lines" and "has a line" are said of lines in a drawing or a play. */
export function lines(claim: Claim): Check | undefined {
  const amount = readAmount(withPlainOne(claim), LINE);
  return amount && linesCheck(amount.quantity);
}
