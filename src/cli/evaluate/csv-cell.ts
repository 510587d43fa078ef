/** A field of CSV; lists and objects are JSON. A text that a spreadsheet would run as a formula gets an apostrophe in front. */
export function csvCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return quoted(typeof value === 'object' ? JSON.stringify(value) : String(value));
  return quoted(/^[=+\-@\t\r]/.test(value) ? `'${value}` : value);
}

/** The text that `csvCell` wrote. */
export const textOfCell = (cell: string): string => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
