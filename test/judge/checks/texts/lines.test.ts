import { countLines } from '../../../../src/judge/checks/texts/lines.ts';
import { judged, scored } from '../judged.ts';

const TEXTS: [string, string, number][] = [
  ['nothing', '', 0],
  ['one', 'a', 1],
  ['a line break at the end', 'a\n', 1],
  ['line breaks of every kind', 'a\r\nb\rc\nd', 4],
  ['blank lines', '\na\n\n \t\nb\n', 2],
  ['two stanzas', 'a\nb\n\nc\nd', 4],
  ['lists and headings', '# T\n- a\n  - b\n1. c', 4],
  ['rules', 'a\n---\nb\n\n***\n\n===\n_ _ _', 2],
  ['a table', '| a | b |\n|---|:-:|\n| c | d |', 2],
  ['code', '```js\nf({\n\n---\n```\na', 3],
  ['code in tildes, without an end', 'a\n~~~\nb\nc', 3],
  ['quoted', '> a\n>\n> b', 2],
  ['marks and emoji', '…\n?\n🎉', 3],
  ['right to left, and half a character', 'שלום\n\ud800', 2],
];

test.each(TEXTS)('counts lines: %s', (_, text, want) => {
  expect(countLines(text)).toBe(want);
});

/** Of three lines. */
const CRITERIA: [string, string][] = [
  ['Passes if the response has at most 3 lines', 'lines 1'],
  ['Passes if the response has at most two lines.', 'lines 0'],
  ['Passes if the response has exactly 3 lines', 'lines 1'],
  ['Passes if the response consists of 3 lines', 'lines 1'],
  ['Passes if the response contains 3 non-empty lines', 'lines 1'],
  ['Passes if the response is three lines long', 'lines 1'],
  ['Passes if the response is shorter than 3 lines', 'lines 0'],
  ['Passes if the response is no longer than 3 lines', 'lines 1'],
  ['Passes if the response is limited to 5 lines', 'lines 1'],
  ['Passes if the response does not exceed 2 lines', 'lines 0'],
  ["Passes if the response doesn't have more than 3 lines", 'lines 1'],
  ['Passes if the assistant answers in a maximum of 3 lines', 'lines 1'],
  ['Fails if the response is longer than 2 lines', 'lines 0'],
  ['Reward responses under 3 lines', 'lines 0.5'],
  ['Penalize responses with more than 2 lines', 'lines 0.5'],
];

test.each(CRITERIA)('%s', (criterion, want) => {
  expect(scored(criterion, 'One\n\nTwo\nThree\n')).toBe(want);
});

test('says what was counted', () => {
  const verdict = judged('Passes if the response has at least 2 lines', 'One\n');
  expect(verdict?.explanation).toBe('1 line; the criterion asks for at least 2.');
});
