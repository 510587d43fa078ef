import { afterPhrase, isWord, readPhrase, type Token } from '../grammar/tokens.ts';
import { oncePer } from '../once-per.ts';
import { presence, type Quantity } from '../quantity.ts';
import type { Unit } from '../unit.ts';
import type { Claim } from './claim.ts';
import { denied } from './denied.ts';
import { withoutPlace } from './place.ts';
import { readPresence } from './presence.ts';
import { readQuantity } from './quantity.ts';
import { readTimes, withPlainTimes } from './quoted-text.ts';
import type { Relation } from './verbs.ts';

/** "Answers with two exclamation marks" may say that there is nothing else. */
const HELD: readonly Relation[] = ['have', 'use', 'limit', 'exceed'];

/**
 * Reads how many of a thing stand in the text, or that it does: all that readPresence reads of a verb that means so, and
 * "is free of …", "is written without …". What repeats where it stands ("in its response") adds nothing.
 */
export function readContents(given: Claim, unit: Unit, kinds?: readonly string[]): Quantity | undefined {
  const claim = withoutFillers(given);
  if (claim.relation === 'be' || claim.relation === 'stay') return freeOf(claim, unit);
  if (!HELD.includes(claim.relation)) return undefined;
  // "Contains a single comma" may allow more of them; "does not contain a single comma" is plain.
  const single = claim.negated ? afterPhrase(claim.object, 0, 'a single') : undefined;
  const object = single === undefined ? claim.object : [ARTICLE, ...claim.object.slice(single)];
  return readPresence({ ...claim, object }, unit, kinds);
}

const ARTICLE: Token = { kind: 'word', text: 'a', raw: 'a' };

const FREE = ['free of', 'free from', 'devoid of', 'without', 'written without', 'written without using'].map(
  (phrase) => [phrase, null] as const,
);

/** "comma", "commas" and, as in "comma-free", what is said of the whole. */
const freeNamesOf = oncePer(({ singular, plural, aliases = [] }: Unit) => ({
  things: [plural, ...aliases].map((name) => [name, null] as const),
  adjectives: [singular, ...aliases].map((name) => [`${name}-free`, null] as const),
}));

function freeOf({ object, negated }: Claim, unit: Unit): Quantity | undefined {
  const { things, adjectives } = freeNamesOf(unit);
  const free = readPhrase(object, 0, FREE);
  const thing = free && readPhrase(object, afterPhrase(object, free.next, 'any') ?? free.next, things);
  const end = thing?.next ?? readPhrase(object, 0, adjectives)?.next;
  if (end === undefined || end !== object.length) return undefined;
  return negated ? presence : denied(presence);
}

/** "Commas at least 3 times" as "at least 3 commas". */
export function withCountFirst(claim: Claim): Claim {
  const tokens = withPlainTimes(withoutPlace(claim.object));
  const at = tokens.findIndex((_, place) => place > 0 && readTimes(tokens, place)?.next === tokens.length);
  if (!HELD.includes(claim.relation) || at < 0 || readQuantity(tokens, 0)) return claim;
  const times = tokens.slice(at).filter((token) => !isWord(token, 'times') && !isWord(token, 'time'));
  return { ...claim, object: [...times, ...tokens.slice(0, at)] };
}

/** Said only of what is not there, these add nothing. */
const EMPHASES = ['at all', 'whatsoever'];

const withoutFillers = oncePer((claim: Claim): Claim => {
  const placed = withoutPlace(claim.object);
  const use = claim.relation === 'use' ? afterPhrase(placed, 0, 'the use of') : undefined;
  const object = placed.slice(use ?? 0);
  const isDenied = claim.negated || ['no', 'any', 'free'].some((word) => isWord(object[0], word));
  const emphasis = EMPHASES.map((phrase) => object.length - phrase.split(' ').length).find(
    (at, index) => at > 0 && afterPhrase(object, at, EMPHASES[index]!) !== undefined,
  );
  return { ...claim, object: isDenied ? object.slice(0, emphasis) : object };
});
