import type { Claim } from './claim.ts';
import { readNumber } from './number-words.ts';
import { denied, isBare, type Quantity, readAfterwards, readQuantity } from './quantity.ts';
import { afterPhrase, isWord, type Reading, readPhrase, type Token } from './tokens.ts';
import type { Relation } from './verbs.ts';

/** How a family's unit is called. */
export interface Unit {
  singular: string;
  plural: string;
  /** Other names of the unit, singular and plural. */
  aliases?: readonly string[];
  /** Whether a response can be so many units long. */
  isLength: boolean;
}

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
export function readAmount({ relation, negated, object }: Claim, unit: Unit): Amount | undefined {
  const found = READERS[relation]?.(object, unit);
  if (!found || (relation === 'limit' && negated)) return undefined;
  const ending = readEnding(object, found.next, relation);
  if (ending.next !== object.length || (ending.value && !unit.isLength)) return undefined;
  const quantity = negated ? denied(found.value) : found.value;
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
    const opens = ['under', 'below', 'over', 'above', 'between', 'within'].some((word) => isWord(tokens[0], word));
    return opens ? withUnit(compared(tokens) ?? readQuantity(tokens, 0), tokens, unit) : undefined;
  },
  exceed: (tokens, unit) => {
    const count = readNumber(tokens, 0);
    return count && withUnit({ value: moreThan(count.value), next: count.next }, tokens, unit);
  },
  limit: (tokens, unit) => {
    const found = withUnit(readQuantity(tokens, 0), tokens, unit);
    return found && isBare(found.value) ? { ...found, value: cappedAt(found.value.max) } : found;
  },
};

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
];

/** "longer than 100", "within 100" */
function compared(tokens: readonly Token[]): Reading<Quantity> | undefined {
  const comparative = readPhrase(tokens, 0, COMPARATIVES);
  const count = comparative && readNumber(tokens, comparative.next);
  const quantity = count && comparative.value(count.value);
  return quantity && quantity.min <= quantity.max ? { value: quantity, next: count.next } : undefined;
}

/** The place after "a length of" or "a word count", and whether the unit follows the quantity. */
function countNounAt(tokens: readonly Token[], { singular, isLength }: Unit): Reading<boolean> | undefined {
  const length = isLength ? afterPhrase(tokens, 0, 'a length of') : undefined;
  if (length !== undefined) return { value: true, next: length };
  const count = afterPhrase(tokens, 0, `a ${singular} count`);
  return count === undefined ? undefined : { value: false, next: afterPhrase(tokens, count, 'of') ?? count };
}

/** "a length of 100 words", "a word count of 100" */
function countNoun(tokens: readonly Token[], unit: Unit): Reading<Quantity> | undefined {
  const noun = countNounAt(tokens, unit);
  const quantity = noun && readQuantity(tokens, noun.next);
  return noun?.value ? withUnit(quantity, tokens, unit) : quantity;
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
  return (isBare(value) ? readAfterwards(tokens, next, value.min) : undefined) ?? { value, next };
}

/** The place after the unit's name, when it stands at `at`. */
export function afterUnit(tokens: readonly Token[], at: number, { singular, plural, aliases = [] }: Unit) {
  return readPhrase(
    tokens,
    at,
    [singular, plural, ...aliases].map((name) => [name, null]),
  )?.next;
}

/** "long" and "in length" say that it is a length, "in total" says nothing new. */
function readEnding(tokens: readonly Token[], at: number, relation: Relation): Reading<boolean> {
  return (
    readPhrase(tokens, at, [
      ...(relation === 'be' ? [['long', true] as const] : []),
      ['in length', true],
      ['in total', false],
      ['total', false],
    ]) ?? { value: false, next: at }
  );
}
