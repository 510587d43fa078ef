import { isDeepStrictEqual } from 'node:util';
import type { Check } from '../check.ts';
import { distance, isMet, nearness, plainForCount, type Quantity } from '../quantity.ts';
import { straight } from './composed.ts';
import type { Validator } from './json-schema.ts';
import { mayBeWritten } from './written-numbers.ts';

/** What is asked of a JSON value beyond its kind. */
export interface Demand {
  /** As the end of a sentence: `with the keys "a", "b"`. */
  asked: string;
  /** As of a check. */
  plainFor?: Check['plainFor'];
  isOfSchema?: true;
  test(value: unknown): Finding;
}

export type Finding =
  | {
      holds: boolean;
      /** How nearly it holds, 0 to 1. */
      nearness: number;
      /** How nearly its opposite does, 0 to 1. */
      distance: number;
      /** What was found, to be read after "A JSON object": `without the key "a"`. */
      found: string;
    }
  | { undecided: string };

type JsonObject = Record<string, unknown>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const plain = (holds: boolean, found: string): Finding => ({
  holds,
  nearness: holds ? 1 : 0,
  distance: holds ? 0 : 1,
  found,
});

const MAX_SHOWN = 5;

const longestShown = 40;

const cut = (text: string) => (text.length > longestShown ? `${text.slice(0, longestShown)}…` : text);

/** `"a", "b"` */
export const listed = (texts: readonly string[]) =>
  texts
    .slice(0, MAX_SHOWN)
    .map((text) => JSON.stringify(cut(text)))
    .join(', ') + (texts.length > MAX_SHOWN ? ` and ${texts.length - MAX_SHOWN} more` : '');

const keysNamed = (keys: readonly string[]) => `the ${keys.length === 1 ? 'key' : 'keys'} ${listed(keys)}`;

/** Whether a key stands somewhere below the top. */
export function isNested(root: unknown, keys: readonly string[]): boolean {
  const wanted = new Set(keys);
  const open = [root];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    if (value !== root && !Array.isArray(value) && Object.keys(value).some((key) => wanted.has(key))) return true;
    for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) open.push(part);
  }
  return false;
}

export const NESTED = {
  undecided: 'A key of that name stands within another value, and the criterion may mean it there.',
};

/** The object has all these keys; with `only` no others. Keys within its values leave open what is meant. */
export function hasKeys(keys: readonly string[], only: boolean): Demand {
  return {
    asked: `with ${only ? 'only ' : ''}${keysNamed(keys)}`,
    test: (value) => {
      const missing = isObject(value) ? keys.filter((key) => !Object.hasOwn(value, key)) : keys;
      if (missing.length > 0 && isNested(value, missing)) return NESTED;
      const others = only && isObject(value) ? Object.keys(value).filter((key) => !keys.includes(key)) : [];
      if (missing.length === 0 && others.length === 0) return plain(true, `with ${keysNamed(keys)}`);
      const faults = [
        missing.length > 0 ? `without ${keysNamed(missing)}` : '',
        others.length > 0 ? `with ${keysNamed(others)} besides` : '',
      ].filter((fault) => fault !== '');
      const share = (keys.length - missing.length) / (keys.length + others.length);
      return { holds: false, nearness: share, distance: 1, found: faults.join(' and ') };
    },
  };
}

/** The object has this key; where it does not, a text of it elsewhere leaves open what is meant. */
export function hasKeyOrText(text: string): Demand {
  return {
    asked: `with ${JSON.stringify(text)}`,
    test: (value) => {
      if (isObject(value) && Object.hasOwn(value, text)) return plain(true, `with ${keysNamed([text])}`);
      const isElsewhere = textsIn(value).some((one) => one.toLowerCase().includes(text.toLowerCase()));
      return isElsewhere
        ? { undecided: 'A text of that name stands in it, and is no key.' }
        : plain(false, `without ${JSON.stringify(cut(text))}`);
    },
  };
}

/** Every text and key of a value. */
function textsIn(root: unknown): string[] {
  const found: string[] = [];
  const open = [root];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'object' && value !== null) {
      for (const part of Object.values(value)) open.push(part);
      if (!Array.isArray(value)) found.push(...Object.keys(value));
    } else found.push(String(value));
  }
  return found;
}

/** A value as a criterion writes it. */
export type Scalar = string | number | boolean | null;

/**
 * Whether what is asked of a field is the name of another one that has the same value: "'new' is not 'old'" may compare the two. A
 * field that is set to that very text is as it is asked for.
 */
export function isAsOther(parent: unknown, key: string, asked: readonly Scalar[]): boolean {
  if (!isObject(parent) || !Object.hasOwn(parent, key)) return false;
  const found = parent[key];
  return (
    asked.every((one) => one !== found && one !== key && typeof one === 'string') &&
    asked.some((one) => Object.hasOwn(parent, String(one)) && isDeepStrictEqual(parent[String(one)], found))
  );
}

export const AS_OTHER = { undecided: 'Another field of that name has the same value, and may be meant.' };

/** The object has this value under a key. */
export function hasValue(key: string, wanted: Scalar): Demand {
  return {
    asked: `with ${JSON.stringify(key)} set to ${JSON.stringify(wanted)}`,
    test: (value) => {
      if (!isObject(value) || !Object.hasOwn(value, key)) {
        return isNested(value, [key]) ? NESTED : plain(false, `without the key ${listed([key])}`);
      }
      const found = value[key];
      if (isAsOther(value, key, [wanted])) return AS_OTHER;
      // "set to 'true'" may mean the text or the value.
      const isOfOtherType =
        typeof found !== typeof wanted && (String(found) === String(wanted) || mayBeWritten(found, wanted));
      if (isOfOtherType) return { undecided: 'The value is the same, but of another type.' };
      if (found !== wanted && typeof found === 'string' && straight(found) === straight(wanted))
        return { undecided: 'The value differs only in an apostrophe.' };
      return plain(found === wanted, `with ${listed([key])} set to ${cut(JSON.stringify(found))}`);
    },
  };
}

/** What items may be asked to be. */
export type ItemType = 'object' | 'string' | 'number' | 'integer' | 'boolean' | 'array';

export const IS_TYPE: Record<ItemType, (value: unknown) => boolean> = {
  object: isObject,
  array: Array.isArray,
  integer: Number.isInteger,
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
};

/** The array has so many items, or the object so many keys. @param isTop Whether it says that those within its values do not count. */
export function hasCount(quantity: Quantity, unit: 'item' | 'key', isTop = false): Demand {
  return {
    asked: `with ${phraseOf(quantity)} ${quantity.phrase.endsWith(' 1') ? unit : unit === 'item' ? 'items' : 'keys'}`,
    plainFor: plainForCount(quantity),
    test: (value) => {
      const parts = unit === 'item' ? Array.isArray(value) && value : isObject(value) && Object.keys(value);
      if (!parts && unit === 'key' && Array.isArray(value)) return { undecided: 'It is a JSON array.' };
      if (!parts) return plain(false, '');
      if (unit === 'key' && !isTop && isMet(quantity, parts.length) !== isMet(quantity, keysIn(value)))
        return NESTED_KEYS;
      return counted(quantity, parts.length, unit);
    },
  };
}

const phraseOf = ({ phrase }: Quantity) => (phrase === 'none' ? 'no' : phrase);

export const NESTED_KEYS = { undecided: 'Keys within its values may be meant, too.' };

/** How many keys a value has at any depth. */
function keysIn(root: unknown): number {
  const open = [root];
  let count = 0;
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (isObject(value)) count += Object.keys(value).length;
    for (const part of Object.values(value as object)) if (typeof part === 'object' && part !== null) open.push(part);
  }
  return count;
}

const counted = (quantity: Quantity, count: number, unit: string): Finding => ({
  holds: isMet(quantity, count),
  nearness: nearness(quantity, count),
  distance: distance(quantity, count),
  found: `with ${count} ${unit}${count === 1 ? '' : 's'}`,
});

/** Every item of the array is of a type; an empty array is undecided. */
export function hasItems(type: ItemType): Demand {
  return {
    asked: `of ${type}s`,
    test: (value) => {
      if (!Array.isArray(value)) return plain(false, '');
      if (value.length === 0) return { undecided: 'The JSON array is empty.' };
      const other = value.findIndex((item) => !IS_TYPE[type](item));
      return other < 0
        ? plain(true, `of ${type}s`)
        : plain(false, `whose item ${other + 1} is ${value[other] === null ? 'null' : `no ${type}`}`);
    },
  };
}

/** The array has so many items of a type. It may have others besides, or none: where that matters it is open. */
export function hasTyped(quantity: Quantity, type: ItemType): Demand {
  return {
    asked: `with ${phraseOf(quantity)} ${type}s`,
    plainFor: plainForCount(quantity),
    test: (value) => {
      if (!Array.isArray(value)) return plain(false, '');
      const count = value.filter(IS_TYPE[type]).length;
      if (count < value.length && isMet(quantity, count) !== isMet(quantity, value.length)) {
        return { undecided: 'The JSON array holds items of other types, too.' };
      }
      return counted(quantity, count, type);
    },
  };
}

/** Every item of the array meets a demand; an empty array is undecided. */
export function everyItem(demand: Demand): Demand {
  return {
    asked: `of objects, each ${demand.asked}`,
    test: (value) => {
      if (!Array.isArray(value)) return plain(false, '');
      if (value.length === 0) return { undecided: 'The JSON array is empty.' };
      let met = 0;
      let first = '';
      for (const [index, item] of value.entries()) {
        const finding = demand.test(item);
        if ('undecided' in finding) return finding;
        if (finding.holds) met += 1;
        else if (first === '') first = `whose item ${index + 1} is ${finding.found}`;
      }
      const holds = met === value.length;
      const found = holds ? `of ${met} objects, each ${demand.asked}` : first;
      return { holds, nearness: met / value.length, distance: holds ? 0 : 1, found };
    },
  };
}

/** The value is as a schema says. */
export const matchesSchema = (validate: Validator): Demand => ({
  asked: 'that matches the schema',
  isOfSchema: true,
  test: (value) => {
    const result = validate(value);
    if ('tooLarge' in result) return { undecided: result.tooLarge };
    const { fault } = result;
    if (!fault) return plain(true, 'that matches the schema');
    return plain(false, fault.path === '' ? `that ${fault.words}` : `where "${fault.path}" ${fault.words}`);
  },
});

/** All of several demands. */
export function allOf(demands: readonly Demand[]): Demand {
  return {
    // "As a number at least 0" says that it is a number.
    asked: demands
      .map(({ asked }) => asked)
      .filter((asked, at, all) => !all.some((other, place) => place !== at && other.startsWith(`${asked} `)))
      .join(' '),
    plainFor: demands.find(({ plainFor }) => plainFor !== undefined)?.plainFor,
    test: (value) => {
      const findings = demands.map(({ test }) => test(value));
      const known = findings.filter((finding) => 'holds' in finding);
      const failed = known.filter(({ holds }) => !holds);
      const open = findings.find((finding) => 'undecided' in finding);
      if (failed.length === 0 && open) return open;
      const shown = failed.length > 0 ? failed : known;
      return {
        holds: failed.length === 0,
        nearness: known.reduce((sum, one) => sum + one.nearness, 0) / known.length,
        distance: Math.max(...known.map(({ distance }) => distance)),
        // One value may meet two demands.
        found: [...new Set(shown.map(({ found }) => found))].join(' and '),
      };
    },
  };
}
