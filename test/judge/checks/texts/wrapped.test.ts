import { judged, scored } from '../judged.ts';

/** A condition, an answer, and whether it holds. */
const CONDITIONS: [string, string, boolean][] = [
  ['is entirely wrapped in double quotation marks', ' "a b"\n', true],
  ['is entirely wrapped in double quotation marks', '“a “b” c”', true],
  ['is entirely wrapped in double quotation marks', '“a” and “b”', false],
  ['is entirely wrapped in double quotation marks', '“one\n\n“two”', true],
  ['is entirely wrapped in double quotation marks', '„a“', true],
  ['is entirely wrapped in double quotation marks', '"a" b', false],
  ['is entirely wrapped in double quotation marks', "'a'", false],
  ['is entirely wrapped in double quotation marks', '"', false],
  ['is entirely wrapped in double quotation marks', '', false],
  ['is wrapped in double quotes', '"a"', true],
  ['is not wrapped in double quotes', '"a"', false],
  ['is completely enclosed within quotation marks', "'it's'", true],
  ['is surrounded by quotes', '«oui»', true],
  ['is surrounded by single quotes', '‘it’s’', true],
  ['is enclosed in parentheses', '((a) b)', true],
  ['is enclosed in parentheses', '(a) or (b)', false],
  ['is enclosed in square brackets', '[a]', true],
  ['is wrapped in curly braces', '{}', true],
  ['is wrapped in double angular brackets', '<<a>>', true],
  ['is wrapped in double angular brackets', '<a>', false],
  ['starts and ends with a double quotation mark', '"a"', true],
  ['begins and ends with double quotes', '"a".', false],
];

test.each(CONDITIONS)('%s: %j', (condition, answer, holds) => {
  expect(scored(`Passes if the response ${condition}`, answer)).toBe(`wrapped ${holds ? 1 : 0}`);
});

const CRITERIA: [string, string][] = [
  ['Passes if the assistant wraps its entire response in double quotation marks', 'wrapped 1'],
  ['Fails if the model encloses the response in quotation marks', 'wrapped 0'],
  ['Reward responses wrapped in double quotes', 'wrapped 1'],
  ['Penalize responses that are surrounded by quotation marks', 'wrapped 0'],
];

test.each(CRITERIA)('%s', (criterion, want) => {
  expect(scored(criterion, '"Hello"')).toBe(want);
});

test('explains what stands at both ends', () => {
  expect(judged('Passes if the response is wrapped in double quotes', 'Hello')?.explanation).toBe(
    'The response begins "Hello" and ends "Hello"; the criterion asks for double quotation marks around the whole.',
  );
});
