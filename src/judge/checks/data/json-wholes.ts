import { isDeepStrictEqual } from 'node:util';
import { type Demand, type Finding, isNested, listed, NESTED, NESTED_KEYS, plain } from './json-demands.ts';
import { siblingsWith } from './json-fields.ts';

/** What is asked of a JSON value as a whole: its keys wherever they stand, their order, what its objects share. */
export type WholeWish =
  | { anyKey: string }
  | { oneKeyOf: readonly string[]; isOnly?: true }
  | { keysIn: string; areTop?: true }
  | { keyOrder: readonly [earlier: string, later: string] }
  | { edgeKey: string; place: 0 | -1 }
  | { areKeysSorted: true }
  | { type: 'object' | 'array' }
  | { sharedKey: string }
  | { sorted: string; isDescending: boolean }
  /** The first or the last of several objects has the largest or the smallest of these. */
  | { extreme: string; place: 0 | -1; isLargest: boolean }
  | { isFlat: true }
  /** No other keys than these; those that are not there may be meant to be. */
  | { onlyKeys: readonly string[] }
  | { equals: readonly unknown[] }
  | { text: 'empty' | 'blank' };

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const open = (undecided: string): Finding => ({ undecided });

/** Every value of a value, and itself. */
function valuesIn(root: unknown): unknown[] {
  const all = [root];
  for (let at = 0; at < all.length; at += 1) {
    const value = all[at];
    if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) all.push(part);
  }
  return all;
}
const NOT_ORDERED = 'It is no array of several objects that all have such a number or date.';
const DAY = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z?)?$/u;

/** The numbers that the objects of the only array have by a key, or the times of their dates, all written alike. */
function ordered(root: unknown, key: string): number[] | undefined {
  const items = Array.isArray(root) ? root : (siblingsWith(root, key) ?? []);
  const values = items.map((item) => (isFields(item) ? item[key] : undefined));
  if (values.length < 2) return undefined;
  if (values.every((value) => typeof value === 'number')) return values;
  const areDays = values.every((value) => typeof value === 'string' && DAY.test(value));
  if (!areDays || new Set(values.map((value) => String(value).length)).size > 1) return undefined;
  const times = values.map((value) => Date.parse(String(value).replace(/(?<=:\d\d)$/u, 'Z')));
  return times.includes(Number.NaN) ? undefined : times;
}
const keysIn = (root: unknown) => valuesIn(root).filter(isFields).flatMap(Object.keys);

/** Keys that are written so for certain, and keys of which it is open. */
const CASES: Readonly<Record<string, readonly [certain: RegExp, doubtful: RegExp]>> = {
  snake_case: [/^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/, /^[a-z0-9_]*$/],
  camelCase: [/^[a-z][a-z0-9]*(?:[A-Z][a-z0-9]+)*$/, /^[a-z][a-zA-Z0-9]*$|^[^a-zA-Z]|^_/],
  'kebab-case': [/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, /^[a-z0-9-]*$/],
  PascalCase: [/^(?:[A-Z][a-z0-9]+)+$/, /^[A-Z][a-zA-Z0-9]*$|^[^a-zA-Z]/],
  'lower case': [/^[a-z][a-z0-9_-]*$/, /^[^A-Z]*$/],
};

const TESTS: { readonly [Name in Said]: (root: unknown, wish: Extract<WholeWish, Record<Name, unknown>>) => Finding } =
  {
    anyKey: (root, { anyKey }) => {
      const keys = keysIn(root);
      if (keys.includes(anyKey)) return plain(true, `with the key ${listed([anyKey])}`);
      const isAlike = keys.some((key) => key.toLowerCase() === anyKey.toLowerCase());
      return isAlike
        ? open('A key differs in upper and lower case.')
        : plain(false, `without the key ${listed([anyKey])}`);
    },
    oneKeyOf: (root, { oneKeyOf, isOnly }) => {
      if (!isFields(root)) return open('It is no JSON object.');
      const found = oneKeyOf.filter((key) => Object.hasOwn(root, key));
      const missing = oneKeyOf.filter((key) => !found.includes(key));
      if (found.length < 2 && isNested(root, missing)) return NESTED;
      if (found.length > 1 && !isOnly) return open('It has more than one of these keys.');
      return plain(found.length === 1, found.length === 0 ? `without ${listed(oneKeyOf)}` : `with ${listed(found)}`);
    },
    keysIn: (root, wish) => {
      const [certain, doubtful] = CASES[wish.keysIn]!;
      const keys = wish.areTop && isFields(root) ? Object.keys(root) : keysIn(root);
      if (keys.length === 0) return open('It has no keys.');
      const other = keys.find((key) => !certain.test(key) && !doubtful.test(key));
      if (other !== undefined) return plain(false, `with the key ${listed([other])}`);
      return keys.every((key) => certain.test(key))
        ? plain(true, `whose keys are in ${wish.keysIn}`)
        : open(`It has a key of which it is open whether it is in ${wish.keysIn}.`);
    },
    keyOrder: (root, { keyOrder: [earlier, later] }) => {
      const keys = isFields(root) ? Object.keys(root) : [];
      const [one, other] = [keys.indexOf(earlier), keys.indexOf(later)];
      // Numbers come first, however they were written.
      if (one < 0 || other < 0 || /^\d+$/.test(earlier + later)) return open('One of the keys is not there.');
      return plain(one < other, `with ${listed(one < other ? [earlier, later] : [later, earlier])} in this order`);
    },
    edgeKey: (root, { edgeKey, place }) => {
      const keys = isFields(root) ? Object.keys(root) : [];
      if (keys.length === 0 || keys.some((key) => /^\d+$/.test(key))) return open('It has no keys in an order.');
      return plain(
        keys.at(place) === edgeKey,
        `with the ${place === 0 ? 'first' : 'last'} key ${listed([keys.at(place)!])}`,
      );
    },
    areKeysSorted: (root) => {
      if (!isFields(root) || Object.keys(root).length < 2) return open('It has no keys in an order.');
      const rows = valuesIn(root).filter(isFields).map(Object.keys);
      if (rows.flat().some((key) => /^\d+$/.test(key))) return open('It has no keys in an order.');
      const sorted = (keys: readonly string[]) => [
        isDeepStrictEqual(keys, keys.toSorted()),
        isDeepStrictEqual(keys, keys.toSorted(new Intl.Collator('en').compare)),
      ];
      const [own, ...nested] = rows.map(sorted);
      if (own![0] !== own![1]) return open('It depends on what counts as alphabetical order.');
      if (own![0] && nested.flat().includes(false)) return open('The keys of a nested object are in another order.');
      return plain(own![0]!, `whose keys are ${own![0] ? '' : 'not '}in alphabetical order`);
    },
    type: (root, { type }) =>
      isFields(root) || Array.isArray(root)
        ? plain(Array.isArray(root) === (type === 'array'), `that is an ${Array.isArray(root) ? 'array' : 'object'}`)
        : plain(false, ''),
    sharedKey: (root, { sharedKey }) => {
      if (!Array.isArray(root) || !root.every((item) => isFields(item) && Object.hasOwn(item, sharedKey)))
        return open(`It is no array of objects that all have ${listed([sharedKey])}.`);
      const values = root.map((item) => (item as Fields)[sharedKey]);
      if (values.some((value) => typeof value === 'object')) return open('A value is an object, an array or null.');
      const isShared = new Set(values).size < values.length;
      if (!isShared && new Set(values.map((value) => String(value).trim().toLowerCase())).size < values.length)
        return open('Two values differ only in how they are written.');
      return plain(isShared, `with ${isShared ? 'a' : 'no'} repeated ${listed([sharedKey])}`);
    },
    sorted: (root, { sorted, isDescending }) => {
      const numbers = ordered(root, sorted);
      if (!numbers) return open(NOT_ORDERED);
      const isSorted = numbers.every(
        (value, at) => at === 0 || (isDescending ? value <= numbers[at - 1]! : value >= numbers[at - 1]!),
      );
      return plain(isSorted, `whose ${listed([sorted])} are ${isSorted ? '' : 'not '}in this order`);
    },
    extreme: (root, { extreme, place, isLargest }) => {
      const numbers = ordered(root, extreme);
      if (!numbers) return open(NOT_ORDERED);
      const most = isLargest ? Math.max(...numbers) : Math.min(...numbers);
      if (numbers.indexOf(most) !== numbers.lastIndexOf(most)) return open('Several have the same.');
      return plain(
        numbers.at(place) === most,
        `whose ${listed([extreme])} is ${numbers.at(place) === most ? '' : 'not '}so`,
      );
    },
    isFlat: (root) => {
      const values = typeof root === 'object' && root !== null ? Object.values(root) : [];
      if (!isFields(root)) return open('It is no JSON object.');
      const isFlat = values.every((value) => typeof value !== 'object' || value === null);
      return plain(isFlat, isFlat ? 'without objects or arrays in it' : 'with an object or an array in it');
    },
    onlyKeys: (root, { onlyKeys }) => {
      if (!isFields(root)) return open('It is no JSON object.');
      const others = Object.keys(root).filter((key) => !onlyKeys.includes(key));
      if (others.length > 0) return plain(false, `with the key ${listed(others)}`);
      if (Object.values(root).some((value) => keysIn(value).some((key) => !onlyKeys.includes(key)))) return NESTED_KEYS;
      return onlyKeys.every((key) => Object.hasOwn(root, key))
        ? plain(true, `with the keys ${listed(onlyKeys)}`)
        : open('One of the keys is not there.');
    },
    equals: (root, { equals }) => {
      if (equals.some((one) => isDeepStrictEqual(root, one))) return plain(true, 'that is the same');
      const folded = (value: unknown) => JSON.stringify(value).toLowerCase();
      return equals.some((one) => folded(root) === folded(one))
        ? open('It differs in upper and lower case.')
        : plain(false, 'that is another');
    },
    text: (root, { text }) => {
      const texts = valuesIn(root).filter((value) => typeof value === 'string');
      if (texts.includes('')) return plain(true, 'with an empty text');
      if (!texts.some((one) => one.trim() === '')) return plain(false, 'without an empty text');
      return text === 'blank' ? plain(true, 'with a blank text') : open('It has a text of nothing but blanks.');
    },
  };
type Said =
  | 'anyKey'
  | 'oneKeyOf'
  | 'keysIn'
  | 'keyOrder'
  | 'edgeKey'
  | 'areKeysSorted'
  | 'type'
  | 'sharedKey'
  | 'sorted'
  | 'extreme'
  | 'isFlat'
  | 'onlyKeys'
  | 'equals'
  | 'text';

const SAID: { readonly [Name in Said]: (wish: Extract<WholeWish, Record<Name, unknown>>) => string } = {
  anyKey: ({ anyKey }) => `with the key ${listed([anyKey])} at any depth`,
  oneKeyOf: ({ oneKeyOf }) => `with one of the keys ${listed(oneKeyOf)}`,
  keysIn: (wish) => `with all ${wish.areTop ? 'its own ' : ''}keys in ${wish.keysIn}`,
  keyOrder: ({ keyOrder: [earlier, later] }) => `with ${listed([earlier])} before ${listed([later])}`,
  edgeKey: ({ edgeKey, place }) => `with the ${place === 0 ? 'first' : 'last'} key ${listed([edgeKey])}`,
  areKeysSorted: () => 'with its keys in alphabetical order',
  type: ({ type }) => `that is an ${type}`,
  sharedKey: ({ sharedKey }) => `with the same ${listed([sharedKey])} twice`,
  sorted: ({ sorted, isDescending }) => `sorted by ${listed([sorted])}, ${isDescending ? 'highest' : 'lowest'} first`,
  extreme: ({ extreme, place, isLargest }) =>
    `whose ${place === 0 ? 'first' : 'last'} item has the ${isLargest ? 'highest' : 'lowest'} ${listed([extreme])}`,
  isFlat: () => 'with no object or array in it',
  onlyKeys: ({ onlyKeys }) => `with no keys other than ${listed(onlyKeys)}`,
  equals: ({ equals }) => equals.map((one) => JSON.stringify(one)).join(' or '),
  text: ({ text }) => `with a text that is ${text}`,
};

/** The JSON value is as asked for as a whole. */
export function isWhole(wish: WholeWish): Demand {
  const name = (Object.keys(TESTS) as Said[]).find((one) => one in wish)!;
  return {
    asked: (SAID[name] as (asked: WholeWish) => string)(wish),
    test: (root) => (TESTS[name] as (value: unknown, asked: WholeWish) => Finding)(root, wish),
  };
}
