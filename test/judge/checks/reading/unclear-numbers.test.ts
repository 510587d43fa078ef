import { decided, readAs } from './read-as.ts';

/** Each part, or all of them together? */
const SUMS = [
  'Passes if the paragraphs have fewer than 100 words in total',
  'Passes if all paragraphs contain at least 3 commas overall',
  'Passes if the bullet points have fewer than 50 words altogether',
  'Passes if the sentences contain fewer than 100 words in all',
  'Passes if all of the bullet points contain fewer than 100 words total',
  'Passes if the paragraphs are under 100 words in total',
  'Passes if the bullet points are in total under 100 words',
  'Passes if the paragraphs total 100 words',
  'Passes if the paragraphs total fewer than 100 words',
  'Passes if the paragraphs have a total of at most 100 words',
  'Passes if the bullet points have a total word count of under 100',
  'Passes if the paragraphs have a total length of at most 100 words',
  'Passes if the response has no paragraphs over 100 words in total',
  'Passes if the response has no paragraphs over 100 words overall',
  'Passes if the response keeps its paragraphs under 100 words in total',
  'Passes if the response limits its paragraphs to at most 100 words total',
  'Penalize sentences with more than 20 words in total',
  'Passes if the response has 3 links and 2 tables in all',
  'Passes if the response has 3 links or 2 tables all in all',
  'Passes if the response contains all of the words "foo" and "bar" at least 3 times overall',
  'Passes if the words "foo" and "bar" appear at least 3 times combined',
  'Passes if the paragraphs have fewer than 100 words between them',
  'Passes if the bullet points have fewer than 50 words',
  'Passes if the paragraphs contain 3 links',
  'Passes if its paragraphs contain "foo" at least 3 times',
  'Fails if all paragraphs have more than 100 words together',
];

/** How far does what compares the last number reach? */
const REACHES = [
  'Passes if the response is 100 words or 5 sentences max',
  'Passes if the response is 100 words or 5 sentences at most',
  'Passes if the response has 3 links and 2 tables or more',
  'Passes if the response has 3 links, 2 tables or fewer',
  'Passes if the response has 3 links or 2 tables minimum',
  'Passes if the response is 100 words or 5 sentences or shorter',
  'Passes if the response has 2 paragraphs, 5 sentences and 100 words at a minimum',
  'Passes if the response has 5 sentences, a link and 100 words at most',
  'Passes if the response is limited to 100 words or 5 sentences at maximum',
  'Passes if the response contains one link or one table max',
  'Passes if each paragraph has 3 sentences or 50 words at most',
  'Fails if the response is 100 words or 5 sentences or more',
  'Reward responses of 100 words or 5 sentences +',
];

/** Fewer than three, three that are missing, or not exactly three? */
const LACKS = [
  'Fails if the response lacks 3 links',
  'Fails if the response lacks at least 3 links',
  'Passes if the response lacks more than 3 links',
  'Fails if the response omits two tables',
  'Fails if the response avoids 3 links',
  'Passes if the response avoids at least 3 links',
  'Passes if the response avoids fewer than 3 links',
  'Fails if the response is without 3 links',
  'Passes if the response is free of at least 3 links',
  'Fails if the response leaves out one link',
  'Fails if the response is missing "foo" at least 3 times',
  'Passes if the response lacks "foo" more than once',
  'Fails if each paragraph lacks 3 links',
  'Fails if the response lacks 100 words',
  'Penalize responses without 3 links',
  'Penalize responses without fewer than 3 links',
  'Penalize lacking 3 links',
  'Penalize the lack of at least 3 links',
  'Penalize the omission of more than 3 links',
];

test.each([
  ['a number of several parts', SUMS],
  ['a number in a list', REACHES],
  ['a number that is lacking', LACKS],
])('%s that may be meant in two ways is left to a model', (_, criteria) => {
  expect(decided(criteria)).toEqual([]);
});

const READINGS: [string, string][] = [
  [
    'Passes if each paragraph has fewer than 9 words in total',
    'words in each paragraph: fewer than 9 words in each paragraph',
  ],
  ['Passes if all paragraphs have fewer than 9 words', 'words in each paragraph: fewer than 9 words in each paragraph'],
  ['Passes if the sentences are at most 9 words long', 'words in each sentence: at most 9 words in each sentence'],
  ['Passes if the response has fewer than 9 words overall', 'words: fewer than 9'],
  ['Passes if the response totals 9 words', 'words: exactly 9'],
  ['Passes if the response contains "foo" at least 3 times in total', 'occurrences of "foo": at least 3'],
  ['Passes if the response has 9 words or more, or 5 sentences or more', '(words: 9 or more or sentences: 5 or more)'],
  ['Passes if the response has a link and 5 sentences max', '(links: at least one and sentences: 5 max)'],
  ['Passes if the response has 2 paragraphs and has 5 sentences max', '(paragraphs: exactly 2 and sentences: 5 max)'],
  ['Passes if the response avoids more than 3 links', 'links: not more than 3'],
  ['Passes if the response avoids the word "foo" more than once', 'occurrences of "foo": not more than 1'],
  ['Penalize responses without at least 3 links', 'links: not at least 3'],
  ['Penalize responses without exactly 3 links', 'links: not exactly 3'],
  ['Fails if the response lacks a link', 'links: none'],
  ['Fails if the response omits any links', 'links: none'],
];

test.each(READINGS)('reads: %s', (criterion, want) => {
  expect(readAs(criterion)).toBe(want);
});
