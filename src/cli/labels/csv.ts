/** A row of a CSV file, and the line of the file on which it begins, from 1. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/**
 * Reads CSV (RFC 4180): cells in double quotes may hold commas, line breaks and doubled quotes. Empty lines are skipped.
 * @throws SyntaxError for a quote that is not closed, or is not at the ends of a cell
 */
export function readCsv(text: string): CsvRow[] {
  const rows: CsvRow[] = [];
  // One cell with what ends it: quoted or plain.
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;
  let line = 1;
  let row: CsvRow = { line, cells: [] };
  const source = text.replace(/^\uFEFF/, '');
  while (cell.lastIndex < source.length || row.cells.length > 0) {
    const found = cell.exec(source);
    if (!found) throw new SyntaxError(`line ${line}: A double quote is not closed, or is in the middle of a cell.`);
    const [whole, quoted, plain, end] = found;
    row.cells.push(quoted === undefined ? plain! : quoted.replaceAll('""', '"'));
    line += whole.match(/\r\n|\n|\r/g)?.length ?? 0;
    if (end === ',') continue;
    if (row.cells.some((one) => one !== '')) rows.push(row);
    row = { line, cells: [] };
  }
  return rows;
}
