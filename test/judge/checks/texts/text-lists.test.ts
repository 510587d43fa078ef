import { judged, scored } from '../judged.ts';

/** A condition, an answer, and whether it holds. */
const CONDITIONS: [string, string, boolean][] = [
  ['contains all of the keywords "cat", "dog" and "owl"', 'An owl, a dog and a cat.', true],
  ['contains all of the keywords "cat", "dog" and "owl"', 'An owl and a cat.', false],
  ['contains all of the keywords "cat" and "dog"', 'Cats and dogs.', false],
  ['contains all of these keywords: "cat", "dog"', 'A dog and a cat.', true],
  ['contains all the words "cat" and "dog"', 'dog, cat', true],
  ['contains all three words "cat", "dog" and "owl"', 'cat, dog', false],
  ['contains all three of the words "cat", "dog" and "owl"', 'cat dog owl', true],
  ['contains both words "cat" and "dog"', 'cat', false],
  ['contains both of the words "cat" and "dog"', 'cat dog', true],
  ['contains each of the following terms: "cat", "dog"', 'cat', false],
  ['must include every one of these terms: "cat", "dog", "owl".', 'cat, dog, owl', true],
  ['includes all of the following in its answer: "cat", "dog"', 'dog, cat', true],
  ['contains the phrase "thank you" or "thanks"', 'Many thanks!', true],
  ['contains the string "foo(" or "bar("', 'xbar(1)', true],
  ['contains any of the words "IT" or "US" (case-sensitive)', 'it is us', false],
  ['contains any of the words "IT" or "US", ignoring case', 'it is', true],
  ['contains any of the words "cat" or "dog"', 'a dog', true],
  ['contains any of the words "cat" or "dog"', 'concatenate', false],
  ['contains at least one of the words "cat", "dog" and "owl"', 'owl', true],
  ['contains one of the phrases "a cat" or "a dog"', 'It is a cat', true],
  ['contains one or more of the following: "cat", "dog"', '', false],
  ['contains at least one of "cat", "dog" or "owl"', 'dog', true],
  ['contains either of the words "cat" or "dog"', 'cat', true],
  ['does not contain any of the words "cat", "dog" or "owl"', 'A dog', false],
  ['does not contain any of the words "cat" or "dog"', 'Dogs and cats', true],
  ['does not contain the words "cat" or "dog"', 'a dog', false],
  ['contains none of the words "cat", "dog" or "owl"', 'a bird', true],
  ['contains neither of the words "cat" and "dog"', 'dog', false],
  ['avoids using any of the following words: "cat", "dog"', 'owl', true],
  ['never uses any of the words "cat" or "dog"', 'owl', true],
  ['contains at least two of the phrases "a cat", "a dog" and "an owl"', 'A cat, an owl', true],
  ['contains at least two of the phrases "a cat", "a dog" and "an owl"', 'A cat, a cat', false],
  ['contains exactly one of the words "cat" or "dog"', 'cat and dog', false],
  ['contains only one of the words "cat" or "dog"', 'cat, cat', true],
  ['contains no more than one of the words "cat" or "dog"', 'cat dog', false],
  ['does not contain more than one of the words "cat" or "dog"', 'dog', true],
  ['contains one of these answers verbatim: "My answer is yes.", "My answer is no."', 'So: My answer is no.', true],
  ['contains one of these answers verbatim: "My answer is yes.", "My answer is no.".', 'my answer is no.', false],
  ['uses each of the words "cat" and "dog" at least twice', 'cat cat dog', false],
  ['uses each of the words "cat" and "dog" at least twice', 'cat cat dog dog', true],
];

test.each(CONDITIONS)('%s: %j', (condition, answer, holds) => {
  expect(scored(`Passes if the response ${condition}`, answer)).toBe(`text ${holds ? 1 : 0}`);
  // A rule is no fault (obligations.test.ts), and the fault may be that one is missing, or both.
  const isUnclear = condition.startsWith('must') || condition === 'does not contain the words "cat" or "dog"';
  expect(scored(`Fails if the response ${condition}`, answer)).toBe(isUnclear ? 'none' : `text ${holds ? 0 : 1}`);
});

/** Of a list that says neither "all" nor "any", `Fails if` may want something else than the complement (faulty-lists.test.ts). */
const WISHES: typeof CONDITIONS = [
  ['contains the following words: "cat", "dog" and "owl"', 'cat, dog', false],
  ['contains the words "cat" and "dog"', 'cat', false],
  ['contains the words “cat” and “dog”', 'dog and cat', true],
  ['contains the letters "q" and "z"', 'quiz', true],
  ['contains the characters "{" and "}"', 'f{', false],
  ['contains the strings "foo(" and "bar("', 'xfoo(bar(', true],
  ['contains the exact words "Cat" and "Dog"', 'Cat and Dog', true],
  ['does not contain the following words: "cat", "dog"', 'a dog', false],
  ['avoids the words "cat" and "dog"', 'dog', false],
  ['avoids all of the words "cat" and "dog"', 'dog', false],
  ['uses the words "cat" and "dog" exactly once each', 'cat dog', true],
];

test.each(WISHES)('%s: %j, in what is wished', (condition, answer, holds) => {
  expect(scored(`Passes if the response ${condition}`, answer)).toBe(`text ${holds ? 1 : 0}`);
});

/** Of an answer that holds "cat" and not "dog" nor "owl". */
const GRADES: [string, number][] = [
  ['Reward responses that contain all of the words "cat", "dog" and "owl"', 1 / 3],
  ['Reward responses with any of the words "cat" or "dog"', 1],
  ['Reward responses without any of the words "cat", "dog" or "owl"', 0],
  ['Reward mentioning at least two of "cat", "dog", "owl"', 1 / 2],
  ['Penalize responses containing any of the words "cat", "dog" or "owl"', 0],
  ['Penalize the assistant for using all of the words "cat" and "dog"', 1],
];

test.each(GRADES)('grades by the share that occurs: %s', (criterion, score) => {
  expect(judged(criterion, 'a cat')?.score).toBeCloseTo(score);
});

const EXPLANATIONS: [string, string, string][] = [
  [
    'contains all of the words "cat", "dog" and "owl"',
    'A cat sleeps.',
    '"cat" occurs, "dog", "owl" do not; the criterion asks for all of them.',
  ],
  [
    'contains any of the words "cat" or "dog"',
    'Hi.',
    'None of "cat", "dog" occurs; the criterion asks for at least one of them.',
  ],
  [
    'contains none of the words "cat" or "dog"',
    'Dog, cat.',
    'All of "cat", "dog" occur; the criterion asks for none of them.',
  ],
  [
    'uses each of the words "cat" and "dog" at least twice',
    'cat dog dog',
    '"cat" occurs once, in "cat dog dog" (at least 2: no); "dog" occurs 2 times, first in "cat dog dog" (at least 2: yes); the criterion asks for both.',
  ],
];

test.each(EXPLANATIONS)('explains: %s', (condition, answer, want) => {
  expect(judged(`Passes if the response ${condition}`, answer)?.explanation).toBe(want);
});

test('of many words it names some, and quotes three places', () => {
  const list = Array.from({ length: 12 }, (_, at) => `"word${at}"`).join(', ');
  const verdict = judged(`Passes if the response contains none of the words ${list}`, 'word1\nword2\nword3\nword4');
  expect(verdict?.explanation).toBe(
    '"word1", "word2", "word3", "word4" occur, "word0", "word5", "word6", "word7", "word8", "word9" … do not; the criterion asks for none of them.',
  );
  expect(verdict?.evidence.map(({ quote }) => quote)).toEqual(['word1', 'word2', 'word3']);
});

test('a list is one part of a condition that joins several', () => {
  const criterion =
    'Passes if the response contains "owl" and any of the words "cat" or "dog", and has at most 3 words';
  expect(judged(criterion, 'an owl, dogs')?.score).toBe(0);
  expect(judged(criterion, 'owl or dog')?.score).toBe(1);
  expect(judged(criterion, 'the owl or the dog')?.score).toBe(0);
});

test('a response without text leaves it open', () => {
  expect(judged('Passes if the response contains any of "cat", "dog"', [{ type: 'image' }])).toMatchObject({
    score: null,
  });
});
