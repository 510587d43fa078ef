import type { Check } from '../check.ts';
import type { Claim } from '../reading/claim.ts';
import { readContents } from '../reading/contents.ts';
import { textCountCheck } from '../text-count.ts';
import { parseBlocks } from './markdown-document.ts';

const TABLE = { singular: 'table', plural: 'tables', isLength: false };
const MARKDOWN_TABLE = {
  singular: 'Markdown table',
  plural: 'Markdown tables',
  aliases: ['markdown table', 'markdown tables'],
  isLength: false,
};

/** How many tables Markdown sees in a text: with a row of cells, one of dashes below it, and none within code. */
export const countMarkdownTables = (text: string): number =>
  parseBlocks(text).filter(({ type }) => type === 'table_open').length;

/** How many tables there are: those of Markdown and of HTML. */
export const countTables = (text: string): number =>
  parseBlocks(text).reduce((count, { type, content }) => {
    if (type === 'table_open') return count + 1;
    return type === 'html_block' ? count + (content.match(/<table(?=[\s>])/giu)?.length ?? 0) : count;
  }, 0);

/** Checks whether, or how many, tables are there. */
export function tables(claim: Claim): Check | undefined {
  const plain = readContents(claim, TABLE);
  if (plain) return textCountCheck('tables', TABLE, plain, countTables);
  const markdown = readContents(claim, MARKDOWN_TABLE);
  return markdown && textCountCheck('tables', MARKDOWN_TABLE, markdown, countMarkdownTables);
}
