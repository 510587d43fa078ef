import { judged } from './judged.ts';

const scoreOf = (criterion: string, answer: string) => judged(criterion, answer)?.score;

/** One of what is penalised is the whole fault. */
const EITHER: [criterion: string, faulty: string, score: number, clean: string][] = [
  ['Penalize replies that contain "tariff" or "duty"', 'A duty is due.', 0, 'Nothing is due.'],
  ['Penalize mentions of "tariff" or "duty"', 'A tariff.', 0, 'Nothing is due.'],
  ['Penalize links, tables and emojis', 'Fine 🙂', 0, 'Fine.'],
  ['Penalize responses that use emojis or exceed 4 words', 'One two three four five six', 0.5, 'One two'],
  ['Penalize replies that are in French or contain a table', '| a | b |\n|---|---|\n| 1 | 2 |', 0, '- a'],
  ['Penalize responses that begin with "Well", "So" or "Look"', 'So, it works.', 0, 'It works.'],
  ['Penalize any of the phrases "to be fair", "in a way", "as it were"', 'It is, as it were, so.', 0, 'It is so.'],
  ['Penalize if the reply is empty or has more than 2 questions', '', 0, 'Fine.'],
];

test.each(EITHER)('%s', (criterion, faulty, score, clean) => {
  if (!criterion.includes('French')) expect(scoreOf(criterion, clean)).toBe(1);
  expect(scoreOf(criterion, faulty)).toBe(score);
});

test('two faults that are penalised together are one only together', () => {
  const criterion = 'Penalize responses with both a table and a heading';
  expect(scoreOf(criterion, '# Title')).toBe(1);
  expect(scoreOf(criterion, '# Title\n\n| a |\n|---|\n| 1 |')).toBe(0);
});

const LONG = 'One two three four. Five. Six. Seven. Eight.';

/** A fault that one part is enough for; of "sentences that …" fewer are better. */
const PARTS: [criterion: string, answer: string, score: number][] = [
  ['Penalize any sentence longer than 3 words', LONG, 0],
  ['Penalize any sentence that has more than 3 words', LONG, 0],
  ['Penalize responses in which some sentence has more than 3 words', LONG, 0],
  ['Penalize responses that have a sentence with more than 3 words', LONG, 0],
  ['Penalize if at least one sentence has more than 3 words', LONG, 0],
  ['Penalize if not every sentence has fewer than 4 words', LONG, 0],
  ['Penalize any line that starts with "#"', 'a\nb\n# c\nd', 0],
  ['Penalize responses where any paragraph contains "foo" or "bar"', 'bar\n\na\n\nb', 0],
  ['Penalize repeating a sentence', 'It is so. It is so. Why? Not? At all.', 0],
  ['Penalize sentences longer than 3 words', LONG, 0.8],
  ['Penalize sentences with more than 3 words', LONG, 0.8],
  ['Reward responses in which every sentence has at most 3 words', LONG, 0.8],
];

test.each(PARTS)('%s', (criterion, answer, score) => {
  expect(scoreOf(criterion, answer)).toBeCloseTo(score);
});

/** What is asked for as a whole is there or not; several things that are all to be there are better in part than not at all. */
const REWARDS: [criterion: string, answer: string, score: number][] = [
  ['Reward replies that contain "tariff" but not "duty"', 'Nothing.', 0],
  ['Reward replies that contain "tariff" but not "duty"', 'A tariff is a duty.', 0],
  ['Reward replies that contain "tariff" but not "duty"', 'A tariff.', 1],
  ['Reward replies that use neither tables nor emojis', 'Fine 🙂', 0],
  ['Reward replies without tables or emojis', 'Fine 🙂', 0],
  ['Reward replies that contain none of the words "tariff", "duty", "toll"', 'A toll.', 0],
  ['Reward replies that have a heading and no emojis', 'Fine.', 0],
  ['Reward replies of at most 4 words without emojis', 'One two three four five six', 0.5],
  ['Reward replies that contain "tariff" and "duty"', 'A duty.', 0.5],
  ['Reward replies that contain "tariff" or "duty"', 'A duty.', 1],
];

test.each(REWARDS)('%s: %j', (criterion, answer, score) => {
  expect(scoreOf(criterion, answer)).toBe(score);
});

test('a part that is open is of no matter beside a fault that is certain', () => {
  expect(scoreOf('Penalize replies that are in Dutch or contain a comma', 'Ok, ok')).toBe(0);
});

const EXPLAINED: [criterion: string, answer: string, end: string][] = [
  ['Penalize replies that mention "tariff" or "duty"', 'A duty.', 'the criterion penalizes at least one of them.'],
  ['Penalize links, tables and emojis', 'A', 'the criterion penalizes at least one of these.'],
  ['Fails if it contains a link and a table', 'A', 'the criterion fails on both together.'],
  ['Fails if it does not contain a link', 'A', 'the criterion fails on a response with none.'],
  ['Penalize responses without a link', 'A', 'the criterion penalizes a response with none.'],
  ['Passes if it contains a link or a table', 'A', 'the criterion asks for at least one of the two.'],
  ['Passes if it contains no link', 'A', 'the criterion asks for none.'],
  ['Reward replies with a link and a table', 'A', 'the criterion rewards both.'],
];

test.each(EXPLAINED)('explains: %s', (criterion, answer, end) => {
  expect(judged(criterion, answer)?.explanation.endsWith(end)).toBe(true);
});
