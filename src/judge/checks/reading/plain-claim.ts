import { isMark, isWord, readPhrase, type Token } from '../grammar/tokens.ts';
import { presence } from '../quantity.ts';
import type { Claim } from './claim.ts';
import { readPartName } from './part-names.ts';
import { withoutPlace, withoutThroughout } from './place.ts';
import { readQuantity } from './quantity.ts';
import type { Relation } from './verbs.ts';

const phrases = (list: readonly string[]) => list.map((phrase) => [phrase, null] as const);

/** The claim in plainer words that say the same, so that every family need know but one way to put it. */
export const plainClaim = (claim: Claim): Claim => turnedOther(atEdge(withPlainObject(freeOf(held(claim)))));

/** "Keeps its response to 100 words" as "is limited to 100 words", and "totals 100 words" as "consists of 100 words". */
function held(claim: Claim): Claim {
  if (claim.relation === 'hold') return { ...claim, relation: 'limit' };
  // "The paragraphs total 100 words" is of their sum.
  const isWhole = claim.relation === 'total' && typeof claim.about !== 'object';
  return isWhole ? { ...claim, relation: 'consist' } : claim;
}

/** Relations whose object is a thing that stands somewhere: that it is in the response says nothing new. */
const OF_THINGS: readonly Relation[] = ['have', 'use', 'mention', 'give', 'add', 'make', 'highlight', 'exceed'];

const TIMES = ['times', 'once', 'twice'];

/** Without "in the response", and without "throughout" and "whatsoever" where a number or a denial lets them say nothing new. */
function withPlainObject(claim: Claim): Claim {
  if (!OF_THINGS.includes(claim.relation)) return claim;
  const placed = withoutPlace(claim.object);
  const object = placed.length < claim.object.length && isMark(placed.at(-1), ',') ? placed.slice(0, -1) : placed;
  const quantity = readQuantity(object, 0)?.value ?? presence;
  const isTimes = TIMES.some((word) => object.some((token) => isWord(token, word)));
  const isCounted = claim.negated || quantity !== presence || isTimes;
  const isNone = claim.negated || quantity.max === 0;
  const isNumber = isTimes || (readQuantity(object, 0) !== undefined && quantity !== presence);
  // "The paragraphs have 100 words overall", "'a' and 'b' twice overall" may be of the sum.
  const isSum = typeof claim.about === 'object' || namesSeveral(withoutEnd(object, OVERALL));
  const whole = isNumber && !isSum ? withoutEnd(object, OVERALL) : object;
  const plain = isNone ? withoutEnd(whole, isAvoided(claim) ? AVOIDED : DENIED) : whole;
  return { ...claim, object: isCounted ? withoutThroughout(plain) : plain };
}

/** Whether there are several quotations, or parts of which something is said: "paragraphs over 100 words". */
const namesSeveral = (tokens: readonly Token[]) =>
  tokens.filter(({ kind }) => kind === 'quoted').length > 1 ||
  tokens.some((_, at) => (readPartName(tokens, at)?.next ?? tokens.length) < tokens.length);

const OVERALL = phrases(['overall', 'altogether', 'in all', 'all together', 'all in all']);

const DENIED = phrases(['whatsoever', 'of any kind']);

const AVOIDED = [...DENIED, ...phrases(['entirely', 'completely', 'altogether'])];

const isAvoided = ({ manner }: Claim) => manner.denial === 'avoid' || manner.denial === 'lack';

function withoutEnd(tokens: readonly Token[], ends: typeof DENIED): readonly Token[] {
  const at = tokens.findIndex((_, place) => place > 0 && readPhrase(tokens, place, ends)?.next === tokens.length);
  return at < 0 ? tokens : tokens.slice(0, at);
}

const FREE = phrases([
  ...['free of', 'free from', 'devoid of', 'clear of', 'without', 'written without', 'written without using'],
  ...['written without the use of', 'without the use of', 'without using', 'composed without', 'completely free of'],
  ...['entirely free of', 'completely without'],
]);

/** "Is free of commas" as "without commas". */
function freeOf(claim: Claim): Claim {
  const { relation, negated, object, manner } = claim;
  const free = (relation === 'be' || relation === 'stay') && !negated ? readPhrase(object, 0, FREE) : undefined;
  if (!free) return claim;
  return {
    ...claim,
    relation: 'use',
    negated: true,
    object: object.slice(free.next),
    manner: { ...manner, denial: 'without', isFree: true },
  };
}

const AT_EDGES: readonly (readonly [string, 'start' | 'end'])[] = [
  '',
  ' of the response',
  ' of its response',
  ' of the reply',
].flatMap((whole) => [
  [`at the very end${whole}`, 'end'] as const,
  ...['at the very start', 'at the very beginning'].map((place) => [`${place}${whole}`, 'start'] as const),
]);

const HELD: readonly Relation[] = ['have', 'use', 'mention'];

/** "Has 'x' at the very end" as "ends with 'x'"; "at the end" may be anywhere near it. */
function atEdge(claim: Claim): Claim {
  const { relation, object } = claim;
  if (!HELD.includes(relation)) return claim;
  const at = object.findIndex((_, place) => readPhrase(object, place, AT_EDGES)?.next === object.length);
  const edge = at > 0 && object[at - 1]?.kind === 'quoted' ? readPhrase(object, at, AT_EDGES) : undefined;
  return edge ? { ...claim, relation: edge.value, object: object.slice(0, at) } : claim;
}

const VALID: Token = { kind: 'word', text: 'valid', raw: 'valid' };

const OTHERS = phrases(['anything other than', 'anything but', 'something other than', 'anything except']);

const OTHER_LANGUAGES = phrases(
  [
    'a language other than',
    'any language other than',
    'any language but',
    'another language than',
    'languages other than',
  ].flatMap((other) => [`in ${other}`, `written in ${other}`]),
);

const TURNED: readonly Relation[] = ['start', 'end', 'be', 'equal'];

/** "Ends with anything other than 'x'" as "does not end with 'x'". */
function turnedOther(claim: Claim): Claim {
  const { relation, negated, object, manner } = claim;
  if (!TURNED.includes(relation)) return claim;
  const other = readPhrase(object, 0, OTHERS);
  const language = relation === 'be' ? readPhrase(object, 0, OTHER_LANGUAGES) : undefined;
  const invalid = relation === 'be' && isWord(object[0], 'invalid') && !negated;
  // "Invalid JSON" is not valid.
  if (invalid)
    return { ...claim, negated: true, object: [VALID, ...object.slice(1)], manner: { ...manner, denial: 'not' } };
  const found = other ?? language;
  if (!found || negated) return claim;
  const rest = object.slice(found.next);
  const named: readonly Token[] = language ? [{ kind: 'word', text: 'in', raw: 'in' }, ...rest] : rest;
  return { ...claim, negated: true, object: named, manner: { ...manner, denial: 'not' } };
}
