import { countBullets } from '../../../../src/judge/checks/markdown/bullets.ts';
import { type ListItem, listItems } from '../../../../src/judge/checks/markdown/list-items.ts';

const written = ({ isNumbered, text }: ListItem) => `${isNumbered ? '1' : '-'} ${text}`;

const TEXTS: [string, string, string[]][] = [
  ['nothing', '', []],
  ['both kinds', '- a\n1. b\n2) c\n* d', ['- a', '1 b', '1 c', '- d']],
  ['nested', '- a\n  - b\n    1. c\n- d', ['- a', '- b', '1 c', '- d']],
  ['over several lines', '- a\nb\n\n  c\n\nd', ['- a\nb\n  c']],
  ['closed by what stands apart', '- a\n# b\nc', ['- a']],
  ['code', '- a\n```\n- b\n```\n- c', ['- a', '- c']],
  ['tasks', '- [ ] a\n- [x] b', ['- a', '- b']],
  ['quoted', '> - a\n> b', ['- a\nb']],
  ['a number in running text', 'In\n1990. And\n1. one', ['1 one']],
  ['rules', '---\n* * *', []],
  ['line breaks of every kind', '- a\r\n- b\r1. c', ['- a', '- b', '1 c']],
];

test.each(TEXTS)('finds list items: %s', (_, text, want) => {
  const items = listItems(text);
  expect(items.map(written)).toEqual(want);
  expect(items.filter(({ isNumbered }) => !isNumbered)).toHaveLength(countBullets(text));
});
