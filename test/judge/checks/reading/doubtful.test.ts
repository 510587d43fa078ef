import { scored } from '../judged.ts';
import { decided, readAs } from './read-as.ts';

/** The comma may be the sentence's own. */
const DRAWN = [
  'Passes if the response contains "foo," but not "bar"',
  'Passes if the response contains "foo," and "bar"',
  'Passes if the response contains "foo," "bar," and "baz"',
  'Passes if the response contains “foo,” but not “bar”',
  'Passes if the response starts with "Dear," and ends with "Yours"',
  'Passes if the response contains the word "foo," or the word "bar"',
  'Passes if the response contains the exact phrase "foo," and "bar"',
  'Passes if the response contains "foo;" and "bar"',
  'Passes if the response has "foo," but no links',
  'Passes if each sentence contains "foo," but not "bar"',
  'Passes if the word "foo," is used',
  'Passes if the response is "yes," "no," or "maybe"',
  'Passes if the response is a JSON object with the key "foo," and is under 9 words',
  'Fails if the response contains "foo," or it contains "bar"',
  'Penalize the words "foo," "bar," and "baz."',
];

/** "And", or "or"? */
const UNEVEN = [
  'Passes if the response is in German, has a link or a table',
  'Passes if the response is in German, has a link, or a table',
  'Passes if the response has a link, a table or is in German',
  'Passes if the response contains "foo", "bar" or ends with "baz"',
  'Passes if the response contains "foo", ends with "bar" or "baz"',
  'Passes if the response has no links, tables or is in German',
  'Fails if the response is in German, has a link or a table',
  'Penalize responses that are in German, have a link, a table or a heading',
];

/** What Markdown puts before a part is no part of its text. */
const MARKERS = [
  'Passes if each bullet point starts with "-"',
  'Passes if every bullet starts with "•"',
  'Passes if each bullet point starts with "- foo"',
  'Passes if no bullet point starts with "*"',
  'Passes if the first bullet point starts with "-"',
  'Passes if each numbered item starts with "1."',
  'Passes if each numbered item starts with a digit',
  'Passes if each list item starts with "-"',
  'Passes if each heading starts with "#"',
  'Passes if each heading contains "##"',
  'Passes if each bullet point matches /^- /',
];

/** A key, or the way to a value? */
const PATHS = [
  'Passes if the response is valid JSON with "a.b" equal to 3',
  'Passes if the response is a JSON object in which "a/b" is 3',
  'Passes if the response is a JSON object with the key "a.b"',
  'Passes if the response is a JSON object with the keys "a.b" and "c"',
  'Passes if the response has the key "a.b"',
];

/** Every response meets them. */
const VACUOUS = [
  'Passes if the response has zero or more links',
  'Passes if the response has 0+ links',
  'Passes if the response has at least 0 links',
  'Passes if the response has 0 links or more',
  'Passes if the response is at least 0 words long',
  'Passes if the response is no shorter than 0 words',
  'Passes if the response contains "foo" zero or more times',
  'Passes if zero or more paragraphs contain "foo"',
  'Passes if the assistant makes at least 0 tool calls',
  'Passes if the word count is 0 or more',
  'Passes if the response has at least 0 links and at most 5 links',
  'Fails if the response has zero or more links',
  'Penalize zero or more links',
];

/** Each of none, or of one? */
const EACH = [
  'Passes if the response has no bullet points, each under 20 words',
  'Passes if the response has zero bullet points, each under 20 words',
  'Passes if the response has one bullet point, each under 20 words',
  'Passes if the response has a bullet point, each under 20 words',
  'Passes if the response has no paragraphs, each with a link',
  'Fails if the response has no bullet points, each under 20 words',
];

test.each([
  ['a comma drawn into a quotation', DRAWN],
  ['a comma in an uneven list', UNEVEN],
  ['the marker of a part', MARKERS],
  ['a path of keys', PATHS],
  ['what is always so', VACUOUS],
  ['"each" of no parts', EACH],
])('%s is left to a model', (_, criteria) => {
  expect(decided(criteria)).toEqual([]);
});

const READINGS: [string, string][] = [
  ['Passes if the response contains "foo," at least twice', 'occurrences of "foo,": at least 2'],
  ['Passes if the response contains "," and "!"', 'which of ",", "!" occur: all of them'],
  [
    'Passes if the response contains "foo!" but not "bar"',
    '(occurrences of "foo!": at least one and occurrences of "bar": none)',
  ],
  [
    'Passes if the response has a link, a table or a heading',
    '(links: at least one or tables: at least one or headings: at least one)',
  ],
  [
    'Passes if the response has no emoji, links or headings, and is under 9 words',
    '(emojis: none and links: none and headings: none and words: under 9)',
  ],
  ['Passes if each bullet point starts with "✅"', 'the beginning in each bullet point: "✅" in each bullet point'],
  ['Passes if each line starts with "-"', 'the beginning in each line: "-" in each line'],
  ['Passes if the response is exactly "Foo" word for word', 'the whole response: "Foo" (case-sensitive)'],
  ['Passes if the response is exactly "Foo", verbatim', 'the whole response: "Foo" (case-sensitive)'],
  ['Passes if the response is exactly "Foo", ignoring case', 'the whole response: "Foo"'],
  ['Passes if the response has up to 0 links', 'links: up to 0'],
  [
    'Passes if the response has at most 3 bullet points, each under 9 words',
    '(bullet points: at most 3 and words in each bullet point: under 9 words in each bullet point)',
  ],
];

test.each(READINGS)('reads: %s', (criterion, want) => {
  expect(readAs(criterion)).toBe(want);
});

test('"word for word" does not loosen "exactly"', () => {
  const criterion = 'Passes if the response is exactly "Foo" word for word';
  expect([scored(criterion, 'Foo'), scored(criterion, 'foo')]).toEqual(['text 1', 'text 0']);
});
