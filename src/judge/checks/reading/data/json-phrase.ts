import {
  allOf,
  type Demand,
  everyItem,
  hasCount,
  hasItems,
  hasKeyOrText,
  hasKeys,
  hasTyped,
  hasValue,
  type ItemType,
  matchesSchema,
  type Scalar,
} from '../../data/json-demands.ts';
import { compileSchema } from '../../data/json-schema.ts';
import { isMark, isWord, type Reading, readPhrase, type Token } from '../../grammar/tokens.ts';
import type { Quantity } from '../../quantity.ts';
import { readQuantity } from '../quantity.ts';

type Table<T> = readonly (readonly [string, T])[];

const list = (phrases: readonly string[]): Table<null> => phrases.map((phrase) => [phrase, null]);

const LINKS = list([
  ...['with', 'containing', 'having', 'including', 'that has', 'that contains', 'that includes', 'which has'],
  ...['which contains', 'which includes'],
]);

const EACH = list(['each with', 'each having', 'each containing', 'that each have', 'that each contain']);

const CONFORMING = list(
  [
    'matches',
    'conforms to',
    'complies with',
    'adheres to',
    'satisfies',
    'validates against',
    'is valid against',
  ].flatMap((verb) => [`that ${verb}`, `which ${verb}`]),
);

const CONFORMING_TO = list([
  'matching',
  'conforming to',
  'complying with',
  'adhering to',
  'satisfying',
  'valid against',
]);

const WHERE = list(['where', 'in which', 'whose', 'wherein', 'such that']);

const IS = list(['is', 'equals', 'is set to', 'is equal to', 'has the value', 'is exactly']);

const SET = list(['set to', 'equal to', 'with the value', 'with value']);

/** What the objects of an array have. */
const OF_EACH = list(['with', 'that have', 'having', 'containing', 'that contain', 'which have', 'which contain']);

const KEY_NOUNS = ['key', 'field', 'property', 'attribute'];

const TOP = ['', 'top-level ', 'top level ', 'json '];

const plural = (noun: string) => (noun === 'property' ? 'properties' : `${noun}s`);

const singulars = TOP.flatMap((top) => KEY_NOUNS.map((noun) => top + noun));

const plurals = TOP.flatMap((top) => KEY_NOUNS.map((noun) => top + plural(noun)));

const ONLY = list(['only', 'just', 'exactly', 'the exact', 'precisely']);

const KEYS = list(
  plurals.flatMap((noun) => [noun, `the ${noun}`, `these ${noun}`, `the following ${noun}`, `all the ${noun}`]),
);

const BARE_KEYS = list(plurals);

const KEY = list(
  singulars.flatMap((noun) => [`a ${noun}`, `the ${noun}`, noun, `a ${noun} named`, `a ${noun} called`, `an ${noun}`]),
);

const BARE_KEY = list(singulars);

const NO_OTHERS = list(['and no others', 'and no other keys', 'and no other fields', 'and nothing else', 'only']);

const ITEMS = list(['item', 'items', 'element', 'elements', 'entry', 'entries', 'value', 'values']);

const TYPES: Table<ItemType> = (['object', 'string', 'number', 'integer', 'boolean', 'array'] as const).flatMap(
  (type) => [[type, type] as const, [`${type}s`, type] as const],
);

const next = (tokens: readonly Token[], at: number, table: Table<unknown>) => readPhrase(tokens, at, table)?.next;

/** Which values a demand may be made of. */
export type Kind = 'any' | 'object' | 'array';

/**
 * Reads what is asked of JSON after its name: "with the keys 'a' and 'b'", "of exactly 3 items", "that matches the schema
 * {…}". Keys must be quoted.
 */
export function readDemand(tokens: readonly Token[], at: number, kind: Kind): Reading<Demand> | undefined {
  const start = isMark(tokens[at], ',') ? at + 1 : at;
  return (
    schemaAfter(tokens, next(tokens, start, CONFORMING) ?? next(tokens, start, CONFORMING_TO)) ??
    (kind === 'array' ? readItems(tokens, start) : undefined) ??
    (kind === 'array' ? undefined : readOfObject(tokens, start))
  );
}

/** "where 'status' is 'ok'", "with the keys 'a' and 'b'" */
function readOfObject(tokens: readonly Token[], at: number): Reading<Demand> | undefined {
  const where = next(tokens, at, WHERE);
  if (where !== undefined) return valueAt(tokens, where, IS);
  const link = next(tokens, at, LINKS);
  return link === undefined ? undefined : (readKeys(tokens, link) ?? keyOrText(tokens, link));
}

/** "the keys 'a' and 'b'", "only the keys 'a' and 'b'", "a 'name' field", "exactly 3 keys", "'status' set to 'ok'" */
export const readKeys = (tokens: readonly Token[], at: number): Reading<Demand> | undefined =>
  keysNamed(tokens, at) ?? valueAt(tokens, at, SET) ?? keyNamed(tokens, at) ?? keyCount(tokens, at);

function keysNamed(tokens: readonly Token[], at: number): Reading<Demand> | undefined {
  const only = next(tokens, at, ONLY);
  const noun = next(tokens, only ?? at, KEYS);
  const colon = noun !== undefined && isMark(tokens[noun], ':') ? noun + 1 : noun;
  const named = colon === undefined ? undefined : readSeries(tokens, colon);
  const series = named ?? seriesBefore(tokens, only ?? at);
  if (!series) return undefined;
  const isOver = next(tokens, series.next, NO_OTHERS);
  return { value: hasKeys(series.value, only !== undefined || isOver !== undefined), next: isOver ?? series.next };
}

/** "the 'a' and 'b' keys" */
function seriesBefore(tokens: readonly Token[], at: number): Reading<readonly string[]> | undefined {
  const series = readSeries(tokens, isWord(tokens[at], 'the') ? at + 1 : at);
  const noun = series && series.value.length > 1 ? next(tokens, series.next, BARE_KEYS) : undefined;
  return noun === undefined ? undefined : { value: series!.value, next: noun };
}

/** "a key 'name'", "a 'name' field" */
function keyNamed(tokens: readonly Token[], at: number): Reading<Demand> | undefined {
  const key = readKey(tokens, at);
  return key?.value.isNamed ? { value: hasKeys([key.value.key], false), next: key.next } : undefined;
}

/** Of "with 'name'" nobody can tell whether a key is meant, or a text. */
function keyOrText(tokens: readonly Token[], at: number): Reading<Demand> | undefined {
  const token = tokens[at];
  return isKey(token) ? { value: hasKeyOrText(token.text), next: at + 1 } : undefined;
}

const PATH = /[\p{L}\p{N}_](?:[./]|->)[\p{L}\p{N}_*]|\[[\d*]*\]/u;

/** "a.b" and "a[0]" are ambiguous: a key, or the path to a value. */
const isKey = (token: Token | undefined): token is Token & { kind: 'quoted' } =>
  token?.kind === 'quoted' && !PATH.test(token.text);

function readKey(tokens: readonly Token[], at: number): Reading<{ key: string; isNamed: boolean }> | undefined {
  const noun = next(tokens, at, KEY);
  const article = noun === undefined && ['a', 'an', 'the'].some((word) => isWord(tokens[at], word)) ? at + 1 : at;
  const token = tokens[noun ?? article];
  if (!isKey(token)) return undefined;
  const after = noun === undefined ? next(tokens, article + 1, BARE_KEY) : undefined;
  if (article > at && after === undefined) return undefined;
  const isNamed = noun !== undefined || after !== undefined;
  return { value: { key: token.text, isNamed }, next: after ?? (noun ?? article) + 1 };
}

/** "the key 'status' is 'ok'", "'count' set to 3" */
function valueAt(tokens: readonly Token[], at: number, links: Table<null>): Reading<Demand> | undefined {
  const of = readPhrase(tokens, at, VALUE_OF)?.next ?? at;
  const key = readKey(tokens, of);
  const link = key && next(tokens, key.next, links);
  const value = link === undefined ? undefined : scalarAt(tokens[link]);
  return value === undefined ? undefined : { value: hasValue(key!.value.key, value), next: link! + 1 };
}

const VALUE_OF = list(['the value of', 'the value for']);

const WORDS: ReadonlyMap<string, Scalar> = new Map<string, Scalar>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

function scalarAt(token: Token | undefined): Scalar | undefined {
  if (token?.kind === 'quoted') return token.text;
  if (token?.kind === 'number') return token.value;
  return token?.kind === 'word' ? WORDS.get(token.text) : undefined;
}

function keyCount(tokens: readonly Token[], at: number): Reading<Demand> | undefined {
  const quantity = counted(tokens, at);
  const noun = quantity && (next(tokens, quantity.next, BARE_KEYS) ?? next(tokens, quantity.next, BARE_KEY));
  return noun === undefined ? undefined : { value: hasCount(quantity!.value, 'key'), next: noun };
}

/** "with exactly 3 items", "of 3 objects", "of objects with the keys 'a' and 'b'" */
function readItems(tokens: readonly Token[], at: number): Reading<Demand> | undefined {
  const start = isWord(tokens[at], 'of') ? at + 1 : next(tokens, at, LINKS);
  if (start === undefined) return undefined;
  const quantity = counted(tokens, start);
  const item = next(tokens, quantity?.next ?? start, ITEMS);
  if (item !== undefined) return quantity && { value: hasCount(quantity.value, 'item'), next: item };
  const type = readPhrase(tokens, quantity?.next ?? start, TYPES);
  if (!type) return undefined;
  if (!isWord(tokens[at], 'of')) return quantity && { value: hasTyped(quantity.value, type.value), next: type.next };
  const count = quantity ? [hasCount(quantity.value, 'item')] : [];
  const link = isMark(tokens[type.next], ',') ? type.next + 1 : type.next;
  const linked = type.value === 'object' ? (next(tokens, link, EACH) ?? next(tokens, link, OF_EACH)) : undefined;
  const keys = linked === undefined ? undefined : keysNamed(tokens, linked);
  if (keys) return { value: allOf([everyItem(keys.value), ...count]), next: keys.next };
  return { value: allOf([hasItems(type.value), ...count]), next: type.next };
}

/** A number, with or without a comparison; "no items" and "any items" are not. */
function counted(tokens: readonly Token[], at: number): Reading<Quantity> | undefined {
  const quantity = readQuantity(tokens, at);
  return quantity && !isWord(tokens[at], 'any') && !isWord(tokens[at], 'no') ? quantity : undefined;
}

const SCHEMAS = list(
  ['the', 'this', 'the following', 'the given'].flatMap((determiner) => [
    `${determiner} schema`,
    `${determiner} json schema`,
    `${determiner} json-schema`,
  ]),
);

function schemaAfter(tokens: readonly Token[], at: number | undefined): Reading<Demand> | undefined {
  return at === undefined ? undefined : readSchema(tokens, at);
}

/** Reads "the [following] [JSON] schema[:] {…}". A schema that is none, or too large, is not understood. */
export function readSchema(tokens: readonly Token[], at: number): Reading<Demand> | undefined {
  const noun = next(tokens, at, SCHEMAS);
  const place = noun !== undefined && isMark(tokens[noun], ':') ? noun + 1 : noun;
  const token = place === undefined ? undefined : tokens[place];
  const text = token?.kind === 'json' || token?.kind === 'quoted' ? token.text : undefined;
  const schema = text === undefined ? undefined : parsed(text);
  const validator = schema === undefined ? undefined : compileSchema(schema);
  return typeof validator === 'function' ? { value: matchesSchema(validator), next: place! + 1 } : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads "'a', 'b' and 'c'". */
function readSeries(tokens: readonly Token[], at: number): Reading<readonly string[]> | undefined {
  const texts: string[] = [];
  for (let place = at; ; ) {
    const token = tokens[place];
    // In "'a,' and 'b'" the comma is drawn into the quotation.
    if (!isKey(token) || /[,;]$/.test(token.text)) return undefined;
    texts.push(token.text);
    const comma = isMark(tokens[place + 1], ',') ? place + 2 : place + 1;
    const separator = isWord(tokens[comma], 'and') ? comma + 1 : comma;
    if (separator === place + 1 || tokens[separator]?.kind !== 'quoted') return { value: texts, next: place + 1 };
    place = separator;
  }
}
