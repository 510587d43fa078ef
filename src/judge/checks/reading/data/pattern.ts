import type { Check } from '../../check.ts';
import { type Asked, CHECKS, type Scope } from '../../data/pattern.ts';
import { usable } from '../../data/pattern-phrase.ts';
import { readPhrase, type Token } from '../../grammar/tokens.ts';
import { presence } from '../../quantity.ts';
import type { Claim } from '../claim.ts';
import { denied } from '../denied.ts';
import { withoutPlace } from '../place.ts';
import { readQuantity } from '../quantity.ts';
import { readTimes, withPlainTimes } from '../quoted-text.ts';
import type { Relation } from '../verbs.ts';
import { readPattern } from './pattern-phrase.ts';

/**
 * Checks on a regular expression of the criterion: whether, or how often, it matches somewhere in the text, whether it matches
 * the whole of it (blanks at both ends aside), how many lines it matches.
 *
 * It is read as JavaScript reads it under the flag "u", on an engine whose time is linear; one that the engine has not, as with
 * lookaround, or that dialects read in different ways, is no check. "\r\n" is one line break, "\n". Line breaks at the end of
 * the text may be left aside: "^\d+$" matches "42\n", as in Python.
 */
export function pattern(claim: Claim): Check | undefined {
  const asked = readAsked(claim);
  const engine = asked && usable(asked.written);
  const quantity = engine && (claim.negated ? denied(asked.quantity) : asked.quantity);
  return quantity && CHECKS[asked.scope]({ ...asked, quantity }, engine);
}

function readAsked({ relation, about, object }: Claim): Asked | undefined {
  const tokens = withPlainTimes(withoutPlace(object));
  const isWhole = relation === 'matchWholly';
  if (relation === 'match' || isWhole) return about === 'answer' ? undefined : matched(tokens, isWhole);
  return HELD.includes(relation) ? held(tokens) : undefined;
}

const HELD: readonly Relation[] = ['have', 'use'];

const WHOLLY = ['entirely', 'completely', 'fully', 'wholly', 'in full', 'in its entirety', 'as a whole'].map(
  (word) => [word, null] as const,
);

/** "matches /…/ [at least 3 times]", "matches /…/ entirely" */
function matched(tokens: readonly Token[], isWhole: boolean): Asked | undefined {
  const written = readPattern(tokens, 0);
  if (!written) return undefined;
  const times = isWhole ? undefined : readTimes(tokens, written.next);
  const wholly = isWhole ? undefined : readPhrase(tokens, written.next, WHOLLY);
  if ((wholly?.next ?? times?.next ?? written.next) !== tokens.length) return undefined;
  const scope = isWhole || wholly ? 'whole' : 'matches';
  return { written: written.value, quantity: times?.value ?? presence, scope };
}

const MATCHING = ['matching', 'that match', 'that matches', 'which match', 'which matches', 'that matched'];

const nouns = (words: readonly string[], scope: Scope, links: readonly string[]) =>
  words.flatMap((word) => links.map((link) => [`${word} ${link}`, scope] as const));

/** What there may be so many of. */
const THINGS: readonly (readonly [string, Scope])[] = [
  ...nouns(['match', 'matches'], 'matches', ['of', 'for', 'to']),
  ...nouns(['string', 'strings', 'substring', 'substrings', 'text', 'sequence', 'sequences'], 'matches', MATCHING),
  ...nouns(['line', 'lines'], 'lines', MATCHING),
];

const BARE: readonly (readonly [string, Scope])[] = [
  ...nouns(['matches'], 'matches', ['of', 'for']),
  ...nouns(['something', 'text', 'strings', 'substrings'], 'matches', MATCHING),
  ...nouns(['lines'], 'lines', MATCHING),
];

const ARTICLES = ['a', 'an'].map((article) => [article, presence] as const);

/** "at least 3 matches of /…/", "no line matching /…/", "the regex /…/" */
function held(tokens: readonly Token[]): Asked | undefined {
  const quantity = readQuantity(tokens, 0) ?? readPhrase(tokens, 0, ARTICLES);
  const thing = quantity ? readPhrase(tokens, quantity.next, THINGS) : readPhrase(tokens, 0, BARE);
  const written = thing && readPattern(tokens, thing.next);
  if (!written || written.next !== tokens.length) return undefined;
  return { written: written.value, quantity: quantity?.value ?? presence, scope: thing.value };
}
