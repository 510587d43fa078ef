import { scored } from '../judged.ts';
import { decided, readAs } from './read-as.ts';

/** A noun at the end may be said of the word before "or", too. */
const UNCLEAR = [
  'Passes if the response contains an HTML or Markdown table',
  'Passes if the response contains an HTML or a Markdown link',
  'Passes if the response contains no HTML or Markdown headings',
  'Passes if the response contains neither HTML nor Markdown tables',
  'Passes if the response uses HTML and Markdown tables',
  'Fails if the response contains any HTML or Markdown links',
  'Penalize HTML or Markdown tables',
  'Passes if the response contains no number or percent signs',
  'Passes if the response contains no hashtag or dollar signs',
  'Passes if the response has a number or a dollar sign',
  'Fails if the response has a hashtag or a percent sign',
  'Passes if the response contains no number or bullet points',
  'Passes if the response contains no table or section headings',
  'Passes if the response has no link or section headings',
  'Passes if the response ends with a question or an exclamation mark',
  'Passes if the response ends with either a question or an exclamation mark',
  'Passes if the response ends with a question, exclamation mark or period',
  'Passes if the response ends with a question, a period or an exclamation mark',
  'Passes if the response ends with a question or full stop',
  'Passes if the response contains a question and exclamation marks',
  'Fails if any line ends with a question or an exclamation mark',
];

test('what a noun is said of is left to a model', () => {
  expect(decided(UNCLEAR)).toEqual([]);
});

const MARKS = '(question marks: none and exclamation marks: none)';
const READINGS: [string, string][] = [
  ['Passes if the response contains no question or exclamation marks', MARKS],
  ['Passes if the response contains neither question nor exclamation marks', MARKS],
  ['Passes if the response avoids question and exclamation points', MARKS],
  ['Passes if no question or exclamation marks are used', MARKS],
  [
    'Passes if the response contains no exclamation or question marks',
    '(exclamation marks: none and question marks: none)',
  ],
  [
    'Passes if the response contains a question or exclamation mark',
    '(question marks: at least one or exclamation marks: at least one)',
  ],
  [
    'Passes if the response contains question and exclamation marks',
    '(question marks: at least one and exclamation marks: at least one)',
  ],
  [
    'Passes if the response ends with a question or exclamation mark',
    '(the end: a question mark or the end: an exclamation mark)',
  ],
  [
    'Passes if the response ends with a period, question or exclamation mark',
    '(the end: a period or the end: a question mark or the end: an exclamation mark)',
  ],
  ['Passes if the response contains no percentage or dollar signs', '(percent signs: none and dollar signs: none)'],
  ['Passes if the response uses no em or en dashes', '(em dashes: none and en dashes: none)'],
  [
    'Passes if the response contains a dollar or a percent sign',
    '(dollar signs: at least one or percent signs: at least one)',
  ],
  ['Passes if the response has no square or curly brackets', '(square brackets: none and curly braces: none)'],
  // What is plain stays so.
  ['Passes if the response has no questions or exclamation marks', '(questions: none and exclamation marks: none)'],
  ['Passes if the response has no HTML tags or Markdown tables', '(HTML tags: none and Markdown tables: none)'],
  ['Passes if the response has no bullet or numbered lists', '(bullet points: none and numbered items: none)'],
  ['Passes if the response has a table or a bullet list', '(tables: at least one or bullet points: at least one)'],
  ['Passes if the response has a number or a question mark', '(numbers: at least one or question marks: at least one)'],
  ['Passes if the response contains no percentage or dollar amounts', '(percentages: none and dollar amounts: none)'],
  ['Passes if the response has no emoji or exclamation marks', '(emojis: none and exclamation marks: none)'],
  [
    'Passes if the response is valid JSON or valid YAML',
    '(the whole response: valid JSON or the whole response: valid YAML)',
  ],
];

test.each(READINGS)('reads: %s', (criterion, want) => {
  expect(readAs(criterion)).toBe(want);
});

test('a mark is found wherever it stands, and a question without one is none', () => {
  const isFree = 'Passes if the response contains no question or exclamation marks';
  expect([scored(isFree, 'See [Why?](https://a.com).'), scored(isFree, 'Why not.')]).toEqual([
    'punctuation 0',
    'punctuation 1',
  ]);
  const isEnded = 'Passes if every line ends with a question or exclamation mark';
  expect([scored(isEnded, 'Oh!\nReally?'), scored(isEnded, 'Oh!\nReally? 😀')]).toEqual(['each-line 1', 'each-line 0']);
});
