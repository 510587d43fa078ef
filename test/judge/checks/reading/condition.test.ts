import type { Check } from '../../../../src/judge/checks/check.ts';
import { compile } from '../../../../src/judge/checks/compile.ts';
import { parseCriterion } from '../../../../src/judge/criterion/criterion.ts';
import { judged, judgedMessages, scored, wordsOfLength } from '../judged.ts';

/** How a criterion is read, such as "(words: fewer than 100 and e-mail addresses: none)". */
function reading(criterion: string): string {
  const show = (check: Check): string =>
    check.parts ? `(${check.parts.checks.map(show).join(` ${check.parts.joined} `)})` : `${check.what}: ${check.asked}`;
  const check = compile(parseCriterion(criterion));
  return check ? show(check) : 'none';
}

const foo = 'occurrences of "foo": at least one';
const bar = 'occurrences of "bar": at least one';
const noFoo = 'occurrences of "foo": none';
const noBar = 'occurrences of "bar": none';

const both = 'which of "foo", "bar" occur: all of them';
const anyOfBoth = 'which of "foo", "bar" occur: at least one of them';
const neither = 'which of "foo", "bar" occur: none of them';
const notBoth = 'which of "foo", "bar" occur: not all of them';

const READINGS: [string, string][] = [
  [
    'Passes if the response has fewer than 9 words and contains no bullet points',
    '(words: fewer than 9 and bullet points: none)',
  ],
  [
    "Passes if the reply has two to four bullet points and never contains the word 'foo'",
    `(bullet points: between 2 and 4 and ${noFoo})`,
  ],
  ['Passes if it has fewer than 9 words, and it also contains "foo"', `(words: fewer than 9 and ${foo})`],
  ['Passes if the response contains "foo" and "bar"', both],
  ['Passes if the response contains both "foo" and "bar"', both],
  ['Passes if the response contains the word "foo" and the word "bar"', both],
  ['Passes if the response contains the words "foo" and "bar"', 'which of "foo", "bar" occur: all of them'],
  ['Passes if the response contains "foo" or "bar"', anyOfBoth],
  ['Fails if the response contains either "foo" or "bar"', anyOfBoth],
  ['Passes if the response contains "foo", "bar" and "baz"', 'which of "foo", "bar", "baz" occur: all of them'],
  [
    'Passes if the response contains "foo", "bar", or "baz"',
    'which of "foo", "bar", "baz" occur: at least one of them',
  ],
  ['Passes if the response does not contain "foo" or "bar"', neither],
  ['Passes if the response does not contain either "foo" or "bar"', neither],
  ['Passes if the response never mentions "foo" or "bar"', neither],
  ['Passes if the response avoids "foo" and "bar"', neither],
  ['Passes if the response contains neither "foo" nor "bar"', neither],
  ['Passes if the response neither contains "foo" nor exceeds 9 words', `(${noFoo} and words: not more than 9)`],
  [
    'Passes if the response has 3 sentences and contains neither "foo" nor "bar"',
    `(sentences: exactly 3 and ${noFoo} and ${noBar})`,
  ],
  ['Passes if the response contains "foo" but not "bar"', `(${foo} and ${noBar})`],
  ['Passes if the response contains "foo" but does not mention "bar"', `(${foo} and ${noBar})`],
  ['Passes if the response must not contain "foo" or exceed 9 words', `(${noFoo} and words: not more than 9)`],
  [
    'Passes if the response is not longer than 9 words and not shorter than 2 words',
    'words: no more than 9 and no fewer than 2',
  ],
  ['Passes if the response does not contain "foo" and has at most 9 words', `(${noFoo} and words: at most 9)`],
  ['Passes if the response has no bullet points and no sentences', 'none'],
  ['Passes if the response has no bullet points or sentences', 'none'],
  ['Passes if the response has 9 words or fewer and no bullet points', '(words: 9 or fewer and bullet points: none)'],
  ['Passes if the response has 3 bullet points and 5 sentences', '(bullet points: exactly 3 and sentences: exactly 5)'],
  ['Passes if the response is valid JSON and under 100 words', '(the whole response: valid JSON and words: under 100)'],
  ['Passes if the response starts with "Dear" and ends with "Yours"', '(the beginning: "Dear" and the end: "Yours")'],
  [
    'Passes if the assistant calls the tool `search` and the response contains "foo"',
    `(calls of \`search\`: at least one and ${foo})`,
  ],
  ['Reward responses that have fewer than 9 words and contain "foo"', `(words: fewer than 9 and ${foo})`],
  ['Reward responses without "foo" or "bar"', neither],
  ['Reward responses under 9 words and without "foo"', `(words: under 9 and ${noFoo})`],
  ['Penalize responses that mention "foo" or exceed 9 words', `(${foo} or words: more than 9)`],
  ['Passes if the response contains "foo" or "bar" and is under 9 words', `(${anyOfBoth} and words: under 9)`],
  ['Passes if the response contains "foo" and "bar" or is under 9 words', `(${both} or words: under 9)`],
  ['Passes if the response contains either "foo" or "bar" and is under 9 words', `(${anyOfBoth} and words: under 9)`],
  [
    'Passes if the response contains both "foo" and "bar" and is under 9 words',
    `(${foo} and ${bar} and words: under 9)`,
  ],
  [
    'Passes if the response contains neither "foo" nor "bar" and is under 9 words',
    `(${noFoo} and ${noBar} and words: under 9)`,
  ],
  ['Passes if the response contains "foo" as well as "bar"', both],
  ['Passes if the response should not contain "foo" and should contain "bar"', `(${noFoo} and ${bar})`],
  ['Passes if the response must not contain "foo" or must contain "bar"', `(${noFoo} or ${bar})`],
  ['Passes if the response avoids "foo" but uses "bar"', `(${noFoo} and ${bar})`],
  ['Passes if the response uses "foo" while avoiding "bar"', `(${foo} and ${noBar})`],
  ['Passes if the response uses "foo" without using "bar"', `(${foo} and ${noBar})`],
  ['Passes if the response is under 9 words with no links', '(words: under 9 and links: none)'],
  ['Passes if the response is without links and under 9 words', '(links: none and words: under 9)'],
  ['Passes if the response is free of links or tables', '(links: none and tables: none)'],
  ['Passes if no links or tables are used', '(links: none and tables: none)'],
  ['Passes if neither links nor tables are used', '(links: none and tables: none)'],
  ['Passes if there are no links or tables in the response', '(links: none and tables: none)'],
  ['Passes if there is no mention of "foo" or "bar"', neither],
  ['Fails if there is any mention of "foo" or "bar"', anyOfBoth],
  ['Fails if the response does not contain both "foo" and "bar"', notBoth],
  [
    'Fails if the response does not contain all of the words "foo" and "bar"',
    'which of "foo", "bar" occur: not all of them',
  ],
  ['Fails if any of the words "foo" or "bar" is missing', 'which of "foo", "bar" occur: not all of them'],
  ['Fails if the response does not have 3 bullet points', 'bullet points: not exactly 3'],
  ['Fails if the response is not under 9 words or contains links', '(words: not under 9 or links: at least one)'],
  ['Fails if the response has no table or contains links', '(tables: none or links: at least one)'],
  ['Penalize links and tables', '(links: at least one or tables: at least one)'],
  ['Penalize the words "foo" and "bar"', 'which of "foo", "bar" occur: at least one of them'],
  ['Reward at least 2 links and no tables', '(links: at least 2 and tables: none)'],
];

test.each(READINGS)('reads: %s', (criterion, want) => {
  expect(reading(criterion)).toBe(want);
});

/** Conditions on two things at once, or joined in an ambiguous way. */
const UNCLEAR = [
  'Passes if the response does not contain "foo" and "bar"',
  'Passes if the response does not contain both "foo" and "bar"',
  'Passes if the response contains "foo" and "bar" or "baz"',
  'Passes if the response contains "foo", "bar"',
  'Passes if the response contains both "foo" or "bar"',
  'Passes if the response contains both "foo", "bar" and "baz"',
  'Passes if the response contains either "foo" and "bar"',
  'Passes if the response contains neither "foo" or "bar"',
  'Passes if the response contains neither "foo"',
  'Passes if the response contains "foo" nor "bar"',
  'Passes if the response does not contain neither "foo" nor "bar"',
  'Passes if the response contains either "foo" or neither "bar" nor "baz"',
  'Passes if the response has at least 3 bullet points and 100 words',
  'Passes if the response has at least 3 bullet points and sentences',
  'Passes if the response contains no more than 5 bullet points or sentences',
  'Passes if the response has 3 bullet points or sentences',
  'Passes if the response has no bullet points and sentences',
  'Passes if the response has no bullet points or no sentences',
  'Passes if the response never mentions "foo" and contains 3 sentences',
  'Passes if the response must not contain "foo" and exceed 9 words',
  'Passes if the response contains "foo" or not "bar"',
  'Passes if the response avoids mentioning "foo" or using bullet points',
  'Passes if the assistant calls any tool but `search`',
  'Passes if the response contains "foo" and the user says "bar"',
  'Passes if the response contains "foo" and is polite',
  'Passes if the response has 3 sentences and each has fewer than 9 words',
  'Passes if the response contains "foo" or "bar" in the first sentence',
  'Passes if the response contains "foo" and, if asked, "bar"',
  'Reward answers without emojis or with links',
  'Penalize responses without a table or over 9 words',
  'Reward answers without emojis or in German',
  'Penalize responses that do not contain a table or have more than 9 words',
  'Penalize responses that do not start with "foo" or use emojis',
  'Penalize not using bullet points or exceeding 9 words',
  'Penalize responses without using a table or exceeding 9 words',
  'Passes if the response uses no words or phrases in bold',
  'Fails if the response contains any words or phrases in bold',
  'Passes if the response contains no paragraphs or sections in bold',
  'Passes if the response contains no Markdown headings or tables',
  'Fails if the response is longer than 9 words or 5 sentences',
  'Passes if the response is within 9 words and 2 paragraphs',
  'Passes if the response has a length of at least 9 words and 5 sentences',
  'Passes if the response has 9 words or more and 5 sentences',
  'Passes if the response contains the word "foo" and the word "bar" at least twice',
  'Passes if the response contains the word "foo" or the word "Bar" (case-sensitive)',
  'Passes if the response contains at least 3 instances of "foo" and "bar"',
  'Fails if the response lacks a heading or a table',
  'Fails if the response excludes "foo" or "bar"',
  'Fails if the response does not contain "foo" or "bar"',
  'Penalize responses without a heading and a table',
  'Passes if the assistant replies only in English and Spanish',
  'Passes if the assistant answers in English and Spanish',
  'Passes if the response and the question contain "foo"',
  `Passes if the response contains ${Array.from({ length: 10 }, (_, at) => `"foo${at}"`).join(' and ')}`,
];

test.each(UNCLEAR)('leaves to a model: %s', (criterion) => {
  expect(reading(criterion)).toBe('none');
});

/** Said of an answer of three words, "foo" among them. */
const SCORES: [string, number][] = [
  ['the response has 3 words and contains "foo"', 1],
  ['the response has 4 words and contains "foo"', 0],
  ['the response has 4 words or contains "foo"', 1],
  ['the response has 4 words or contains "bar"', 0],
  ['the response contains neither "bar" nor "baz"', 1],
];

test.each(SCORES)('passes and fails as each other’s opposite: %s', (condition, score) => {
  expect(judged(`Passes if ${condition}`, 'a foo b')?.score).toBe(score);
  expect(judged(`Fails if ${condition}`, 'a foo b')?.score).toBe(1 - score);
});

const GRADES: [string, number][] = [
  // 3 words are half as good as at most 2 of them, and "foo" is there.
  ['Reward responses that have at most 2 words and contain "foo"', 0.75],
  ['Reward responses that have at most 2 words or contain "foo"', 1],
  ['Reward responses that have at most 2 words or contain "bar"', 0.5],
  // "Not (more than 2 words and foo)" is nearest by the words; "not (… or foo)" takes both.
  ['Penalize responses that have more than 2 words and contain "foo"', 0.5],
  ['Penalize responses that have more than 2 words or contain "foo"', 0],
];

test.each(GRADES)('grades: %s', (criterion, score) => {
  expect(judged(criterion, 'a foo b')?.score).toBe(score);
});

test('the explanation tells of each part what was found and whether that was asked', () => {
  const verdict = judged(
    'Passes if the response has at most 100 words and never contains "sorry"',
    `${wordsOfLength(141)} Sorry!`,
  );
  expect(verdict).toMatchObject({
    score: 0,
    method: 'words+text',
    explanation:
      '142 words (at most 100: no); "sorry" occurs once, in "word137 word138 word139 word140 Sorry!" (none: no); the criterion asks for both.',
    evidence: [
      { source: { id: 'messages[1]', type: 'message' }, quote: null },
      { source: { id: 'messages[1]', type: 'message' }, quote: expect.stringContaining('Sorry!') },
    ],
  });
});

describe('of a response that only calls a tool', () => {
  const calling = (criterion: string) =>
    judgedMessages(criterion, [
      { role: 'user', content: 'Hi' },
      {
        role: 'assistant',
        content: null,
        tool_calls: [{ id: '1', type: 'function', function: { name: 'search', arguments: '{}' } }],
      },
    ]);

  test('a part that does not apply leaves the whole open', () => {
    expect(calling('Passes if the assistant calls the tool `search` and the response contains "foo"')).toMatchObject({
      score: null,
      explanation: 'The response holds no text, so a criterion about its text does not apply.',
    });
  });

  test('unless the other one decides', () => {
    expect(calling('Passes if the assistant calls the tool `find` and the response contains "foo"')?.score).toBe(0);
    expect(calling('Passes if the assistant calls the tool `search` or the response contains "foo"')).toMatchObject({
      score: 1,
      explanation: expect.stringContaining('does not apply'),
    });
  });
});

test('a part that leaves out its verb does not share a sum or what is said of a thing', () => {
  const conditions = [
    'has a total of 5 bullets and numbered items',
    'has 3 links and tables in total',
    'has a table with 3 columns and a link',
    'has a heading called "foo" or "bar"',
  ];
  expect(conditions.map((condition) => scored(`Passes if the response ${condition}`, 'x'))).toEqual(
    conditions.map(() => 'none'),
  );
  expect(scored('Passes if the response has a total of 5 words and no links', 'a b c d e')).toBe('none');
});
