import { each } from '../../families/shape.ts';
import type { Alike } from './alike.ts';

/** Of headings, lists, tables, paragraphs and lines. */
export const alikeLayout: readonly Alike[] = [
  [
    ['the same _1 appears twice in the list'],
    each(['the list'], each(['contains', 'names', 'has'], ['the same _1 twice'])),
  ],
  [['heading'], ['markdown heading', 'section heading']],
  [['table', 'markdown table'], []],
  [
    ['bulleted list', 'bullet list'],
    ['bullet-point list', 'bullet point list', 'unordered list'],
  ],
  [
    ['bullets', 'list items'],
    ['bullet points', 'bulleted items'],
  ],
  [
    ['bullet', 'list item'],
    ['bullet point', 'bulleted item'],
  ],
];
