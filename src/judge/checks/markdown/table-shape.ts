import { type Check, type CheckResult, plainly } from '../check.ts';
import { countOf } from '../count.ts';
import { isMetByAll } from '../count-range.ts';
import { isMark, isWord, type Reading, readPhrase, type Token } from '../grammar/tokens.ts';
import type { Claim } from '../reading/claim.ts';
import { withoutPlace } from '../reading/place.ts';
import { type Quantity, readQuantity } from '../reading/quantity.ts';
import { quotesIn, spoken } from '../spoken.ts';
import { fold } from '../texts/fold.ts';
import { countHtml } from './html-elements.ts';
import { lineOf, parseBlocks } from './markdown-document.ts';

/** A table of Markdown. */
interface Table {
  line: number;
  /** Its head as it is written. */
  head: string;
  columns: string[];
  /** Below its head. */
  rows: number;
}

/** Whether a table is as asked; undefined where nobody can tell. */
interface Shape {
  asked: string;
  fits: (table: Table) => boolean | undefined;
}

const TABLES = ['table', 'markdown table'].flatMap((noun) =>
  ['a', 'one', 'the', 'any'].map((article) => [`${article} ${noun}`, null] as const),
);
const WITH = ['with', 'that has', 'which has', 'having', 'that contains', 'containing', 'of'].map(
  (phrase) => [phrase, null] as const,
);
const COUNTED: readonly (readonly [string, 'columns' | 'rows' | 'data rows'])[] = [
  ...(['column', 'columns'] as const).map((noun) => [noun, 'columns'] as const),
  ...(['row', 'rows'] as const).map((noun) => [noun, 'rows'] as const),
  ...(['data row', 'data rows', 'body row', 'body rows'] as const).map((noun) => [noun, 'data rows'] as const),
];
const COLUMNS = [
  ...['the columns', 'columns', 'the column headers', 'column headers', 'the headers', 'the column', 'a column'],
  ...['columns named', 'columns called', 'columns titled', 'a column named', 'a column called', 'a column titled'],
].map((phrase) => [phrase, null] as const);

/** Checks whether there is a table of a shape: "contains a table with 3 columns", "has a table with the columns 'a' and 'b'". */
export function tableShape({ about, relation, negated, object }: Claim): Check | undefined {
  if (typeof about === 'object' || (relation !== 'have' && relation !== 'use')) return undefined;
  const tokens = withoutPlace(object);
  const table = readPhrase(tokens, 0, TABLES);
  const link = table && readPhrase(tokens, table.next, WITH);
  const shape = link && (readCounted(tokens, link.next) ?? readColumns(tokens, link.next));
  return shape?.next === tokens.length ? shapeCheck(shape.value, negated) : undefined;
}

/** "3 columns", "at least 2 rows" */
function readCounted(tokens: readonly Token[], at: number): Reading<Shape> | undefined {
  const quantity = readQuantity(tokens, at);
  const noun = quantity && readPhrase(tokens, quantity.next, COUNTED);
  if (!noun || quantity.value.max === 0) return undefined;
  return { value: countedShape(quantity.value, noun.value), next: noun.next };
}

function countedShape(asked: Quantity, part: TablePart): Shape {
  const unit = asked.phrase.endsWith(' 1') ? part.slice(0, -1) : part;
  return { asked: `${asked.phrase} ${unit}`, fits: (table) => isMetByAll(asked, countsOf(table)[part]) };
}

/** Whether there is a table of so many columns or rows. */
export const countedTableCheck = (asked: Quantity, part: TablePart, negated: boolean): Check =>
  shapeCheck(countedShape(asked, part), negated);

/** Whether there is a table with these columns. */
export const columnsCheck = (names: readonly string[], negated: boolean): Check =>
  shapeCheck(columnsShape(names), negated);

export type TablePart = 'columns' | 'rows' | 'data rows';

/** Whether the head is a row, too, nobody says. */
const countsOf = ({ columns, rows }: Table): Record<TablePart, Parameters<typeof isMetByAll>[1]> => ({
  columns: { least: columns.length, most: columns.length },
  rows: { least: rows, most: rows + 1 },
  'data rows': { least: rows, most: rows },
});

/** "the columns 'a' and 'b'" */
function readColumns(tokens: readonly Token[], at: number): Reading<Shape> | undefined {
  const noun = readPhrase(tokens, at, COLUMNS);
  if (!noun) return undefined;
  const names: string[] = [];
  let next = isMark(tokens[noun.next], ':') ? noun.next + 1 : noun.next;
  for (let token = tokens[next]; token?.kind === 'quoted'; token = tokens[next]) {
    names.push(token.text);
    const comma = isMark(tokens[next + 1], ',') ? 1 : 0;
    const and = isWord(tokens[next + 1 + comma], 'and') ? 1 : 0;
    next += 1 + (tokens[next + 1 + comma + and]?.kind === 'quoted' ? comma + and : 0);
  }
  const isOne = isWord(tokens[noun.next - 1], 'column') || isWord(tokens[at], 'a');
  return names.length === 0 || isOne !== (names.length === 1) ? undefined : { value: columnsShape(names), next };
}

function columnsShape(names: readonly string[]): Shape {
  const isOne = names.length === 1;
  const fits = ({ columns }: Table) => {
    const keys = columns.map(keyOf);
    if (!names.every((name) => keys.includes(keyOf(name)))) return false;
    // Other columns beside them may be wanted or not.
    return isOne || keys.length === names.length ? true : undefined;
  };
  const shown = names.map((name) => `"${name}"`).join(', ');
  return { asked: `the ${isOne ? 'column' : 'columns'} ${shown}`, fits };
}

const keyOf = (cell: string) =>
  fold(cell.normalize('NFC').replace(/^[\s*_`]+|[\s*_`]+$/gu, ''), false).text.replace(/:$/u, '');

function tablesIn(text: string): { tables: Table[]; hasHtml: boolean } {
  const nodes = parseBlocks(text);
  const lines = text.split(/\r\n|[\r\n]/);
  const tables: Table[] = [];
  let isHead = false;
  for (const [at, node] of nodes.entries()) {
    if (node.type === 'table_open')
      tables.push({ line: lineOf(node), head: lines[lineOf(node) - 1]!.trim(), columns: [], rows: 0 });
    if (node.type === 'thead_open') isHead = true;
    if (node.type === 'thead_close') isHead = false;
    if (node.type === 'th_open') tables.at(-1)!.columns.push(nodes[at + 1]!.content);
    if (node.type === 'tr_open' && !isHead) tables.at(-1)!.rows += 1;
  }
  return { tables, hasHtml: countHtml(text, 'table') > 0 };
}

const OPEN = 'A table may be as the criterion asks: with or without its head, with more columns, or in HTML.';
const MAX_SHOWN = 3;
const COLUMN = { singular: 'column', plural: 'columns' };
const ROW = { singular: 'row', plural: 'rows' };

function shapeCheck({ asked, fits }: Shape, negated: boolean): Check {
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
