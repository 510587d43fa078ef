import type { Check } from '../../check.ts';
import { addresses } from '../../privacy/email.ts';
import type { Claim } from '../claim.ts';
import { readPresence } from '../presence.ts';
import { sightingFamily } from './sightings.ts';

const family = sightingFamily(addresses);

/** Checks whether, or how many, e-mail addresses are there. */
export function email(claim: Claim): Check | undefined {
  const { unit } = addresses.all[0]!;
  // "Answers with one e-mail address"
  const quantity = readPresence(claim, unit);
  return quantity ? addresses.check(unit.plural, quantity) : family(claim);
}
