import type { Check } from '../check.ts';
import { keyOf, lacking, shapeCheck, type Table } from './table-shape.ts';

/** What every cell of a column is to be: one of some texts, a number, begun or ended by a text, not empty. */
export interface Cells {
  column: string;
  oneOf?: readonly string[];
  is?: 'a whole number' | 'a number' | 'filled';
  starts?: string;
  ends?: string;
}

const NUMBER = /^[-+]?\d{1,15}(?:\.\d{1,15})?$/u;
const MAYBE_NUMBER = /^[-+]?[$€£¥]?\s?[-+]?\d[\d\s.,']{0,30}\s?[%$€£¥]?$/u;
const LEFT_OUT = /^[-–—.*&\s]*$|^n\/?a$/iu;

/** Undefined where it is unclear. */
function meets(cell: string, { oneOf, is, starts, ends }: Cells): boolean | undefined {
  const key = keyOf(cell);
  if (oneOf) return oneOf.some((one) => keyOf(one) === key);
  if (starts !== undefined) return key.startsWith(keyOf(starts)) || (key === '' ? undefined : false);
  if (ends !== undefined) return key.endsWith(keyOf(ends)) || (key === '' ? undefined : false);
  if (is === 'filled') return LEFT_OUT.test(cell) && cell.trim() !== '' ? undefined : cell.trim() !== '';
  if (is === 'a number') return NUMBER.test(key) ? true : MAYBE_NUMBER.test(key) || key === '' ? undefined : false;
  return /^[-+]?\d+$/u.test(key)
    ? true
    : /^[\d\s.,'%$€£]+$/u.test(key) && !/\d[.,]\d{1,2}$/u.test(key)
      ? undefined
      : false;
}

function wish({ oneOf, is, starts, ends }: Cells): string {
  if (oneOf) return `is ${oneOf.map((one) => `"${one}"`).join(' or ')}`;
  if (starts !== undefined) return `begins with "${starts}"`;
  return ends === undefined ? `is ${is}` : `ends with "${ends}"`;
}

/** Whether there is a table with a column of which every cell is so. */
export function cellsCheck(cells: Cells, negated: boolean): Check {
  const fits = ({ columns, cells: rows }: Table) => {
    const at = columns.findIndex((name) => keyOf(name) === keyOf(cells.column));
    if (at < 0) return lacking(columns, [cells.column]);
    const met = rows.map((row) => meets(row[at] ?? '', cells));
    return met.includes(false) ? false : met.length === 0 || met.includes(undefined) ? undefined : true;
  };
  return shapeCheck({ asked: `a column "${cells.column}" of which each cell ${wish(cells)}`, fits }, negated);
}

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
