import { countCharacters } from '../../../../src/judge/checks/texts/characters.ts';
import { judged, scored } from '../judged.ts';

const TEXTS: [string, string, number][] = [
  ['nothing', '', 0],
  ['blanks and line breaks', ' a b\nc\r\nd\n \n', 7],
  ['emoji with modifiers', '👩‍💻👍🏽🇩🇪', 3],
  ['accents', 'e\u0301é', 2],
  ['Hangul', '한국', 2],
  ['a lone surrogate', 'a\ud800b', 3],
  ['ASCII and others by line', 'abc\né\n', 5],
];

test.each(TEXTS)('counts characters: %s', (_, text, want) => {
  expect(countCharacters(text)).toBe(want);
});

test('says which characters are counted', () => {
  expect(judged('Passes if the response is at most 2 characters long', 'e\u0301👍🏽!')?.explanation).toBe(
    '3 user-perceived characters; the criterion asks for at most 2.',
  );
});

const READ: [string, string][] = [
  ['Passes if the response is exactly 3 characters', 'characters 1'],
  ['Passes if the response is 3 characters long', 'characters 1'],
  ['Passes if the response has 3 characters in length', 'none'],
  ['Passes if the response has a length of 3 characters', 'none'],
  ['Passes if the response has fewer than 280 characters', 'characters 1'],
  ['Passes if the response has at least three characters', 'none'],
  ['Passes if the response uses no characters', 'none'],
];

test.each(READ)('takes characters of a story for none: %s', (criterion, want) => {
  expect(scored(criterion, 'abc')).toBe(want);
});
