import { blocksIn, paragraphsIn } from '../../../../src/judge/checks/texts/paragraph-split.ts';
import { judged, scored } from '../judged.ts';

const TEXTS: [string, string, string[]][] = [
  ['nothing', '', []],
  ['blanks alone', ' \n\n\t\n', []],
  ['one', 'a\nb', ['a\nb']],
  ['two', 'a\n\nb', ['a', 'b']],
  ['many blank lines, with blanks in them', 'a\n \n\t\n\n\nb\n\n', ['a', 'b']],
  ['line breaks of every kind', 'a\r\n\r\nb\r\rc', ['a', 'b', 'c']],
  ['headings', '# T\n\na\n\nU\n===\n\nb\n## V\nc', ['a', 'b', 'c']],
  ['lines that are bold as a whole', '**Intro**\n\na\n\n__More__:\n\n**Stop now!**', ['a', '**Stop now!**']],
  ['a rule right below a sentence', 'a b.\n---\nc d.\n---\ne f.', ['a b.', 'c d.', 'e f.']],
  ['a list', 'a:\n\n- b\n\n  c\n- d\n\ne', ['a:', 'e']],
  ['a list without a blank line', 'a:\n1. b\n2. c\n\nd', ['a:', 'd']],
  ['a table', 'a\n\n| b | c |\n|---|---|\n| d | e |\n\nf', ['a', 'f']],
  ['code', 'a\n\n```\nb\n\nc\n```\n\nd', ['a', 'd']],
  ['code without an end', 'a\n\n```\nb\n\nc', ['a']],
  ['indented prose', '    Once upon a time.\n\n\tThe end.', ['Once upon a time.', 'The end.']],
  ['quoted', '> a\n>\n> b\n\nc', ['a', 'b', 'c']],
  ['rules', 'a\n\n***\n\nb', ['a', 'b']],
  ['marks alone', 'a\n\n…\n\n.', ['a']],
  ['an emoji', 'a\n\n🎉', ['a', '🎉']],
  ['HTML', '<p>a</p>\n\n<div>\n\nb\n\n</div>', ['a', 'b']],
  ['right to left, and half a character', 'שלום\n\n\ud800 a', ['שלום', '\ud800 a']],
];

test.each(TEXTS)('finds paragraphs: %s', (_, text, want) => {
  expect(paragraphsIn(text).map((paragraph) => paragraph.trim())).toEqual(want);
});

test('between blank lines stands whatever it is', () => {
  expect(blocksIn('# T\n\na\nb\r\n\r\n- c\n \n```\nd\n```\n\n')).toEqual(['# T', 'a\nb', '- c', '```\nd\n```']);
});

/** Of two paragraphs under a heading. */
const CRITERIA: [string, string][] = [
  ['Passes if the response has exactly 2 paragraphs', 'paragraphs 1'],
  ['Passes if the response has two paragraphs.', 'paragraphs 1'],
  ['Passes if the response has at least 3 paragraphs', 'paragraphs 0'],
  ['Passes if the response consists of 2 paragraphs', 'paragraphs 1'],
  ['Passes if the response is two paragraphs long', 'paragraphs 1'],
  ['Passes if the response is longer than 1 paragraph', 'paragraphs 1'],
  ['Passes if the response is limited to 2 paragraphs', 'paragraphs 1'],
  ['Passes if the response does not exceed one paragraph', 'paragraphs 0'],
  ['Passes if the response does not have more than 2 paragraphs', 'paragraphs 1'],
  ['Passes if the response is divided into exactly 2 paragraphs', 'paragraphs 1'],
  ['Passes if the response is written in fewer than 2 paragraphs', 'paragraphs 0'],
  ['Passes if the response is written as a single paragraph', 'paragraphs 0'],
  ['Passes if the response comprises 2 paragraphs', 'paragraphs 1'],
  ['Passes if the response is a single paragraph', 'paragraphs 0'],
  ['Passes if the response consists of a single paragraph', 'paragraphs 0'],
  ['Passes if the assistant answers in 2 to 3 paragraphs', 'paragraphs 1'],
  ['Fails if the response has more than one paragraph', 'paragraphs 0'],
  ['Reward responses with at most one paragraph', 'paragraphs 0'],
  ['Reward responses with 4 paragraphs', 'paragraphs 0.5'],
  ['Penalize responses with fewer than four paragraphs', 'paragraphs 0.5'],
];

test.each(CRITERIA)('%s', (criterion, want) => {
  expect(scored(criterion, '# T\n\nOne.\n\nTwo.')).toBe(want);
});

/** Of three parts between blank lines; a heading is one of them to some, and no paragraph to others. */
test.each([
  'Passes if the response has exactly 3 paragraphs separated by blank lines',
  'Passes if the response has 3 paragraphs, separated by a blank line',
  'Passes if the response contains at least 3 paragraphs divided by empty lines',
])('%s', (criterion) => {
  expect(scored(criterion, 'One.\n\nTwo.\n\nThree.')).toBe('paragraphs 1');
  expect(scored(criterion, 'One.\n\nTwo.')).toBe('paragraphs 0');
  expect(() => scored(criterion, '# T\n\nOne.\n\nTwo.')).toThrow('stands between blank lines');
});

/** Of three parts, each of one paragraph. */
const DIVIDED: [string, string][] = [
  ['Passes if the response has exactly 3 paragraphs separated by the markdown divider ***.', 'paragraphs 1'],
  ['Passes if the response has exactly 3 paragraphs separated by the Markdown divider "***"', 'paragraphs 1'],
  ['Passes if the response has exactly 3 paragraphs separated by ***', 'paragraphs 1'],
  ['Passes if the response has 3 paragraphs separated with a *** divider', 'paragraphs 1'],
  ['Passes if the response contains 3 paragraphs separated by three asterisks (***)', 'paragraphs 1'],
  ['Passes if the response has at most 2 paragraphs separated by ***', 'paragraphs 0'],
  ['Passes if the response has 2 paragraphs separated by ---', 'paragraphs 0'],
  ["Passes if the response has one paragraph separated by '---'", 'paragraphs 1'],
];

test.each(DIVIDED)('%s', (criterion, want) => {
  expect(scored(criterion, 'One. ***So*** it is.\n\n***\n\nThree.\r\n***\nFour.\n***')).toBe(want);
});

test('a part with two paragraphs may be one part, or two paragraphs', () => {
  const text = 'One.\n\nTwo.\n\n***\n\nThree.\n\n***\n\nFour.';
  for (const [criterion] of DIVIDED.filter(([said]) => said.includes('exactly 3')))
    expect(() => scored(criterion, text)).toThrow('A part holds more than one paragraph');
});

test('where a divider never stands apart, it divides all the same', () => {
  const verdict = judged(
    'Passes if the response has 3 paragraphs separated by ***',
    'One.\n\n***Two.***\n\nThree ****',
  );
  expect(verdict?.explanation).toBe('3 parts between dividers "***"; the criterion asks for exactly 3.');
});

test('does not apply to a response that only calls tools', () => {
  const calls = [{ type: 'tool_use', id: '1', name: 'search', input: {} }];
  expect(judged('Passes if the response has 2 paragraphs', calls)?.score).toBeNull();
});
