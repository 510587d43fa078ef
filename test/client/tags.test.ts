import { runInNewContext } from 'node:vm';
import { readTags, type Tags } from '../../src/client/tags.ts';

const of = (length: number, character = 'x') => character.repeat(length);

/** The labels as a caller may write them in JavaScript, where no compiler refuses anything. */
const read = (tags: unknown) => readTags(tags as Tags);

const TAKEN: [string, unknown, Record<string, string>][] = [
  ['none', {}, {}],
  ['strings', { release: '2026.11', empty: '' }, { release: '2026.11', empty: '' }],
  [
    'whole numbers',
    { attempt: 3, zero: 0, minus: -0, below: -7 },
    { attempt: '3', zero: '0', minus: '0', below: '-7' },
  ],
  ['fractions', { share: 0.25, tiny: 1e-7, huge: 1e21 }, { share: '0.25', tiny: '1e-7', huge: '1e+21' }],
  ['booleans', { yes: true, no: false }, { yes: 'true', no: 'false' }],
  ['keys of 64 characters', { [of(64)]: 'a' }, { [of(64)]: 'a' }],
  ['values of 64 characters', { a: of(64) }, { a: of(64) }],
  ['keys and values of 64 emoji', { [of(64, '🎉')]: of(64, '🎉') }, { [of(64, '🎉')]: of(64, '🎉') }],
  ['an object without a prototype', Object.assign(Object.create(null), { a: 1 }), { a: '1' }],
  ['an object of another realm', runInNewContext('({ a: 1, b: true })'), { a: '1', b: 'true' }],
  ['a frozen object', Object.freeze({ a: 'b' }), { a: 'b' }],
];

test.each(TAKEN)('%s are taken', (_, tags, wanted) => {
  expect(read(tags)).toEqual(wanted);
});

test('a key named __proto__ is a key', () => {
  expect(JSON.stringify(read(JSON.parse('{"__proto__":"a"}')))).toBe('{"__proto__":"a"}');
});

test("the caller's object stays as it is", () => {
  const tags = { attempt: 3 };
  expect(read(tags)).not.toBe(tags);
  expect(tags).toEqual({ attempt: 3 });
});

const labels = 'tags must be an object of labels, such as { release: "2026.11" }.';
const not = (kind: string) => `The tag "a" must be a string, a finite number or a boolean, not ${kind}.`;

class Release {
  release = '2026.11';
}

const REFUSED: [string, unknown, ErrorConstructor, string][] = [
  ['null', null, TypeError, labels],
  ['a text', 'release', TypeError, labels],
  ['a list', ['release'], TypeError, labels],
  ['an empty list', [], TypeError, labels],
  ['a Map', new Map([['a', 'b']]), TypeError, labels],
  ['a Set', new Set(['a']), TypeError, labels],
  ['an instance of a class', new Release(), TypeError, labels],
  ['a date', new Date(0), TypeError, labels],
  ['a function', () => ({ a: 'b' }), TypeError, labels],
  ['a list of another realm', runInNewContext('["a"]'), TypeError, labels],
  ['a Map of another realm', runInNewContext('new Map()'), TypeError, labels],
  ['NaN', { a: Number.NaN }, TypeError, not('NaN')],
  ['infinity', { a: Number.POSITIVE_INFINITY }, TypeError, not('Infinity')],
  ['a null value', { a: null }, TypeError, not('null')],
  ['an undefined value', { a: undefined }, TypeError, not('undefined')],
  ['a nested object', { a: { b: 'c' } }, TypeError, not('an object')],
  ['a nested list', { a: ['b'] }, TypeError, not('a list')],
  ['a nested empty list', { a: [] }, TypeError, not('a list')],
  ['a nested Set', { a: new Set() }, TypeError, not('an object')],
  ['a boxed text', { a: Object('b') }, TypeError, not('an object')],
  ['a bigint', { a: 1n }, TypeError, not('bigint')],
  ['a symbol', { a: Symbol('b') }, TypeError, not('symbol')],
  ['a function as a value', { a: () => 'b' }, TypeError, not('function')],
  [
    'a key of 65 characters',
    { [of(65)]: 'a' },
    RangeError,
    `The tag "${of(20)}…" has a key of 65 characters; at most 64 are allowed.`,
  ],
  [
    'a value of 65 characters',
    { a: of(65) },
    RangeError,
    'The tag "a" has a value of 65 characters; at most 64 are allowed.',
  ],
  [
    'a key of 65 emoji',
    { [of(65, '🎉')]: 'a' },
    RangeError,
    `The tag "${of(20, '🎉')}…" has a key of 65 characters; at most 64 are allowed.`,
  ],
  [
    'a wrong value under a long key',
    { [of(64)]: null },
    TypeError,
    `The tag "${of(64)}" must be a string, a finite number or a boolean, not null.`,
  ],
];

test.each(REFUSED)('%s is refused', (_, tags, Class, message) => {
  expect(() => read(tags)).toThrow(new Class(message));
  expect(() => read(tags)).toThrow(Class);
});

test('one wrong label among good ones is refused', () => {
  expect(() => read({ good: 1, a: null, fine: true })).toThrow(TypeError);
});
