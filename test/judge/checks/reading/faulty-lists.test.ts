import { scored } from '../judged.ts';
import { decided, readAs } from './read-as.ts';

const any = 'which of "foo", "bar" occur: at least one of them';
const all = 'which of "foo", "bar" occur: all of them';
const none = 'which of "foo", "bar" occur: none of them';
const notAll = 'which of "foo", "bar" occur: not all of them';

const READINGS: [string, string][] = [
  // A list of what is not to be there: one of them is a fault.
  ['Fails if the response contains the following words: "foo", "bar"', any],
  ['Fails if the response contains the following words "foo", "bar"', any],
  ['Fails if the response contains the words: "foo", "bar"', any],
  ['Fails if the response contains words: "foo", "bar"', any],
  ['Fails if the response contains these phrases: "foo", "bar"', any],
  ['Fails if the response contains the following: "foo"; "bar"', any],
  ['Fails if it mentions the following terms: "foo", "bar"', any],
  ['Fails if the assistant uses these words: "foo", "bar"', any],
  ['Fails if the following words appear: "foo", "bar"', any],
  ['Fails if the following words "foo", "bar" are used', any],
  ['Fails if these phrases "foo", "bar" are mentioned', any],
  ['Penalize responses that contain the following words: "foo", "bar"', any],
  ['Penalize responses with the following words: "foo", "bar"', any],
  ['Penalize the following words: "foo", "bar"', any],
  ['Penalize use of the following words: "foo", "bar"', any],
  ['Penalize using the following words: "foo", "bar"', any],
  ['Penalize using the words "foo" and "bar"', any],
  ['Penalize the assistant for mentioning the words "foo" and "bar"', any],
  ['Fails if the response starts with the following words: "foo", "bar"', 'the beginning: "foo" or "bar"'],
  ['Fails if the response ends with the following phrases: "foo", "bar"', 'the end: "foo" or "bar"'],
  // "All" and "any" are said.
  ['Fails if the response contains all of the following words: "foo", "bar"', all],
  ['Fails if the response contains both of the words "foo" and "bar"', all],
  ['Fails if the following words "foo", "bar" are all used', all],
  ['Fails if the following words are both used: "foo", "bar"', all],
  ['Fails if the response contains any of the following words: "foo", "bar"', any],
  ['Fails if the response contains the words "foo" or "bar"', any],
  ['Penalize responses that contain all of the words "foo", "bar"', all],
  // A list of what is to be there: without one of them it fails.
  ['Fails if the response does not contain the following words: "foo", "bar"', notAll],
  ['Fails if the response does not contain the following: "foo", "bar"', notAll],
  ['Fails if the response does not include these phrases: "foo" and "bar"', notAll],
  ['Fails if the response fails to include the following words: "foo", "bar"', notAll],
  ['Penalize responses that do not contain the following words: "foo", "bar"', notAll],
  // What is wished is read as before.
  ['Passes if the response contains the following words: "foo", "bar"', all],
  ['Passes if the response does not contain the following words: "foo", "bar"', none],
  ['Passes if the response does not contain these phrases: "foo" and "bar"', none],
  ['Passes if the response avoids the following words: "foo", "bar"', none],
  ['Reward responses that do not contain the following words: "foo", "bar"', none],
  // Of parts of the response.
  [
    'Fails if any sentence contains the following words: "foo", "bar"',
    'each sentence: occurrences of "foo": at least one, or occurrences of "bar": at least one, in at least one sentence',
  ],
  [
    'Penalize sentences that contain the following words: "foo", "bar"',
    'each sentence: occurrences of "foo": at least one, or occurrences of "bar": at least one, in at least one sentence',
  ],
  [
    'Passes if no sentence contains the following words: "foo", "bar"',
    'each sentence: occurrences of "foo": at least one, or occurrences of "bar": at least one, in no sentence',
  ],
  [
    'Fails if the first paragraph does not contain the following words: "foo", "bar"',
    '(occurrences of "foo" in paragraph 1: none in paragraph 1 or occurrences of "bar" in paragraph 1: none in paragraph 1)',
  ],
];

test.each(READINGS)('reads: %s', (criterion, want) => {
  expect(readAs(criterion)).toBe(want);
});

test('one word of a list that is not to be there is a fault', () => {
  const criterion = 'Fails if the response contains the following words: "delve", "tapestry", "leverage"';
  expect(['Let us delve.', 'A tapestry to leverage.', 'Plain.'].map((text) => scored(criterion, text))).toEqual([
    'text 0',
    'text 0',
    'text 1',
  ]);
});

test('without one word of a list that is to be there it fails', () => {
  const criterion = 'Fails if the response does not contain the following: "refund", "sorry"';
  expect(['Sorry, no refund.', 'Sorry.', 'No.'].map((text) => scored(criterion, text))).toEqual([
    'text 1',
    'text 0',
    'text 0',
  ]);
});

/** In each, it is ambiguous whether one item of the list is meant, or all of them. */
const UNCLEAR = [
  'Fails if the response contains the words "foo" and "bar"',
  'Fails if the response contains the words "foo", "bar" and "baz"',
  'Fails if the response contains the following words: "foo" and "bar"',
  'Fails if the words "foo" and "bar" are used',
  'Fails if the response avoids the following words: "foo", "bar"',
  'Fails if the response avoids all of the words "foo", "bar"',
  'Fails if the response lacks the following words: "foo", "bar"',
  'Fails if it never uses the following words: "foo", "bar"',
  'Fails if no sentence contains the following words: "foo", "bar"',
  'Fails if the response does not start with the following words: "foo", "bar"',
  'Penalize responses that contain the words "foo" and "bar"',
  'Penalize responses without the following words: "foo", "bar"',
  'Penalize all of the words "foo" and "bar"',
  'Passes if "foo", "bar" are used',
  'Fails if any of the words "foo", "bar" are both used',
  'Fails if the response has the headings "Foo", "Bar"',
  'Fails if the response contains the keys "foo", "bar"',
  'Fails if the response is a JSON object with the following keys: "foo", "bar"',
  'Fails if the assistant calls the tools `foo` and `bar`',
  'Penalize calling the tools `foo` and `bar`',
];

test('a list under a fault that may mean one of it or all is left to a model', () => {
  expect(decided(UNCLEAR)).toEqual([]);
});

const links = 'links: at least one';
const tables = 'tables: at least one';

const BOTH: [string, string][] = [
  ['Penalize both links and tables', `(${links} and ${tables})`],
  ['Penalize use of both links and tables', `(${links} and ${tables})`],
  ['Penalize using both links and tables', `(${links} and ${tables})`],
  ['Penalize the use of both links and tables in the response', `(${links} and ${tables})`],
  ['Penalize responses with both links and tables', `(${links} and ${tables})`],
  ['Penalize both more than 3 links and more than 2 tables', '(links: more than 3 and tables: more than 2)'],
  ['Reward both a link and a table', `(${links} and ${tables})`],
  ['Fails if the response contains both links and tables', `(${links} and ${tables})`],
  ['Fails if both links and tables are used', `(${links} and ${tables})`],
  ['Penalize links and tables', `(${links} or ${tables})`],
  ['Penalize use of links and tables', `(${links} or ${tables})`],
  ['Penalize using links and tables', `(${links} or ${tables})`],
  ['Penalize the assistant for using links and tables', `(${links} or ${tables})`],
  ['Penalize using links or tables', `(${links} or ${tables})`],
  ['Penalize responses using links and tables', `(${links} and ${tables})`],
  ['Reward using links and tables', `(${links} and ${tables})`],
];

test.each(BOTH)('reads: %s', (criterion, want) => {
  expect(readAs(criterion)).toBe(want);
});

test('what may be a fault by itself, or only with another, is left to a model', () => {
  const criteria = [
    'Penalize links but not tables',
    'Penalize links and no tables',
    'Penalize use of links but not tables',
    'Penalize neither links nor tables',
    'Penalize using neither links nor tables',
    'Penalize using links and exceeding 9 words',
    'Penalize starting with "foo" and ending with "bar"',
    'Reward responses without both links and tables',
    'Fails if the response avoids both links and tables',
    'Fails if the response lacks both links and tables',
  ];
  expect(decided(criteria)).toEqual([]);
});
