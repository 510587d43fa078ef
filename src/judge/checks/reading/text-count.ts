import type { Check } from '../check.ts';
import { afterPhrase } from '../grammar/tokens.ts';
import type { Quantity } from '../quantity.ts';
import type { Unit } from '../unit.ts';
import { readAmount } from './amount.ts';
import type { Claim } from './claim.ts';
import type { Relation } from './verbs.ts';

const OF_THE_WHOLE: readonly Relation[] = ['be', 'consist', 'reply'];

/** "[Is] a single sentence" is one; "contains a single word" may be said of one among others. */
export function withPlainOne(claim: Claim): Claim {
  const next = OF_THE_WHOLE.includes(claim.relation) ? afterPhrase(claim.object, 0, 'a single') : undefined;
  const isPlain = next !== undefined && next + 1 === claim.object.length && !claim.negated;
  return isPlain ? { ...claim, object: [{ kind: 'number', value: 1 }, ...claim.object.slice(next)] } : claim;
}

/** The family of checks of one unit of length. */
export function lengthFamily(unit: Unit, check: (asked: Quantity) => Check) {
  return (given: Claim): Check | undefined => {
    const amount = readAmount(withPlainOne(given), unit);
    return amount && check(amount.quantity);
  };
}
