import type { Check } from '../../check.ts';
import { KINDS, linksCheck } from '../../markdown/links.ts';
import type { Claim } from '../claim.ts';
import { readContents } from '../contents.ts';

/**
 * Checks whether, or how many, links are there. A link is one of Markdown or HTML, or an address in running text; within code
 * it is none. A URL has a scheme or "www." and counts wherever it stands. "example.com" alone may be meant as either, or not.
 */
export function links(claim: Claim): Check | undefined {
  for (const [unit] of KINDS) {
    const quantity = readContents(claim, unit);
    if (quantity) return linksCheck(unit.plural, quantity);
  }
  return undefined;
}
