import { countEmphasised } from '../../../../src/judge/checks/markdown/emphasis.ts';
import { judged, scored } from '../judged.ts';

/** How many passages are bold, and how many italic. */
const TEXTS: [string, string, number, number][] = [
  ['nothing', '', 0, 0],
  ['both signs', '**a** __b__ *c* _d_', 2, 2],
  ['both at once', '***a***', 1, 1],
  ['one within the other', '**a *b* c** *d **e** f*', 2, 2],
  ['in headings, lists and tables', '# **a**\n- *b*\n\n| **c** |\n|---|\n| *d* |', 2, 2],
  ['over two lines', '**a\nb**', 1, 0],
  ['bullets', '* a\n* b', 0, 0],
  ['products and names', '2 * 3 * 4, a_b_c, 2**3', 0, 0],
  ['escaped, or in code', '\\*a\\* `*b*`\n```\n**c**\n```', 0, 0],
  ['without an end', '**a *b', 0, 0],
  ['empty', '** ** **** __', 0, 0],
  ['HTML', '<b>a</b> <em>b</em> <br> <strong class="x">c</strong>\n\n<p><i>d</i></p>', 2, 2],
  ['wrapped in a block of Markdown', '```md\n**a**\n```', 1, 0],
  ['right to left, and half a character', '**שלום** *\ud800*', 1, 1],
];

test.each(TEXTS)('counts bold and italic passages: %s', (_, text, bold, italic) => {
  expect([countEmphasised(text, ['strong']), countEmphasised(text, ['em'])]).toEqual([bold, italic]);
});

/** Of two bold passages and an italic one. */
const CRITERIA: [string, string][] = [
  ['Passes if the response contains at least 2 bold phrases', 'emphasis 1'],
  ['Passes if the response contains exactly two bolded sections', 'emphasis 1'],
  ['Passes if the response has at least 3 phrases in bold', 'emphasis 0'],
  ['Passes if the response uses bold text', 'emphasis 1'],
  ['Passes if the response uses bold', 'emphasis 1'],
  ['Passes if the response contains no bold text', 'emphasis 0'],
  ['Passes if the response does not use bold formatting', 'emphasis 0'],
  ['Passes if the response uses italics', 'emphasis 1'],
  ['Passes if the response contains an italicized phrase', 'emphasis 1'],
  ['Passes if the response avoids italics', 'emphasis 0'],
  ['Fails if the response contains any bold text', 'emphasis 0'],
  ['Reward responses with at least 4 bold phrases', 'emphasis 0.5'],
  ['Penalize responses that use italic text', 'emphasis 0'],
];

test.each(CRITERIA)('%s', (criterion, want) => {
  expect(scored(criterion, '**One** and **two** and *three*.')).toBe(want);
});

test('says what was counted', () => {
  expect(judged('Passes if the response uses bold text', '*a*')?.explanation).toBe(
    '0 bold passages; the criterion asks for at least one.',
  );
});

test('names the passages with their lines', () => {
  const verdict = judged('Passes if the response has no bold text', 'a\nb **c** <b>d</b>\n\n- **e *f***');
  expect(verdict?.explanation).toBe(
    '3 bold passages: "c" (line 2), line 2, "e f" (line 4); the criterion asks for none.',
  );
});
