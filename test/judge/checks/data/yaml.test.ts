import { judged, scored } from '../judged.ts';

const TEXTS: [string, string, number][] = [
  ['a mapping', 'a: 1\nb: [1, 2]\n', 1],
  ['a sequence', '- a\r\n- b: c', 1],
  ['JSON', '{"a": [1]}', 1],
  ['several documents', '---\na: 1\n---\nb: 2\n', 1],
  ['an alias', 'a: &x 1\nb: *x', 1],
  ['a mapping within a scalar', 'a: b: c', 0],
  ['an unknown alias', 'a: *x', 0],
  ['tabs as indentation', 'a:\n\tb: 1', 0],
  ['a code block', '```yaml\na: 1\n```', 0],
  ['a bracket without an end', 'a: [1', 0],
];

test.each(TEXTS)('tells whether %s is YAML', (_, text, want) => {
  expect(scored('Passes if the response is valid YAML', text)).toBe(`yaml ${want}`);
});

const OPEN: [string, string][] = [
  ['a sentence', 'Hello there'],
  ['nothing', ''],
  ['a key that stands twice', 'a: 1\na: 2'],
  ['what is nested too deep', '['.repeat(50_000) + ']'.repeat(50_000)],
  ['a long text', 'a: 1\n'.repeat(60_000)],
];

test.each(OPEN)('leaves %s open', (_, text) => {
  expect(() => judged('Passes if the response is valid YAML', text)).toThrow(/YAML/);
});

const WORDINGS: [string, string][] = [
  ['Passes if the response is in valid YAML format', 'yaml 1'],
  ['Passes if the assistant returns only valid YAML', 'yaml 1'],
  ['Passes if the response is a valid YAML document', 'yaml 1'],
  ['Passes if the response is not valid YAML', 'yaml 0'],
  ['Fails if the response is not well-formed YAML', 'yaml 1'],
  ['Reward responses that are valid YAML', 'yaml 1'],
  ['Penalize responses that are not valid YAML', 'yaml 1'],
];

test.each(WORDINGS)('%s', (criterion, want) => {
  expect(scored(criterion, 'a: 1')).toBe(want);
});

test('allows a code fence where the criterion does, and says what stands there instead', () => {
  expect(scored('Passes if the response is valid YAML (code fences are fine)', '```yaml\na: 1\n```')).toBe('yaml 1');
  expect(judged('Passes if the response is valid YAML', 'a: b: c')?.explanation).toBe(
    'Text that is not YAML and begins "a: b: c"; the criterion asks for valid YAML.',
  );
});
