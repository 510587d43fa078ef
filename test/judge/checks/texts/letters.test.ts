import { judged, scored } from '../judged.ts';

/** A condition, an answer, and whether it holds. */
const CONDITIONS: [string, string, boolean][] = [
  ['uses the letter q at most 2 times', 'Quick quiz', true],
  ['uses the letter q at most 2 times', 'Quick quiz, quiet', false],
  ['uses the letter "q" at most 2 times', 'Quick quiz, quiet', false],
  ['uses the letter “q” fewer than 1 times', 'Quick', false],
  ['uses the letter `q` twice', 'Quick quiz', true],
  ['uses the letter Q no more than twice', 'Quick quiz', true],
  ['does not use the letter q more than once', 'Quick quiz', false],
  ['contains the letter e', 'Her', true],
  ['contains the letter e', 'Hör é ê', false],
  ['does not contain the letter e', 'HER', false],
  ['does not contain the letter E', 'her', false],
  ['never uses the letter e', 'Words', true],
  ['avoids the letter e', 'Her', false],
  ['avoids using the letter e', 'Words', true],
  ['contains at least 3 occurrences of the letter e', 'eEé e', true],
  ['contains no occurrences of the letter e', 'e', false],
  ['uses the letter é once', 'cafe\u0301', true],
  ['contains the capital letter e', 'Her', false],
  ['contains the capital letter E', 'HER', true],
  ['uses the uppercase letter "E" at least twice', 'EeE', true],
  ['does not contain the lowercase letter e', 'HER', true],
  ['contains the character # at least 4 times', '## ##', true],
  ['contains the character "#" at least 4 times', '###', false],
  ['uses the letter "#" at least 4 times', '## ##', true],
  ['uses the letter "!" fewer than 2 times', 'Oh!!', false],
  ['does not contain the symbol *', '**a**', false],
  ['contains at least 4 # symbols', '###', false],
  ['contains no $ signs', '5 €', true],
  ['does not contain any "@" characters', 'a@b', false],
];

test.each(CONDITIONS)('%s: %j', (condition, answer, holds) => {
  expect(scored(`Passes if the response ${condition}`, answer)).toBe(`text ${holds ? 1 : 0}`);
});

const OTHER_PREFIXES: [string, string][] = [
  ['Fails if the response contains the letter e', 'text 0'],
  ['Reward responses without the letter e', 'text 0'],
  ['Reward responses that use the letter e at least 4 times', 'text 0.5'],
  ['Penalize responses that use the letter e more than once', 'text 0'],
];

test.each(OTHER_PREFIXES)('%s', (criterion, want) => {
  expect(scored(criterion, 'Here')).toBe(want);
});

test('explains what was found', () => {
  expect(judged('Passes if the response uses the letter q at most once', 'Quick quiz')?.explanation).toBe(
    '"q" occurs 2 times, first in "Quick quiz"; the criterion asks for at most 1.',
  );
});
