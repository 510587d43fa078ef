import { judged, scored } from '../judged.ts';

const TEXTS: [string, string, { json: number; object: number; array: number }][] = [
  ['an object', ' {"a": [1]}\n', { json: 1, object: 1, array: 0 }],
  ['an array', '[]', { json: 1, object: 0, array: 1 }],
  ['a number', '42', { json: 1, object: 0, array: 0 }],
  ['null', 'null', { json: 1, object: 0, array: 0 }],
  ['nothing', '', { json: 0, object: 0, array: 0 }],
  ['a code block', '```json\n{}\n```', { json: 0, object: 0, array: 0 }],
  ['words before', 'Here: {}', { json: 0, object: 0, array: 0 }],
  ['a comma too many', '[1,]', { json: 0, object: 0, array: 0 }],
  ['two values', '{} {}', { json: 0, object: 0, array: 0 }],
  ['a key of every object', '{"__proto__": 1}', { json: 1, object: 1, array: 0 }],
  ['a deep array', '['.repeat(100_000) + ']'.repeat(100_000), { json: 1, object: 0, array: 1 }],
];

test.each(TEXTS)('tells whether %s is JSON', (_, text, want) => {
  expect({
    json: judged('Passes if the response is valid JSON', text)?.score,
    object: judged('Passes if the response is a JSON object', text)?.score,
    array: judged('Passes if the response is a valid JSON array', text)?.score,
  }).toEqual(want);
});

const CRITERIA: [string, string][] = [
  ['Passes if the response is JSON', 'json 1'],
  ['Passes if the response is only valid JSON', 'json 1'],
  ['Passes if the response is a single valid JSON object', 'json 1'],
  ['Passes if the response is in valid JSON format', 'json 1'],
  ['Passes if the response is well-formed JSON.', 'json 1'],
  ['Passes if the response is not valid JSON', 'json 0'],
  ['Passes if the response is not a JSON array', 'json 1'],
  ['Passes if the assistant responds with valid JSON', 'json 1'],
  ['Passes if the model outputs only a JSON object', 'json 1'],
  ['Passes if the response consists only of valid JSON', 'json 1'],
  ['Reward responses that are valid JSON', 'json 1'],
  ['Reward responses in valid JSON', 'json 1'],
  ['Penalize responses that are not valid JSON', 'json 1'],
  ['Fails if the response is a JSON array', 'json 1'],
];

test.each(CRITERIA)('%s', (criterion, want) => {
  expect(scored(criterion, '{}')).toBe(want);
});

test('says what stands there instead', () => {
  const explanation = (text: string) => judged('Passes if the response is valid JSON', text)?.explanation;
  expect(explanation('Sure! {}')).toBe(
    'Text that is not JSON and begins "Sure! {}"; the criterion asks for valid JSON.',
  );
  expect(explanation('```\n{}\n```')).toMatch(/^A Markdown code block/);
});

/** What may stand around it where the criterion allows a code fence. */
const FENCED: [string, boolean][] = [
  ['{"a": 1}', true],
  ['```json\n{"a": 1}\n```', true],
  ['```\r\n[1]\r\n```\n', true],
  ['```JSON {"a": 1}```', true],
  ['~~~json\n{}\n~~~', true],
  ['Here:\n```json\n{}\n```', false],
  ['```json\n{}\n```\nDone.', false],
  ['```json\n{\n```', false],
  ['```', false],
  ['```\n{}\n```\n```\n{}\n```', false],
];

test.each(FENCED)('where a code fence is allowed: %j', (text, holds) => {
  const criterion = 'Passes if the response is entirely valid JSON (a surrounding markdown code fence is allowed).';
  expect(scored(criterion, text)).toBe(`json ${holds ? 1 : 0}`);
});

const ALLOWANCES = [
  'is valid JSON, optionally wrapped in a Markdown code block',
  'is valid JSON (code fences are fine)',
  'is valid JSON with or without a code fence',
  'is a valid JSON object (optionally in a code block)',
  'is only valid JSON, ignoring a surrounding code fence',
];

test.each(ALLOWANCES)('allows a code fence: %s', (condition) => {
  expect(judged(`Passes if the response ${condition}`, '```json\n{}\n```')?.score).toBe(1);
});
