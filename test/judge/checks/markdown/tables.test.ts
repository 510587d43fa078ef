import { countMarkdownTables, countTables } from '../../../../src/judge/checks/markdown/tables.ts';
import { judged, scored } from '../judged.ts';

const TABLE = '| a | b |\n|---|---|\n| 1 | 2 |';

/** How many tables of Markdown, and how many of HTML as well. */
const TEXTS: [string, string, number, number][] = [
  ['nothing', '', 0, 0],
  ['one', TABLE, 1, 1],
  ['two', `${TABLE}\n\nand\n\n${TABLE}`, 2, 2],
  ['without outer bars', 'a | b\n--|--\n1 | 2', 1, 1],
  ['a head alone', '| a |\n|:-:|', 1, 1],
  ['rows without a rule', '| a | b |\n| 1 | 2 |', 0, 0],
  ['in a list and a quote', `- ${TABLE.replaceAll('\n', '\n  ')}\n\n> ${TABLE.replaceAll('\n', '\n> ')}`, 2, 2],
  ['code', `\`\`\`\n${TABLE}\n\`\`\``, 0, 0],
  ['HTML', '<table>\n<tr><td>a</td></tr>\n</table>', 0, 1],
  ['line breaks of Windows', TABLE.replaceAll('\n', '\r\n'), 1, 1],
  ['pipes in prose', 'a | b\nc || d', 0, 0],
];

test.each(TEXTS)('counts tables: %s', (_, text, markdown, all) => {
  expect([countMarkdownTables(text), countTables(text)]).toEqual([markdown, all]);
});

const CRITERIA: [string, string][] = [
  ['Passes if the response contains a table', 'tables 1'],
  ['Passes if the response includes tables', 'tables 1'],
  ['Passes if the response has exactly one Markdown table', 'tables 1'],
  ['Passes if the response uses a markdown table', 'tables 1'],
  ['Passes if the response has at least two tables', 'tables 0'],
  ['Passes if the response does not contain a table', 'tables 0'],
  ['Passes if the response contains no tables', 'tables 0'],
  ['Passes if the assistant avoids using tables', 'tables 0'],
  ['Fails if the response contains any tables', 'tables 0'],
  ['Reward responses that use a table', 'tables 1'],
  ['Penalize answers with tables', 'tables 0'],
];

test.each(CRITERIA)('%s', (criterion, want) => {
  expect(scored(criterion, `See:\n\n${TABLE}`)).toBe(want);
});

const SHAPES: [string, string, number | 'open'][] = [
  ['with 2 columns', TABLE, 1],
  ['with 3 columns', TABLE, 0],
  ['with at least 3 columns', `${TABLE}\n\n| a | b | c |\n|---|---|---|`, 1],
  ['with one column', TABLE, 0],
  ['with at least 3 rows', TABLE, 0],
  ['with 1 row', TABLE, 'open'],
  ['with 1 data row', TABLE, 1],
  ['with at least one row', TABLE, 1],
  ['with the columns "A" and "B"', TABLE, 1],
  ['with columns named "b" and "a"', '| **a** | b: |\n|---|---|', 1],
  ['with the columns "a" and "b"', '| a | b | c |\n|---|---|---|', 'open'],
  ['with the columns "a" and "c"', TABLE, 0],
  ['with a column called "b"', TABLE, 1],
  ['with 2 columns', 'none', 0],
  ['with 2 columns', '<table>\n<tr><td>a</td></tr>\n</table>', 'open'],
];

test.each(SHAPES)('contains a table %s: %j', (shape, answer, want) => {
  const scores = () =>
    [
      'Passes if the response contains',
      'Passes if the response does not contain',
      'Fails if the response contains',
    ].map((before) => judged(`${before} a table ${shape}`, answer)?.score);
  if (want === 'open') expect(scores).toThrow('as the criterion asks');
  else expect(scores()).toEqual([want, 1 - want, 1 - want]);
});

test('names tables, and says of what shape they are', () => {
  expect(judged('Passes if the response has at least two tables', `See:\n\n${TABLE}`)?.explanation).toBe(
    '1 table: "| a | b |" (line 3); the criterion asks for at least 2.',
  );
  expect(judged('Passes if the response has a table with 3 columns', `See:\n\n${TABLE}`)).toMatchObject({
    explanation:
      'A table on line 3 with 2 columns ("a", "b") and 1 row below its head; the criterion asks for one with exactly 3 columns.',
    evidence: [{ quote: '| a | b |' }],
  });
});
