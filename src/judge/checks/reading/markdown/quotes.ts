import type { Check } from '../../check.ts';
import { BLOCK_QUOTE, quotesCheck } from '../../markdown/quotes.ts';
import type { Claim } from '../claim.ts';
import { readContents } from '../contents.ts';

/** Checks whether, or how many, block quotes are there. */
export function quotes(claim: Claim): Check | undefined {
  const quantity = readContents(claim, BLOCK_QUOTE);
  return quantity && quotesCheck(quantity);
}
