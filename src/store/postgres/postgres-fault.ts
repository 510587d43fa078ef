const codeOf = (error: unknown): string => (error as { code?: string }).code ?? '';

/** A conflict with another transaction ended this one: it may go well when it is repeated. */
export const isConflict = (error: unknown): boolean => /^40(001|P01)$/.test(codeOf(error));

/** The connection is gone, so whatever was asked last may have happened or not. */
export const isBroken = (error: unknown): boolean =>
  /^(08|57P0|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT)/.test(codeOf(error)) ||
  /^(Connection terminated|Client was closed|Client has encountered a connection error|timeout expired)/.test(
    error instanceof Error ? error.message : '',
  );

/** The server is gone, starting or stopping, full, or takes no writes for now: a write may go well later. */
export const isEnvironmental = (error: unknown): boolean =>
  isBroken(error) || isConflict(error) || /^(53|25006|55P03|57014|58)/.test(codeOf(error));

/** The parts of an error in which PostgreSQL quotes rows and parameters: errors are logged, and content never is. */
const quoting = ['detail', 'hint', 'where', 'internalQuery'] as const;

export function withoutContent(error: unknown): unknown {
  for (const part of quoting) if (error instanceof Error && part in error) Reflect.deleteProperty(error, part);
  return error;
}
