import { readGolden } from '../golden/golden.ts';
import { readAgain } from './read-again.ts';

/** Words and phrases of which each says something else than the others of its row. */
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
/** Where either word says the same: some text, what is quoted, an example, what nobody would say of other data. */
const ALIKE =
  /\b(?:text before it|(?:paragraph|text) (?:after the code block|of text)|repeating the following|right before the word|no other words follow|the German version|skips a number|tagged :latest)|\(headings, bold, lists\)|```json fence/u;

const readingOf = (criterion: string) => {
  const { check, form } = readAgain(criterion);
  return check && JSON.stringify(form);
};
/** A sentence with as many other signs for what it quotes. */
const unquoted = (criterion: string) =>
  criterion.replaceAll(/"[^"]*"|'[^' ][^']*'(?=[\s,.;:)]|$)|`[^`]*`|<[^>]*>|\[[^\]]*\]/gu, (text) =>
    '·'.repeat(text.length),
  );

test('no word is exchanged for a contrary one without another reading', () => {
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
            // Where any word may stand, a remark says why.
            if (NONSENSE.every((one) => readingOf(withWord(one)) !== reading)) same.push(`${criterion} | ${other}`);
          }
        }
  }
  expect(same).toEqual([]);
}, 600_000);
