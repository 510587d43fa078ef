import type { Check } from './check.ts';
import { countCheck, countOf } from './count.ts';
import { readAmount, type Unit } from './reading/amount.ts';
import type { Claim } from './reading/claim.ts';
import type { Quantity } from './reading/quantity.ts';
import { inMessage, spoken } from './spoken.ts';

/** A check that counts units in the answer's text and shows no single place. */
export function textCountCheck(name: string, unit: Unit, quantity: Quantity, count: (text: string) => number): Check {
  const check = countCheck(name, unit.plural, quantity, (subject) => {
    const said = spoken(subject);
    if ('reason' in said) return said;
    const total = count(said.text);
    return { count: total, found: countOf(total, unit), evidence: [inMessage(said.index)] };
  });
  return { ...check, counted: { by: count, quantity } };
}

/** The family of checks of one unit of length. */
export function lengthFamily(name: string, unit: Unit, count: (text: string) => number) {
  return (claim: Claim): Check | undefined => {
    const amount = readAmount(claim, unit);
    return amount && textCountCheck(name, unit, amount.quantity, count);
  };
}
