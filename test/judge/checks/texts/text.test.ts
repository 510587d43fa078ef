import { compile } from '../../../../src/judge/checks/compile.ts';
import { parseCriterion } from '../../../../src/judge/criterion/criterion.ts';
import { judged, scored } from '../judged.ts';

/** A condition, an answer, and whether it holds. */
const CONDITIONS: [string, string, boolean][] = [
  ["contains 'sorry'", 'I am sorry.', true],
  ["contains 'sorry'", 'SORRY!', true],
  ["contains 'sorry'", '**sorry**', true],
  ["contains 'sorry'", 'No.', false],
  ['contains "sorry"', 'I am sorry.', true],
  ['contains “sorry”', 'I am sorry.', true],
  ['contains ‘sorry’', 'I am sorry.', true],
  ['contains «sorry».', 'I am sorry.', true],
  ["contains 'cat'", 'concatenate', false],
  ["contains 'cat'", 'concatenate', false],
  ["contains 'cat'", "the cat's bowl, cat_a", true],
  ["contains the text 'cat'", 'concatenate', true],
  ["contains the string 'cat'", 'CONCATENATE', true],
  ["contains the exact string 'CAT'", 'concatenate', false],
  ["contains the exact text 'Sorry'", 'sorry', false],
  ["contains the exact word 'Sorry'", 'Sorry', true],
  ["contains 'Sorry' (case-sensitive)", 'sorry', false],
  ["contains the word 'IT', case-sensitive", 'it is', false],
  ["contains the word 'IT', case-sensitive", 'our IT', true],
  ["contains 'IT' ignoring case", 'it is', true],
  ["contains 'USA' case-insensitively", 'usa', true],
  ["contains the word 'can'", "I can't", false],
  ["contains the word 'can'", 'I can’t', false],
  ['contains "don\'t"', 'I don’t', true],
  ["contains 'don't know'", 'I don’t know', true],
  ["contains the phrase 'thank you'", 'Thank\n  you!', true],
  ["contains the phrase 'thank you'", 'thank your', false],
  ["contains '5'", '15, 5.2, 0.5', false],
  ["contains '5'", 'I have 5.', true],
  ["contains '$'", 'US$5', true],
  ["contains 'C++'", 'I like c++.', true],
  ["contains '.*'", 'anything', false],
  ["contains '.*'", 'a .* b', true],
  ["contains '[1]'", 'true [1]', true],
  ["contains '(a+)+$'", 'aaaa', false],
  ["contains '(a+)+$'", 'x (a+)+$', true],
  ["contains '👍'", 'ok 👍🏽', true],
  ["contains 'שלום'", 'אמר שלום לכולם', true],
  ["contains '東京'", '私は東京にいる', true],
  ["contains 'café'", 'cafe\u0301', true],
  ["contains 'café'", 'cafe', false],
  ["contains 'ΟΔΟΣ'", 'η οδός, οδος', true],
  ["contains 'soft'", 'so\u00adft', true],
  ["contains the letter 'e'", 'abc', false],
  ["contains the letter 'e'", 'HE', true],
  ["does not contain 'sorry'", 'I am sorry.', false],
  ["doesn't mention 'refund'", 'No.', true],
  ["doesn’t include the word 'refund'", 'A refund.', false],
  ["avoids the word 'sorry'", 'Sorry', false],
  ["excludes 'sorry'", 'Fine', true],
  ["must not contain 'sorry'", 'Fine', true],
  ["should contain 'sorry'", 'Fine', false],
  ["never says 'sorry'", 'Fine', true],
  ["contains 'a b' at least twice", 'a b a b', true],
  ["contains 'sorry' once", 'sorry, sorry', false],
  ["contains 'sorry' exactly twice", 'sorry, sorry', true],
  ["mentions 'sorry' more than once", 'sorry, sorry', true],
  ["uses the word 'sorry' no more than twice", 'sorry, sorry, sorry', false],
  ["uses the word 'sorry' between two and four times", 'sorry, sorry, sorry', true],
  ["does not use the word 'sorry' more than once", 'sorry', true],
  ["contains at least 2 occurrences of 'sorry'", 'sorry, sorry', true],
  ["contains no instances of the word 'sorry'", 'sorry', false],
  ["contains 'aa' exactly twice", 'aa aa', true],
  ["contains the text 'aa' exactly twice", 'aaaaa', true],
  ["starts with 'Hello'", 'hello there', true],
  ["starts with 'Hello'", ' \n**Hello** there', true],
  ["starts with 'Hell'", 'Hello', false],
  ["starts with 'Hello'", 'Oh, hello', false],
  ["starts with 'Hello'", '', false],
  ["begins with the text 'Hel'", 'Hello', true],
  ["starts with the exact text 'Hello'", 'hello', false],
  ["does not start with 'No'", 'Nothing', true],
  ["doesn't start with 'Sure'", 'Sure, here', false],
  ["ends with 'thanks'", 'Many thanks.', true],
  ["ends with 'thanks'", 'Many "Thanks!" ', true],
  ["ends with 'thanks'", 'thanks a lot', false],
  ["ends with 'thanks'", 'nothanks', false],
  ["ends with the text 'thanks'", 'Many thanks.', false],
  ["ends with '.'", 'Many thanks.\n', true],
  ["ends with '}'", '{"a": 1}', true],
  ["ends with 'Is there anything else?'", 'Ok. Is there anything else?', true],
  ['contains the following phrase: "thank you"', 'Thank you!', true],
  ['contains the "thank you" phrase', 'Thank you!', true],
  ['contains the phrase "thank you" (without quotes)', 'Thanks!', false],
  ['contains "Thank you" verbatim', 'thank you', false],
  ['contains the disclaimer: "This is no advice."', 'Well. This is no advice.', true],
  ['mentions the name "Al"', 'also', false],
  ['uses the word "war" 3 times or more', 'war war', false],
  ['uses the word "war" a total of 2 times', 'war war', true],
  ['uses the word "war" exactly twice in total', 'war war', true],
  ['uses the word "war" fewer than 1 time', 'peace', true],
  ['mentions "war" at least twice in its answer', 'war', false],
  ['mentions "war" in the response at least twice', 'war war', true],
  ['does not mention "war" at all', 'war', false],
  ['never mentions "war" anywhere in the response', 'warm', true],
  ['contains no mention of "war"', 'war', false],
  ['makes no mention of the word "war"', 'peace', true],
  ['makes at least two mentions of "war"', 'war', false],
  ['makes no use of "war"', 'war', false],
  ['contains a mention of "war"', 'war', true],
  ['contains exactly two uses of the phrase "a war"', 'a war, a war', true],
];

/** Within an abbreviation a letter is no word. */
const ABBREVIATED: [string, string, boolean][] = [
  ['uses the word "I"', 'Use a mark, i.e. a dot.', false],
  ['uses the word "I"', 'Use a mark (i.e., a dot).', false],
  ['uses the word "e"', 'Fruit, e.g. apples', false],
  ['uses the word "g"', 'Fruit, e.g. apples', false],
  ['uses the word "a"', 'It opens at 9 a.m. sharp', false],
  ['uses the word "m"', 'It opens at 9 P.M.', false],
  ['uses the word "us"', 'The U.S. economy', false],
  ['uses the word "s"', 'The U.S. economy', false],
  ['contains "U.S."', 'The U.S. economy', true],
  ['contains "U.S."', 'The U.S.A. is large', false],
  ['contains "U.S"', 'In the U.S. alone', true],
  ['uses the word "I"', 'So did I. Then we left.', true],
  ['uses the word "I"', 'i.e. what I say', true],
  ['uses the word "I"', 'Well, I’m here', true],
  ['uses the word "it"', 'OK. It’s here.', true],
  ['uses the word "ok"', 'OK.', true],
  ['uses the word "I"', 'Yesterday I left.', true],
  ['uses the word "us"', 'THIS IS FOR US ALL', true],
  ['uses the word "no"', 'No. It is 5.', true],
  ['uses the word "i"', 'AI and iPhones', false],
];

test.each(ABBREVIATED)('%s: %j', (condition, answer, holds) => {
  expect(scored(`Passes if the response ${condition}`, answer)).toBe(`text ${holds ? 1 : 0}`);
});

test.each([
  ['I', 'World War I ended in 1918.'],
  ['I', 'A type I error'],
  ['I', 'King Charles I was executed.'],
  ['I', 'The letters of Isaac I. Newton'],
  ['I', 'I/O is slow'],
  ['I', 'Take the I-95 south.'],
  ['I', 'I. Introduction'],
  ['I', 'Either (i) or (ii)'],
  ['I', 'Run `for (let i = 0; i < 3; i++)`.'],
  ['a', 'Take vitamin A.'],
  ['a', 'A/B tests'],
  ['a', 'A) Paris'],
  ['us', 'The US economy'],
  ['it', 'Ask the IT department.'],
  ['who', 'The WHO said so.'],
  ['no', 'See No. 5.'],
])('nobody can tell whether the word "%s" stands in %j', (word, answer) => {
  expect(() => judged(`Fails if the response uses the word "${word}"`, answer)).toThrow('written alike');
  expect(() => judged(`Fails if the response uses any of the words "${word}", "xyz" or "zyx"`, answer)).toThrow(
    'written alike',
  );
  // Enough others decide it.
  const certain = `${answer} And so ${word} did.`;
  expect(scored(`Fails if the response uses the word "${word}"`, certain)).toBe('text 0');
});

test.each(CONDITIONS)('%s: %j', (condition, answer, holds) => {
  expect(scored(`Passes if the response ${condition}`, answer)).toBe(`text ${holds ? 1 : 0}`);
});

const EXPLANATIONS: [string, string, string][] = [
  [
    "Fails if the response contains 'sorry'",
    'Well, I am very sorry for the late answer to your question of last week.',
    '"sorry" occurs once, in "Well, I am very sorry for the late answer to your question"; the criterion fails on at least one.',
  ],
  [
    "Passes if the response mentions 'sorry' twice",
    'Sorry.\nI am sorry.\nSo sorry.',
    '"sorry" occurs 3 times, first in "Sorry."; the criterion asks for exactly 2.',
  ],
  [
    "Passes if the response contains 'cat'",
    'We concatenate.',
    '"cat" does not occur, though "We concatenate." comes near: only whole words count; the criterion asks for at least one.',
  ],
  [
    "Passes if the response starts with 'Hello'",
    'Hi there',
    'The response begins "Hi there"; the criterion asks for "Hello".',
  ],
  [
    "Fails if the response does not end with 'bye'",
    '',
    'The response is empty; the criterion fails on anything but "bye".',
  ],
];

test.each(EXPLANATIONS)('explains: %s', (criterion, answer, want) => {
  expect(judged(criterion, answer)?.explanation).toBe(want);
});

test('quotes up to three places, as they stand in the message', () => {
  const answer = 'Sorry one.\r\nSORRY two.\rsorry three.\nsorry four.';
  const quotes = judged("Fails if the response contains 'sorry'", answer)?.evidence.map(({ quote }) => quote);
  expect(quotes).toEqual(['Sorry one.', 'SORRY two.', 'sorry three.']);
});

test('a place that the message spells otherwise is not quoted', () => {
  const verdict = judged("Passes if the response contains 'café'", 'Le cafe\u0301.');
  expect(verdict).toMatchObject({ score: 1, evidence: [{ source: { id: 'messages[1]' }, quote: null }] });
});

/** Signs that emphasise are no part of what is said. */
const EMPHASISED: [string, string, number][] = [
  ['"thank you"', 'thank **you**', 1],
  ['"thank you"', 'so _thank_ *you*', 1],
  ['"thank you"', '***thank*** you, __Thank__ you', 1],
  ['"thank you"', 'thank\n**you**', 1],
  ['"thank you"', 'thank `**you**`', 0],
  ['"thank you"', '```\nthank **you**\n```', 0],
  ['"2 3"', '2 * 3', 0],
  ['"2 3"', '2 *3', 0],
  ['"a b"', '\\*a\\* b', 0],
  ['the word "init"', '__init__', 0],
  ['the word "init"', 'snake_init_case', 0],
  ['"*foo*"', 'a *foo* b', 1],
  ['"foo bar"', '*foo bar', 1],
  ['all of the words "red" and "blue sky"', 'red, blue **sky**', 1],
];

test.each(EMPHASISED)('contains %s: %j', (text, answer, want) => {
  expect(scored(`Passes if the response contains ${text}`, answer)).toBe(`text ${want}`);
});

test('the same quote is shown once', () => {
  const verdict = judged('Passes if the response contains "cat" at least 3 times', 'cat cat **cat**');
  expect(verdict?.evidence.map(({ quote }) => quote)).toEqual(['cat cat **cat**']);
});

test.each([
  ['contains the substring "cat"', '"cat" (parts of words count)'],
  ['contains "cat" (case-sensitive)', '"cat" (case-sensitive)'],
  ['contains the word "cat"', '"cat"'],
  ['contains the symbol "$"', '"$"'],
])('says how it is looked for: %s', (condition, want) => {
  const check = compile(parseCriterion(`Passes if the response ${condition}`));
  expect(check?.what).toBe(`occurrences of ${want}`);
});
