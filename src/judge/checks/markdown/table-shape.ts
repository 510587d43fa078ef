import { type Check, type CheckResult, plainly } from '../check.ts';
import { countOf } from '../count.ts';
import { isMetByAll } from '../count-range.ts';
import type { Quantity } from '../quantity.ts';
import { quotesIn, spoken } from '../spoken.ts';
import { literal } from '../texts/find.ts';
import { fold } from '../texts/fold.ts';
import { countHtml } from './html-elements.ts';
import { lineOf, parseBlocks } from './markdown-document.ts';

/** A table of Markdown. */
export interface Table {
  line: number;
  /** Its head as it is written. */
  head: string;
  columns: string[];
  /** Below its head. */
  rows: number;
  cells: string[][];
  /** How many cells each row has as it is written, the head first; undefined where that is unclear. */
  widths: (number | undefined)[];
}

/** Whether a table is as asked; undefined where that is unclear. */
export interface Shape {
  asked: string;
  fits: (table: Table) => boolean | undefined;
}

function countedShape(asked: Quantity, part: TablePart): Shape {
  const unit = asked.phrase.endsWith(' 1') ? part.slice(0, -1) : part;
  return { asked: `${asked.phrase} ${unit}`, fits: (table) => isMetByAll(asked, countsOf(table)[part]) };
}

/** Whether there is a table of so many columns or rows. */
export const countedTableCheck = (asked: Quantity, part: TablePart, negated: boolean): Check =>
  shapeCheck(countedShape(asked, part), negated);

/** Whether there is a table with these columns. */
export const columnsCheck = (names: readonly string[], negated: boolean, isExact?: true): Check =>
  shapeCheck(isExact ? exactly(columnsShape(names), names) : columnsShape(names), negated);

/** A head in another case, or with other blanks, is unclear. */
const exactly = ({ asked, fits }: Shape, names: readonly string[]): Shape => ({
  asked,
  fits: (table) => {
    const found = fits(table);
    const heads = table.columns.map((column) => column.replace(/^[\s*_`]+|[\s*_`]+$/gu, ''));
    return found && !names.every((name) => heads.includes(name)) ? undefined : found;
  },
});

/** Whether there is a table with a column of this name at a place: 0 for the first, -1 for the last. */
export const columnAtCheck = (name: string, place: number, negated: boolean): Check =>
  shapeCheck(
    {
      asked: `"${name}" as the ${place === -1 ? 'last' : ORDINALS[place]} column`,
      fits: ({ columns }) => isColumn(columns.at(place) ?? '', name),
    },
    negated,
  );
/** Whether there is a table whose head is these columns in this order. With others among them it is unclear. */
export function headCheck(names: readonly string[], negated: boolean, isExact?: true): Check {
  const wanted = names.map(keyOf);
  const fits = ({ columns }: Table) => {
    const keys = columns.map(keyOf);
    const places = wanted.map((name) => keys.indexOf(name));
    if (places.includes(-1)) return lacking(columns, names);
    if (places.some((place, at) => place <= (places[at - 1] ?? -1))) return false;
    return keys.length === wanted.length ? true : undefined;
  };
  const shape = { asked: `the columns ${names.map((name) => `"${name}"`).join(', ')} in this order`, fits };
  return shapeCheck(isExact ? exactly(shape, names) : shape, negated);
}

/** In which order the rows of a table are, by one of its columns. */
export interface SortedRows {
  column: string;
  order: 'ascending' | 'descending' | 'alphabetical';
  /** Whether it may be something else than the name of a column. */
  mayBeNone?: true;
}

/** Whether there is a table whose rows are in the order of a column. */
export function sortedRowsCheck({ column, order, mayBeNone }: SortedRows, negated: boolean): Check {
  const fits = ({ columns, cells }: Table) => {
    const at = columns.findIndex((name) => keyOf(name) === keyOf(column));
    if (at < 0) return mayBeNone ? undefined : lacking(columns, [column]);
    const given = cells.map((row) => row[at] ?? '');
    const keys = given.map((cell) => sortKey(cell, order));
    if (keys.length < 2 || keys.includes(undefined)) return undefined;
    const sign = order === 'descending' ? -1 : 1;
    const isAfter = (one: number | string, other: number | string) =>
      typeof one === 'number' ? sign * (one - (other as number)) > 0 : one > (other as string);
    const isInOrder = (all: typeof keys) => all.every((key, place) => place === 0 || !isAfter(all[place - 1]!, key!));
    const is = isInOrder(keys);
    return order !== 'alphabetical' && is !== isInOrder(given.map((cell) => sortKey(withoutDot(cell), order)))
      ? undefined
      : is;
  };
  return shapeCheck({ asked: `rows in ${order} order of "${column}"`, fits }, negated);
}

/** "1.200" may be one thousand two hundred. */
export const withoutDot = (cell: string) => cell.replace(/(?<![\d.,])([1-9]\d{0,2})\.(\d{3})(?![\d.,])/u, '$1$2');

/** A cell by which rows are sorted: its number, or its first word; undefined where it is unclear. */
function sortKey(cell: string, order: SortedRows['order']): number | string | undefined {
  const text = cell.replace(/[*_`]/gu, '').trim();
  if (order === 'alphabetical') return /^(?!(?:the|an?)\s)[a-z]+/iu.exec(text)?.[0].toLowerCase();
  // A day, as it is written in ISO 8601, sorts by its digits.
  if (/^\d{4}-\d\d-\d\d$/u.test(text)) return Number(text.replaceAll('-', ''));
  const number = /^[$€£]?\s?(-?\d{1,12}(?:,\d{3})*(?:\.\d+)?)\s?[%$€£]?$/u.exec(text)?.[1];
  return number === undefined || /,\d{1,2}$/u.test(number) ? undefined : Number(number.replaceAll(',', ''));
}

/** Whether there is a table of which the first or the last row begins with a text. */
export const rowStartCheck = (text: string, place: 0 | -1, negated: boolean): Check =>
  shapeCheck(
    {
      asked: `"${text}" at the start of the ${place === 0 ? 'first' : 'last'} row`,
      fits: ({ cells }) => cells.length > 0 && keyOf(cells.at(place)![0] ?? '').startsWith(keyOf(text)),
    },
    negated,
  );
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

export type TablePart = 'columns' | 'rows' | 'data rows';

/** Whether the head is a row, too, nobody says. */
const countsOf = ({ columns, rows }: Table): Record<TablePart, Parameters<typeof isMetByAll>[1]> => ({
  columns: { least: columns.length, most: columns.length },
  rows: { least: rows, most: rows + 1 },
  'data rows': { least: rows, most: rows },
});

function columnsShape(names: readonly string[]): Shape {
  const isOne = names.length === 1;
  const fits = ({ columns }: Table) => {
    const keys = columns.map(keyOf);
    if (!names.every((name) => keys.includes(keyOf(name)))) return lacking(columns, names);
    // Other columns beside them may be wanted or not.
    return isOne || keys.length === names.length ? true : undefined;
  };
  const shown = names.map((name) => `"${name}"`).join(', ');
  return { asked: `the ${isOne ? 'column' : 'columns'} ${shown}`, fits };
}

/** Whether a column has a name; undefined where it has more in its head: "Price (USD)", "Order status". */
function isColumn(head: string, name: string): boolean | undefined {
  const [given, wanted] = [keyOf(head), keyOf(name)];
  if (given === wanted) return true;
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal(wanted)}(?![\\p{L}\\p{N}])`, 'u').test(given) ? undefined : false;
}

/** What a table without one of these columns is: not as asked, unless each may be there under a longer name. */
export const lacking = (columns: readonly string[], names: readonly string[]): false | undefined =>
  names.every((name) => columns.some((column) => isColumn(column, name) !== false)) ? undefined : false;

export const keyOf = (cell: string) =>
  fold(cell.normalize('NFC').replace(/^[\s*_`]+|[\s*_`]+$/gu, ''), false).text.replace(/:$/u, '');

/** Signs between cells that are no borders leave it open: within code, or after a backslash. */
function widthOf(row: string): number | undefined {
  const plain = row.trim();
  if (/[`\\]/u.test(plain) || !plain.startsWith('|') || !plain.endsWith('|')) return undefined;
  return plain.split('|').length - 2;
}

export function tablesIn(text: string): { tables: Table[]; hasHtml: boolean } {
  const nodes = parseBlocks(text);
  const lines = text.split(/\r\n|[\r\n]/);
  const tables: Table[] = [];
  let isHead = false;
  for (const [at, node] of nodes.entries()) {
    if (node.type === 'table_open')
      tables.push({
        line: lineOf(node),
        head: lines[lineOf(node) - 1]!.trim(),
        columns: [],
        rows: 0,
        cells: [],
        widths: [],
      });
    if (node.type === 'thead_open') isHead = true;
    if (node.type === 'thead_close') isHead = false;
    if (node.type === 'th_open') tables.at(-1)!.columns.push(nodes[at + 1]!.content);
    if (node.type === 'tr_open') tables.at(-1)!.widths.push(widthOf(lines[lineOf(node) - 1]!));
    if (node.type === 'tr_open' && !isHead) tables.at(-1)!.rows = tables.at(-1)!.cells.push([]);
    if (node.type === 'td_open')
      tables
        .at(-1)!
        .cells.at(-1)!
        .push(nodes[at + 1]!.content);
  }
  return { tables, hasHtml: countHtml(text, 'table') > 0 };
}

const OPEN = 'A table may be as the criterion asks: with or without its head, with more columns, or in HTML.';

const MAX_SHOWN = 3;

const COLUMN = { singular: 'column', plural: 'columns' };

const ROW = { singular: 'row', plural: 'rows' };

export function shapeCheck({ asked, fits }: Shape, negated: boolean): Check {
  return {
    name: 'tables',
    what: 'tables',
    asked: negated ? `none with ${asked}` : `one with ${asked}`,
    reads: 'text',
    isCostly: true,
    run: (subject): CheckResult => {
      const said = spoken(subject);
      if ('reason' in said) return { holds: null, reason: said.reason };
      const { tables, hasHtml } = tablesIn(said.text);
      const fitting = tables.map(fits);
      const isThere = fitting.includes(true);
      if (!isThere && (hasHtml || fitting.includes(undefined))) return { holds: 'undecided', reason: OPEN };
      return {
        ...plainly(isThere !== negated),
        found: described(tables),
        evidence: quotesIn(
          said,
          tables.slice(0, MAX_SHOWN).map(({ head }) => head),
        ),
      };
    },
  };
}

function described(tables: readonly Table[]): string {
  if (tables.length === 0) return 'No table';
  const shown = tables.slice(0, MAX_SHOWN).map(({ line, columns, rows }) => {
    const names = columns.map((column) => `"${column}"`).join(', ');
    return `a table on line ${line} with ${countOf(columns.length, COLUMN)} (${names}) and ${countOf(rows, ROW)} below its head`;
  });
  const list = shown.join('; ');
  return `${list.charAt(0).toUpperCase()}${list.slice(1)}${tables.length > shown.length ? `; and ${tables.length - shown.length} more` : ''}`;
}
