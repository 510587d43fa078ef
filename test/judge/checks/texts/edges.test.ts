import { judged, scored } from '../judged.ts';

/** A condition, an answer, and whether it holds. */
const CONDITIONS: [string, string, boolean][] = [
  ['begins with the exact text "Dear Sir"', 'dear sir, hello', false],
  ['begins with the words "Dear Sir"', '**Dear Sir**, hello', true],
  ['opens with "Hello"', 'Hello there', true],
  ['closes with the phrase "See you"', 'Well, see you!', true],
  ['concludes with the sentence "Bye now."', 'So long. Bye now.', true],
  ['concludes with the sentence "Bye now."', 'So long. Bye now!', false],
  ['finishes with "done"', 'It is undone', false],
  ['ends with the exact phrase "Peace!"', 'I say "Peace!"', true],
  ['ends with the exact phrase "Peace!"', 'Peace! Yours', false],
  ['ends with the exact phrase "Peace!" and no other words follow', 'Peace!', true],
  ['ends with the exact phrase "Peace!" and no other words should follow this phrase.', 'Peace! Bye', false],
  ['ends with the phrase "Peace" and nothing else follows', 'peace.', true],
  ['ends with the exact phrase "in India.".', 'It is in India.', true],
  ['ends with the following sentence: "It is so."', 'Yes. It is so.', true],
  ['ends with the phrase "foo" (without quotes)', 'a foo', true],
  ['does not start with any of the phrases "Sure", "Of course" or "Certainly"', 'Of course, here', false],
  ['does not start with any of the phrases "Sure", "Of course" or "Certainly"', 'Here. Sure!', true],
  ['starts with one of the following: "Yes", "No"', 'No, never', true],
  ['starts with "Yes" or "No"', 'Maybe', false],
  ['ends with none of the words "bye" or "ciao"', 'Ok, ciao!', false],
  ['starts with a capital letter', '"Élan" is it', true],
  ['starts with a capital letter', '# heading', false],
  ['starts with an uppercase letter', '1. Hello', false],
  ['starts with a lowercase letter', ' **hello**', true],
  ['does not start with a digit', '4 of them', false],
  ['ends with the line "The end"', 'a\n**The End.**\n\n', true],
  ['ends with the exact line "END"', 'a\nThe END', false],
];

test.each(CONDITIONS)('%s: %j', (condition, answer, holds) => {
  expect(scored(`Passes if the response ${condition}`, answer)).toBe(`text ${holds ? 1 : 0}`);
});

/** With the part of the response as subject. */
const PARTS: [string, string, boolean][] = [
  ['the first word is "Hello"', '“Hello”, you', true],
  ['the first word is "Hello"', 'Helloes', false],
  ['the first word of the response is either "Yes" or "No"', 'No.', true],
  ['the response\'s last word is not "sorry"', 'I am sorry!', false],
  ['its final word must be "bye"', 'Good bye.', true],
  ['the first character of the response is "{"', ' {}', true],
  ['the last line is "Thank you"', 'Hi\r\nThank you.\r\n', true],
  ['the last line of the response is exactly "END"', 'The\nend', false],
  ['the first line should be "Title"', '# Title\nbody', true],
  ['the first line should be "Title"', '# Title page\nbody', false],
];

test.each(PARTS)('%s: %j', (condition, answer, holds) => {
  expect(scored(`Passes if ${condition}`, answer)).toBe(`text ${holds ? 1 : 0}`);
});

test('explains what stands at the edge', () => {
  const criterion = 'Fails if the response starts with any of the phrases "Sure" or "Of course"';
  expect(judged(criterion, 'Sure, here it is')).toMatchObject({
    score: 0,
    explanation: 'The response begins "Sure, here it is"; the criterion fails on "Sure" or "Of course".',
    evidence: [{ quote: 'Sure, here it is' }],
  });
});

test.each(['', ' \n', '\ud83d', '👍🏽'])('nothing starts with a letter in %j', (answer) => {
  expect(judged('Passes if the response starts with a capital letter', answer)?.score).toBe(0);
});

/** Marks that are no part of what stands there. */
const MARKED: [string, string, boolean][] = [
  ['starts with "Dear"', '- Dear you', true],
  ['starts with "Dear"', '12) Dear you', true],
  ['starts with "Dear"', '• **Dear** you', true],
  ['starts with "Dear"', '- - Dear', false],
  ['starts with "1. Dear"', '1. Dear you', true],
  ['starts with "Thank you"', 'Thank **you**!', true],
  ['ends with "Best regards"', 'Best regards,\n', true],
  ['ends with "Best regards"', 'Best **regards**;', true],
  ['ends with "Best regards"', 'Best regard', false],
];

test.each(MARKED)('%s: %j', (condition, answer, holds) => {
  expect(scored(`Passes if the response ${condition}`, answer)).toBe(`text ${holds ? 1 : 0}`);
});

const REASONS: [string, string, string][] = [
  [
    'starts with "Dear"',
    'Dearest',
    'The response begins "Dearest": only whole words count; the criterion asks for "Dear".',
  ],
  [
    'ends with "peace"',
    'a warpeace',
    'The response ends "a warpeace": only whole words count; the criterion asks for "peace".',
  ],
  [
    'starts with the exact text "Dear"',
    'dear',
    'The response begins "dear": upper and lower case count; the criterion asks for "Dear" (parts of words count, case-sensitive).',
  ],
  ['starts with "Dear"', 'Hi', 'The response begins "Hi"; the criterion asks for "Dear".'],
];

test.each(REASONS)('says why it fails: %s %j', (condition, answer, want) => {
  expect(judged(`Passes if the response ${condition}`, answer)?.explanation).toBe(want);
});
