import { isWord, type Reading, readPhrase, type Token } from '../grammar/tokens.ts';
import { readNumber } from '../number-words.ts';
import { oncePer } from '../once-per.ts';
import { isBare, type Quantity } from '../quantity.ts';
import type { Unit } from '../unit.ts';
import type { Claim } from './claim.ts';
import { denied } from './denied.ts';
import { readAfterwards, readQuantity } from './quantity.ts';
import type { Relation } from './verbs.ts';

export interface Amount {
  quantity: Quantity;
  /** Whether it is said as a length: "is 100 words long", not "has 100 words". */
  saidAsLength: boolean;
}

type ObjectReader = (tokens: readonly Token[], unit: Unit) => Reading<Quantity> | undefined;

/**
 * Reads what a claim says of how many units a response has: "has at most 100 words", "is shorter than 100 words", "does
 * not exceed 100 words". Undefined unless every word of it is understood.
 */
export function readAmount({ relation, negated, object, isFault }: Claim, unit: Unit): Amount | undefined {
  const found = mayName(object, unit) ? READERS[relation]?.(object, unit) : undefined;
  if (!found || (relation === 'limit' && negated && !isFault)) return undefined;
  const ending = readEnding(object, found.next, relation);
  if (ending.next !== object.length || (ending.value && !unit.isLength)) return undefined;
  // "At least 0 words long" says nothing.
  if (found.value.min === 0 && found.value.max === Infinity) return undefined;
  const quantity = negated ? denied(found.value, isFault) : found.value;
  const saidAsLength = ending.value || LENGTHS.includes(relation) || countNounAt(object, unit) !== undefined;
  return quantity && { quantity, saidAsLength };
}

/** Relations that speak of length, whatever the unit. */
const LENGTHS: readonly Relation[] = ['be', 'stay', 'exceed'];

const had: ObjectReader = (tokens, unit) => countNoun(tokens, unit) ?? withUnit(readQuantity(tokens, 0), tokens, unit);

const READERS: Partial<Record<Relation, ObjectReader>> = {
  have: had,
  use: had,
  consist: (tokens, unit) => withUnit(readQuantity(tokens, 0), tokens, unit),
  reply: (tokens, unit) => withUnit(readQuantity(tokens, 0), tokens, unit),
  be: (tokens, unit) => {
    const quantity = unit.isLength ? (compared(tokens) ?? readQuantity(tokens, 0)) : undefined;
    return quantity && quantity.value.phrase !== 'none' ? withUnit(quantity, tokens, unit) : undefined;
  },
  stay: (tokens, unit) => {
    const opens = STAYING.some((word) => isWord(tokens[0], word));
    return opens ? withUnit(compared(tokens) ?? readQuantity(tokens, 0), tokens, unit) : undefined;
  },
  exceed: (tokens, unit) => {
    const count = readNumber(tokens, 0);
    return count && withUnit({ value: moreThan(count.value), next: count.next }, tokens, unit);
  },
  limit: (tokens, unit) => {
    const found = withUnit(readQuantity(tokens, 0), tokens, unit);
    // "Limited to 5 or more" limits nothing.
    if (!found || found.value.max === Infinity || found.value.outside) return undefined;
    return isBare(found.value) ? { ...found, value: cappedAt(found.value.max) } : found;
  },
};

/** What a length stays; "stays 100 words" and "stays at 100 words" say something else. */
const STAYING = ['under', 'below', 'over', 'above', 'between', 'within', 'from', 'short', 'no', 'not', 'shorter'];

const bound = (min: number, max: number, phrase: string, negation: Quantity['negation'] = 'clear'): Quantity => ({
  min,
  max,
  outside: false,
  phrase,
  negation,
});

const moreThan = (count: number) => bound(count + 1, Infinity, `more than ${count}`);

const fewerThan = (count: number) => bound(0, count - 1, `fewer than ${count}`);

const cappedAt = (count: number) => bound(0, count, `at most ${count}`, 'unclear');

const COMPARATIVES: readonly (readonly [string, (count: number) => Quantity])[] = [
  ['longer than', moreThan],
  ['shorter than', fewerThan],
  ['no longer than', (count) => bound(0, count, `at most ${count}`, 'double')],
  ['no shorter than', (count) => bound(count, Infinity, `at least ${count}`, 'double')],
  ['within', cappedAt],
  ['short of', fewerThan],
];

/** "longer than 100", "within 100" */
function compared(tokens: readonly Token[]): Reading<Quantity> | undefined {
  const comparative = readPhrase(tokens, 0, COMPARATIVES);
  const count = comparative && readNumber(tokens, comparative.next);
  const quantity = count && comparative.value(count.value);
  return quantity && quantity.min <= quantity.max ? { value: quantity, next: count.next } : undefined;
}

/** Whether a word stands there that begins a name of the unit. */
const mayName = (tokens: readonly Token[], unit: Unit) =>
  tokens.some((token) => token.kind === 'word' && namesOf(unit).beginnings.has(token.text));

/** What a unit is called: its names, and "a word count of". */
const namesOf = oncePer(({ singular, plural, aliases = [] }: Unit) => ({
  names: [singular, plural, ...aliases].map((name) => [name, null] as const),
  beginnings: new Set([singular, plural, ...aliases].map((name) => name.split(' ', 1)[0]!)),
  counts: [`a ${singular} count`, `a total ${singular} count`].flatMap((phrase) => [
    [phrase, null] as const,
    [`${phrase} of`, null] as const,
  ]),
}));

const LENGTH_OF = ['a length of', 'a total length of'].map((phrase) => [phrase, null] as const);

/** The place after "a length of" or "a word count", and whether the unit must follow the quantity. */
function countNounAt(tokens: readonly Token[], unit: Unit): Reading<boolean> | undefined {
  const length = unit.isLength ? readPhrase(tokens, 0, LENGTH_OF) : undefined;
  if (length) return { value: true, next: length.next };
  const count = readPhrase(tokens, 0, namesOf(unit).counts);
  return count && { value: false, next: count.next };
}

/** "a length of 100 words", "a word count of 100", "a word count of 100 words" */
function countNoun(tokens: readonly Token[], unit: Unit): Reading<Quantity> | undefined {
  const noun = countNounAt(tokens, unit);
  const quantity = noun && readQuantity(tokens, noun.next);
  return withUnit(quantity, tokens, unit) ?? (noun?.value ? undefined : quantity);
}

/** The unit after a quantity, and "or fewer" after the unit of a bare number. */
function withUnit(
  quantity: Reading<Quantity> | undefined,
  tokens: readonly Token[],
  unit: Unit,
): Reading<Quantity> | undefined {
  const next = quantity && afterUnit(tokens, quantity.next, unit);
  if (!quantity || next === undefined) return undefined;
  const { value } = quantity;
  if (!isBare(value)) return { value, next };
  const length = unit.isLength ? readPhrase(tokens, next, LENGTH_AFTER) : undefined;
  if (length) return { value: length.value(value.min), next: length.next };
  return readAfterwards(tokens, next, value.min) ?? { value, next };
}

const LENGTH_AFTER: readonly (readonly [string, (count: number) => Quantity])[] = [
  ['or longer', (count) => bound(count, Infinity, `${count} or more`)],
  ['or shorter', (count) => bound(0, count, `${count} or fewer`)],
  ['long or longer', (count) => bound(count, Infinity, `${count} or more`)],
  ['long or shorter', (count) => bound(0, count, `${count} or fewer`)],
];

/** The place after the unit's name, when it stands at `at`. */
export const afterUnit = (tokens: readonly Token[], at: number, unit: Unit) =>
  readPhrase(tokens, at, namesOf(unit).names)?.next;

const ENDINGS = [
  ['in length', true],
  ['in total', false],
  ['total', false],
] as const;

const LONG = [['long', true], ['long in total', true], ...ENDINGS] as const;

/** "long" and "in length" say that it is a length, "in total" says nothing new. */
const readEnding = (tokens: readonly Token[], at: number, relation: Relation): Reading<boolean> =>
  readPhrase<boolean>(tokens, at, relation === 'be' ? LONG : ENDINGS) ?? { value: false, next: at };
