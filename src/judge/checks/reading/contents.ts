import type { Unit } from './amount.ts';
import type { Claim } from './claim.ts';
import { withoutPlace } from './place.ts';
import { readPresence } from './presence.ts';
import { denied, presence, type Quantity } from './quantity.ts';
import { afterPhrase, isWord, readPhrase } from './tokens.ts';
import type { Relation } from './verbs.ts';

/** "Answers with two exclamation marks" may say that there is nothing else. */
const HELD: readonly Relation[] = ['have', 'use', 'limit', 'exceed'];

/**
 * Reads how many of a thing stand in the text, or that it does: all that readPresence reads of a verb that means so, and
 * "is free of …", "is written without …". What repeats where it stands ("in its response") adds nothing.
 */
export function readContents(given: Claim, unit: Unit, kinds: readonly string[] = []): Quantity | undefined {
  const claim = withoutFillers(given);
  if (claim.relation === 'be' || claim.relation === 'stay') return freeOf(claim, unit);
  if (!HELD.includes(claim.relation)) return undefined;
  // "Contains a single comma" may allow more of them; "does not contain a single comma" is plain.
  return readPresence(claim, unit, claim.negated ? [...kinds, `a single ${unit.singular}`] : kinds);
}

const FREE = ['free of', 'free from', 'written without', 'written without using'].map(
  (phrase) => [phrase, null] as const,
);

function freeOf({ object, negated }: Claim, { plural, aliases = [] }: Unit): Quantity | undefined {
  const free = readPhrase(object, 0, FREE);
  const names = [plural, ...aliases].map((name) => [name, null] as const);
  const thing = free && readPhrase(object, afterPhrase(object, free.next, 'any') ?? free.next, names);
  if (thing?.next !== object.length) return undefined;
  return negated ? presence : denied(presence);
}

/** Said only of what is not there, these add nothing. */
const EMPHASES = ['at all', 'whatsoever'];

function withoutFillers(claim: Claim): Claim {
  const placed = withoutPlace(claim.object);
  const use = claim.relation === 'use' ? afterPhrase(placed, 0, 'the use of') : undefined;
  const object = placed.slice(use ?? 0);
  const isDenied = claim.negated || ['no', 'any', 'free'].some((word) => isWord(object[0], word));
  const emphasis = EMPHASES.map((phrase) => object.length - phrase.split(' ').length).find(
    (at, index) => at > 0 && afterPhrase(object, at, EMPHASES[index]!) !== undefined,
  );
  return { ...claim, object: isDenied ? object.slice(0, emphasis) : object };
}
