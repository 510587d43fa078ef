import { judged, scored } from '../judged.ts';

const SCHEMA = '{"type": "object", "properties": {"a": {"type": "integer"}}, "required": ["a"]}';

/** Of `{"a": 1, "b": "ok"}`. */
const OF_OBJECT: [string, string][] = [
  ["Passes if the response is a JSON object with the keys 'a' and 'b'", 'json 1'],
  ["Passes if the response is a JSON object with the keys 'a', 'b' and 'c'", 'json 0'],
  ['Passes if the response is valid JSON with the fields `a` and `b`', 'json 1'],
  ['Passes if the response is a JSON object containing the following keys: "a", "b"', 'json 1'],
  ["Passes if the response is a JSON object that has the 'a' and 'b' keys", 'json 1'],
  ["Passes if the response is a JSON object with only the keys 'a' and 'b'", 'json 1'],
  ["Passes if the response is valid JSON with exactly the keys 'a'", 'json 0'],
  ["Passes if the response is a JSON object with the keys 'b' and 'a' and no others", 'json 1'],
  ["Passes if the response is valid JSON with a key 'a'", 'json 1'],
  ["Passes if the response is valid JSON that has an 'a' field", 'json 1'],
  ['Passes if the response is valid JSON with a key "name"', 'json 0'],
  ['Passes if the response is a JSON object with two keys', 'json 1'],
  ['Passes if the response is a JSON object with three keys', 'json 0'],
  ['Passes if the response is a JSON object with at least 2 fields', 'json 1'],
  ["Passes if the response is a JSON object with 'b' set to 'ok'", 'json 1'],
  ["Passes if the response is a JSON object with the key 'b' set to 'OK'", 'json 0'],
  ["Passes if the response is valid JSON where 'a' is 1", 'json 1'],
  ["Passes if the response is valid JSON in which the value of 'a' is 2", 'json 0'],
  ["Passes if the response is a JSON object whose 'b' is 'ok'", 'json 1'],
  ["Passes if the response contains an 'a' field", 'json 1'],
  ["Passes if the response is valid JSON and has the keys 'a' and 'b'", 'json 1'],
  [`Passes if the response is valid JSON that matches the schema ${SCHEMA}`, 'json 1'],
  [`Passes if the response conforms to the JSON schema: ${SCHEMA}.`, 'json 1'],
  [`Passes if the response follows this schema: \`${SCHEMA}\``, 'json 1'],
  [`Passes if the response matches the following JSON schema:\n\`\`\`json\n${SCHEMA}\n\`\`\``, 'json 1'],
  [`Passes if the response is valid against the schema '${SCHEMA}'`, 'json 1'],
  ['Passes if the response satisfies the JSON schema {"required": ["c"]}', 'json 0'],
  ["Fails if the response is a JSON object with the keys 'a' and 'b'", 'json 0'],
  ["Reward responses that are JSON objects with the keys 'a', 'b', 'c' and 'd'", 'json 0.5'],
  ['Reward responses that are a JSON object with 4 keys', 'json 0.5'],
  ["Penalize responses that are a JSON object with the keys 'a' and 'b'", 'json 0'],
  ['Penalize responses that are JSON arrays with exactly 2 items', 'json 1'],
];

test.each(OF_OBJECT)('%s', (criterion, want) => {
  expect(scored(criterion, '{"a": 1, "b": "ok"}')).toBe(want);
});

const OF_ARRAYS: [string, string, string][] = [
  ['a JSON array of exactly 3 items', '[1, [], {}]', 'json 1'],
  ['a JSON array with at least 3 elements', '[1, 2]', 'json 0'],
  ['a JSON array of 2 strings', '["a", "b"]', 'json 1'],
  ['a JSON array of 2 strings', '["a", 1]', 'json 0'],
  ['a JSON array of numbers', '[1, 2.5]', 'json 1'],
  ['a JSON array of integers', '[1, 2.5]', 'json 0'],
  ["a JSON array of objects with the keys 'id' and 'name'", '[{"id": 1, "name": ""}]', 'json 1'],
  ["a JSON array of objects, each with the keys 'id' and 'name'", '[{"id": 1}, {"id": 2, "name": ""}]', 'json 0'],
  ['a JSON array of exactly 3 items', '{}', 'json 0'],
  ['a JSON array of exactly 3 items', 'Here: [1, 2, 3]', 'json 0'],
];

test.each(OF_ARRAYS)('is %s: %s', (what, text, want) => {
  expect(scored(`Passes if the response is ${what}`, text)).toBe(want);
});

/** Where the text may be what is meant, or not. */
const OPEN: [string, string][] = [
  ["is valid JSON with a 'name' field", '{"user": {"name": "Ann"}}'],
  ["is valid JSON with a 'name' field", '[{"name": "Ann"}]'],
  ["is valid JSON where 'n' is 3", '{"n": "3"}'],
  ["is valid JSON where 'n' is 'true'", '{"n": true}'],
  ["contains a 'name' field", 'Name: Ann'],
  ["contains a 'name' field", '```\n- name: Ann\n```'],
  ["is a JSON object with 'name'", '{"title": "name"}'],
  ['is a JSON array of strings', '[]'],
  ['is a JSON array with 2 strings', '["a", "b", 1]'],
  [`conforms to the JSON schema ${SCHEMA}`, '```json\n{"a": 1}\n```'],
  ['matches the JSON schema {"$ref": "#"}', '1'],
];

test.each(OPEN)('leaves open whether it %s: %s', (condition, text) => {
  expect(() => judged(`Passes if the response ${condition}`, text)).toThrow();
});

test('an agent that returns JSON may return more, unless the whole is JSON', () => {
  const criterion = "Passes if the assistant returns a JSON object with the keys 'a' and 'b'";
  expect(scored(criterion, '{"a": 1, "b": 2}')).toBe('json 1');
  expect(scored(criterion, '{"a": 1}')).toBe('json 0');
  expect(() => judged(criterion, 'Sure: {"a": 1, "b": 2}')).toThrow(/not JSON as a whole/);
});

test('a code fence around it is allowed where the criterion allows it', () => {
  const fenced = '```json\n{"a": 1}\n```';
  expect(scored("Passes if the response is a JSON object with the key 'a'", fenced)).toBe('json 0');
  expect(scored("Passes if the response is a JSON object with the key 'a' (code fences are fine)", fenced)).toBe(
    'json 1',
  );
  expect(scored(`Passes if the response matches the schema ${SCHEMA}, optionally in a code block`, fenced)).toBe(
    'json 1',
  );
});

const EXPLANATIONS: [string, string, string][] = [
  ["is a JSON object with the keys 'a', 'b' and 'c'", '{"b": 1}', 'A JSON object without the keys "a", "c"'],
  ["is valid JSON with only the key 'a'", '{"a": 1}', 'none'],
  [
    "is valid JSON with only the keys 'a' and 'b'",
    '{"a": 1, "x": 2}',
    'A JSON object without the key "b" and with the key "x" besides',
  ],
  ["is valid JSON where 's' is 'ok'", '{"s": "bad"}', 'A JSON object with "s" set to "bad"'],
  ['is a JSON array of strings', '["a", null]', 'A JSON array whose item 2 is null'],
  [`matches the schema ${SCHEMA}`, '{"a": "x"}', 'A JSON object where "/a" must be of type integer'],
  [`matches the schema ${SCHEMA}`, '{}', 'A JSON object that must have the property "a"'],
];

test.each(EXPLANATIONS)('explains: %s, of %s', (condition, text, want) => {
  expect(judged(`Passes if the response ${condition}`, text)?.explanation.split(';')[0] ?? 'none').toBe(want);
});

test('keys are looked for in the object itself, not in what every object has', () => {
  expect(scored("Passes if the response is a JSON object with a key 'constructor'", '{}')).toBe('json 0');
  expect(scored("Passes if the response is a JSON object with a key '__proto__'", '{"__proto__": 1}')).toBe('json 1');
});
