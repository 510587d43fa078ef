import { judged, scored } from '../judged.ts';

const ASKED = 'Passes if the response gives two different answers separated by six asterisks (******).';

const TEXTS: [string, string, number][] = [
  ['nothing', '', 0],
  ['two', 'One.\n\n******\n\nTwo.', 1],
  ['two on one line', 'One ****** Two', 1],
  ['dividers around', '******\nOne.\n******\nTwo.\n******', 1],
  ['the same twice', 'One.\n******\nOne. \n', 0],
  ['three', 'One.\n******\nTwo.\n******\nThree.', 0],
  ['another divider', 'One.\n*****\nTwo.', 0],
  ['bold text', 'One **two** ***three***', 0],
];

test.each(TEXTS)('finds different answers: %s', (_, text, want) => {
  expect(judged(ASKED, text)?.score).toBe(want);
});

const CRITERIA: [string, string][] = [
  ['Passes if the response provides two different responses separated by 6 asterisks: ******', 'different-answers 1'],
  ['Passes if the response provides two different responses separated by 6 asterisks', 'different-answers 1'],
  ['Passes if the assistant gives exactly two distinct answers, separated by ******', 'different-answers 1'],
  ['Passes if the response contains two different answers separated by "******"', 'different-answers 1'],
  ['Passes if the response offers three different answers separated by ******', 'different-answers 0'],
  ['Fails if the response gives two different answers separated by ******', 'different-answers 0'],
  ['Reward responses that give 4 different answers separated by ******', 'different-answers 0.5'],
];

test.each(CRITERIA)('%s', (criterion, want) => {
  expect(scored(criterion, 'One.\n******\nTwo.')).toBe(want);
});

const EXPLANATIONS: [string, string][] = [
  ['One.', '1 part between dividers "******"; the criterion asks for exactly 2, all different.'],
  [
    'A\n******\nA',
    '2 parts between dividers "******", of which some are the same; the criterion asks for exactly 2, all different.',
  ],
];

test.each(EXPLANATIONS)('explains %j', (text, want) => {
  expect(judged(ASKED, text)?.explanation).toBe(want);
});
