import { judged, judgedMessages, scored } from '../judged.ts';

const TEXT = '# Plan\n\nWeekend trips are fun.\n\n- a list\n\nBook early. Pack light.\n\n"Enjoy" the weekend!';

const CRITERIA: [string, string][] = [
  ['Passes if paragraph 1 starts with the word "weekend"', 'nth-paragraph 1'],
  ['Passes if paragraph 2 starts with the word "weekend"', 'nth-paragraph 0'],
  ['Passes if paragraph two begins with "Book early"', 'nth-paragraph 1'],
  ['Passes if the third paragraph starts with the word "enjoy"', 'nth-paragraph 1'],
  ['Passes if the last paragraph ends with "weekend"', 'nth-paragraph 1'],
  ['Passes if the opening paragraph of the response contains the word "fun"', 'nth-paragraph 1'],
  ["Passes if the response's second paragraph mentions 'pack'", 'nth-paragraph 1'],
  ["Passes if the final paragraph does not contain 'pack'", 'nth-paragraph 1'],
  ['Passes if the second paragraph has 2 sentences', 'nth-paragraph 1'],
  ['Passes if the first paragraph is shorter than 4 words', 'nth-paragraph 0'],
  ['Reward when the first paragraph has at most 2 words', 'nth-paragraph 0'],
  ["Fails if the second paragraph contains 'fun'", 'nth-paragraph 1'],
  // What is asked of a paragraph that is not there is not met.
  ["Passes if the fourth paragraph contains 'fun'", 'nth-paragraph 0'],
  ["Fails if the fourth paragraph contains 'fun'", 'nth-paragraph 1'],
  ["Passes if the fourth paragraph does not contain 'fun'", 'nth-paragraph null'],
  [
    'Passes if the response has exactly 3 paragraphs and paragraph 1 starts with the word "weekend"',
    'paragraphs+nth-paragraph 1',
  ],
  ['Passes if the first paragraph starts with "Weekend" and contains "fun"', 'nth-paragraph 1'],
  ['Passes if paragraph 1 contains "fun" and the response contains "Pack"', 'nth-paragraph+text 1'],
];

test.each(CRITERIA)('%s', (criterion, want) => {
  expect(scored(criterion, TEXT)).toBe(want);
});

const EXPLANATIONS: [string, string][] = [
  [
    'Passes if paragraph 2 has fewer than 4 words',
    '4 words; the criterion asks for fewer than 4 words in paragraph 2.',
  ],
  [
    "Fails if the last paragraph contains 'enjoy'",
    '"enjoy" occurs once, in ""Enjoy" the weekend!"; the criterion fails on at least one in the last paragraph.',
  ],
  [
    'Passes if paragraph 3 starts with "Book"',
    'It begins ""Enjoy" the weekend!"; the criterion asks for "Book" in paragraph 3.',
  ],
  [
    "Passes if paragraph 7 contains 'fun'",
    'The response has only 3 paragraphs; the criterion asks for at least one in paragraph 7.',
  ],
  [
    "Passes if paragraph 7 does not contain 'fun'",
    'The response has only 3 paragraphs, so the criterion does not apply.',
  ],
];

test.each(EXPLANATIONS)('explains: %s', (criterion, want) => {
  expect(judged(criterion, TEXT)?.explanation).toBe(want);
});

test('quotes the message, and reads no other', () => {
  const verdict = judgedMessages("Passes if the second paragraph contains 'bee'", [
    { role: 'user', content: 'a\n\nbee' },
    { role: 'assistant', content: 'a bee' },
    { role: 'assistant', content: 'c\r\n\r\nbee c' },
  ]);
  expect(verdict).toMatchObject({
    score: 1,
    evidence: [{ source: { id: 'messages[2]', type: 'message' }, quote: 'bee c' }],
  });
});

test('an empty response has no paragraph', () => {
  expect(judged("Passes if the first paragraph contains 'bee'", '')).toMatchObject({
    score: 0,
    explanation: 'The response has no paragraph; the criterion asks for at least one in paragraph 1.',
  });
});
