import type { Hash } from 'node:crypto';
import { StoreError } from '../store-error.ts';
import type { Cell } from './source.ts';
import type { Table } from './tables.ts';

/** Characters in a piece: about 100 rows of evaluations. */
const pieceLength = 128 * 1024;

/** What COPY writes for a character in a text, and reads. It writes all others as they are. */
const escapes: Record<string, string> = {
  '\\': '\\\\',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\v': '\\v',
};
/** These, and NUL, which no text of PostgreSQL can hold. */
const special = /[\\\b\f\n\r\t\v\0]/g;
const none = '\\N';

/**
 * Rows in the text format of COPY, in pieces.
 * @param hash Gets the same lines with fractions as the digits of their bits, which is how PostgreSQL gives them back (Table.selectBack).
 * @param added Called with the number of rows of each piece.
 * @throws StoreError for a text that PostgreSQL cannot hold
 */
export function* linesOf(
  { name, columns, reals }: Table,
  rows: Iterable<Cell[]>,
  hash: Hash,
  added: (rows: number) => void,
): Generator<Buffer> {
  const exact = columns.length - reals;
  let [piece, hashed, count] = ['', '', 0];
  function give(): Buffer {
    const bytes = Buffer.from(piece);
    hash.update(reals > 0 ? hashed : bytes);
    added(count);
    [piece, hashed, count] = ['', '', 0];
    return bytes;
  }
  for (const row of rows) {
    const refuse = (column: number) => {
      throw new StoreError(
        `The column "${columns[column]}" of the table "${name}" contains a NUL character, which PostgreSQL cannot store (row: ${keyText(row)}). Delete what it belongs to, then run the command again.`,
      );
    };
    let line = '';
    for (let at = 0; at < exact; at++) line += (at > 0 ? '\t' : '') + exactly(row[at]!, () => refuse(at));
    piece += line;
    if (reals > 0) hashed += line;
    for (const cell of row.slice(exact) as (number | null)[]) {
      piece += `\t${decimal(cell)}`;
      hashed += `\t${bits(cell)}`;
    }
    piece += '\n';
    if (reals > 0) hashed += '\n';
    count++;
    if (piece.length >= pieceLength) yield give();
  }
  if (count > 0) yield give();
}

/** What a row is found by: its number or id, which is its first column. */
const keyText = ([first, second]: Cell[]): string => (typeof second === 'string' ? `${first}, ${second}` : `${first}`);

function exactly(cell: Cell, refuse: () => never): string {
  if (typeof cell !== 'string') return cell === null ? none : String(cell);
  return cell.replace(special, (one) => escapes[one] ?? refuse());
}

/** `-0` keeps its sign. */
const decimal = (cell: number | null): string => {
  if (cell === null) return none;
  return Object.is(cell, -0) ? '-0' : String(cell);
};

const number = Buffer.alloc(8);
function bits(cell: number | null): string {
  if (cell === null) return none;
  number.writeDoubleBE(cell);
  return number.toString('hex');
}
