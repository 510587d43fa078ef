import { decided, readAs } from './read-as.ts';

/** Criteria that can be read in two ways, by what makes them so. */
const UNCLEAR: Readonly<Record<string, readonly string[]>> = {
  'a comma before an "or" that stands within a part': [
    'Passes if the response has a table, 3 or more links',
    'Passes if the response is 100 to 200 words, in 2 or 3 paragraphs',
    'Passes if the response has 2 paragraphs, 100 or fewer words',
    'Passes if the response has 3 paragraphs, 5 or 6 sentences',
    'Passes if the response is under 100 words, contains one or more links',
    'Passes if the response has a table, one of "foo" or "bar"',
    'Passes if the response has a table, at least one of "foo" or "bar"',
    'Passes if the response has a table, either "foo" or "bar"',
    'Passes if the response has a table, any of "foo" or "bar"',
    'Passes if each paragraph has a link, 2 or 3 sentences',
    'Passes if the response contains "foo", 3 or more links',
    'Passes if the response has a heading, a table, 3 or more links',
    'Fails if the response has a table, 3 or more links',
    'Passes if the response is under 100 words, in one or more paragraphs',
    'Passes if the response has a table, two or three links',
    'Passes if the response has a table, 3 links or more',
    'Passes if the response has 3 or more links, 2 or 3 paragraphs',
    'Passes if the response is in German, has a link, 2 or 3 paragraphs',
  ],
  'a list whose last two parts alone may be alternatives': [
    'Passes if the response is under 100 words, in German or French',
    'Passes if the response is in lowercase, in German or French',
    'Passes if the response is in all caps, in German or in French',
    'Passes if the response is in German, 3 paragraphs or 5 sentences',
    'Passes if the response is under 100 words, in German or in French',
    'Passes if the response has a table, 3 paragraphs or 5 sentences',
    'Fails if the response is under 100 words, in German or French',
    'Passes if the response is 3 sentences, in French or Spanish',
    'Passes if the response is under 100 words, written in German or French',
  ],
  '"only" before two things': [
    'Passes if the response uses only lowercase letters and digits',
    'Passes if the response contains only ASCII characters and emojis',
    'Passes if the response uses only lowercase letters or digits',
    'Passes if the response uses only ASCII characters or emojis',
    'Fails if the response uses only lowercase letters and digits',
    'Passes if the response contains exclusively ASCII characters and emojis',
  ],
  '"or", "either" or "both" under a denial': [
    'Passes if either links or tables are not used',
    'Passes if the response avoids either links or tables',
    'Passes if the response lacks either links or tables',
    'Passes if the response is free of either links or tables',
    'Passes if the response has either no links or tables',
    'Passes if links or tables are not used',
    'Passes if the response lacks links or tables',
    'Passes if every sentence lacks "foo" or "bar"',
    'Fails if both links and tables are not used',
    'Passes if links or tables are absent',
    'Passes if links or tables are missing',
    'Passes if links or tables are avoided',
    'Passes if the response lacks "foo" or "bar"',
  ],
  'a denial, or one of several, over parts': [
    'Passes if "foo" does not appear in some sentence',
    'Passes if neither "foo" nor "bar" appears in every paragraph',
    'Passes if none of "foo", "bar" appears in every sentence',
    'Passes if either "foo" or "bar" appears in every sentence',
    `Passes if the response doesn't contain at least one of "foo", "bar"`,
    'Passes if the response does not contain at least one of "foo" and "bar"',
    'Passes if neither "foo" nor "bar" is used in each paragraph',
    'Passes if the response does not contain at least one of the words "foo" or "bar"',
  ],
  '"it" after a line, a word or another text': [
    'Passes if the last line is "foo bar" and it has 2 words',
    'Passes if the first word is "foo" and it contains "bar"',
    `Passes if the response is shorter than the user's message and it contains a link`,
    `Passes if every number in the response appears in the user's message and it has 3 sentences`,
    `Passes if the response is longer than the user's message and it has 3 sentences`,
    `Passes if the response is in the same language as the user's message and it contains a link`,
  ],
  '"with" after parts that are counted': [
    'Passes if the response is 3 paragraphs with at most 3 sentences',
    'Passes if the response is 4 lines with 5 words',
    'Reward answers of 3 paragraphs with at most 3 sentences',
    'Penalize responses of more than 3 paragraphs with more than 5 sentences',
    'Passes if the response is longer than 3 sentences with more than 20 words',
    'Passes if the response is at least 2 paragraphs without links',
    'Passes if the response is under 3 sentences, with at least 5 words',
  ],
  'what one word may reach over': [
    'Fails if the response does not contain the following words: "delve" or "tapestry"',
    'Passes if the response has no more than 3 links or a table',
    'Passes if the response has no more than 3 bullet points and a link',
    'Passes if the response answers without exceeding 100 words and 3 sentences',
    'Passes if the paragraphs contain a link',
    'Passes if the response has no links or is under 100 words and in German',
    'Passes if the response contains no more than 3 links and a table',
    'Passes if the response has at most 3 links or a table',
    'Passes if the response has at most 3 links and a table',
    'Passes if the response has fewer than 3 links or a table',
    'Passes if the bullet points contain a link',
    'Passes if the paragraphs have a link',
  ],
  '"only" after one key of JSON': [
    'Passes if the answer is valid JSON with the key "name" only',
    'Passes if the answer is valid JSON with the key "name" and nothing else',
    'Passes if the answer is a JSON object with a "name" key only',
    'Passes if the answer is valid JSON with a "name" field and nothing else',
    'Passes if the answer is valid JSON where "name" is "a" and nothing else',
    'Passes if the answer is valid JSON with "name" set to "a" only',
    'Fails if the answer is valid JSON with the key "name" only',
  ],
  'an "or" that may reach over a limit, an "and" or a text': [
    'Passes if the answer is in French or under 20 words and contains "foo"',
    'Fails if the answer is in French or under 20 words and contains "foo"',
    'Passes if the answer is limited to two sentences or 20 words',
    'Passes if the answer is limited to 100 words or 3 sentences',
    'Passes if the answer has at most 3 sentences, or "none"',
    'Passes if the answer is at most 3 sentences, or "none"',
    'Passes if the answer has fewer than 20 words or "none"',
  ],
  'two single marks, and a case for two quotations': [
    `Passes if the response says ''foo''`,
    `Passes if the response contains ''foo''`,
    `Passes if the response contains ''foo'' and ''bar''`,
    'Passes if the response contains "foo" and ends with "bar" (case-sensitive)',
    'Passes if the response starts with "foo" or ends with "bar" (case-insensitive)',
  ],
};

test.each(Object.entries(UNCLEAR))('%s is left to a model', (_, criteria) => {
  expect(decided(criteria)).toEqual([]);
});

/** Like them, and plain. */
const READINGS: readonly [string, string][] = [
  [
    'Passes if the answer is in French, or under 20 words, and contains "foo"',
    '((the language of the text: French or words: under 20) and occurrences of "foo": at least one)',
  ],
  [
    'Passes if the answer contains "foo", or "none"',
    '(occurrences of "foo": at least one or occurrences of "none": at least one)',
  ],
  [
    'Passes if the response is valid JSON with the keys "a" and "b" only',
    'the whole response: valid JSON with only the keys "a", "b"',
  ],
  [
    'Passes if the response has a table, 3 or more links, or a heading',
    '(tables: at least one or links: 3 or more or headings: at least one)',
  ],
  ['Passes if the response has 3 or more links, and a table', '(links: 3 or more and tables: at least one)'],
  [
    'Passes if the response has a link, a table or a heading',
    '(links: at least one or tables: at least one or headings: at least one)',
  ],
  [
    'Passes if the response is in German, in French or in Spanish',
    '(the language of the text: German or the language of the text: French or the language of the text: Spanish)',
  ],
  [
    'Passes if the response uses only lowercase letters and no digits',
    '(lowercase letters: lowercase letters alone and digits: none)',
  ],
  ['Passes if the response does not have either links or tables', '(links: none and tables: none)'],
  ['Passes if the response avoids links or tables', '(links: none and tables: none)'],
  ['Passes if neither links nor tables are used', '(links: none and tables: none)'],
  [`Fails if the response doesn't contain at least one of "foo", "bar"`, 'which of "foo", "bar" occur: none of them'],
  [
    'Passes if "foo" does not appear in any sentence',
    'occurrences of "foo" in each sentence: at least one in no sentence',
  ],
  [
    'Passes if both "foo" and "bar" appear in every sentence',
    'which of "foo", "bar" occur in each sentence: all of them in each sentence',
  ],
  ['Passes if the response is under 100 words and it contains a link', '(words: under 100 and links: at least one)'],
  ['Passes if the response is 3 paragraphs with no commas', '(paragraphs: exactly 3 and commas: none)'],
  ['Passes if the response is under 100 words with no emojis', '(words: under 100 and emojis: none)'],
  ['Passes if the response does not have more than 3 links or a table', '(links: not more than 3 and tables: none)'],
  ['Passes if the response has at most 3 links and at most 2 tables', '(links: at most 3 and tables: at most 2)'],
  ['Passes if the paragraphs contain "foo"', 'occurrences of "foo" in each paragraph: at least one in each paragraph'],
  ['Passes if the response contains "foo" (case-sensitive)', 'occurrences of "foo" (case-sensitive): at least one'],
  [
    'Passes if the first word of the response is "Hi" and its last word is "Bye"',
    '(the beginning: "Hi" and the end: "Bye")',
  ],
  [
    'Passes if the response consists only of the word "yes" or the word "no"',
    '(the whole response: "yes" or the whole response: "no")',
  ],
];

test.each(READINGS)('reads: %s', (criterion, want) => {
  expect(readAs(criterion)).toBe(want);
});
