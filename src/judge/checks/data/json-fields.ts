import { type Check, resultOf } from '../check.ts';
import type { Interval } from '../form.ts';
import { subjectOf, withNoun } from '../parts/each-check.ts';
import { countWords } from '../texts/words.ts';
import { loosely } from './composed.ts';
import type { FieldWish } from './field-wish.ts';
import {
  AS_OTHER,
  type Demand,
  type Finding,
  IS_TYPE,
  type ItemType,
  isAsOther,
  isNested,
  listed,
  NESTED,
  plain,
  type Scalar,
} from './json-demands.ts';
import { isGivenElse } from './json-doubts.ts';
import { hasShape, isShape, shapeSaid } from './json-shapes.ts';
import { mayBeWritten } from './written-numbers.ts';

/**
 * A way to a value: names of keys, places in arrays (-1 for the last), `*` for each item of one, and `**` for the objects that have the key after it,
 * where these are the items of one array.
 */
export type Path = readonly (string | number)[];

/** `user.email`, `items[0].name`, `items[*].price` */
export function pathOf(written: string): Path | undefined {
  if (!/^[\p{L}_$][\p{L}\p{N}_$-]*(?:\.[\p{L}_$][\p{L}\p{N}_$-]*|\[(?:\d{1,6}|\*)?\])*$/u.test(written))
    return undefined;
  return [...written.matchAll(/[^.[\]]+|\[\]/gu)].map(([part]) =>
    part === '[]' ? '*' : /^\d+$/.test(part) ? Number(part) : part,
  );
}

/** The key of a name: of "country code" it may be written "country_code" or "countryCode". */
function keyOf(value: object, name: string): string {
  if (Object.hasOwn(value, name) || !name.includes(' ')) return name;
  const folded = (key: string) => key.toLowerCase().replaceAll(/[\s_-]/gu, '');
  const found = Object.keys(value).filter((key) => folded(key) === folded(name));
  return found.length === 1 ? found[0]! : name;
}

export const written = (path: Path): string =>
  path
    .filter((part) => part !== '**')
    .map((part, at) => (typeof part === 'number' || part === '*' ? `[${part}]` : `${at > 0 ? '.' : ''}${part}`))
    .join('');

/** The objects that have a key, where they are all items of one array; else there is more than one way to find them. */
export function siblingsWith(root: unknown, key: string): unknown[] | undefined {
  const arrays: unknown[][] = [];
  const all = [root];
  const has = (value: unknown) => typeof value === 'object' && value !== null && Object.hasOwn(value, key);
  for (let at = 0; at < all.length; at += 1) {
    const value = all[at];
    if (typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value) && value.some(has)) arrays.push(value);
    else if (!Array.isArray(value) && Object.values(value).some((one) => !Array.isArray(one) && has(one)))
      return undefined;
    for (const part of Object.values(value)) all.push(part);
  }
  const [items] = arrays;
  return items && arrays.length === 1 && items.every(has) && !has(root) ? items : undefined;
}

const OTHER_KEY = { undecided: 'A key of that name holds the dots, too.' };
const NOT_THERE = { undecided: 'The field is not there, which may be as good as empty, or not.' };
const NO_ITEMS = { undecided: 'The JSON array is empty.' };
const OF_OBJECT = { undecided: 'The value is an object; the criterion may mean its keys.' };
const OTHER_KIND = {
  undecided: 'The value is not of the type that the criterion names, so it is unclear whether it counts.',
};
const OTHER_ITEMS = { undecided: 'The array holds items of other types, too.' };
const IS_NULL = { undecided: 'The value is null, which may be as good as not set.' };
const OTHER_ARRAYS = { undecided: 'The values are arrays, each of which may be meant.' };
const GIVEN_ELSE = { undecided: 'The value may be given in another way, or not at all.' };
const OTHER_THINGS = { undecided: 'The array holds what is no object, too, or it is no array.' };
const NO_TEXT = { undecided: 'The value is no text, and may be counted as one, or not.' };
const AS_TEXT = { undecided: 'The value is a number or a truth value that is written as a text.' };

/** The values at the end of a path; `missing` where one of them is not there. */
export function valuesAt(root: unknown, path: Path): { values: unknown[]; isMissing: boolean } {
  let values: unknown[] = [root];
  let isMissing = false;
  for (const [at, part] of path.entries())
    values = values.flatMap((value) => {
      if (part === '**') return siblingsWith(value, String(path[at + 1])) ?? [MISSING];
      if (part === '{}' || part === '{keys}')
        return IS_TYPE.object(value) ? entriesOf(value as object, part) : [MISSING];
      if (part === '*') return Array.isArray(value) ? value : [MISSING];
      if (typeof part === 'number') {
        const items = Array.isArray(value) ? value : [];
        return part < items.length && -part <= items.length ? [items.at(part)] : [MISSING];
      }
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return [MISSING];
      const key = keyOf(value, part);
      return Object.hasOwn(value, key) ? [(value as Record<string, unknown>)[key]] : [MISSING];
    });
  const found = values.filter((value) => value !== MISSING);
  isMissing = found.length < values.length;
  return { values: found, isMissing };
}
const MISSING = Symbol('missing');

/** Every value of an object, or every key. */
const entriesOf = (value: object, part: '{}' | '{keys}') => (part === '{}' ? Object.values(value) : Object.keys(value));
/** The keys of all objects below the outermost. */
const keysBelow = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.values(value).flatMap((one) => [...(IS_TYPE.object(one) ? Object.keys(one) : []), ...keysBelow(one)]);
const isSeveral = (path: Path) => path.some((part) => ['*', '**', '{}'].includes(part as string));

/** Whether a key is asked for in each object of an array. */
const isOfEachObject = (path: Path, wish: FieldWish) =>
  'keys' in wish ? path.at(-1) === '*' : path.at(-2) === '*' && typeof path.at(-1) === 'string';

/** The value at a path is there, and as it is asked for. @param mayBeElse Whether another thing may be meant where it is not there. */
export function hasField(path: Path, given: FieldWish, mayBeElse = false): Demand {
  const wish = ofTime(path, given);
  const name = path[0] === '{}' ? 'every value' : path[0] === '{keys}' ? 'every key' : listed([written(path)]);
  const one = path[0] === '{}' ? 'a value' : path[0] === '{keys}' ? 'a key' : name;
  const areDifferent = 'isUnique' in wish && wish.isUnique && isSeveral(path);
  return {
    asked: areDifferent ? `with values of ${name} that all differ` : `with ${name} ${saidOf(wish)}`,
    test: (root) => {
      const first = path[0];
      if (path.length > 1 && typeof root === 'object' && root !== null && Object.hasOwn(root, written(path)))
        return OTHER_KEY;
      if (
        isOfEachObject(path, wish) &&
        valuesAt(root, path.slice(0, 'keys' in wish ? undefined : -1)).values.some((one) => !IS_TYPE.object(one))
      )
        return OTHER_THINGS;
      // "Every value in 'contact'" may be said of an object.
      if (path.at(-1) === '*' && path.length > 1 && valuesAt(root, path.slice(0, -1)).values.some(IS_TYPE.object))
        return OTHER_THINGS;
      const { values, isMissing } = valuesAt(root, path);
      const isOfWhatIsThere = 'says' in wish ? wish.check!.denies : OF_WHAT_IS_THERE.some((one) => one in wish);
      if (isMissing && (mayBeElse || first === '**' || isOfWhatIsThere)) return NOT_THERE;
      if (isMissing && 'isThere' in wish && !wish.isThere) return plain(true, `without ${name}`);
      if (isMissing) return isElsewhere(root, path) ? NESTED : plain(false, `without ${name}`);
      if (values.length === 0) return NO_ITEMS;
      const key = path.at(-1);
      if (typeof key === 'string' && valuesAt(root, path.slice(0, -1)).values.some((one) => isOfOther(one, key, wish)))
        return AS_OTHER;
      // Of several values it is said that they differ from each other, or that they are sorted.
      if (('isUnique' in wish || 'sorted' in wish) && isSeveral(path)) {
        const isSo = values.some(Array.isArray) ? OTHER_ARRAYS : hasShape(values, wish);
        return typeof isSo === 'boolean' ? plain(isSo, `with ${values.length} values of ${name}`) : isSo;
      }
      if (mayBeElse && values.some((value) => isGivenElse(value, wish, String(path.at(-1))))) return GIVEN_ELSE;
      // What is within a value may be meant, too.
      const findings = values.map((value) =>
        first === '{}' && typeof value === 'object' && value !== null && !isOfNested(wish)
          ? NESTED
          : meets(value, wish),
      );
      const failing = findings.indexOf(false);
      if (failing >= 0) return plain(false, `with ${one} ${shown(values[failing])}`);
      const below = first === '{keys}' ? keysBelow(root) : [];
      const open =
        findings.find((one) => typeof one === 'object') ?? (below.some((key) => meets(key, wish) !== true) && NESTED);
      const others = values.length > 1 ? `, and ${values.length - 1} more` : '';
      return open || plain(true, `with ${one} ${shown(values[0])}${others}`);
    },
  };
}

/** Whether a wish is not met by a text, and is met by the value of the field that the text names: "'summary' starts with 'title'". */
function isOfOther(parent: unknown, key: string, given: FieldWish): boolean {
  const wish = 'isNot' in given ? given.isNot : given;
  if ('oneOf' in wish) return isAsOther(parent, key, wish.oneOf);
  if ('keys' in wish)
    return wish.orTexts !== undefined && wish.keys.some((includes) => isOfOther(parent, key, { includes }));
  const name = 'includes' in wish ? wish.includes : 'edge' in wish ? wish.text : undefined;
  if (typeof name !== 'string' || name === key || !IS_TYPE.object(parent) || !Object.hasOwn(parent as object, name))
    return false;
  const { [key]: found, [name]: text } = parent as Record<string, unknown>;
  if (typeof text !== 'string' || text === '' || meets(found, wish) !== false) return false;
  return meets(found, 'edge' in wish ? { ...wish, text } : { includes: text }) === true;
}

/** ISO 8601 has dates and times: a "timestamp" is of the one, and a "date" of the other. */
const ofTime = (path: Path, wish: FieldWish): FieldWish =>
  'format' in wish && wish.format === 'ISO 8601' && /time|_at$|[a-z]At$/u.test(String(path.at(-1)).replace('T', 't'))
    ? { format: 'ISO 8601 timestamp' }
    : wish;

/** Whether the first key of a path stands below the top, and not there. */
const isElsewhere = (root: unknown, [first]: Path) =>
  typeof first === 'string' &&
  !(IS_TYPE.object(root) && Object.hasOwn(root as object, first)) &&
  isNested(root, [first]);

const isOfNested = (wish: FieldWish) => 'type' in wish && (wish.type === 'object' || wish.type === 'array');

/** What is said only of a field that is there. */
const OF_WHAT_IS_THERE = ['either', 'isNot', 'isUnique', 'isNull', 'isEmpty', 'sorted'];

const shown = (value: unknown) => {
  const text = JSON.stringify(value);
  return `set to ${text.length > 40 ? `${text.slice(0, 40)}…` : text}`;
};

const isIn = (count: number, numbers: readonly Interval[]) =>
  numbers.some(([low, high]) => count >= low && count <= high);

/** Whether a value is as it is asked for; undecided if that is uncertain. */
export function meets(value: unknown, wish: FieldWish): boolean | Extract<Finding, { undecided: string }> {
  if ('isNull' in wish && value === null) return wish.isNull;
  if ('ofType' in wish && wish.ofType && !isCalled(value, wish.ofType)) return OTHER_KIND;
  if ('isThere' in wish) return wish.isSet && value === null ? IS_NULL : wish.isThere;
  if ('keys' in wish) return holdsKeys(value, wish);
  if ('isNot' in wish) {
    const isSo = meets(value, wish.isNot);
    return typeof isSo === 'boolean' ? !isSo : isSo;
  }
  if ('either' in wish) return firstOf(wish.either.map((all) => everyOf(all.map((one) => meets(value, one)))));
  if ('isNull' in wish) return !wish.isNull;
  if ('type' in wish) return isType(value, wish.type);
  if ('types' in wish) return wish.types.some((type) => OTHER_TYPE[type](value));
  if ('holding' in wish) {
    const isSo = meets(value, wish.holding);
    return isSo === false && (typeof value === 'string' || (typeof value === 'object' && value !== null))
      ? { undecided: 'The value may hold what is asked for, and is not it.' }
      : isSo;
  }
  if ('each' in wish) {
    if (!Array.isArray(value)) return false;
    if (value.length === 0) return NO_ITEMS;
    const met = value.map((item) => meets(item, wish.each));
    return !met.includes(false) && (met.find((one) => typeof one === 'object') ?? true);
  }
  if ('says' in wish) return saysSo(value, wish.check!);
  if (isShape(wish)) return hasShape(value, wish);
  if ('items' in wish) {
    if (!Array.isArray(value)) return false;
    return value.length === 0 ? NO_ITEMS : value.every((item) => isType(item, wish.items));
  }
  if ('oneOf' in wish) return isOneOf(value, wish.oneOf);
  if ('isEmpty' in wish) return isEmpty(value, wish.isEmpty);
  if ('number' in wish) return isInRange(value, wish.number);
  if ('holds' in wish) return holdsSo(value, wish);
  return hasSize(value, wish);
}

type Met = boolean | Extract<Finding, { undecided: string }>;
const everyOf = (met: readonly Met[]): Met =>
  !met.includes(false) && (met.find((one) => typeof one === 'object') ?? true);
const firstOf = (met: readonly Met[]): Met =>
  met.includes(true) || (met.find((one) => typeof one === 'object') ?? false);

/** Whether an object has these keys, or a text these words where they are not called keys. */
function holdsKeys(value: unknown, { keys, orTexts }: Extract<FieldWish, { keys: readonly string[] }>): Met {
  if (Array.isArray(value)) return { undecided: 'The value is an array; the criterion may mean its items.' };
  if (orTexts && typeof value === 'string') {
    const met = everyOf(keys.map((includes) => hasShape(value, { includes })));
    return (
      met &&
      (orTexts === 'so'
        ? met
        : { undecided: 'The value is a text that contains these words, and not an object with these keys.' })
    );
  }
  const missing = IS_TYPE.object(value) ? keys.filter((key) => !Object.hasOwn(value as object, key)) : keys;
  const inside = orTexts && missing.length > 0 ? (JSON.stringify(value) ?? '').toLowerCase() : '';
  return inside !== '' && missing.every((key) => inside.includes(key.toLowerCase()))
    ? { undecided: 'The names stand in the value, but are not its own keys.' }
    : missing.length === 0;
}

function saysSo(value: unknown, check: Check): Met {
  if (typeof value !== 'string') return NO_TEXT;
  const result = resultOf(check, subjectOf(value));
  return typeof result.holds === 'boolean' ? result.holds : { undecided: result.reason };
}

function isType(value: unknown, type: ItemType): boolean {
  return IS_TYPE[type](value);
}

/** Whether a value may be called so: a "phone number" may be a text. */
const isCalled = (value: unknown, type: ItemType) =>
  isType(value, type) || (type === 'number' && typeof value === 'string' && /\d/u.test(value));

function isOneOf(value: unknown, all: readonly Scalar[]): boolean | typeof AS_TEXT {
  if (all.some((one) => one === value)) return true;
  // "Is 'true'" may mean the text or the truth value, and upper and lower case may differ.
  const isAlike = all.some(
    (one) => (typeof value !== 'object' && loosely(one) === loosely(value)) || mayBeWritten(value, one),
  );
  return isAlike ? AS_TEXT : false;
}

function isEmpty(value: unknown, wanted: boolean): boolean | { undecided: string } {
  const isBlank = typeof value === 'string' && value !== '' && value.trim() === '';
  if (value === null || isBlank || typeof value === 'number' || typeof value === 'boolean')
    return { undecided: 'It is not clear whether such a value is empty.' };
  const size = typeof value === 'string' ? value.length : Object.keys(value as object).length;
  return (size === 0) === wanted;
}

function isInRange(
  value: unknown,
  { from = -Infinity, to = Infinity, isOpen }: { from?: number; to?: number; isOpen?: boolean },
) {
  // "Is positive" may be said of a text.
  const isSign = isOpen && (from === 0 ? to === Infinity : to === 0 && from === -Infinity);
  if (typeof value === 'string' && (isSign || Number.isFinite(Number(value.trim() || 'no')))) return AS_TEXT;
  if (typeof value !== 'number') return false;
  return isOpen ? value > from && value < to : value >= from && value <= to;
}

function holdsSo(value: unknown, { holds, in: numbers }: { holds: ItemType; in: readonly Interval[] }) {
  if (!Array.isArray(value)) return false;
  const count = value.filter((item) => isType(item, holds)).length;
  return isIn(count, numbers) && count < value.length ? OTHER_ITEMS : isIn(count, numbers);
}

function hasSize(
  value: unknown,
  { size, in: numbers }: { size: 'items' | 'characters' | 'words'; in: readonly Interval[] },
): Met {
  if (size === 'items' && Array.isArray(value)) return isIn(value.length, numbers);
  if (size === 'items') return IS_TYPE.object(value) ? OF_OBJECT : false;
  if (typeof value !== 'string') return NO_TEXT;
  return isIn(size === 'words' ? countWords(value) : Array.from(new Intl.Segmenter().segment(value)).length, numbers);
}

/** "at least 2", "between 3 and 5" */
export const inWords = (numbers: readonly Interval[]) =>
  numbers
    .map(([low, high]) =>
      high === Infinity
        ? `at least ${low}`
        : low === 0
          ? `at most ${high}`
          : low === high
            ? `exactly ${low}`
            : `between ${low} and ${high}`,
    )
    .join(' or ');
/** Whether a noun after these words is a singular: "at least 1 item". */
const isOfOne = (numbers: readonly Interval[]) => / 1$/u.test(inWords(numbers));
const article = (type: string) => (/^[aio]/.test(type) ? `an ${type}` : `a ${type}`);

/** As the end of a sentence. */
export function saidOf(wish: FieldWish): string {
  if ('isThere' in wish) return wish.isSet ? 'set' : wish.isThere ? 'in it' : 'missing';
  if ('keys' in wish) return `with the keys ${wish.orTexts === 'so' ? 'or words ' : ''}${listed(wish.keys)}`;
  if ('isNot' in wish) return `not ${saidOf(wish.isNot)}`;
  if ('either' in wish) return wish.either.map((all) => all.map(saidOf).join(' and ')).join(' or ');
  if ('isNull' in wish) return wish.isNull ? 'null' : 'not null';
  if ('type' in wish) return `as ${article(wish.type)}`;
  if ('types' in wish) return `as ${wish.types.map((type) => (type === 'null' ? type : article(type))).join(' or ')}`;
  if ('holding' in wish) return saidOf(wish.holding);
  if ('each' in wish) return `with each item ${saidOf(wish.each)}`;
  if ('says' in wish) return `(${wish.check!.what}: ${withNoun(wish.check!)})`;
  if (isShape(wish)) return shapeSaid(wish);
  if ('items' in wish) return `as an array of ${wish.items}s`;
  if ('oneOf' in wish) return `set to ${wish.oneOf.map((one) => JSON.stringify(one)).join(' or ')}`;
  if ('isEmpty' in wish) return wish.isEmpty ? 'empty' : 'not empty';
  if ('holds' in wish) return `as an array with ${inWords(wish.in)} ${wish.holds}s`;
  if ('size' in wish) return `of ${inWords(wish.in)} ${isOfOne(wish.in) ? wish.size.slice(0, -1) : wish.size}`;
  const { from, to, isOpen } = wish.number;
  const bounds = [
    from === undefined ? '' : `${isOpen ? 'above' : 'at least'} ${from}`,
    to === undefined ? '' : `${isOpen ? 'below' : 'at most'} ${to}`,
  ];
  return `as a number ${bounds.filter(Boolean).join(' and ')}`.trim();
}

const OTHER_TYPE: Record<'null' | ItemType, (value: unknown) => boolean> = {
  ...IS_TYPE,
  null: (value) => value === null,
};

/** No value at all, however deep, is of a type; or every value of the object itself is. */
export function hasValues(wish: { none: 'null' | ItemType } | { every: ItemType }): Demand {
  return {
    asked: 'every' in wish ? `whose values are ${wish.every}s` : `without ${nounOf(wish.none)} in it`,
    test: (root) => {
      if ('every' in wish) {
        const values = typeof root === 'object' && root !== null ? Object.values(root) : [];
        if (values.length === 0) return { undecided: 'It holds no value.' };
        const other = values.find((value) => !OTHER_TYPE[wish.every](value));
        if (typeof other === 'object' && other !== null) return { undecided: 'What it holds may be meant, too.' };
        return other === undefined
          ? plain(true, `whose values are ${wish.every}s`)
          : plain(false, `with a value ${shown(other)}`);
      }
      // The items of the outermost array may be what is spoken of.
      const open: unknown[] = wish.none === 'null' ? [root] : Object.values((root ?? {}) as object);
      if (Array.isArray(root) && NESTED_TYPES.includes(wish.none)) return { undecided: 'It is a JSON array.' };
      while (open.length > 0) {
        const value = open.pop();
        if (OTHER_TYPE[wish.none](value)) return plain(false, `with ${nounOf(wish.none)}`);
        if (typeof value === 'object' && value !== null) open.push(...Object.values(value));
      }
      return plain(true, `without ${nounOf(wish.none)}`);
    },
  };
}

const NESTED_TYPES: readonly string[] = ['object', 'array'];
const nounOf = (type: 'null' | ItemType) => (type === 'null' ? 'a null' : article(type));
