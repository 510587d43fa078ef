import { judged, scored } from '../judged.ts';

const CRITERIA = [
  'Passes if the response contains only ASCII characters',
  'Passes if the response uses only ASCII characters',
  'Passes if the response consists only of ASCII characters',
  'Passes if the response is ASCII only',
  'Passes if the response contains no non-ASCII characters',
  'Fails if the response contains non-ASCII characters',
  'Reward responses without non-ASCII characters',
];

test.each(CRITERIA)('%s', (criterion) => {
  expect(['Plain "text"\t\n', '', 'café', '“x”', '👍', '\ud800'].map((text) => scored(criterion, text))).toEqual([
    ...['ascii 1', 'ascii 1', 'ascii 0', 'ascii 0', 'ascii 0', 'ascii 0'],
  ]);
});

test('counts them, and shows where they stand', () => {
  expect(judged('Passes if the response has at most 1 non-ASCII character', 'a café, señor')).toMatchObject({
    score: 0,
    explanation: '2 non-ASCII characters ("é", "ñ"), first in "a café, señor"; the criterion asks for at most 1.',
  });
});
