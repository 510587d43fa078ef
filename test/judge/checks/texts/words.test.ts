import { countWords } from '../../../../src/judge/checks/texts/words.ts';
import { judged } from '../judged.ts';

const TEXTS: [string, string, number][] = [
  ['nothing', '', 0],
  ['blanks', ' \r\n\t\u00a0', 0],
  ['an apostrophe', "Don't stop, it’s fine", 4],
  ['a hyphen', 'a well-known state-of-the-art fact', 4],
  ['numbers', '3.14 and 1,000 or $5', 5],
  ['a dash with and without blanks', 'one — two—three – four', 4],
  ['two hyphens', 'one--two', 2],
  ['an ellipsis', 'one…two...three', 3],
  ['marks alone', '- * & … | --- 👍', 0],
  ['bullets', '- one\n- two', 2],
  ['a slash', 'and/or', 1],
  ['a URL', 'see https://example.com/a?b=c', 2],
  ['emphasis', '**one** _two_', 2],
  ['accents, apart too', 'cafe\u0301 naïve', 2],
  ['Arabic', 'مرحبا بالعالم', 2],
  ['Japanese', '東京は大きい', 3],
  ['line breaks of every kind', 'a\rb\nc\r\nd\u2028e', 5],
  ['a lone surrogate', 'a \ud800 b', 2],
];

test.each(TEXTS)('counts words: %s', (_, text, want) => {
  expect(countWords(text)).toBe(want);
});

test('plain text is counted by the same rule as any other', () => {
  const pieces = ['a', 'b1', '-', '--', '---', '.', '..', '...', '....', ' ', '\n', '&', "'", '"', 'x', '9', '_'];
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * below);
  };
  for (let round = 0; round < 5000; round++) {
    const text = Array.from({ length: 1 + random(9) }, () => pieces[random(pieces.length)]).join('');
    // One word that is not ASCII sends the whole text the slow way.
    expect([text, countWords(text)]).toEqual([text, countWords(`${text} é`) - 1]);
  }
});

const NUMBERED: [string, string, number][] = [
  ['numbers of list items', '1. One\n2. Two\n  1) Three\n> 10. Ten', 5],
  ['items that go on', '1. One\ntext\n\n2. Two', 3],
  ['a date at the beginning of a line', 'It was on\n24. May', 5],
  ['a year', '1990. It was', 3],
  ['numbers within a line', 'one 1. two', 3],
  ['a number alone', '1.\n2.', 2],
  ['other scripts', '1. 苹果\n2. a', 2],
];

test.each(NUMBERED)('counts words: %s', (_, text, want) => {
  expect(countWords(text)).toBe(want);
});

/** What a mark without a blank joins is one word or two; "open" where that matters. */
const JOINED: [condition: string, text: string, want: number | 'open'][] = [
  ['is one word', 'red,green', 'open'],
  ['is one word', 'Yes|no', 'open'],
  ['is one word', 'Yes!No', 'open'],
  ['is one word', 'red', 1],
  ['is one word', 'red, green', 0],
  ['has exactly 2 words', 'Hello,world', 'open'],
  ['has exactly 2 words', 'yes;no then', 'open'],
  ['has exactly 3 words', 'red,green,blue', 'open'],
  ['has exactly 3 words', '1,000 old cats', 1],
  ['has exactly 3 words', 'At 10:30 then', 1],
  ['has at most 3 words', 'red,green', 1],
  ['has at least 5 words', 'red,green', 0],
];

test.each(JOINED)('%s: %s', (condition, text, want) => {
  const verdict = () => judged(`Passes if the response ${condition}`, text)?.score;
  if (want === 'open') expect(verdict).toThrow(/a mark without a blank joins two/);
  else expect(verdict()).toBe(want);
});
