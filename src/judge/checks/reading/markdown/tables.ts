import type { Check } from '../../check.ts';
import { KINDS, tablesCheck } from '../../markdown/tables.ts';
import type { Claim } from '../claim.ts';
import { readContents } from '../contents.ts';

/** Checks whether, or how many, tables are there. */
export function tables(claim: Claim): Check | undefined {
  for (const { unit } of KINDS) {
    const quantity = readContents(claim, unit);
    if (quantity) return tablesCheck(unit.plural, quantity);
  }
  return undefined;
}
