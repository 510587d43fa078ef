import { countBlockQuotes } from '../../../../src/judge/checks/markdown/quotes.ts';
import { scored } from '../judged.ts';

const TEXTS: [string, string, number][] = [
  ['nothing', '', 0],
  ['one of two lines', '> a\n> b', 1],
  ['one that goes on', '> a\nb', 1],
  ['two', '> a\n\n> b', 2],
  ['one within another', '> a\n>> b', 1],
  ['in a list', '- > a', 1],
  ['code and arrows', '```\n> a\n```\na > b\n-> c', 0],
  ['quotation marks', '"a"', 0],
];

test.each(TEXTS)('counts block quotes: %s', (_, text, want) => {
  expect(countBlockQuotes(text)).toBe(want);
});

const CRITERIA: [string, string][] = [
  ['Passes if the response contains a block quote', 'quotes 1'],
  ['Passes if the response uses blockquotes', 'quotes 1'],
  ['Passes if the response has exactly one Markdown blockquote', 'quotes 1'],
  ['Passes if the response contains no block quotes', 'quotes 0'],
  ['Fails if the response uses a blockquote', 'quotes 0'],
  ['Reward responses with at least 2 block quotes', 'quotes 0.5'],
  ['Penalize responses without block quotes', 'quotes 1'],
];

test.each(CRITERIA)('%s', (criterion, want) => {
  expect(scored(criterion, 'He said:\n\n> So be it.')).toBe(want);
});
