import { readGolden } from '../golden/golden.ts';
import { readingOf } from './read-again.ts';

/** Each row: words with different meanings. */
const CONTRARIES = [
  ['before', 'after'],
  ['above', 'below'],
  ['first', 'second', 'last'],
  ['at least', 'at most', 'exactly'],
  ['starts', 'ends', 'contains'],
  ['start', 'end', 'middle'],
  ['begins', 'ends'],
  ['longer', 'shorter'],
  ['earlier', 'later'],
  ['higher', 'lower'],
  ['uppercase', 'lowercase'],
  ['ascending', 'descending'],
  ['word', 'sentence', 'paragraph', 'line'],
  ['words', 'sentences', 'paragraphs', 'lines'],
  ['heading', 'bullet', 'table', 'link', 'image'],
  ['headings', 'bullets', 'tables', 'links', 'images'],
  ['numbered', 'bulleted', 'nested'],
  ['row', 'column'],
  ['rows', 'columns'],
  ['JSON', 'YAML', 'CSV', 'XML'],
  ['bold', 'italic'],
  ['question', 'exclamation'],
  ['comma', 'semicolon', 'colon', 'period'],
  ['both', 'neither'],
  ['always', 'never'],
  ['with', 'without'],
  ['inside', 'outside'],
  ['if', 'unless'],
  ['one', 'two', 'three'],
  ['user', 'assistant', 'system'],
  ['called', 'not called'],
  ['German', 'French'],
];
const NONSENSE = ['zorp', 'zorps'];
/** Sentences in which either word means the same, or which nobody would write with the other. */
const ALIKE =
  /\b(?:text before it|(?:paragraph|text) (?:after the code block|of text)|repeating the following|right before the word|no other words follow|the German version|skips a number|tagged :latest)|\(headings, bold, lists\)|```json fence/u;

/** A sentence with its quoted texts masked, at the same length. */
const unquoted = (criterion: string) =>
  criterion.replaceAll(/"[^"]*"|'[^' ][^']*'(?=[\s,.;:)]|$)|`[^`]*`|<[^>]*>|\[[^\]]*\]/gu, (text) =>
    '·'.repeat(text.length),
  );

test('a word that is replaced by its opposite changes the reading', () => {
  const same: string[] = [];
  const known = readGolden().filter(({ expect: what }) => what === 'check');
  for (const { criterion } of known) {
    if (ALIKE.test(criterion)) continue;
    const reading = readingOf(criterion);
    if (reading === undefined) continue;
    for (const row of CONTRARIES)
      for (const word of row)
        for (const { index } of unquoted(criterion).matchAll(new RegExp(`(?<![\\w-])${word}(?![\\w-])`, 'gu'))) {
          if (index < 'Passes if'.length) continue;
          const withWord = (one: string) => criterion.slice(0, index) + one + criterion.slice(index + word.length);
          for (const other of row) {
            if (other === word || readingOf(withWord(other)) !== reading) continue;
            // Where any word may stand, it is part of a remark, which is ignored.
            if (NONSENSE.every((one) => readingOf(withWord(one)) !== reading)) same.push(`${criterion} | ${other}`);
          }
        }
  }
  expect(same).toEqual([]);
}, 600_000);
