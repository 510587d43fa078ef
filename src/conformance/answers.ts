import contract from '../../generated/openapi.json' with { type: 'json' };

/** The number of answers per operation and status. */
export type Counts = Record<string, Record<string, number>>;

/** The ids of the contract's operations, in its order. */
export const operations: string[] = Object.values(contract.paths).flatMap((item) =>
  Object.values(item).flatMap((operation) => ('operationId' in operation ? [operation.operationId] : [])),
);

/** The number of answers with one status. */
export const answersWith = (counts: Counts, status: number): number =>
  Object.values(counts).reduce((sum, row) => sum + (row[status] ?? 0), 0);

/** The operations that never answered with 2xx. */
export const withoutSuccess = (counts: Counts, of: string[]): string[] =>
  of.filter((operation) => !Object.keys(counts[operation] ?? {}).some((status) => status.startsWith('2')));

/** A readable table of operations and statuses. */
export function table(counts: Counts, of: string[]): string {
  const statuses = [...new Set(Object.values(counts).flatMap(Object.keys))].sort();
  const width = Math.max(...of.map(({ length }) => length));
  const line = (name: string, cells: (string | number)[]) =>
    name.padEnd(width) + cells.map((cell) => String(cell).padStart(6)).join('');
  return [
    line('', statuses),
    ...of.map((operation) =>
      line(
        operation,
        statuses.map((status) => counts[operation]?.[status] ?? ''),
      ),
    ),
  ].join('\n');
}
