import { createReadCriterion } from '../../src/judge/criterion/compiled-criterion.ts';

const readCriterion = createReadCriterion();
const found = (criterion: string) => readCriterion(criterion).fault();

const CONTRADICTIONS: [string, string][] = [
  ['Passes if the response has between 5 and 3 words', 'No number of words is between 5 and 3.'],
  ['Passes if the response is from 100 to 50 words long', 'No number of words is between 100 and 50.'],
  ['Reward responses of 10-5 sentences', 'No number of sentences is between 10 and 5.'],
  ['Passes if the response has ten to two sentences', 'No number of sentences is between 10 and 2.'],
  [
    'Passes if the response has between one hundred and fifty words and contains "foo"',
    'No number of words is between 100 and 50.',
  ],
  ['Passes if the assistant makes between 5 and 3 tool calls', 'No number of tool calls is between 5 and 3.'],
  [
    "Passes if the response contains the word 'foo' between 4 and 2 times",
    'No number of occurrences of "foo" is between 4 and 2.',
  ],
  [
    'Passes if the response contains fewer than 3 and more than 5 bullet points',
    'No number of bullet points is both fewer than 3 and more than 5.',
  ],
  ['Passes if the response has at least 5 and at most 3 words', 'No number of words is both at least 5 and at most 3.'],
  [
    'Passes if the response has more than ten, but fewer than five sentences',
    'No number of sentences is both more than 10 and fewer than 5.',
  ],
  [
    'Fails if the response has no fewer than 9 and no more than 5 words',
    'No number of words is both no fewer than 9 and no more than 5.',
  ],
  [
    'Passes if the response has at least 5 words and at most 3 words',
    'No number of words is both at least 5 and at most 3.',
  ],
  [
    'Passes if the response is longer than 100 words, contains "foo" and is shorter than 50 words',
    'No number of words is both more than 100 and fewer than 50.',
  ],
  [
    'Reward responses that have exactly 3 sentences and have exactly 4 sentences',
    'No number of sentences is both exactly 3 and exactly 4.',
  ],
  [
    'Passes if the response has no bullet points and has at least 2 bullet points',
    'No number of bullet points is both zero and at least 2.',
  ],
  [
    'Passes if the response does not have exactly 4 sentences and has exactly 4 sentences',
    'No number of sentences is both not exactly 4 and exactly 4.',
  ],
  [
    'Passes if the response neither exceeds 5 words nor is shorter than 10 words',
    'No number of words is both not more than 5 and not fewer than 10.',
  ],
];

test.each(CONTRADICTIONS)('nothing can meet: %s', (criterion, want) => {
  expect(found(criterion)).toBe(want);
});

/** Some text can meet them, or it is unknown whether one can. */
const OTHERS = [
  'Passes if the response has between 3 and 5 words',
  'Passes if the response has between 5 and 5 words',
  'Passes if the response has at least 3 and at most 5 words',
  'Passes if the response has at least 5 and at most 5 words',
  'Passes if the response has at least 3 words and at most 3 words',
  'Passes if the response has at least 5 words or at most 3 words',
  'Passes if the response has at least 5 or at most 3 words',
  'Passes if the response has between 5 and 3 words or contains "foo"',
  'Passes if the response has at least 5 and at most 3 words or contains "foo"',
  'Passes if the response does not have between 5 and 3 words',
  'Passes if the response does not have at least 5 and at most 3 words',
  'Passes if the response has at least 5 sentences and at most 3 bullet points',
  'Passes if the response has more than 5 words and is not longer than 9 words',
  'Passes if the response does not have exactly 4 sentences and does not have exactly 5 sentences',
  "Passes if the response contains the text 'foo' and never the word 'foo'",
  'Passes if the response counts from 10 to 1',
  'Passes if the response counts down from 10 to 1 and has 3 sentences',
  'Passes if the response tells that 5-3 words are missing',
  'Passes if the response has between 5 and 3 words of wisdom',
  'Passes if the response has at least 5 and at most 3 friendly words',
  'Passes if the first paragraph has between 5 and 3 words',
  'Passes if the team won 5 to 3',
  'Passes if the response has at least 5 words and the user writes at most 3 words',
  'Reward brevity and candour',
  'Reward responses from 2026 to 1990',
];

test.each(OTHERS)('finds none in: %s', (criterion) => {
  expect(found(criterion)).toBeUndefined();
});

test('a very long criterion is not looked through', () => {
  expect(found(`Passes if the response has between 5 and 3 words${' indeed'.repeat(300)}`)).toBeUndefined();
  expect(found(`Passes if the response ${'has between 5 and 3 words, '.repeat(40_000)}`)).toBeUndefined();
});
