import { stripVTControlCharacters } from 'node:util';
import Table from 'cli-table3';

/** A plain table for a terminal. Its last column fills the remaining width. */
export function table(head: string[], rows: string[][]): string {
  const width = process.stdout.columns;
  const others = head
    .slice(0, -1)
    .map(
      (title, column) =>
        Math.max(...[title, ...rows.map((row) => row[column]!)].map((cell) => stripVTControlCharacters(cell).length)) +
        2,
    );
  const last = width ? Math.max(20, width - others.reduce((sum, one) => sum + one, 0) - head.length - 1) : null;
  const made = new Table({
    head,
    style: { head: [], border: [] },
    wordWrap: true,
    colWidths: last === null ? [] : [...others, last],
  });
  made.push(...rows);
  return made.toString();
}
