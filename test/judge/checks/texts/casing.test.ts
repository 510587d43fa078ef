import { compile } from '../../../../src/judge/checks/compile.ts';
import { countLetters, findCapitalWords } from '../../../../src/judge/checks/texts/letter-case.ts';
import { parseCriterion } from '../../../../src/judge/criterion/criterion.ts';
import { judged, scored } from '../judged.ts';

const LOWERCASE = [
  ...[
    'is lowercase',
    'is in lowercase',
    'is all lowercase',
    'is in all lowercase',
    'is in lower case',
    'is lower-case',
  ],
  ...['is entirely in lowercase letters', 'is in all lowercase letters', 'is all in lowercase', 'is fully lowercase'],
  ...['is written in lower case', 'is written entirely in lowercase', 'is written in all lowercase letters'],
  ...['is in lowercase only', 'is completely in lowercase letters', 'remains in lowercase', 'must be in lowercase'],
];

test.each(LOWERCASE)('%s', (condition) => {
  const scores = ['all small, no. 1 ß é', 'Not so small', 'ALL CAPITAL', '', '?!'].map((answer) =>
    scored(`Passes if the response ${condition}`, answer),
  );
  expect(scores).toEqual([1, 0, 0, 0, 0].map((score) => `casing ${score}`));
});

const CAPITAL = [
  ...['is uppercase', 'is in uppercase', 'is in upper case', 'is all upper-case', 'is in all caps', 'is all caps'],
  ...['is in all capital letters', 'is in capital letters', 'is entirely in capital letters', 'is in capitals'],
  ...['is written in capital letters', 'is written entirely in uppercase', 'is in uppercase letters only'],
];

test.each(CAPITAL)('%s', (condition) => {
  const scores = ['ALL CAPITAL, NO. 1 É', 'ALL CAPITAL, no', 'all small', '', '?!'].map((answer) =>
    scored(`Passes if the response ${condition}`, answer),
  );
  expect(scores).toEqual([1, 0, 0, 0, 0].map((score) => `casing ${score}`));
});

test.each(['lowercase', 'all caps'])('what has no case is in none, or in any: %s', (letterCase) => {
  for (const answer of ['123 !', '5', '東京'])
    expect(() => judged(`Passes if the response is in ${letterCase}`, answer)).toThrow('upper and lower case');
});

/** Of an answer with two capital letters, one word of capitals alone, and eight letters. */
const CRITERIA: [string, string][] = [
  ['Passes if the assistant answers in all caps', 'casing 0'],
  ['Passes if the assistant responds in lowercase', 'casing 0'],
  ['Passes if the assistant writes in all lowercase letters', 'casing 0'],
  ['Passes if the response is not in all caps', 'casing 1'],
  ['Passes if the response is not entirely in lowercase', 'casing 1'],
  ['Fails if the response is in all caps', 'casing 1'],
  ['Reward responses in all lowercase', 'casing 0.75'],
  ['Reward responses in all caps', 'casing 0.25'],
  ['Penalize responses that are in all caps', 'casing 1'],
  ['Penalize responses that are not in all lowercase', 'casing 0.75'],
  ['Passes if the response is in all lowercase and contains no commas', 'casing+punctuation 0'],
  ['Passes if the response contains no capital letters', 'casing 0'],
  ['Passes if the response does not contain uppercase letters', 'casing 0'],
  ['Passes if the response does not use capital letters', 'casing 0'],
  ['Passes if the response contains capital letters', 'casing 1'],
  ['Passes if the response is free of capital letters', 'casing 0'],
  ['Passes if the response contains fewer than 3 capital letters', 'casing 1'],
  ['Passes if the response contains at least one upper case letter', 'casing 1'],
  ['Passes if the response uses exactly 6 lowercase letters', 'casing 1'],
  ['Passes if the response contains no lowercase letters', 'casing 0'],
  ['Fails if the response uses any capital letters', 'casing 0'],
  ['Reward responses with at least 4 capital letters', 'casing 0.5'],
  ['Passes if the response contains fewer than 2 words in all capital letters', 'casing 1'],
  ['Passes if the response contains at least 1 word in all capital letters', 'casing 1'],
  ['Passes if the response contains exactly 1 all-caps word', 'casing 1'],
  ['Passes if the response uses at least 3 all-caps words', 'casing 0'],
  ['Passes if the response has at least three words in all caps', 'casing 0'],
  ['Passes if the response has no more than 2 words written in uppercase', 'casing 1'],
  ['Passes if the response does not contain more than 2 words in capital letters', 'casing 1'],
  ['Reward responses with at least 4 fully capitalized words', 'casing 0.25'],
  ['Penalize responses with more than 2 uppercase words', 'casing 1'],
];

test.each(CRITERIA)('%s', (criterion, want) => {
  expect(scored(criterion, 'it is OK, ye')).toBe(want);
});

const WORDS: [string, string, number][] = [
  ['nothing', '', 0],
  ['words', 'THE end, THE END', 3],
  ['single letters', 'I have A plan, É?', 0],
  ['contractions', "I'm I’ll DON'T IT'S", 2],
  ['abbreviations', 'U.S. e.g. NASA', 2],
  ['possessives', "NASA's (IBM’s) Tom's", 2],
  ['digits', '3D COVID-19 2024 1ST 1st', 2],
  ['emphasis and lists', '**NOTE:** _OK_ A) "YES"', 3],
  ['mixed', 'PhD iPhone McDONALD', 0],
  ['dashes and ellipses', 'STOP—GO–RUN--NOW...END…SO', 6],
  ['hyphens and slashes', 'STATE-OF-THE-ART AND/OR XML-based', 2],
  ['other scripts', 'ΑΒΓ МОСКВА ÉTÉ 東京 مرحبا', 3],
  ['line breaks', 'ONE\r\nTWO\rTHREE\n', 3],
];

test.each(WORDS)('counts words in all capitals: %s', (_, text, want) => {
  expect(findCapitalWords(text).count).toBe(want);
});

const LETTERS: [string, string, number, number][] = [
  ['ASCII', 'aB[`{@zZ', 2, 2],
  ['other scripts', 'Éß Яя ǅ 東', 3, 2],
  ['beyond the first plane', '𝐀𝐚𐐀𐐨', 2, 2],
  ['marks and emoji', 'E\u0301 😀 🅰', 1, 0],
  ['lone surrogates', 'a\ud835B\udc00', 1, 1],
];

test.each(LETTERS)('counts letters by case: %s', (_, text, capital, lowercase) => {
  expect([countLetters(text, 'capital'), countLetters(text, 'lowercase')]).toEqual([capital, lowercase]);
});

const EXPLANATIONS: [string, string, string][] = [
  [
    'Passes if the response is entirely in lowercase',
    'so it is\nNot',
    '1 of 9 letters is capital, in "Not"; the criterion asks for only lowercase letters.',
  ],
  [
    'Passes if the response is in all caps',
    'OK',
    'None of 2 letters are lowercase; the criterion asks for only capital letters.',
  ],
  [
    'Fails if the response is not in all caps',
    '?!',
    'The response has no letter that is upper or lower case; the criterion fails on anything but only capital letters.',
  ],
  [
    'Passes if the response contains fewer than 2 words in all caps',
    'Go NOW, GO',
    '2 words in all capital letters ("NOW", "GO"), first in "Go NOW, GO"; the criterion asks for fewer than 2.',
  ],
];

test.each(EXPLANATIONS)('explains: %s', (criterion, answer, want) => {
  expect(judged(criterion, answer)?.explanation).toBe(want);
});

test('does not apply to a response of attachments alone', () => {
  expect(judged('Passes if the response is in lowercase', [{ type: 'image' }])?.score).toBeNull();
});

const ODD: [string, string][] = [
  ['right to left', 'مرحبا ok "بالعالم" \u200f!'],
  ['lone surrogates', '\ud83d x, \udc00. \ud83d'],
  ['capitals beyond the first plane, a million', '𝐀'.repeat(500_000)],
  ['a million commas', ','.repeat(1_000_000)],
  ['a million number signs and digits', `${'#1'.repeat(500_000)}a`],
  ['half a million emojis', '😀'.repeat(500_000)],
  ['an emoji that does not end', `👩${'\u200d👩'.repeat(300_000)}`],
  ['a million closing quotes', '"'.repeat(1_000_000)],
];

const CHARACTER_CHECKS = [
  'Reward responses with fewer than 10 commas',
  'Reward responses that end with a question mark',
  'Reward responses with fewer than 10 hashtags',
  'Reward responses with fewer than 10 emojis',
  'Penalize responses that end with an emoji',
  'Reward responses in all lowercase',
  'Reward responses with fewer than 10 words in all caps',
  'Reward responses with fewer than 10 capital letters',
];

test.each(ODD)('every check of characters scores %s, and quotes what stands there', (_, content) => {
  for (const criterion of CHARACTER_CHECKS) {
    expect(compile(parseCriterion(criterion))).toBeDefined();
    const verdict = judged(criterion, content)!;
    expect(verdict.score).toBeGreaterThanOrEqual(0);
    expect(verdict.score).toBeLessThanOrEqual(1);
    for (const { quote } of verdict.evidence) expect(quote === null || content.includes(quote)).toBe(true);
  }
});
