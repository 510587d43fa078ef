import { createRequire } from 'node:module';
import { countOf } from '../count.ts';
import type { Interval } from '../form.ts';
import { withoutFence } from '../markdown/code-fence.ts';
import type { Answer } from '../whole-text.ts';

/** What is asked of CSV. */
export type CsvWish =
  /** @property isExact Whether its line is to be written so, without blanks and quotation marks. */
  | { header: readonly string[]; isWhole: boolean; isExact?: true }
  | { isEven: true }
  /** Whether a row has fewer values than the header, or more. */
  | { hasRow: 'shorter' | 'longer' }
  | { delimiter: string }
  /** @property isHeaded Whether it must have a header, which its first row may not be. */
  | { count: readonly Interval[]; of: 'rows' | 'columns'; isHeaded?: true }
  /** Whether a cell below the header, or a line, is empty. */
  | { empty: 'cell' | 'line' }
  | { column: string; are: ColumnKind }
  /** Whether its header has a column of this name. */
  | { named: string }
  /** Whether no value stands twice in a column. */
  | { unique: string };

export type ColumnKind = keyof typeof COLUMNS;
/** Of what is between, such as "3.0", it is open. */
const COLUMNS = {
  'whole numbers': { is: /^[-+]?\d+$/u, mayBe: /^[-+]?\d[\d.,_ ]*$/u },
  numbers: { is: /^[-+]?\d+(?:\.\d+)?$/u, mayBe: /\d/u },
};

/** A sentence around CSV is a row of it to a parser. A pattern of several words would take quadratic time for a long one. */
const isProse = (cell: string): boolean => /[:.!?]$/u.test(cell) || cell.trim().split(/\s+/u, 5).length === 5;
/** "First, we go, then rest": words of sentences with commas between. */
const SPOKEN = /^(?:and|or|but|then|so|we|you|i|it|he|she|they|please|yes|no|well|see|thank|thanks) \p{L}/iu;
const isSpoken = (rows: readonly (readonly string[])[]): boolean =>
  rows.some((row) => row.some((cell) => SPOKEN.test(cell)));
/** In UTF-16 code units. */
const longest = 200_000;
const NOT_EXACT: Answer = { open: 'The header has blanks or quotation marks.' };
const NO_CSV: Answer = { open: 'The response is not clearly CSV with a header of several columns.' };

const require = createRequire(import.meta.url);

/** The rows of CSV with commas; undefined where quotation marks are wrong. */
function rowsOf(text: string): string[][] | undefined {
  const { parse, CsvError } = require('csv-parse/sync') as typeof import('csv-parse/sync');
  try {
    return parse(text, { relax_column_count: true, skip_empty_lines: true, bom: true, trim: true });
  } catch (error) {
    if (error instanceof CsvError) return undefined;
    throw error;
  }
}

/** Whether a text is CSV as it is asked for. Without a comma in its first row, any text is CSV of one column. */
export function isCsv(given: string, wish: CsvWish): Answer {
  const text = given.normalize('NFC');
  if (text.length > longest) return { open: 'The response is too long to be read as CSV.' };
  if ('delimiter' in wish) return isDelimited(withoutFence(text).trim(), wish.delimiter);
  const rows = rowsOf(withoutFence(text).trim());
  const [header, ...data] = rows ?? [];
  if (!header || header.includes('')) return NO_CSV;
  const hasProse = [header, ...data].some((row) => row.some(isProse));
  if ('header' in wish) {
    const isSame = header.join('\n') === wish.header.join('\n');
    const isAlike = header.join('\n').toLowerCase() === wish.header.join('\n').toLowerCase();
    const isBelow = data.some((row) => row.join('\n').toLowerCase() === wish.header.join('\n').toLowerCase());
    if (!isSame) return isAlike || isBelow || (!wish.isWhole && header.length < 2) ? NO_CSV : { is: false };
    const line = withoutFence(text)
      .trimStart()
      .split(/\r\n|[\r\n]/u, 1)[0];
    if (wish.isExact && line !== wish.header.join(',')) return NOT_EXACT;
    return isEven(header, data) ? { is: true } : { open: 'Its rows are not equally long.' };
  }
  if (header.length < 2 || hasProse || isSpoken([header, ...data])) return NO_CSV;
  if ('isEven' in wish) return data.length === 0 ? NO_CSV : { is: isEven(header, data) };
  if ('hasRow' in wish)
    return {
      is: data.some(({ length }) => (wish.hasRow === 'shorter' ? length < header.length : length > header.length)),
    };
  // Text around CSV has no commas, or another number of them.
  if ('empty' in wish && wish.empty === 'line') {
    const inner = withoutFence(text).trim();
    return inner.includes('"') ? NO_CSV : { is: /\n\s*\n/u.test(inner) };
  }
  if (!isEven(header, data)) return { open: 'Its rows are not equally long.' };
  if ('empty' in wish) return { is: data.some((row) => row.includes('')) };
  if ('column' in wish) {
    const at = header.indexOf(wish.column);
    if (at < 0 || data.length === 0) return NO_CSV;
    const { is, mayBe } = COLUMNS[wish.are];
    const others = data.map((row) => row[at]!).filter((cell) => !is.test(cell));
    return others.length > 0 && others.every((cell) => mayBe.test(cell)) ? NO_CSV : { is: others.length === 0 };
  }
  if ('named' in wish) {
    const plain = (name: string) => name.toLowerCase().replaceAll(/[\s_-]/gu, '');
    const isThere = header.includes(wish.named);
    const mayBeThere = data.length === 0 || header.some((name) => plain(name).includes(plain(wish.named)));
    return !isThere && mayBeThere ? NO_CSV : { is: isThere };
  }
  if ('unique' in wish) {
    const at = header.indexOf(wish.unique);
    if (at < 0 || data.length < 2) return NO_CSV;
    const cells = data.map((row) => row[at]!);
    const [exact, alike] = [cells, cells.map((cell) => cell.toLowerCase().replaceAll(/\s|^0+/gu, ''))].map(
      (all) => new Set(all).size === all.length,
    );
    // Empty ones are no values, and those that differ in case may be the same.
    return cells.includes('') || exact !== alike ? NO_CSV : { is: exact! };
  }
  // "Hello, world, now"
  if (data.length === 0 && /,\s/u.test(text) && withoutFence(text) === text) return NO_CSV;
  const count = wish.of === 'rows' ? data.length : header.length;
  const is = wish.count.some(([low, high]) => low <= count && count <= high);
  const isNoHeader = wish.of === 'rows' ? header.some(isNumber) : !isHeader(header, data);
  if (is && wish.isHeaded && isNoHeader) return { open: 'Its first row may be no header.' };
  return {
    is,
    found: countOf(count, { singular: wish.of.replace(/s$/u, ''), plural: wish.of }),
  };
}

const isNumber = (cell: string) => COLUMNS.numbers.is.test(cell);

/** Whether a first row is a header for certain: it names a column of numbers. */
const isHeader = (header: readonly string[], data: readonly (readonly string[])[]) =>
  data.length > 0 && !header.some(isNumber) && header.some((_, at) => data.every((row) => isNumber(row[at]!)));

/** CSV with a header of several columns and rows that are as long, as a table of Markdown; undefined for any other text. */
export function asTable(text: string): string | undefined {
  if (text.length > longest) return undefined;
  const [header, ...data] = rowsOf(withoutFence(text).trim()) ?? [];
  if (!header || header.length < 2 || header.includes('') || data.length === 0 || !isEven(header, data))
    return undefined;
  if ([header, ...data].some((row) => row.some(isProse)) || isSpoken([header, ...data])) return undefined;
  const line = (row: readonly string[]) =>
    `| ${row.map((cell) => cell.replaceAll(/[|\\]/gu, '\\$&').replaceAll(/\s+/gu, ' ')).join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...data.map(line)].join('\n');
}

/** Equally often in each line, and no other: of two that may be between values it is open. */
function isDelimited(text: string, delimiter: string): Answer {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const counts = (sign: string) => lines.map((line) => line.split(sign).length - 1);
  const isBetween = (sign: string) => counts(sign)[0]! > 0 && new Set(counts(sign)).size === 1;
  const signs = [',', ';', '\t', '|'].filter((sign) => counts(sign).some((count) => count > 0));
  if (lines.length < 2 || signs.length !== 1 || text.includes('"') || !isBetween(signs[0]!)) return NO_CSV;
  return { is: signs[0] === delimiter, found: `Values with ${JSON.stringify(signs[0])} between them` };
}

const isEven = (header: readonly string[], rows: readonly (readonly string[])[]) =>
  rows.every((row) => row.length === header.length);
