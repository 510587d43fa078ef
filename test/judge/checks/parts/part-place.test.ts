import { judged, scored } from '../judged.ts';

const TEXT = '# A plan\n\nFirst one here. Second two!\n\n- Apples are good\n- Pears.\n\nLast "one" here.';

const CRITERIA: [string, string][] = [
  ['Passes if the first sentence has 3 words', 'nth-sentence 1'],
  ['Passes if the opening sentence contains "two"', 'nth-sentence 0'],
  ['Passes if the second sentence ends with an exclamation mark', 'nth-sentence 1'],
  ["Passes if the response's last sentence starts with 'Last'", 'nth-sentence 1'],
  ['Passes if sentence 2 contains "two"', 'nth-sentence 1'],
  ['Passes if the final sentence of the response is shorter than 3 words', 'nth-sentence 0'],
  ['Passes if the second-to-last paragraph contains "two"', 'nth-paragraph 1'],
  ['Passes if the penultimate paragraph contains "Apples"', 'nth-paragraph 0'],
  ['Passes if the first line starts with "#"', 'nth-line 1'],
  ['Passes if the last line does not contain "Pears"', 'nth-line 1'],
  ['Passes if the first bullet point has at most 2 words', 'nth-bullet-point 0'],
  ['Passes if the last bullet point ends with a period', 'nth-bullet-point 1'],
  ['Passes if the third bullet point contains "Pears"', 'nth-bullet-point 0'],
  ['Passes if the third bullet point does not contain "Pears"', 'nth-bullet-point null'],
  ['Passes if the first heading is at most 2 words long', 'nth-heading 1'],
  ['Passes if the response contains "two" in the first paragraph', 'nth-paragraph 1'],
  ['Passes if the response does not mention "two" in the first sentence', 'nth-sentence 1'],
  ['Passes if the word "two" appears in the first sentence', 'nth-sentence 0'],
  ['Passes if there are no commas in the last line', 'nth-line 1'],
  ['Passes if the response starts the last paragraph with "Last"', 'nth-paragraph 1'],
  ['Reward responses in which the first sentence is at most 2 words long', 'nth-sentence 0.5'],
  ['Fails if the first sentence exceeds 2 words', 'nth-sentence 0'],
  // As an edge of the response.
  ['Passes if the first line is "A plan"', 'text 1'],
];

test.each(CRITERIA)('%s', (criterion, want) => {
  expect(scored(criterion, TEXT)).toBe(want);
});

test('explains where', () => {
  expect(judged('Passes if the second bullet point has 3 words', TEXT)).toMatchObject({
    explanation: '1 word; the criterion asks for exactly 3 words in bullet point 2.',
  });
  expect(judged('Passes if the second numbered item has 3 words', TEXT)).toMatchObject({
    score: 0,
    explanation: 'The response has no numbered item; the criterion asks for exactly 3 words in numbered item 2.',
  });
});
