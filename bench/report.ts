import Table from 'cli-table3';

/** The result of a benchmark. */
export interface Report {
  title: string;
  /** Rows of the printed table; every row has the same columns. */
  rows: Record<string, string | number>[];
  /** The goals. */
  figures: { name: string; value: number; wanted: string; met: boolean }[];
  /** All measurements, for the JSON file. */
  detail?: unknown;
}

export const median = (values: number[]): number => quantile(values, 0.5);

/** The value below which this share of the values lies. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}

export function print(name: string, { title, rows, figures }: Report): void {
  console.log(`\n${name}: ${title}`);
  if (rows[0]) {
    const table = new Table({ head: Object.keys(rows[0]), style: { head: [], border: [] } });
    table.push(...rows.map((row) => Object.values(row).map(String)));
    console.log(table.toString());
  }
  for (const { name: figure, value, wanted, met } of figures)
    console.log(`${met ? 'met   ' : 'MISSED'} ${figure}: ${Number(value.toPrecision(3))} (wanted ${wanted})`);
}
