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
  // Two quotations, one at each end.
  ['is wrapped in double quotes', '"Yes" is shorter than "no"', false],
  ['is not wrapped in double quotes', '"Yes" is shorter than "no"', true],
  ['starts and ends with a double quotation mark', '"Yes" is shorter than "no"', true],
  ['is wrapped in double quotes', '"Yes," she said. "No."', false],
  ['is wrapped in double quotes', '"Yes"—"no"', false],
  ['is wrapped in double quotes', '"One."\n"Two."', false],
  ['is wrapped in double quotes', '"**Yes**" or "**no**"', false],
  ['is wrapped in double quotes', '"6" is less than "7"', false],
  ['is enclosed in quotation marks', "'Yes' or 'no'", false],
  ['is enclosed in quotation marks', '‘Yes’ or ‘no’', false],
  ['is enclosed in quotation marks', '«Oui» et «non»', false],
  ['is enclosed in quotation marks', '„Ja“ und „nein“', false],
  ['is enclosed in quotation marks', '"Yes" or \'no\'', false],
  ['is wrapped in curly braces', '{a} and {b}', false],
  ['is wrapped in double square brackets', '[[a]] and [[b]]', false],
  ['is wrapped in angle brackets', '<p>Hi</p>', false],
  // Quotations within one.
  ['is wrapped in double quotes', '"He said "no" to me."', true],
  ['is wrapped in double quotes', '"He said \\"no\\" to me."', true],
  ['is wrapped in double quotes', '"("Yes") is a word."', true],
  ['is wrapped in double quotes', '"One.\n\n"Two."', true],
  ['is wrapped in single quotes', "'I don't know what's up'", true],
];

test.each(CONDITIONS)('%s: %j', (condition, answer, holds) => {
  expect(scored(`Passes if the response ${condition}`, answer)).toBe(`wrapped ${holds ? 1 : 0}`);
});

test.each([
  ['is wrapped in double quotes', '"The board is 6" wide"'],
  ['is wrapped in double quotes', '"a"b"'],
  ['is wrapped in double quotes', '"a " b"'],
  ['is wrapped in single quotes', "'The dogs' bowl'"],
  ['is wrapped in single quotes', '‘The dogs’ bowl’'],
  ['is enclosed in parentheses', '(a (b)'],
  ['is enclosed in parentheses', '(a :) b)'],
  ['is enclosed in quotation marks', '„Ja“ und „nein”'],
  ['is wrapped in double square brackets', '[[[a]]]'],
])('nobody can tell: %s: %j', (condition, answer) => {
  expect(() => judged(`Passes if the response ${condition}`, answer)).toThrow('nobody can tell');
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
