import { judged, scored } from '../judged.ts';

/** A condition, an answer, and whether it holds. */
const CONDITIONS: [string, string, boolean][] = [
  ['is exactly "yes"', ' yes\n', true],
  ['is exactly "yes"', 'Yes', false],
  ['is exactly "yes"', 'yes.', false],
  ['is exactly "yes"', 'yes yes', false],
  ['is exactly "yes", ignoring case', 'YES', true],
  ['is exactly "don\'t" (without the quotes)', 'don’t', true],
  ['is exactly the word "yes"', '"yes"', false],
  ['is exactly "YES" or "NO"', 'NO', true],
  ['is exactly one of "YES" or "NO"', 'No', false],
  ['is identical to "a  b"', 'a\nb', true],
  ['is equal to "café"', 'cafe\u0301', true],
  ['equals "foo"', 'foo bar', false],
  ['does not equal "foo"', 'foo', false],
  ['is not exactly "foo"', 'foo.', true],
  ['is the word "yes"', '**Yes.**', true],
  ['is the word "yes"', 'Yes, sir', false],
  ['is only the word "yes"', 'yesterday', false],
  ['is just the phrase "I do"', 'I do!', true],
  ['is one of the words "positive", "negative" or "neutral"', 'Neutral', true],
  ['is one of the words "positive", "negative" or "neutral"', 'not neutral', false],
  ['consists only of the word "yes"', 'Yes.', true],
  ['consists only of the word "yes"', '', false],
  ['consists solely of the phrase "I don\'t know"', 'I don’t know.', true],
];

test.each(CONDITIONS)('%s: %j', (condition, answer, holds) => {
  expect(scored(`Passes if the response ${condition}`, answer)).toBe(`text ${holds ? 1 : 0}`);
});

test('of an answer it is left open whether the whole text is meant', () => {
  expect(scored('Passes if the output is exactly "42"', '42')).toBe('text 1');
  expect(scored('Passes if the answer is exactly "42"', '42')).toBe('none');
  expect(scored('Passes if the answer contains "42"', '42')).toBe('text 1');
});

test('explains', () => {
  expect(judged('Passes if the response equals "foo"', 'bar\nbaz')?.explanation).toBe(
    'The response is "bar…"; the criterion asks for "foo" (case-sensitive).',
  );
  expect(judged('Reward responses that are exactly "foo" or "bar"', 'bar')?.explanation).toBe(
    'The response is "bar"; the criterion rewards "foo" (case-sensitive) or "bar" (case-sensitive).',
  );
});

const LABELS: [string, string, number | 'open'][] = [
  ['is "yes", "no" or "maybe"', '**Maybe.**', 1],
  ['is "yes", "no" or "maybe"', 'perhaps', 0],
  ['is "yes" or "no"', 'Yes, it is.', 'open'],
  ['is either "yes" or "no"', 'No!', 1],
  ['is either "yes" or "no"', 'nobody', 0],
  ['is one of "low", "medium", "high"', 'high', 1],
  ['is one of "low", "medium" or "high"', 'It is high.', 0],
  ['is one of the following: "low", "medium", "high"', 'Medium', 1],
  ['reads exactly "All good"', 'all good', 0],
  ['reads exactly "All good"', ' All good\n', 1],
  ['is empty', ' \n', 1],
  ['is empty', 'x', 0],
  ['is not empty', 'x', 1],
  ['is non-empty', '', 0],
];

test.each(LABELS)('%s: %j', (condition, answer, want) => {
  const score = (prefix: string) => judged(`${prefix} if the response ${condition}`, answer)?.score;
  if (want === 'open') expect(() => score('Passes')).toThrow('holds one of these texts');
  else expect([score('Passes'), score('Fails')]).toEqual([want, 1 - want]);
});
