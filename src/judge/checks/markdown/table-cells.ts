import type { Check } from '../check.ts';
import type { FieldWish } from '../data/field-wish.ts';
import { meets as isMet, saidOf } from '../data/json-fields.ts';
import { keyOf, lacking, shapeCheck, type Table, withoutDot } from './table-shape.ts';

/** What every cell of a column is to be: one of some texts, a number, begun or ended by a text, not empty; or as a value of JSON. */
export interface Cells {
  /** By its name, perhaps that of CSV, or its place: 0 for the first, -1 for the last. */
  column: string | number | { csv: string };
  wish?: FieldWish;
  /** Of one cell at least. */
  isSome?: true;
  /** No value stands in it twice. */
  areUnique?: true;
  oneOf?: readonly string[];
  is?: 'a whole number' | 'a number' | 'filled';
  starts?: string;
  ends?: string;
}

const NUMBER = /^[-+]?\d{1,15}(?:\.\d{1,15})?$/u;
const MAYBE_NUMBER = /^[-+]?[$€£¥]?\s?[-+]?\d[\d\s.,']{0,30}\s?[%$€£¥]?$/u;
const MARKED = /[*`[\]<>\\]|__/u;
const LEFT_OUT = /^[-–—.*&\s]*$|^n\/?a$/iu;

/** What is asked of a value, without "not" and "or". */
const asked = (wish: FieldWish): FieldWish[] =>
  'isNot' in wish ? asked(wish.isNot) : 'either' in wish ? wish.either.flat().flatMap(asked) : [wish];
const isOfNumber = (wish: FieldWish) =>
  'number' in wish || 'type' in wish || ('oneOf' in wish && wish.oneOf.some((one) => typeof one === 'number'));
const isOfMarks = (wish: FieldWish) => 'says' in wish || 'isEmpty' in wish;

const cellText = (cell: string) =>
  cell
    .normalize('NFC')
    .trim()
    .replace(/^(\*\*|__|[*_`])(.*)\1$/u, '$2');

/** A cell as a value; undefined where that is unclear. */
function cellValue(cell: string, wish: FieldWish): unknown {
  const text = cellText(cell);
  if (LEFT_OUT.test(text) && !(asked(wish).every((one) => 'isEmpty' in one) && text === '')) return undefined;
  // Signs of Markdown within it may count or not.
  if (!asked(wish).some(isOfNumber)) return MARKED.test(text) && !asked(wish).every(isOfMarks) ? undefined : text;
  return NUMBER.test(text) ? Number(text) : MAYBE_NUMBER.test(text) ? undefined : text;
}

/** Undefined where it is unclear. */
function meets(cell: string, { oneOf, is, starts, ends, wish }: Cells): boolean | undefined {
  if (wish) {
    const value = cellValue(cell, wish);
    const isSo = value === undefined ? undefined : isMet(value, wish);
    if (typeof value === 'number' && isSo !== isMet(Number(withoutDot(cellText(cell))), wish)) return undefined;
    return typeof isSo === 'boolean' ? isSo : undefined;
  }
  const key = keyOf(cell);
  if (oneOf) return oneOf.some((one) => keyOf(one) === key);
  if (starts !== undefined) return key.startsWith(keyOf(starts)) || (key === '' ? undefined : false);
  if (ends !== undefined) return key.endsWith(keyOf(ends)) || (key === '' ? undefined : false);
  if (is === 'filled') return LEFT_OUT.test(cell) && cell.trim() !== '' ? undefined : cell.trim() !== '';
  if (is === 'a number') return NUMBER.test(key) ? true : MAYBE_NUMBER.test(key) || key === '' ? undefined : false;
  return /^[-+]?\d+$/u.test(key)
    ? true
    : /^[\d\s.,'%$€£]+$/u.test(key) && !/\d[.,](?!0+$)\d{1,2}$/u.test(key)
      ? undefined
      : false;
}

function wish({ oneOf, is, starts, ends, wish: ofValue }: Cells): string {
  if (ofValue) return saidOf(ofValue);
  if (oneOf) return `is ${oneOf.map((one) => `"${one}"`).join(' or ')}`;
  if (starts !== undefined) return `begins with "${starts}"`;
  return ends === undefined ? `is ${is}` : `ends with "${ends}"`;
}

/** Whether there is a table with a column of which every cell is so, or one, or no two are the same. */
export function cellsCheck(cells: Cells, negated: boolean): Check {
  const { isSome, areUnique } = cells;
  const column = typeof cells.column === 'object' ? cells.column.csv : cells.column;
  // Of a column that is not there none is so, and none is not.
  const isOfThere = isSome === true || (cells.wish !== undefined && 'isNot' in cells.wish);
  const fits = ({ columns, cells: rows }: Table) => {
    const at =
      typeof column === 'number'
        ? column < 0
          ? columns.length - 1
          : column
        : columns.findIndex((name) => keyOf(name) === keyOf(column));
    if (typeof column === 'string' && at < 0) return isOfThere ? undefined : lacking(columns, [column]);
    if (at >= columns.length) return undefined;
    const all = rows.map((row) => row[at] ?? '');
    if (areUnique) return differ(all);
    const met = all.map((cell) => meets(cell, cells));
    if (isSome) return met.includes(true) || (met.length === 0 || met.includes(undefined) ? undefined : false);
    return met.includes(false) ? false : met.length === 0 || met.includes(undefined) ? undefined : true;
  };
  const name =
    typeof column === 'number'
      ? `${ORDINALS.at(column)} column`
      : `column "${column}"${typeof cells.column === 'object' ? ' of CSV' : ''}`;
  const which = `${cells.wish ? ',' : ' of which'} ${isSome ? 'a' : 'each'} cell ${wish(cells)}`;
  const asked = areUnique ? ' without the same value twice' : which;
  return shapeCheck({ asked: `a ${name}${asked}`, fits }, negated);
}

/** Empty cells are no values, and those that are written almost alike may be the same. */
function differ(cells: readonly string[]): boolean | undefined {
  const [exact, alike] = [cells, cells.map((cell) => keyOf(cell).replaceAll(/\s|^0+/gu, ''))].map(
    (all) => new Set(all).size === all.length,
  );
  return cells.length < 2 || cells.some((cell) => LEFT_OUT.test(cell)) || exact !== alike ? undefined : exact;
}
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'last'];

/** Whether there is a table of which every row has as many cells as its head, or so many. */
export function evenRowsCheck(count: number | undefined, negated: boolean): Check {
  const fits = ({ widths }: Table) => {
    const wanted = count ?? widths[0];
    if (widths.length < 2 || widths.includes(undefined)) return undefined;
    return widths.every((one) => one === wanted);
  };
  const asked = count === undefined ? 'as many cells in each row as in its head' : `${count} cells in each row`;
  return shapeCheck({ asked, fits }, negated);
}
