import fc from 'fast-check';
import { createJsonScan, type JsonCounts } from '../../src/server/json-scan.ts';

/** What there is in a parsed value, walked through. */
function countsOf(value: unknown): JsonCounts {
  const shapes = new Set<string>();
  return { ...walk(value, shapes), shapes: shapes.size };
}

function walk(value: unknown, shapes: Set<string>): { values: number; depth: number } {
  if (typeof value !== 'object' || value === null) return { values: 0, depth: 0 };
  const names = Array.isArray(value) ? [] : Object.keys(value);
  names.forEach((_, last) => {
    shapes.add(JSON.stringify(names.slice(0, last + 1)));
  });
  const inside = Object.values(value).map((each) => walk(each, shapes));
  return {
    values: inside.reduce((sum, { values }) => sum + values + 1, 0),
    depth: 1 + Math.max(0, ...inside.map(({ depth }) => depth)),
  };
}

test('counts what parsing finds, wherever the text is cut', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.nat(4), fc.integer({ min: 1, max: 50 }), (value, indent, size) => {
      const bytes = Buffer.from(JSON.stringify(value, null, indent));
      const scan = createJsonScan();
      let counts = { values: 0, depth: 0, shapes: 0 };
      for (let at = 0; at < bytes.length; at += size) counts = scan(bytes.subarray(at, at + size));
      expect(counts).toEqual(countsOf(value));
    }),
  );
});

test('finds the end of a long string, whatever it holds and wherever it is cut', () => {
  const character = fc.constantFrom('"', '\\', '\\', ',', '[', '}', 'a', 'é');
  const text = fc.array(fc.oneof(fc.string({ unit: character, maxLength: 8 }), fc.constant('plain '.repeat(9))));
  fc.assert(
    fc.property(fc.array(text.map((parts) => parts.join(''))), fc.integer({ min: 1, max: 90 }), (value, size) => {
      const bytes = Buffer.from(JSON.stringify(value));
      const scan = createJsonScan();
      let counts = { values: 0, depth: 0 };
      for (let at = 0; at < bytes.length; at += size) counts = scan(bytes.subarray(at, at + size));
      expect(counts).toEqual(countsOf(value));
    }),
  );
});

test.each([
  ['a text of brackets and commas', '["[,{\\"},\\\\"]', { values: 1, depth: 1, shapes: 0 }],
  ['nothing in anything', ' [ { } , [ ] ] ', { values: 2, depth: 2, shapes: 0 }],
  ['a text alone', '"a"', { values: 0, depth: 0, shapes: 0 }],
  ['names that repeat', '[{"a":"b","\\"":{"a":1}},{"a":0},{"":["c","d"],"a":0}]', { values: 11, depth: 3, shapes: 4 }],
])('counts %s', (_, text, want) => {
  expect(createJsonScan()(Buffer.from(text))).toEqual(want);
});
