import { scored } from '../judged.ts';

/** A condition whose subject is what is looked for, an answer, and whether it holds. */
const CONDITIONS: [string, string, boolean][] = [
  ['the word "foo" appears at least twice', 'foo, foo', true],
  ['the word "foo" appears at least twice in the response', 'foo', false],
  ['the word "foo" appears in the response at least twice.', 'foo, foo', true],
  ['“foo” appears anywhere in the response', 'a foo', true],
  ['"foo" is never mentioned', 'a foo', false],
  ["the phrase 'foo' isn't mentioned by the assistant", 'bar', true],
  ['the phrase "a foo" occurs no more than 3 times', 'a foo, '.repeat(4), false],
  ['the phrase "foo" does not appear', 'foo', false],
  ['the phrase "foo" must not appear anywhere in the response', 'bar', true],
  ['the keyword "foo" should be used exactly 3 times', 'foo foo foo', true],
  ['the word "foo" is used more than twice by the assistant', 'foo foo', false],
  ['the word "foo" is absent from the response', 'food', true],
  ['the word "foo" is missing', 'foo', false],
  ['the letter "q" occurs exactly twice', 'quick, quiet', true],
  ['no occurrence of "foo" is found in the response', 'foo', false],
  ['"foo" or "bar" is mentioned', 'bar', true],
  ['both "foo" and "bar" appear in the response', 'bar', false],
  ['the words "foo" and "bar" both appear', 'foo bar', true],
  ['neither "foo" nor "bar" is mentioned', 'baz', true],
  ['all of the keywords "foo", "bar" and "baz" appear', 'foo bar', false],
  ['none of the words "foo", "bar" or "baz" are used', 'baz', false],
  ['at least two of the words "foo", "bar" and "baz" are included in the response', 'baz foo', true],
  ['there is no mention of "foo" in the response', 'foo', false],
  ['there are at least 2 occurrences of "foo" in the response', 'foo foo', true],
];

test.each(CONDITIONS)('%s: %j', (condition, answer, holds) => {
  expect(scored(`Passes if ${condition}`, answer)).toBe(`text ${holds ? 1 : 0}`);
  // A rule is no fault (obligations.test.ts).
  const isRule = /\b(?:must|should)\b/.test(condition);
  expect(scored(`Fails if ${condition}`, answer)).toBe(isRule ? 'none' : `text ${holds ? 0 : 1}`);
});

const REWARDS: [string, string][] = [
  ['Reward responses in which the word "foo" appears', 'text 1'],
  ['Reward responses where "foo" is mentioned at least twice', 'text 0.5'],
  ['Reward if "foo" is mentioned', 'text 1'],
  ['Penalize when the word "foo" is used more than once', 'text 1'],
];

test.each(REWARDS)('%s', (criterion, want) => {
  expect(scored(criterion, 'a foo')).toBe(want);
});

test('says so of what other families count, too, with its place and without', () => {
  expect(scored('Passes if there are exactly 2 bullet points in the response', '- a\n- b')).toBe('bullets 1');
  expect(scored('Passes if there are exactly 2 bullet points', '- a\n- b')).toBe('bullets 1');
});

test('joins other clauses, and lends its subject to none', () => {
  expect(scored('Passes if "foo" is mentioned and the response has 2 words', 'a foo')).toBe('text+words 1');
  expect(scored('Passes if "foo" is mentioned and has 2 words', 'a foo')).toBe('none');
});
