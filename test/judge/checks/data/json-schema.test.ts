import { compileSchema } from '../../../../src/judge/checks/data/json-schema.ts';

/** What a schema says of a value: `true`, or where and what is wrong; in words why there is no answer. */
function said(schema: unknown, value: unknown): unknown {
  const validate = compileSchema(schema);
  if (typeof validate !== 'function') return Object.keys(validate)[0];
  const result = validate(value);
  if ('tooLarge' in result) return 'tooLarge';
  return result.fault ? `${result.fault.path} ${result.fault.words}` : true;
}

const OBJECT = { type: 'object', properties: { a: { type: 'integer' } }, required: ['a'], additionalProperties: false };

const SAID: [string, unknown, unknown, unknown][] = [
  ['a value that fits', OBJECT, { a: 1 }, true],
  ['another type', OBJECT, { a: 1.5 }, '/a must be of type integer'],
  ['a missing property', OBJECT, {}, ' must have the property "a"'],
  ['an unknown property', OBJECT, { a: 1, b: 2 }, ' must not have the property "b"'],
  ['a choice', { items: { enum: ['x', 'y'] } }, ['x', 'z'], '/1 must be one of ["x","y"]'],
  ['a constant', { const: { a: [1] } }, { a: [2] }, ' must be {"a":[1]}'],
  ['a pattern', { pattern: '^\\d{3}$' }, '12', ' must match the pattern "^\\\\d{3}$"'],
  ['patterns of names', { patternProperties: { '^x': { type: 'number' } } }, { x1: 'a' }, '/x1 must be of type number'],
  ['a format', { format: 'date' }, '2024-02-30', ' must have the format "date"'],
  ['an unknown format', { format: 'color' }, 'x', true],
  ['an unknown keyword', { example: 1 }, 'x', true],
  ['what every object inherits', { required: ['toString'] }, {}, ' must have the property "toString"'],
  ['decimals', { multipleOf: 0.1 }, 0.3, true],
  [
    'two of one',
    { uniqueItems: true },
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    ' must not hold an item twice',
  ],
  ['one as number and text', { uniqueItems: true }, [1, '1'], true],
  [
    'what follows from a condition',
    JSON.parse('{"if": {"type": "string"}, "then": {"minLength": 3}}'),
    'a',
    ' must NOT have fewer than 3 characters',
  ],
  [
    'a tree',
    { properties: { next: { $ref: '#' } }, required: ['v'] },
    { v: 1, next: { v: 2, next: {} } },
    '/next/next must have the property "v"',
  ],
  ['true', true, 1, true],
  ['false', false, 1, ' must not be there'],
  ['a surrogate pair as one character', { maxLength: 1 }, '👍', true],
];

test.each(SAID)('checks %s', (_, schema, value, want) => {
  expect(said(schema, value)).toBe(want);
});

test('a schema is read in its own dialect', () => {
  const items = { items: [{ type: 'string' }] };
  expect(said(items, [1])).toBe('invalid');
  expect(said({ $schema: 'http://json-schema.org/draft-07/schema#', ...items }, [1])).toBe('/0 must be of type string');
  expect(said({ $schema: 'https://json-schema.org/draft/2019-09/schema', ...items }, [1])).toBe(
    '/0 must be of type string',
  );
  const beside = { definitions: { s: { type: 'string' } }, $ref: '#/definitions/s', minLength: 5 };
  expect(said(beside, 'abc')).toBe(' must NOT have fewer than 5 characters');
  expect(said({ $schema: 'http://json-schema.org/draft-07/schema', ...beside }, 'abc')).toBe(true);
});

const BROKEN: [string, unknown][] = [
  ['another type than there is', { type: 'strin' }],
  ['a list', []],
  ['nothing', null],
  ['a text', 'string'],
];

const UNSUPPORTED: [string, unknown][] = [
  ['an older dialect', { $schema: 'http://json-schema.org/draft-04/schema#' }],
  ['a dialect that is no text', { $schema: 4 }],
  ['a reference to another machine', { $ref: 'http://127.0.0.1:9/schema.json' }],
  ['a reference to a file', { $ref: 'file:///etc/passwd' }],
  ['a reference to nothing', { $ref: '#/$defs/none' }],
  ['a promise', { $async: true, type: 'string' }],
  ['a reference that depends on its caller', { $dynamicRef: '#x' }],
  ['a pattern that looks ahead', { pattern: '(?=a)b' }],
];

test.each(BROKEN)('knows for no schema at all: %s', (_, schema) => {
  expect(compileSchema(schema)).toEqual({ invalid: expect.stringMatching(/\.$/), isBroken: true });
});

test.each(UNSUPPORTED)('does not use a schema with %s', (_, schema) => {
  expect(compileSchema(schema)).toEqual({ invalid: expect.stringMatching(/\.$/) });
});

test('names of properties and texts of a schema are never run', () => {
  const code = '"];throw new Error("ran");//';
  const schema = {
    $id: code,
    title: `*/${code}`,
    $defs: { [code]: { type: 'string', pattern: code.replaceAll(/[[\]()]/g, '') } },
    properties: { [code]: { const: code }, 'a\u2028b': { enum: [`\`\${${code}}\``] } },
    required: [code],
  };
  expect(said(schema, { [code]: code })).toBe(true);
  expect(said(schema, {})).toMatch(/must have the property/);
});

const LARGE: [string, unknown, unknown][] = [
  ['too many values in the schema', { enum: Array.from({ length: 3000 }, (_, at) => at) }, 1],
  ['a deep schema', JSON.parse(`${'{"items":'.repeat(100)}{}${'}'.repeat(100)}`), 1],
  ['long texts in the schema', { enum: ['a'.repeat(200_000)] }, 1],
  ['a reference to itself', { $ref: '#' }, 1],
  ['references that double', doubling(40), 'x'],
  [
    'a value that is too deep for a tree',
    { items: { $ref: '#' } },
    JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)),
  ],
  [
    'many values and many choices',
    { items: { enum: Array.from({ length: 1900 }, (_, at) => `v${at}`) } },
    Array(20_000).fill('x'),
  ],
];

function doubling(depth: number) {
  const twice = (at: number) => ({ allOf: [{ $ref: `#/$defs/d${at}` }, { $ref: `#/$defs/d${at}` }] });
  const definitions = Array.from({ length: depth }, (_, at) => [`d${at}`, at + 1 < depth ? twice(at + 1) : true]);
  return { $defs: Object.fromEntries(definitions), ...twice(0) };
}

test.each(LARGE)('says that it is too large: %s', (_, schema, value) => {
  expect(said(schema, value)).toBe('tooLarge');
});

test('what takes one item against every other elsewhere takes each once', () => {
  const rows = Array.from({ length: 50_000 }, (_, id) => ({ id }));
  expect(said({ uniqueItems: true }, rows)).toBe(true);
});

test('names of one schema are unknown to the next, and equal schemas are compiled once', () => {
  expect(said({ $defs: { a: { $id: 'https://a.test/part', type: 'string' } }, $ref: 'https://a.test/part' }, 1)).toBe(
    ' must be of type string',
  );
  expect(said({ $ref: 'https://a.test/part' }, 1)).toBe('invalid');
  expect(compileSchema({ type: 'object', title: 'one' })).toBe(compileSchema({ type: 'object', title: 'one' }));
});
