/** Maximum bytes per page of a list, but always at least one row, so that the response fits into memory. */
export const mostPageBytes = 32 * 1024 * 1024;

/** The first rows that fit into this many bytes, but at least one. */
export function withinBytes<Row>(rows: Row[], most: number, bytesOf: (row: Row) => number): Row[] {
  let total = 0;
  const end = rows.findIndex((row, index) => {
    total += bytesOf(row);
    return index > 0 && total > most;
  });
  return end < 0 ? rows : rows.slice(0, end);
}
