import { scored } from '../judged.ts';

/** A condition on the number of words, and the least and the greatest count below 30 with which it holds. */
const BOUNDS: [string, number, number][] = [
  ['has 5 words', 5, 5],
  ['has five words', 5, 5],
  ['has exactly twenty-one words', 21, 21],
  ['has precisely twenty one words', 21, 21],
  ['has at least 5 words', 5, 29],
  ['has at most 5 words', 0, 5],
  ['has no more than 5 words', 0, 5],
  ['has not more than 5 words', 0, 5],
  ['has no fewer than 5 words', 5, 29],
  ['has no less than 5 words', 5, 29],
  ['has fewer than 5 words', 0, 4],
  ['has less than 5 words', 0, 4],
  ['has more than 5 words', 6, 29],
  ['has over 5 words', 6, 29],
  ['has above 5 words', 6, 29],
  ['has under 5 words', 0, 4],
  ['has below 5 words', 0, 4],
  ['has up to 5 words', 0, 5],
  ['has a maximum of 5 words', 0, 5],
  ['has a minimum of 5 words', 5, 29],
  ['has between 5 and 8 words', 5, 8],
  ['has between five and ten words', 5, 10],
  ['has from 5 to 8 words', 5, 8],
  ['has 5 to 8 words', 5, 8],
  ['has 5-8 words', 5, 8],
  ['has 5 – 8 words', 5, 8],
  ['has between 5-8 words', 5, 8],
  ['has no words', 0, 0],
  ['has zero words', 0, 0],
  ['has any words', 1, 29],
  ['has 5 or more words', 5, 29],
  ['has 5 or fewer words', 0, 5],
  ['has 5 words or less', 0, 5],
  ['has 5 words or more in total', 5, 29],
  ['has fewer than 10 words total', 0, 9],
  ['has a length of at least 5 words', 5, 29],
  ['has a word count of 5', 5, 5],
  ['has a word count under 5', 0, 4],
  ['has a word count between 5 and 8', 5, 8],
  ['contains 5 words', 5, 5],
  ['includes at least 5 words', 5, 29],
  ['uses at most 5 words', 0, 5],
  ['consists of 5 words', 5, 5],
  ['is 5 words', 5, 5],
  ['is 5 words long', 5, 5],
  ['is at most 5 words in length', 0, 5],
  ['is between 5 and 8 words long', 5, 8],
  ['is longer than 5 words', 6, 29],
  ['is shorter than 5 words', 0, 4],
  ['is no longer than 5 words', 0, 5],
  ['is no shorter than 5 words', 5, 29],
  ['is not longer than 5 words', 0, 5],
  ["isn't shorter than 5 words", 5, 29],
  ['is within 5 words', 0, 5],
  ['is limited to 5 words', 0, 5],
  ['is limited to 5 words or fewer', 0, 5],
  ['is limited to at most 5 words', 0, 5],
  ['is limited to between 5 and 8 words', 5, 8],
  ['exceeds 5 words', 6, 29],
  ['does not exceed 5 words', 0, 5],
  ['stays under 5 words', 0, 4],
  ['remains below 5 words', 0, 4],
  ['stays within 5 words', 0, 5],
  ['must be at most 5 words', 0, 5],
  ['must not be longer than 5 words', 0, 5],
  ["mustn't exceed 5 words", 0, 5],
  ['should have at least 5 words', 5, 29],
  ['should not contain more than 5 words', 0, 5],
  ['has to have at least 5 words', 5, 29],
  ['needs to be under 5 words', 0, 4],
  ['never exceeds 5 words', 0, 5],
  ['does not have fewer than 5 words', 5, 29],
  ["doesn't contain any words", 0, 0],
  ['was under 5 words', 0, 4],
  ['had at least 5 words', 5, 29],
  ['did not exceed 5 words', 0, 5],
  ['avoids more than 5 words', 0, 5],
];

const answers = Array.from({ length: 30 }, (_, count) => 'word '.repeat(count));

test.each(BOUNDS)('%s: from %i to %i', (condition, least, greatest) => {
  const holding = answers.flatMap((answer, count) =>
    scored(`Passes if the response ${condition}`, answer) === 'words 1' ? [count] : [],
  );
  expect(holding).toEqual(Array.from({ length: greatest - least + 1 }, (_, at) => least + at));
});

const OUTSIDE: [string, number[]][] = [
  ['is not between 5 and 28 words long', [0, 1, 2, 3, 4, 29]],
  ['does not have exactly 1 words', [0, ...Array.from({ length: 28 }, (_, at) => at + 2)]],
];

test.each(OUTSIDE)('%s', (condition, want) => {
  const holding = answers.flatMap((answer, count) =>
    scored(`Passes if the response ${condition}`, answer) === 'words 1' ? [count] : [],
  );
  expect(holding).toEqual(want);
});

const NUMBERS: [string, number][] = [
  ['zero', 0],
  ['nineteen', 19],
  ['ninety-nine', 99],
  ['one hundred', 100],
  ['a hundred', 100],
  ['one hundred and one', 101],
  ['one hundred fifty', 150],
  ['two hundred and twenty-five', 225],
  ['1,200', 1200],
  ['a thousand', 1000],
  ['one thousand two hundred', 1200],
];

test.each(NUMBERS)('%s words are %i', (number, count) => {
  const criterion = `Passes if the response has exactly ${number} words`;
  expect(scored(criterion, 'word '.repeat(count))).toBe('words 1');
  expect(scored(criterion, 'word '.repeat(count + 1))).toBe('words 0');
});

test('"between one hundred and two hundred" has two ends', () => {
  const criterion = 'Passes if the response has between one hundred and one hundred and two words';
  expect([99, 100, 102, 103].map((count) => scored(criterion, 'word '.repeat(count)))).toEqual([
    'words 0',
    'words 1',
    'words 1',
    'words 0',
  ]);
});
