import { decided, readAs } from './read-as.ts';

/** In each, it is ambiguous whether "it", "them" or a verb without a subject refers to the response. */
const UNCLEAR = [
  'Passes if the response contains a link and it starts with "https"',
  'Passes if it contains a link and it starts with "https"',
  'Passes if the response contains a link, but it does not start with "http:"',
  'Passes if the response contains a link and it is in German',
  'Passes if the response contains a table and it contains "foo"',
  'Passes if the response has a code block and it is valid JSON',
  'Passes if the response contains a heading and it is in uppercase',
  'Passes if the response contains exactly one question and it ends with "please?"',
  'Passes if the response ends with a question and it is under 20 words',
  'Passes if the response contains "foo" and it is in uppercase',
  'Passes if the word "foo" is used and it is in uppercase',
  'Passes if the response contains a table and its first line is "foo"',
  'Passes if the response contains a table and its word count is under 100',
  'Passes if the response contains a table and all its lines contain "foo"',
  'Passes if the response has a heading and its sentences are under 10 words',
  'Passes if the first paragraph is under 50 words and its first word is "foo"',
  'Passes if the first paragraph contains "foo" and the last line is "bar" and it ends with "!"',
  'Passes if there is a table and it contains "foo"',
  'Passes if the assistant calls the tool `search` and it contains "foo"',
  'Passes if the assistant uses a table and it contains "foo"',
  'Passes if the response contains an email address and it ends with ".com"',
  'Fails if the response contains a link and it starts with "https"',
  'Fails if the response contains a table or it is longer than 100 words',
  'Passes if the response contains a sentence that starts with "foo" and ends with "bar"',
  'Passes if the response contains a sentence that starts with "foo" and contains "bar"',
  'Passes if the response contains a table that has 3 columns and contains "foo"',
  'Penalize responses that contain a table that has 3 columns and end with "foo"',
  // In what?
  'Passes if the response contains a table and "foo" in it',
  'Passes if the response contains a table and has "foo" in it',
  'Passes if the response contains a table and does not contain "foo" in it',
  'Passes if the response contains bullet points and "foo" in them',
  'Passes if the response has 3 paragraphs and at least 5 sentences in them',
  'Passes if the response has a table, a link and "foo" in it',
  'Passes if the response has a link and "foo" anywhere in it',
  'Passes if the response contains a table and there are no links in it',
  'Passes if the response contains a table and the number of links in it is at least 3',
  'Passes if a table appears and "foo" appears in it',
  'Fails if the response contains a table and "foo" in it',
  'Penalize a table and "foo" in it',
  'Reward responses with a table and at least 3 links in it',
  'Passes if the assistant calls a tool and there is "foo" in it',
  'Passes if the response contains a code block and "foo" inside it',
  'Passes if the response contains a heading and "foo" there',
  'Passes if the response contains a link and a table, and the latter contains "foo"',
];

test('what may be said of another thing than the response is left to a model', () => {
  expect(decided(UNCLEAR)).toEqual([]);
});

const foo = 'occurrences of "foo": at least one';

const READINGS: [string, string][] = [
  ['Passes if the response has no links and it is under 9 words', '(links: none and words: under 9)'],
  ['Passes if the response avoids tables and it ends with "foo"', '(tables: none and the end: "foo")'],
  ['Passes if the response contains emojis and it is under 9 words', '(emojis: at least one and words: under 9)'],
  ['Passes if the response is under 9 words and it contains "foo"', `(words: under 9 and ${foo})`],
  ['Passes if the response has exactly two paragraphs and it contains "foo"', `(paragraphs: exactly 2 and ${foo})`],
  ['Passes if the assistant responds in German and it uses "foo"', `(the language of the text: German and ${foo})`],
  ['Passes if the response starts with "bar" and it contains "foo"', `(the beginning: "bar" and ${foo})`],
  ['Passes if the response has 3 sentences and its last word is "foo"', '(sentences: exactly 3 and the end: "foo")'],
  [
    'Passes if the assistant includes a link and its response starts with "foo"',
    '(links: at least one and the beginning: "foo")',
  ],
  ['Passes if it contains a link and the response starts with "foo"', '(links: at least one and the beginning: "foo")'],
  ['Passes if the response contains a link and starts with "foo"', '(links: at least one and the beginning: "foo")'],
  [
    'Passes if the response contains at least one link and at least one emoji',
    '(links: at least 1 and emojis: at least 1)',
  ],
  ['Passes if the response has "bar" or "foo" in it', 'which of "bar", "foo" occur: at least one of them'],
  ['Passes if the response has at least 3 links in it', 'links: at least 3'],
  ['Penalize responses with links in them', 'links: at least one'],
  ['Reward responses with a table and at least 3 links in them', 'none'],
  [
    'Passes if the response contains a paragraph with "foo" in it',
    'occurrences of "foo" in each paragraph: at least one in at least one paragraph',
  ],
];

test.each(READINGS)('reads: %s', (criterion, want) => {
  expect(readAs(criterion)).toBe(want);
});
