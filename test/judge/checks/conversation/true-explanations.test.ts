import { judged, judgedMessages } from '../judged.ts';

const talk = (message: string, answer: string) => [
  { role: 'user', content: message },
  { role: 'assistant', content: answer },
];

test.each([
  ['Passes if every number in the response is positive', 'It is -3', 'not so "-3"'],
  ['Passes if the response contains exactly one number', 'It is -3', '1 number ("-3")'],
  ['Passes if every dollar amount is above $5', 'It is -$7', 'not so "-$7"'],
  ['Passes if the CSV has exactly one data row', 'a,b\n1,2', '1 row; the criterion asks for CSV with exactly 1 row.'],
  ['Passes if each line starts with a capital letter', 'A\n5\nb', '2 of 3 lines do not match'],
  ['Passes if the response contains no HTML tags', 'a </b> c', '1 HTML tag ("</b>")'],
  ['Passes if the response ends with a question', 'Do you go?\n\n---', 'ends "Do you go?"'],
])('%s: %j', (criterion, answer, said) => {
  expect(judged(criterion, answer)!.explanation).toContain(said);
});

test.each([
  ["Passes if all the numbers in the response appear in the user's message", 'x', '-3', 'not "-3"'],
  [
    "Passes if the response contains every number from the user's message",
    'I have 3, 7 and 1/9',
    '3 and 1 of it',
    '1 of 4 in the response; 2 may or may not be; not "7"',
  ],
  [
    "Passes if the response contains every email address from the user's message",
    'a@b.com',
    'none',
    '0 of 1 in the response; not "a@b.com"',
  ],
  [
    "Passes if, if the user's message ends with a question mark, the response is one sentence",
    'Hi.',
    'ok.',
    'Of the user\'s message: It ends "Hi."',
  ],
])('%s: %j, %j', (criterion, message, answer, said) => {
  expect(judgedMessages(criterion, talk(message, answer))?.explanation).toContain(said);
});

test('a negative number is not for certain the number without its sign', () => {
  const criterion = "Passes if all the numbers in the response appear in the user's message";
  expect(() => judgedMessages(criterion, talk('I have 3', 'You have -3'))).toThrow('cannot be told');
  expect(judgedMessages(criterion, talk('I have -3', 'You have -3'))?.score).toBe(1);
});
