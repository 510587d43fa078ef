import { calling, outcome, scoreOf, tool, user } from './tool-outcome.ts';

/** Calls of one tool, and the score of "every tool call matches its schema". */
const SCHEMAS: [string, unknown, unknown, number | 'left'][] = [
  ['no schema and no arguments', undefined, {}, 1],
  ['no schema and arguments', undefined, { a: 1 }, 'left'],
  ['an empty schema and no arguments', {}, {}, 1],
  ['a schema that does not say which arguments there are', { type: 'object' }, { a: 1 }, 'left'],
  ['no properties', { type: 'object', properties: {} }, { a: 1 }, 0],
  ['others forbidden', { type: 'object', additionalProperties: false }, { a: 1 }, 0],
  ['others allowed', { type: 'object', properties: {}, additionalProperties: true }, { a: 1 }, 1],
  ['others allowed by a schema', { properties: {}, additionalProperties: { type: 'string' } }, { a: 'x' }, 1],
  ['others of another type', { properties: {}, additionalProperties: { type: 'string' } }, { a: 1 }, 0],
  ['a named pattern', { properties: {}, patternProperties: { '^x_': { type: 'string' } } }, { x_1: 'y' }, 1],
  ['no named pattern', { properties: {}, patternProperties: { '^x_': { type: 'string' } } }, { y_1: 'y' }, 0],
  ['a nested field that nobody forbids', { properties: { a: { properties: { b: {} } } } }, { a: { c: 1 } }, 1],
  [
    'arguments of a reference',
    { $ref: '#/$defs/a', $defs: { a: { properties: { b: {} }, required: ['b'] } } },
    { b: 1 },
    1,
  ],
  [
    'one missing of a reference',
    { $ref: '#/$defs/a', $defs: { a: { properties: { b: {} }, required: ['b'] } } },
    {},
    0,
  ],
  ['an unknown one beside a reference', { $ref: '#/$defs/a', $defs: { a: { properties: { b: {} } } } }, { c: 1 }, 0],
  [
    'all of several',
    { allOf: [{ properties: { a: {} } }, { properties: { b: {} }, required: ['b'] }] },
    { a: 1, b: 1 },
    1,
  ],
  [
    'one of two',
    {
      oneOf: [
        { properties: { a: {} }, required: ['a'] },
        { properties: { b: {} }, required: ['b'] },
      ],
    },
    { b: 1 },
    1,
  ],
  [
    'none of two',
    {
      oneOf: [
        { properties: { a: {} }, required: ['a'] },
        { properties: { b: {} }, required: ['b'] },
      ],
    },
    {},
    0,
  ],
  ['an optional null', { properties: { a: { anyOf: [{ type: 'string' }, { type: 'null' }] } } }, { a: null }, 1],
  ['a nullable', { properties: { a: { type: 'string', nullable: true, enum: ['x'] } } }, { a: null }, 1],
  ['a default of null', { properties: { a: { type: 'string', default: null } } }, { a: null }, 1],
  ['no null', { properties: { a: { type: 'string' } } }, { a: null }, 0],
  ['a dict', { type: 'dict', properties: { a: { type: 'dict' } } }, { a: { b: 1 } }, 1],
  ['a float', { type: 'dict', properties: { a: { type: 'float' } } }, { a: 2 }, 1],
  ['no float', { type: 'dict', properties: { a: { type: 'float' } } }, { a: '2' }, 0],
  ['a tuple', { type: 'dict', properties: { a: { type: 'tuple', items: { type: 'int' } } } }, { a: [1] }, 1],
  ['no tuple', { type: 'dict', properties: { a: { type: 'tuple', items: { type: 'int' } } } }, { a: ['x'] }, 0],
  ['anything', { type: 'dict', properties: { a: { type: 'any' } } }, { a: [null] }, 1],
  ['an upper-case type', { type: 'OBJECT', properties: { a: { type: 'STRING' } } }, { a: 1 }, 0],
  ['an argument named type', { properties: { type: { type: 'string' } } }, { type: 'dict' }, 1],
  [
    'listed items',
    { properties: { a: { type: 'array', items: { type: 'string' }, enum: ['x', 'y'] } } },
    { a: ['x'] },
    1,
  ],
  [
    'no listed items',
    { properties: { a: { type: 'array', items: { type: 'string' }, enum: ['x', 'y'] } } },
    { a: ['z'] },
    0,
  ],
  ['a date', { properties: { a: { format: 'date' } } }, { a: 'tomorrow' }, 0],
  ['a time without a zone', { properties: { a: { format: 'date-time' } } }, { a: '2025-02-28T10:00:00' }, 'left'],
  ['no time', { properties: { a: { format: 'date-time' } } }, { a: 'soon' }, 0],
  [
    'a format that is read in several ways',
    { properties: { a: { format: 'email' } } },
    { a: 'jörg@exämple.de' },
    'left',
  ],
  ['a format that nobody knows', { properties: { a: { format: 'YYYY' } } }, { a: 'x' }, 1],
  ['an argument that every object inherits', { properties: { toString: {} }, required: ['toString'] }, {}, 0],
  ['a prototype', { properties: { a: {} } }, '{"__proto__": 1}', 0],
  ['a pattern', { properties: { a: { pattern: '^\\d{3}\\-\\d{2}$' } } }, { a: '123-45' }, 1],
  ['no match', { properties: { a: { pattern: '^\\d{3}$' } } }, { a: '1234' }, 0],
  [
    'draft 7',
    { $schema: 'http://json-schema.org/draft-07/schema#', properties: { a: { items: [{ type: 'string' }] } } },
    { a: [1] },
    0,
  ],
  ['an unknown dialect', { $schema: 'urn:mine', properties: { a: {} } }, { a: 1 }, 'left'],
  ['a schema that is none', { properties: { a: { type: 'strng' } } }, { a: 1 }, 'left'],
  ['a schema that is a text', 'a', { a: 1 }, 'left'],
  ['a remote reference', { properties: { a: { $ref: 'https://example.com/a.json' } } }, { a: 1 }, 'left'],
  ['a pattern that looks ahead', { properties: { a: { pattern: '(?=x)x' } } }, { a: 'x' }, 'left'],
  ['a reference to itself', { properties: { a: { $ref: '#' } } }, { a: { a: {} } }, 1],
  [
    'a reference that only comes back',
    { properties: { a: { $ref: '#/$defs/b' } }, $defs: { b: { $ref: '#/$defs/b' } } },
    { a: 1 },
    'left',
  ],
  ['no arguments at all', { properties: {} }, '', 1],
];

test.each(SCHEMAS)('%s', (_, parameters, args, want) => {
  const tools = [tool('t', parameters)];
  expect(scoreOf('Passes if every tool call matches its schema', [user, calling([['t', args]])], tools)).toBe(want);
});

test('a schema that cannot be used is named, and still tells which arguments there are', () => {
  const tools = [tool('t', { properties: { a: { $ref: 'https://example.com/a.json' } }, required: ['a'] })];
  const called = [user, calling([['t', { a: 1 }]])];
  expect(outcome('Passes if every tool call matches its schema', called, tools)).toEqual({
    left: expect.stringMatching(/^The tool `t` has a schema that cannot be used: .*reference/),
  });
  expect(scoreOf('Fails if a tool call lacks a required argument', called, tools)).toBe(1);
  expect(scoreOf('Fails if a tool call lacks a required argument', [user, calling([['t', {}]])], tools)).toBe(0);
});

const nested = (depth: number): unknown => (depth === 0 ? {} : { properties: { a: nested(depth - 1) } });
const DOUBLING = Object.fromEntries(
  Array.from({ length: 40 }, (_, at) => {
    const next = at === 39 ? { type: 'string' } : { $ref: `#/$defs/d${at + 1}` };
    return [`d${at}`, { allOf: [next, next] }];
  }),
);
const HUGE: [string, unknown, unknown][] = [
  ['5 MB', { properties: { a: { enum: Array.from({ length: 500_000 }, (_, at) => `value ${at}`) } } }, { a: 'x' }],
  [
    'many arguments',
    { properties: Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`a${at}`, {}])) },
    { a: 'x' },
  ],
  ['a thousand levels', nested(1000), { a: 'x' }],
  ['references that double forty times', { properties: { a: { $ref: '#/$defs/d0' } }, $defs: DOUBLING }, { a: 'x' }],
];

test.each(HUGE)('a schema of %s is left to a model, soon', (_, parameters, args) => {
  const called = [user, calling([['t', args]])];
  expect(scoreOf('Passes if every tool call matches its schema', called, [tool('t', parameters)])).toBe('left');
});

test('a pattern that is slow elsewhere is none here', () => {
  const tools = [tool('t', { properties: { a: { pattern: '(a+)+$' } } })];
  const called = [user, calling([['t', { a: `${'a'.repeat(50_000)}!` }]])];
  expect(scoreOf('Passes if every tool call matches its schema', called, tools)).toBe(0);
});

const TYPES = {
  properties: {
    kind: { enum: ['a', 'b'] },
    value: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
    days: { type: 'integer' },
  },
  required: ['kind'],
};
const SIDES: [string, unknown, number | 'left'][] = [
  ['Fails if a tool call has an argument of the wrong type', { days: '3' }, 0],
  ['Fails if a tool call has an argument of the wrong type', { days: 3 }, 1],
  ['Fails if a tool call has an argument of the wrong type', { kind: 'c', value: null }, 1],
  ['Fails if a tool call has an argument of the wrong type', { value: 'x' }, 0],
  ['Fails if a tool call has a value that is not in its enum', { kind: 'c' }, 0],
  ['Fails if a tool call has a value that is not in its enum', { kind: 'a', days: 'x' }, 1],
  ['Fails if a tool call lacks a required argument', { days: 'x' }, 0],
];

test.each(SIDES)('checks only one side of the schema: %s, %j', (criterion, args, want) => {
  expect(scoreOf(criterion, [user, calling([['t', args]])], [tool('t', TYPES)])).toBe(want);
});

test('alternatives that hang together leave open which type is wrong', () => {
  const alternatives = ['integer', 'string'].map((type) => ({
    properties: { kind: { const: type }, value: { type } },
  }));
  const tools = [tool('t', { properties: { kind: {}, value: {} }, oneOf: alternatives })];
  const called = [user, calling([['t', { kind: 'integer', value: 'x' }]])];
  expect(scoreOf('Fails if a tool call has an argument of the wrong type', called, tools)).toBe('left');
  expect(scoreOf('Passes if every tool call matches its schema', called, tools)).toBe(0);
});
