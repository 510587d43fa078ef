import { judged, scored } from '../judged.ts';

const TEXTS: [string, string, number][] = [
  ['nothing', '', 0],
  ['no numbers', 'I have cats, and so do you.', 0],
  ['plain ones', '3 cats, 1,000 dogs and 3.14', 3],
  ['with signs', '$5, 10% and -4', 3],
  ['other digits', '٣ and ５', 2],
  ['CRLF and emoji', '👍 1\r\n2', 2],
];

test.each(TEXTS)('counts numbers: %s', (_, text, want) => {
  expect(scored(`Passes if the response contains exactly ${want} numbers`, text)).toBe('numbers 1');
});

const OPEN: [string, string, string][] = [
  ['words', 'no numbers', 'I have three cats'],
  ['words of other languages', 'no numbers', 'trois chats'],
  ['other scripts', 'no numbers', '我有三只猫'],
  ['names', 'no numbers', 'COVID-19'],
  ['ordinals', 'no numbers', 'the 1st'],
  ['list items', 'no numbers', '1. first'],
  ['parts of a date', 'at least 3 numbers', '2024-03-05'],
  ['Roman numerals', 'no numbers', 'Chapter IV'],
  ['fractions', 'no numerals', 'half: ½'],
];

test.each(OPEN)('leaves %s open', (_, what, text) => {
  expect(() => judged(`Passes if the response contains ${what}`, text)).toThrow(/may be a number/);
});

const KINDS: [string, string, number | 'open'][] = [
  ['a number', 'only 1', 1],
  ['numbers', '2024-03-05', 1],
  ['no numbers', 'it is 5 o’clock', 0],
  ['no numerals', 'three cats', 1],
  ['no digits', 'COVID-19', 0],
  ['no digits', 'three cats', 1],
  ['at least 4 digits', '12 a3 ٤', 1],
  ['a percentage', 'up 5%', 1],
  ['a percentage', 'up 2.5 percent', 1],
  ['a percentage', 'nothing', 0],
  ['a percentage', 'five percent', 'open'],
  ['no percentages', '100% sure', 0],
  ['at least 2 percentages', '5% and 10 %', 1],
  ['a percentage', 'up 5‰', 'open'],
  ['no percentages', '5 ‰ of it', 'open'],
  ['at least one percentage', '0.5‰ salt', 'open'],
  ['exactly 1 percentage', '5% and 2‰', 'open'],
  ['at least 1 percentage', '5% and 2‰', 1],
  ['at most 2 percentages', '5% and 2‰', 1],
  ['no percentages', '5% and 2‰', 0],
  ['at least 3 percentages', '5% and 2‰', 0],
  ['a dollar amount', 'it costs $1,299.99.', 1],
  ['a dollar amount', 'it costs 5 dollars', 1],
  ['a dollar amount', 'it costs 5 euros', 0],
  ['a dollar amount', 'where $x + 3$ is', 'open'],
  ['a dollar amount', 'five dollars', 'open'],
  ['a price in dollars', '`$1`', 'open'],
  ['no dollar amounts', 'free', 1],
];

test.each(KINDS)('contains %s: %s', (what, text, want) => {
  const criterion = `Passes if the response contains ${what}`;
  if (want === 'open') expect(() => judged(criterion, text)).toThrow();
  else expect(scored(criterion, text)).toBe(`numbers ${want}`);
});

const WORDINGS: [string, string][] = [
  ['Passes if the response includes at least one number', 'numbers 1'],
  ['Passes if the response uses no digits', 'numbers 0'],
  ['Passes if the response does not contain any digits', 'numbers 0'],
  ['Passes if the response is free of digits', 'numbers 0'],
  ['Fails if the response contains a number', 'numbers 0'],
  ['Reward responses with at least 4 numbers', 'numbers 0.25'],
  ['Reward responses with at least 4 digits', 'numbers 0.5'],
  ['Penalize responses that contain numbers', 'numbers 0'],
];

test.each(WORDINGS)('%s', (criterion, want) => {
  expect(scored(criterion, 'I have 42 cats')).toBe(want);
});

test('says where a number stands', () => {
  expect(judged('Passes if the response contains no numbers', 'I have 42 cats')?.explanation).toBe(
    '1 number ("42"), in "I have 42 cats"; the criterion asks for none.',
  );
});
