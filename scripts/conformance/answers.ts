import contract from '../../generated/openapi.json' with { type: 'json' };

/** How often each operation has answered with each status. */
export type Counts = Map<string, Map<string, number>>;

/** The ids of all operations of the contract, in its order. */
export const operations: string[] = Object.values(contract.paths).flatMap((item) =>
  Object.values(item).flatMap((operation) => ('operationId' in operation ? [operation.operationId] : [])),
);

/** Reads them out of the service's own metrics, in Prometheus' text form. */
export function countsOf(metrics: string): Counts {
  const line = /^deemster_request_duration_seconds_count\{operation="(\w+)",status="(\d+)"\} (\d+)$/gm;
  const counts: Counts = new Map(operations.map((operation) => [operation, new Map()]));
  for (const [, operation, status, count] of metrics.matchAll(line))
    counts.get(operation!)?.set(status!, Number(count));
  return counts;
}

/** The operations that have never answered with 2xx. */
export const withoutSuccess = (counts: Counts): string[] =>
  operations.filter((operation) => ![...counts.get(operation)!.keys()].some((status) => status.startsWith('2')));

/** Operation by status, as a text for people. */
export function table(counts: Counts): string {
  const statuses = [...new Set([...counts.values()].flatMap((row) => [...row.keys()]))].sort();
  const width = Math.max(...operations.map(({ length }) => length));
  const line = (name: string, cells: (string | number)[]) =>
    name.padEnd(width) + cells.map((cell) => String(cell).padStart(6)).join('');
  return [
    line('', statuses),
    ...[...counts].map(([operation, row]) =>
      line(
        operation,
        statuses.map((status) => row.get(status) ?? ''),
      ),
    ),
  ].join('\n');
}
