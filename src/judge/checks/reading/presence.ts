import { readPhrase } from '../grammar/tokens.ts';
import { oncePer } from '../once-per.ts';
import { presence, type Quantity } from '../quantity.ts';
import type { Unit } from '../unit.ts';
import { readAmount } from './amount.ts';
import type { Claim } from './claim.ts';
import { denied } from './denied.ts';
import type { Relation } from './verbs.ts';

const NONE: readonly string[] = [];

/** "Consists of 3 bullet points" says more than their number. */
const COUNTED: readonly Relation[] = ['have', 'use', 'limit', 'exceed', 'reply'];

const PRESENT: readonly Relation[] = ['have', 'use'];

/**
 * Reads how many of a thing, or that it is there at all: "at least 3 bullet points", "a bullet point", "bullet points",
 * "does not use bullet points". `kinds`: other phrases that say that it is there, such as "a bulleted list".
 */
export function readPresence(claim: Claim, unit: Unit, kinds: readonly string[] = NONE): Quantity | undefined {
  const amount = COUNTED.includes(claim.relation) ? readAmount(claim, unit) : undefined;
  if (amount) return amount.quantity;
  if (!PRESENT.includes(claim.relation)) return undefined;
  const { object } = claim;
  const isNamed = [phrasesOf(unit), tableOf(kinds)].some(
    (table) => readPhrase(object, 0, table)?.next === object.length,
  );
  if (!isNamed) return undefined;
  return claim.negated ? denied(presence) : presence;
}

const phrasesOf = oncePer(({ singular, plural, aliases = [] }: Unit) => {
  const names = [singular, ...aliases].filter((name) => name !== plural);
  const phrases = [plural, ...aliases, ...names.flatMap((name) => [`a ${name}`, `an ${name}`])];
  return phrases.map((phrase) => [phrase, null] as const);
});

const tableOf = oncePer((list: readonly string[]) => list.map((phrase) => [phrase, null] as const));
