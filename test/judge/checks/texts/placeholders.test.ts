import { findPlaceholders } from '../../../../src/judge/checks/texts/placeholders.ts';
import { judged, scored } from '../judged.ts';

const TEXTS: [string, string, number][] = [
  ['nothing', '', 0],
  ['several', 'Dear [name],\n[Street 1] [City/Town]: [$ amount]', 4],
  ['side by side', '[Month][Day]', 2],
  ['in code and bold', '```\n**[x y]**\n```', 1],
  ['one within another', '[a [b] c]', 1],
  ['over two lines', '[a\nb]', 0],
  ['links and images', '[a](b) ![c](d)', 0],
  ['boxes to tick', '- [ ] a\n- [x] b\n- [X] c', 0],
  ['citations and notes', 'a [1], [2, 3], [4–6] and [^7]', 0],
  ['other brackets', '(a) {b} <c>', 0],
  ['without an end', '[a', 0],
  ['right to left, and half a character', '[שם] [\ud800]', 2],
];

test.each(TEXTS)('counts placeholders: %s', (_, text, want) => {
  expect(findPlaceholders(text).count).toBe(want);
});

const CRITERIA: [string, string][] = [
  ['Passes if the response contains at least 2 placeholders in square brackets, such as [address].', 'placeholders 1'],
  ['Passes if the response contains at least 3 placeholders in square brackets, such as [address].', 'placeholders 0'],
  [
    'Passes if the response contains exactly two placeholders represented by square brackets, such as [address]',
    'placeholders 1',
  ],
  ['Passes if the response has 2 placeholders within square brackets (e.g., [address] or [name])', 'placeholders 1'],
  ['Passes if the response contains a placeholder in square brackets', 'placeholders 1'],
  ['Passes if the response uses placeholders in square brackets', 'placeholders 1'],
  ['Passes if the response does not contain any placeholders in square brackets', 'placeholders 0'],
  ['Fails if the response contains placeholders in square brackets, like [name]', 'placeholders 0'],
  ['Reward responses with at least 4 placeholders in square brackets', 'placeholders 0.5'],
  ['Penalize responses that contain placeholders in square brackets', 'placeholders 0'],
];

test.each(CRITERIA)('%s', (criterion, want) => {
  expect(scored(criterion, 'Dear [name],\n\nsee [street].')).toBe(want);
});

test('quotes the placeholders', () => {
  const verdict = judged('Fails if the response contains placeholders in square brackets', 'Dear [name],');
  expect(verdict?.explanation).toBe(
    '1 placeholder ("[name]"), in "Dear [name],"; the criterion fails on at least one.',
  );
});
