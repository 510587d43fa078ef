import { judged, judgedMessages, scored } from '../judged.ts';

/** Sentences of 2, 4 and 3 words; paragraphs of 1 and 2 sentences. */
const PROSE = 'One two. Foo bar baz qux!\n\nOne foo bar.';

const OF_PROSE: [string, string][] = [
  ['Passes if each sentence has at most 4 words', 'each-sentence 1'],
  ['Passes if each sentence has at most 3 words', 'each-sentence 0'],
  ['Passes if every sentence has fewer than 5 words', 'each-sentence 1'],
  ['Passes if every single sentence is shorter than 4 words', 'each-sentence 0'],
  ['Passes if all sentences are at most four words long', 'each-sentence 1'],
  ['Passes if all of its sentences are at most 3 words long', 'each-sentence 0'],
  ['Passes if each of the sentences has between 2 and 4 words', 'each-sentence 1'],
  ['Passes if every one of the sentences in the response has 2 words', 'each-sentence 0'],
  ['Passes if every sentence must not exceed 4 words', 'each-sentence 1'],
  ['Passes if all sentences do not exceed 3 words', 'each-sentence 0'],
  ['Passes if each sentence should stay under 5 words', 'each-sentence 1'],
  ['Passes if the sentences are at most 4 words long', 'each-sentence 1'],
  ['Passes if sentences are shorter than 4 words', 'each-sentence 0'],
  ['Passes if its sentences do not exceed 4 words', 'each-sentence 1'],
  ['Passes if no sentence has more than 4 words', 'each-sentence 1'],
  ['Passes if no sentences are longer than 3 words', 'each-sentence 0'],
  ['Passes if not a single sentence exceeds 4 words', 'each-sentence 1'],
  ['Passes if none of the sentences exceeds 3 words', 'each-sentence 0'],
  ['Passes if none of its sentences exceed 4 words', 'each-sentence 1'],
  ['Fails if any sentence has more than 3 words', 'each-sentence 0'],
  ['Fails if any sentence has more than 4 words', 'each-sentence 1'],
  ['Fails if any sentences have more than 3 words', 'each-sentence 0'],
  ['Fails if any of the sentences has more than 4 words', 'each-sentence 1'],
  ['Fails if every sentence has at most 4 words', 'each-sentence 0'],
  ['Fails if every sentence has at most 3 words', 'each-sentence 1'],
  ['Passes if any sentence contains "qux"', 'each-sentence 1'],
  ['Passes if at least one sentence contains "qux"', 'each-sentence 1'],
  ['Passes if at least two sentences contain "qux"', 'each-sentence 0'],
  ['Passes if at least two sentences contain the word "foo"', 'each-sentence 1'],
  ['Passes if at least two of the sentences contain the word "foo"', 'each-sentence 1'],
  ['Passes if more than one sentence ends with an exclamation mark', 'each-sentence 0'],
  ['Passes if at most one sentence ends with an exclamation mark', 'each-sentence 1'],
  ['Passes if exactly two sentences start with "One"', 'each-sentence 1'],
  ['Passes if not every sentence contains "foo"', 'each-sentence 1'],
  ['Passes if not all sentences have at most 4 words', 'each-sentence 0'],
  ['Fails if any sentence does not contain "foo"', 'each-sentence 0'],
  ['Passes if each sentence does not contain "sorry"', 'each-sentence 1'],
  ['Passes if every sentence avoids the word "foo"', 'each-sentence 0'],
  ['Passes if no sentence contains "sorry" or "please"', 'each-sentence 1'],
  ['Passes if no sentence contains "sorry" or "qux"', 'each-sentence 0'],
  ['Passes if each paragraph contains the word "foo"', 'each-paragraph 1'],
  ['Passes if each paragraph of the response has at least 2 sentences', 'each-paragraph 0'],
  ['Passes if each paragraph has at most 2 sentences and starts with "One"', 'each-paragraph 1'],
  ['Passes if every paragraph consists of at most two sentences', 'each-paragraph 1'],
  ['Passes if no paragraph contains a link', 'each-paragraph 1'],
  ['Passes if the paragraphs are limited to 2 sentences', 'each-paragraph 1'],
  // Part by part: sentence 2 has the word, the others are short.
  ['Passes if each sentence contains "foo" or has at most 2 words', 'each-sentence 1'],
  ['Passes if each sentence contains "qux" or has at most 2 words', 'each-sentence 0'],
  ['Fails if any sentence starts with "One" and has more than 2 words', 'each-sentence 0'],
  ['Fails if any sentence starts with "Foo" and has fewer than 4 words', 'each-sentence 1'],
  ['Passes if each sentence contains neither "sorry" nor "please"', 'each-sentence 1'],
  ['Passes if each sentence has at most 4 words and the response contains "qux"', 'each-sentence+text 1'],
  // Said of the whole.
  ['Passes if the response contains no sentence longer than 4 words', 'each-sentence 1'],
  ['Passes if the response has no sentences with more than 3 words', 'each-sentence 0'],
  ['Passes if the response does not contain a sentence longer than 3 words', 'each-sentence 0'],
  ['Passes if the response avoids sentences over 4 words', 'each-sentence 1'],
  ['Fails if the response has sentences longer than 3 words', 'each-sentence 0'],
  ['Fails if the response contains any sentence that exceeds 3 words', 'each-sentence 0'],
  ['Passes if the response includes a sentence that starts with "Foo"', 'each-sentence 1'],
  ['Passes if the response has at most one sentence longer than 3 words', 'each-sentence 1'],
  ['Passes if the response contains at least two sentences that start with "One"', 'each-sentence 1'],
  ['Passes if the response has every sentence under 5 words', 'each-sentence 1'],
  ['Passes if the response keeps every sentence under 4 words', 'each-sentence 0'],
  ['Passes if the assistant keeps its sentences at most 4 words long', 'each-sentence 1'],
  ['Passes if the response keeps each paragraph to at most 2 sentences', 'each-paragraph 1'],
  ['Passes if the response limits each paragraph to 1 sentence', 'each-paragraph 0'],
  ['Passes if the response starts every paragraph with "One"', 'each-paragraph 1'],
  ['Passes if the response never starts a sentence with "Foo"', 'each-sentence 0'],
  ['Passes if the assistant avoids starting sentences with "Well"', 'none'],
  ['Passes if the response ends each sentence with an exclamation mark', 'each-sentence 0'],
  ['Passes if the response contains the word "foo" in every paragraph', 'each-paragraph 1'],
  ['Passes if the word "qux" appears in every paragraph', 'each-paragraph 0'],
  ['Passes if "sorry" does not appear in any paragraph', 'each-paragraph 1'],
  ['Passes if the response mentions "foo" in at least two sentences', 'each-sentence 1'],
  ['Passes if the response has at most 2 sentences in each paragraph', 'each-paragraph 1'],
  ['Passes if the response has two paragraphs, each with at most 2 sentences', 'paragraphs+each-paragraph 1'],
  ['Passes if the response has two paragraphs, each starting with "Foo"', 'paragraphs+each-paragraph 0'],
  ['Passes if the response has 2 paragraphs, each of which contains "foo"', 'paragraphs+each-paragraph 1'],
  ['Passes if there is no sentence with more than 4 words', 'each-sentence 1'],
  ['Passes if there are no sentences longer than 3 words', 'each-sentence 0'],
  ['Passes if there isn’t a sentence that contains "sorry"', 'each-sentence 1'],
  ['Passes if there is a sentence that ends with "qux!"', 'each-sentence 1'],
];

test.each(OF_PROSE)('%s', (criterion, want) => {
  expect(scored(criterion, PROSE)).toBe(want);
});

const LISTS =
  '# My plan\n\n- 🎉 Apples, cut\n- Pears\n  and plums\n\n1. Wash [them](http://a.b)\n2. EAT.\n\n```\nlet x = 1;\n```';

const OF_LISTS: [string, string][] = [
  ['Passes if each bullet point has at most 3 words', 'each-bullet-point 1'],
  ['Passes if each bullet is at most 2 words', 'each-bullet-point 0'],
  ['Passes if the response starts each bullet with an emoji', 'each-bullet-point 0'],
  ['Passes if at least one bullet point starts with an emoji', 'each-bullet-point 1'],
  ['Passes if no bullet points contain a link', 'each-bullet-point 1'],
  ['Passes if each numbered item contains a link', 'each-numbered-item 0'],
  ['Passes if each numbered item starts with a capital letter', 'each-numbered-item 1'],
  ['Passes if each list item has at most 3 words', 'each-list-item 1'],
  ['Passes if every item in the list ends with a period', 'each-list-item 0'],
  ['Passes if each heading has at most 2 words', 'each-heading 1'],
  ['Passes if no heading is in uppercase', 'each-heading 1'],
  ['Passes if each line is at most 40 characters long', 'each-line 1'],
  ['Fails if any line exceeds 25 characters', 'each-line 0'],
  ['Passes if the response contains a line that is exactly "let x = 1;"', 'each-line 1'],
  ['Passes if each line ends with a period', 'each-line 0'],
  ['Passes if the response has two bullet points, each with at most 3 words', 'bullets+each-bullet-point 1'],
];

test.each(OF_LISTS)('of lists: %s', (criterion, want) => {
  expect(scored(criterion, LISTS)).toBe(want);
});

const GRADES: [string, number][] = [
  ['Reward responses in which every sentence has at most 3 words', 2 / 3],
  ['Reward when each sentence has at most 4 words', 1],
  ['Reward responses in which no sentence has more than 2 words', 1 / 3],
  ['Penalize responses in which any sentence has more than 2 words', 0],
  ['Penalize sentences longer than 2 words', 1 / 3],
  ['Penalize any sentence that contains "foo"', 0],
  ['Penalize sentences longer than 4 words', 1],
  ['Reward responses in which at least 3 sentences contain "foo"', 2 / 3],
  ['Reward when not every sentence contains "foo"', 1],
  ['Penalize when not every sentence contains "foo"', 0],
  ['Penalize when every sentence has at most 4 words', 0],
  ['Penalize when every sentence has at most 3 words', 1],
  ['Reward responses in which any sentence contains "sorry"', 0],
];

test.each(GRADES)('grades: %s', (criterion, want) => {
  expect(judged(criterion, PROSE)?.score).toBeCloseTo(want, 10);
});

const EMPTY: [string, number | null][] = [
  ['Passes if each sentence has at most 3 words', null],
  ['Fails if every bullet point has at most 3 words', null],
  ['Passes if not every sentence has at most 3 words', null],
  ['Passes if no sentence has more than 3 words', 1],
  ['Fails if any sentence has more than 3 words', 1],
  ['Passes if any sentence contains "foo"', 0],
  ['Passes if at least two sentences contain "foo"', 0],
  ['Passes if at most two sentences contain "foo"', 1],
  ['Passes if the response contains no sentence longer than 3 words', 1],
  ['Reward responses with no paragraph over 3 words', 1],
];

test.each(EMPTY)('without such a part: %s', (criterion, want) => {
  for (const text of ['', '# A heading\n\n---']) expect(judged(criterion, text)?.score).toBe(want);
});

test('says that there is no such part', () => {
  expect(judged('Passes if each bullet point has at most 3 words', 'None.')?.explanation).toBe(
    'The response has no bullet point, so the criterion does not apply.',
  );
});

test('a line without letters is neither upper nor lower case', () => {
  const criterion = 'Passes if every line is in uppercase';
  expect(judged(criterion, 'YES\n42\n👍')?.score).toBe(1);
  expect(judged(criterion, 'YES\n42\nno')?.score).toBe(0);
  expect(judged(criterion, '42\n43')).toMatchObject({
    score: null,
    explanation: 'There is no letter that is upper or lower case.',
  });
});

const EXPLANATIONS: [string, string][] = [
  [
    'Passes if each sentence has fewer than 3 words',
    '2 of 3 sentences do not match: sentence 2, "Foo bar baz qux!" (4 words); sentence 3, "One foo bar." (3 words); the criterion asks for fewer than 3 words in each sentence.',
  ],
  [
    'Fails if any sentence has more than 3 words',
    '1 of 3 sentences matches: sentence 2, "Foo bar baz qux!" (4 words); the criterion fails on more than 3 words in at least one sentence.',
  ],
  [
    'Passes if no sentence has more than 9 words',
    'None of 3 sentences matches; the criterion asks for no sentence with more than 9 words.',
  ],
  [
    'Passes if each sentence has 2 to 4 words',
    'All 3 sentences match; the criterion asks for between 2 and 4 words in each sentence.',
  ],
  [
    'Passes if each paragraph starts with "One"',
    'All 2 paragraphs match; the criterion asks for "One" in each paragraph.',
  ],
  [
    'Passes if every sentence starts with "One"',
    '1 of 3 sentences does not match: sentence 2, "Foo bar baz qux!"; the criterion asks for "One" in each sentence.',
  ],
  [
    'Passes if each sentence has at most 2 words or contains "qux"',
    '1 of 3 sentences does not match: sentence 3, "One foo bar." (3 words (at most 2: no); "qux" does not occur (at least one: no)); the criterion asks for words: at most 2, or occurrences of "qux": at least one, in each sentence.',
  ],
  [
    'Passes if at least 2 sentences contain "qux"',
    '1 of 3 sentences matches: sentence 2, "qux" occurs once, in "Foo bar baz qux!"; the criterion asks for at least one in at least 2 sentences.',
  ],
];

test.each(EXPLANATIONS)('explains: %s', (criterion, want) => {
  expect(judged(criterion, PROSE)?.explanation).toBe(want);
});

test('names the first three parts, and how many more there are', () => {
  const explanation = judged('Passes if no line contains the word "a"', 'a\nb\na\na\na\na')?.explanation;
  expect(explanation).toMatch(/^5 of 6 lines match: line 1, .*; line 3, .*; line 4, .*; and 2 more; the criterion/);
});

test('quotes each part where it stands in the message', () => {
  const verdict = judgedMessages('Passes if each sentence has at most 2 words', [
    { role: 'user', content: 'One two three.' },
    { role: 'assistant', content: 'Mind this and this.' },
    { role: 'assistant', content: '- One two three.\r\n- Four.\r\n\r\nFive six\r\nseven.' },
  ]);
  expect(verdict).toMatchObject({
    score: 0,
    evidence: ['One two three.', 'Five six'].map((quote) => ({
      source: { id: 'messages[2]', type: 'message' },
      quote,
    })),
  });
});

const CASES: [string, string, number][] = [
  ['Passes if every line starts with "foo"', 'foo a\r\nFoo b\rfoo c\n\n', 1],
  ['Passes if every line starts with "foo"', 'foo a\n foo b\nbar', 0],
  ['Passes if every line is in uppercase', 'ÄÖ\nÇ', 1],
  ['Passes if each line contains an emoji', '👍🏽 a\nb 🇩🇪', 1],
  ['Passes if each line contains an emoji', '👍🏽\n\ud83d', 0],
  ['Passes if each sentence ends with a period', 'Dr. Who is in. Mr. X, too.', 1],
  ['Passes if each sentence ends with a period', 'One.\n\nTwo follows one, and ends without', 0],
  ['Passes if each bullet point ends with a period', '- a\n  b.\n- c.', 1],
  ['Passes if each bullet point has 2 words', '- a b\n  - c d\n- e f\n\ng h i', 1],
  ['Passes if each bullet point has at most 2 words', '- a b\n\n  c', 0],
  ['Passes if each numbered item has at most 2 words', 'He was born in\n1990. He died then.\n\n1. a b\n2. c', 1],
  ['Passes if each list item has 1 word', '- [x] a\n* b\n1) c', 1],
  ['Passes if each heading has 1 word', '# a\n\nb c\n\n**d**\n\nUnder\n---', 1],
  ['Passes if each paragraph contains bold text', '**a** b\n\nc __d__\n\n- e', 1],
  ['Passes if each paragraph contains bold text', '**a** b\n\nc', 0],
  ['Passes if every sentence is wrapped in double quotation marks', '"One." "Two!"', 1],
  ['Passes if every sentence is in lowercase', 'one. two.', 1],
  ['Passes if each paragraph has 2 lines', 'a\nb\n\nc\nd', 1],
  ['Passes if every line matches the regex /^\\d+:/', '1: a\n22: b', 1],
  ['Passes if every line matches the regex /^\\d+:/', '1: a\nb 22: b', 0],
];

test.each(CASES)('%s, of %j', (criterion, text, want) => {
  expect(judged(criterion, text)?.score).toBe(want);
});

test.each([
  ['one short', 'Is it? Yes.', 0],
  ['questions alone', 'Is it? Was it?', 1],
])('each sentence is a question: %s', (_, text, want) => {
  expect(judged('Passes if every sentence is a question', text)?.score).toBe(want);
});

test('what cannot be told of one part is left open only where it matters', () => {
  const criterion = 'Passes if each paragraph is a question';
  const text = 'Is "it?" so?\n\nNo.';
  expect(judged(criterion, text)?.score).toBe(0);
  expect(() => judged('Reward when each paragraph is a question', text)).toThrow('cannot be told');
  expect(() => judged(criterion, 'Is "it?" so?')).toThrow('cannot be told');
});

const ODD: [string, string][] = [
  ['blanks', ' \t\r\n\u00a0'],
  ['emoji', '👩‍💻👍🏽🇩🇪'],
  ['right to left', 'مرحبا "بالعالم" \u200f!\n- ا̈'],
  ['CRLF', '# a\r\n\r\n- b\r\nc\r\n1. d\r\n2. e'],
  ['lone surrogates', '\ud83d x \udc00. \ud83d\n- \udc00'],
  ['one long line', 'ab '.repeat(50_000)],
  ['10,000 lines', 'ab cd\n'.repeat(10_000)],
];

const KINDS = ['paragraph', 'sentence', 'line', 'bullet point', 'numbered item', 'list item', 'heading'];

test.each(ODD)('parts of %s are judged, and quoted as they stand there', (_, text) => {
  for (const kind of KINDS) {
    const verdicts = [
      judged(`Reward responses in which no ${kind} has more than 2 words`, text)!,
      judged(`Penalize responses in which any ${kind} contains the word "ab"`, text)!,
      judged(`Passes if the last ${kind} has at most 9 words`, text)!,
    ];
    for (const { score, evidence } of verdicts) {
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(1);
      for (const { quote } of evidence) expect(quote === null || text.includes(quote)).toBe(true);
    }
  }
});

test.each([
  ['tool calls alone', { content: null, tool_calls: [{ function: { name: 'f' } }] }],
  ['an image alone', { content: [{ type: 'image' }] }],
])('a response of %s has no parts to speak of', (_, fields) => {
  const verdict = judgedMessages('Passes if no line exceeds 80 characters', [
    { role: 'user', content: 'Hi' },
    { role: 'assistant', ...fields },
  ]);
  expect(verdict).toMatchObject({ score: null, explanation: expect.stringMatching(/holds no text/) });
});
