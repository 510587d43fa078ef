import type { Check } from '../check.ts';
import type { Quantity } from '../quantity.ts';
import { drawnTables } from './drawn-tables.ts';
import { countHtml } from './html-elements.ts';
import { type Item, itemCountCheck } from './item-count.ts';
import { lineOf, parseBlocks } from './markdown-document.ts';

const TABLE = { singular: 'table', plural: 'tables', isLength: false };

const MARKDOWN_TABLE = {
  singular: 'Markdown table',
  plural: 'Markdown tables',
  aliases: ['markdown table', 'markdown tables'],
  isLength: false,
};

/** The tables that Markdown sees in a text: with a row of cells, one of dashes below it, and none within code. */
function markdownTables(text: string, nodes = parseBlocks(text)): Item[] {
  const lines = text.split(/\r\n|[\r\n]/);
  return nodes.flatMap((node) =>
    node.type === 'table_open' ? [{ text: lines[lineOf(node) - 1]!.trim(), line: lineOf(node) }] : [],
  );
}

/** Those of Markdown and of HTML. */
function tablesIn(text: string): Item[] {
  const nodes = parseBlocks(text);
  const tags = nodes.flatMap((node) =>
    node.type === 'html_block'
      ? Array.from(node.content.matchAll(/<table(?=[\s>])/giu), () => ({ text: '', line: lineOf(node) }))
      : [],
  );
  return [...markdownTables(text, nodes), ...tags].sort((a, b) => a.line - b.line);
}

/** How many tables Markdown sees in a text. */
export const countMarkdownTables = (text: string): number => markdownTables(text).length;

/** How many tables there are, of Markdown and of HTML. */
export const countTables = (text: string): number => tablesIn(text).length;

/** A tag within a paragraph may be one or only be spoken of. */
function allTables(text: string) {
  const certain = tablesIn(text);
  const tags = certain.filter((item) => item.text === '').length;
  return { certain, doubtful: Math.max(0, countHtml(text, 'table') - tags) + drawnTables(text) };
}

const KINDS = [
  { unit: TABLE, find: allTables, by: countTables },
  {
    unit: MARKDOWN_TABLE,
    find: (text: string) => ({ certain: markdownTables(text), doubtful: 0 }),
    by: countMarkdownTables,
  },
];

const OPEN = 'The text holds HTML, or rows that are drawn in another way, which may be a table or not.';

/** The check of tables by their plural: "Markdown tables". */
export function tablesCheck(name: string, asked: Quantity): Check {
  const { unit, find, by } = KINDS.find((kind) => kind.unit.plural === name)!;
  return itemCountCheck('tables', unit, asked, { find, by, isCostly: true, open: OPEN });
}
