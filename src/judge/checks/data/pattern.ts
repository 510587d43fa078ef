import { type Check, type CheckResult, costly, plainly } from '../check.ts';
import { countCheck, countOf } from '../count.ts';
import { readPhrase, type Token } from '../grammar/tokens.ts';
import type { Places } from '../place-count.ts';
import type { Claim } from '../reading/claim.ts';
import { withoutPlace } from '../reading/place.ts';
import { denied, presence, type Quantity, readQuantity } from '../reading/quantity.ts';
import { readTimes, withPlainTimes } from '../reading/quoted-text.ts';
import type { Relation } from '../reading/verbs.ts';
import { beginning, snippet } from '../snippet.ts';
import { inMessage, quotesIn, spoken } from '../spoken.ts';
import type { Pattern } from './pattern-engine.ts';
import { readPattern, spelled, usable, type WrittenPattern } from './pattern-phrase.ts';
import { firstMatch, lineMatches, matchesIn, type Searched, searched } from './pattern-search.ts';

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

export type Scope = 'matches' | 'whole' | 'lines';

interface Asked {
  written: WrittenPattern;
  quantity: Quantity;
  scope: Scope;
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

/** Whether one match is enough to know all that is asked, as it takes a hundredth of the time that counting does. */
const isPresence = ({ min, max }: Quantity) => (min === 1 && max === Infinity) || (min === 0 && max === 0);

/** The check of a pattern; undefined where the engine has none for it. */
export function patternCheck(scope: Scope, written: WrittenPattern, quantity: Quantity): Check | undefined {
  const engine = usable(written);
  return engine && CHECKS[scope]({ written, quantity, scope }, engine);
}

type Make = (asked: Asked, engine: Pattern) => Check;

const CHECKS: Record<Scope, Make> = {
  matches: (asked, engine) => {
    const find = isPresence(asked.quantity) ? firstMatch : matchesIn;
    return counting('match of', 'matches of', asked, engine, find);
  },
  lines: (asked, engine) => counting('line that matches', 'lines that match', asked, engine, lineMatches),
  whole: ({ written, quantity }, engine) => {
    const name = spelled(written);
    const negated = quantity.outside;
    return {
      ...{ name: 'pattern', what: 'the whole response', reads: 'text', isCostly: true },
      asked: `${negated ? 'anything but ' : ''}a match of ${name}`,
      run: (subject): CheckResult => {
        const said = spoken(subject);
        if ('reason' in said) return { holds: null, reason: said.reason };
        const { text } = searched(said.text, { source: written.source, size: engine.size });
        const matches = engine.testWhole(text.trim());
        const shown = beginning(said.text);
        const response = shown === '' ? 'The response is empty' : `The response is "${shown}"`;
        return {
          ...plainly(matches !== negated),
          found: `${response}, which ${name} ${matches ? 'matches' : 'does not match'} as a whole`,
          evidence: [inMessage(said.index)],
        };
      },
    };
  },
};

function counting(
  singular: string,
  plural: string,
  { written, quantity }: Asked,
  engine: Pattern,
  find: (engine: Pattern, text: Searched) => Places,
): Check {
  const name = spelled(written);
  const unit = { singular: `${singular} ${name}`, plural: `${plural} ${name}` };
  const check = countCheck('pattern', unit.plural, quantity, (subject) => {
    const said = spoken(subject);
    if ('reason' in said) return said;
    const within = searched(said.text, { source: written.source, size: engine.size });
    const { count, first } = find(engine, within);
    const quotes = first.map((place) => snippet(within.text, place));
    const counted = count === 0 ? `No ${unit.singular}` : countOf(count, unit);
    const shown = count === 1 || find === firstMatch ? 'in' : 'first in';
    return {
      count,
      found:
        quotes[0] === undefined
          ? counted
          : `${find === firstMatch ? `A ${unit.singular}` : counted}, ${shown} "${quotes[0]}"`,
      evidence: quotesIn(said, quotes),
    };
  });
  return costly(check);
}
