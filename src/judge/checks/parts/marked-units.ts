import { blocksOf } from '../markdown/blocks.ts';
import { countMaybeBullets } from '../markdown/bullets.ts';
import { drawnTables } from '../markdown/drawn-tables.ts';
import { headingItems } from '../markdown/headings.ts';
import { countHtml } from '../markdown/html-elements.ts';
import { type ListItem, listItems } from '../markdown/list-items.ts';
import { withoutItemSign } from '../markdown/markdown.ts';
import { parseMarkdown } from '../markdown/markdown-document.ts';
import { countMaybeNumbered } from '../markdown/numbered-lists.ts';
import { type Table, tablesIn } from '../markdown/table-shape.ts';
import { linesIn } from '../texts/lines.ts';
import type { MarkedKind, PartUnit } from './part-kind.ts';

const named = (
  singular: string,
  unit: Omit<PartUnit, 'singular' | 'plural' | 'isParsed'> & { plural?: string },
): PartUnit => ({
  singular,
  plural: `${singular}s`,
  isParsed: true,
  ...unit,
});

const tables = (text: string) => tablesIn(text).tables;
const rowText = (cells: readonly string[]) => cells.join(' | ');
/** Without a table, lines with separators may be rows. */
const doubtfulTables = (text: string) =>
  countHtml(text, 'table') + drawnTables(text) + (tables(text).length === 0 && /\S[ \t]*[,;|\t]/u.test(text) ? 1 : 0);

/** @param head How its head adds to the parts of a table, where it may count as one. */
const ofTables = (singular: string, split: (table: Table) => string[], head?: (columns: string[]) => string[]) =>
  named(singular, {
    split: (text) => tables(text).flatMap(split),
    ...(head && {
      otherSplits: (text: string) => [tables(text).flatMap((one) => [...head(one.columns), ...split(one)])],
      openSplit: 'The head of a table may count or not.',
    }),
    countDoubtful: doubtfulTables,
    openDoubtful: 'The text has HTML, or lines that may be a table or not.',
  });

/** The block quotes at the top of a text, without their signs. */
function quotes(text: string): string[] {
  const lines = text.split(/\r\n|[\r\n]/u);
  return blocksOf(text)
    .filter(({ kind }) => kind === 'quote')
    .map(({ line, end }) =>
      lines
        .slice(line - 1, end)
        .map((one) => one.replace(/^\s*> ?/u, ''))
        .join('\n')
        .trim(),
    );
}

const altTexts = (text: string) =>
  parseMarkdown(text).flatMap(({ children }) =>
    (children ?? []).filter(({ type }) => type === 'image').map(({ content }) => content),
  );

/** Headings below the first level that a text has; a title above all others, or a text without one, leaves that open. */
const deeperThan = (text: string, levelOf: (levels: number[]) => number) => {
  const all = headingItems(text);
  const level = levelOf(all.map((one) => one.level));
  return all.filter((one) => one.level > level).map((one) => one.text);
};

const OPEN_ITEMS = 'The text has HTML, or lines that may be items of a list, or of another level, or not.';
const itemsDoubtful = (text: string) => countHtml(text, 'item') + countMaybeBullets(text) + countMaybeNumbered(text);

/** Items at the edge of the text, or below another one; those that are indented by one blank, or below none, may be either. */
function itemsAt(depth: 'top' | 'nested', isOf: (item: ListItem) => boolean): PartUnit {
  const levelOf = (item: ListItem, at: number, all: readonly ListItem[]) =>
    item.indent === 0 ? 'top' : all.slice(0, at).some(({ indent }) => indent + 2 <= item.indent) ? 'nested' : undefined;
  const found = (text: string, level: 'top' | 'nested' | undefined) =>
    listItems(text).filter((item, at, all) => isOf(item) && levelOf(item, at, all) === level);
  return named(`${depth === 'top' ? 'top-level' : 'nested'} item`, {
    split: (text) => found(text, depth).map((item) => item.text),
    countDoubtful: (text) => itemsDoubtful(text) + found(text, undefined).length,
    openDoubtful: OPEN_ITEMS,
  });
}

const numbered = (text: string) => listItems(text).filter(({ isNumbered }) => isNumbered);
const isBullet = ({ isNumbered }: ListItem) => !isNumbered;

/** The lines of no list. */
function otherLines(text: string): string[] {
  const listed = new Set(listItems(text).flatMap((item) => item.text.split('\n').map((line) => line.trim())));
  const said = (line: string) => withoutItemSign(line).replace(/^\[[ xX]\]\s+/u, '');
  return linesIn(text).filter((line) => ![line, said(line)].some((one) => listed.has(one.trim())));
}
/** Without a list, or with two, it is open which is meant. */
const isOneList = (text: string) => new Set(listItems(text).map(({ isNumbered }) => isNumbered)).size === 1;

export const MARKED_UNITS: Record<MarkedKind, PartUnit> = {
  row: ofTables(
    'table row',
    ({ cells }) => cells.map(rowText),
    (columns) => [rowText(columns)],
  ),
  'data row': ofTables('data row', ({ cells }) => cells.map(rowText)),
  // Of several tables, "the header row" may be any.
  'head row': {
    ...ofTables('header row', ({ columns }) => [rowText(columns)]),
    countDoubtful: (text) => doubtfulTables(text) + (tables(text).length > 1 ? 1 : 0),
  },
  cell: ofTables(
    'table cell',
    ({ cells }) => cells.flat(),
    (columns) => columns,
  ),
  // Of one row, whose cells are joined.
  'row cell': named('cell', { split: (text) => text.split(' | ') }),
  'head cell': ofTables('column header', ({ columns }) => columns),
  quote: named('block quote', { split: quotes, countDoubtful: (text) => countHtml(text, 'quotation') }),
  'alt text': named('alt text', {
    split: altTexts,
    countDoubtful: (text) => text.match(/<img\b/giu)?.length ?? 0,
  }),
  subheading: named('subheading', {
    split: (text) => deeperThan(text, (levels) => Math.min(...levels)),
    otherSplits: (text) => [
      deeperThan(text, () => 1),
      ...(headingItems(text).some(({ level }) => level > 2) ? [deeperThan(text, () => 2)] : []),
    ],
    openSplit: 'It is open which of the headings are subheadings.',
    countDoubtful: (text) => countHtml(text, 'heading'),
  }),
  // Steps may also be told in prose, as bullets or under headings; what stands below one may be part of it.
  step: named('step', {
    split: (text) => numbered(text).map((item) => item.text),
    otherSplits: (text) => [
      numbered(text)
        .filter(({ indent }) => indent < 2)
        .map((item) => item.text),
    ],
    countDoubtful: (text) =>
      itemsDoubtful(text) +
      listItems(text).filter(isBullet).length +
      (numbered(text).length === 0 || /^\W*step\W*\d/imu.test(text) ? 1 : 0),
    openDoubtful: 'The text has no numbered steps, or others beside them that may be steps.',
  }),
  'other line': named('line outside of lists', {
    plural: 'lines outside of lists',
    split: otherLines,
    otherSplits: (text) => (isOneList(text) ? [] : [[]]),
    openSplit: 'The text has no list, or lists of two kinds.',
    countDoubtful: itemsDoubtful,
    openDoubtful: OPEN_ITEMS,
  }),
  'top bullet': itemsAt('top', isBullet),
  'top item': itemsAt('top', () => true),
  'nested bullet': itemsAt('nested', isBullet),
  'nested item': itemsAt('nested', () => true),
};
