import type { Check } from '../../check.ts';
import { isWord, type Reading, readPhrase, type Token } from '../../grammar/tokens.ts';
import type { PartShare } from '../../parts/part-kind.ts';
import { isBare, type Quantity } from '../../quantity.ts';
import type { Claim } from '../claim.ts';
import { attributeOf, type PartReader } from '../part-attribute.ts';
import { type NamedSeveral, readPartName } from '../part-names.ts';
import { withoutPlace } from '../place.ts';
import { readQuantity } from '../quantity.ts';
import type { Relation } from '../verbs.ts';
import { begun, kept } from './each-kept.ts';
import { placed } from './each-placed.ts';
import { inPart } from './part.ts';

/** Checks on parts that stand in what is said of the whole: "contains no sentence over 20 words", "starts each line with 'x'". */
export function partObjects(claim: Claim): Check | undefined {
  if (typeof claim.about === 'object') return undefined;
  const object = withoutPlace(claim.object);
  const claims = (READERS[claim.relation] ?? []).map((read) => read({ ...claim, object }));
  const checks = claims
    .map((one) => one && inPart({ ...one, isFault: claim.isFault === true }))
    .filter((check) => check && !mayBeTwoBounds(check));
  return checks.length === 1 ? checks[0] : undefined;
}

/** "Has at least 3 paragraphs with at most 50 words" may say how many there are, and how long each is. */
const mayBeTwoBounds = ({ ofParts }: Check) =>
  typeof ofParts?.which.which === 'object' && (ofParts.check.counted?.quantity.max ?? Infinity) < Infinity;

/** "no sentence longer than 20 words", "a paragraph that starts with 'x'", "every sentence under 20 words" */
const described: PartReader = ({ object, negated }) => {
  const opening = negated ? readDenied(object) : readIncluded(object);
  const named = opening && readPartName(object, opening.next);
  if (!named || (opening.value.nouns && opening.value.nouns !== named.value.count)) return undefined;
  const { kind, count } = named.value;
  const part: NamedSeveral = { kind, which: opening.value.which, counts: [count] };
  const said = attributeOf(object.slice(named.next), part);
  if (!said) return undefined;
  // "No line that matches" is of patterns.
  if (kind === 'line' && (said.relation === 'match' || said.relation === 'matchWholly')) return undefined;
  // "Has every sentence with a comma" is no English; "at most two paragraphs of 50 words" may limit both numbers.
  const isState = said.relation === 'be' && !isWord(object[named.next], 'of');
  const isCapped = typeof part.which !== 'string' && part.which.min === 0;
  // "Has exactly 3 paragraphs with a link" may say that there are 3; "that have" tells which are counted.
  const isExact = typeof part.which !== 'string' && part.which.min === part.which.max;
  if (isExact) return ['that', 'which'].some((word) => isWord(object[named.next], word)) ? said : undefined;
  return (part.which === 'all' && said.relation !== 'be') || (isCapped && !isState) ? undefined : said;
};

interface Opening {
  which: PartShare;
  nouns?: 'singular' | 'plural';
}

const DENIED: readonly (readonly [string, Opening])[] = [
  ['any', { which: 'none' }],
  ['a', { which: 'none', nouns: 'singular' }],
  ['a single', { which: 'none', nouns: 'singular' }],
];

const OPENINGS: readonly (readonly [string, Opening])[] = [
  ['no', { which: 'none' }],
  ['not a single', { which: 'none', nouns: 'singular' }],
  ['any', { which: 'some' }],
  ['a', { which: 'some', nouns: 'singular' }],
  ...['every', 'each', 'every single'].map((word) => [word, { which: 'all', nouns: 'singular' }] as const),
  ...['all', 'all the', 'all its', 'all of its', 'all of the'].map(
    (phrase) => [phrase, { which: 'all', nouns: 'plural' }] as const,
  ),
];

/** "Does not have a sentence …", "avoids sentences …" */
const readDenied = (tokens: readonly Token[]): Reading<Opening> =>
  readPhrase(tokens, 0, DENIED) ?? { value: { which: 'none', nouns: 'plural' }, next: 0 };

/** "Has 3 paragraphs of 50 words" may say that there are 3, and how long they are. */
function readIncluded(tokens: readonly Token[]): Reading<Opening> | undefined {
  const opening = readPhrase(tokens, 0, OPENINGS);
  if (opening) return opening;
  const quantity = readQuantity(tokens, 0);
  if (!quantity) return { value: { which: 'faults', nouns: 'plural' }, next: 0 };
  const { value, next } = quantity;
  if (value.max === 0) return { value: { which: 'none' }, next };
  const isPlain = !isBare(value) && !value.outside;
  const isOneSided = value.min === value.max || (value.min === 0) !== (value.max === Infinity);
  return isPlain && isOneSided ? { value: { which: shareOf(value) }, next } : undefined;
}

const shareOf = (quantity: Quantity): PartShare =>
  quantity.min === 1 && quantity.max === Infinity ? 'some' : quantity;

const READERS: Partial<Record<Relation, readonly PartReader[]>> = {
  have: [described, placed],
  use: [described, placed],
  mention: [placed],
  keep: [kept],
  confine: [kept],
  startParts: [begun],
  endParts: [begun],
};
