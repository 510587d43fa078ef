import { readAmount, type Unit } from './amount.ts';
import type { Claim } from './claim.ts';
import { denied, presence, type Quantity } from './quantity.ts';
import { readPhrase } from './tokens.ts';
import type { Relation } from './verbs.ts';

/** "Consists of 3 bullet points" says more than their number. */
const COUNTED: readonly Relation[] = ['have', 'use', 'limit', 'exceed', 'reply'];
const PRESENT: readonly Relation[] = ['have', 'use'];

/**
 * Reads how many of a thing, or that it is there at all: "at least 3 bullet points", "a bullet point", "bullet points",
 * "does not use bullet points". `kinds`: other phrases that say that it is there, such as "a bulleted list".
 */
export function readPresence(claim: Claim, unit: Unit, kinds: readonly string[] = []): Quantity | undefined {
  const amount = COUNTED.includes(claim.relation) ? readAmount(claim, unit) : undefined;
  if (amount) return amount.quantity;
  if (!PRESENT.includes(claim.relation)) return undefined;
  const names = [unit.singular, ...(unit.aliases ?? [])].filter((name) => name !== unit.plural);
  const phrases = [
    unit.plural,
    ...(unit.aliases ?? []),
    ...names.flatMap((name) => [`a ${name}`, `an ${name}`]),
    ...kinds,
  ];
  const next = readPhrase(
    claim.object,
    0,
    phrases.map((phrase) => [phrase, null]),
  )?.next;
  if (next !== claim.object.length) return undefined;
  return claim.negated ? denied(presence) : presence;
}
