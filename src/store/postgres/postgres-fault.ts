const codeOf = (error: unknown): string => (error as { code?: string }).code ?? '';

/** A conflict with another transaction ended this one: it may go well when it is repeated. */
export const isConflict = (error: unknown): boolean => /^40(001|P01)$/.test(codeOf(error));

/** A lock, or a connection, that others hold for too long. */
export const lockNotAvailable = '55P03';

export const isDiskFull = (error: unknown): boolean => codeOf(error) === '53100';

const connectFaults = new WeakSet<object>();

/** Whatever kept a connection from being made, such as a server that starts or has no room for one. */
export function asConnectFault(error: unknown): unknown {
  if (typeof error === 'object' && error !== null) connectFaults.add(error);
  return error;
}

/** The server takes no writes, such as a standby: a new connection may reach another server. */
export const isReadOnly = (error: unknown): boolean => codeOf(error) === '25006';

/** The connection is gone, so whatever was asked last may have happened or not. */
export const isBroken = (error: unknown): boolean =>
  connectFaults.has(error as object) ||
  /^(08|25P0[34]|57P0|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT)/.test(codeOf(error)) ||
  /^(Connection terminated|Client was closed|Client has encountered a connection error|timeout expired)/.test(
    error instanceof Error ? error.message : '',
  );

/** The server is gone, starting or stopping, full, or takes no writes for now: a write may go well later. */
export const isEnvironmental = (error: unknown): boolean =>
  isBroken(error) || isConflict(error) || isReadOnly(error) || /^(53|55P03|57014|58)/.test(codeOf(error));

/** The parts of an error in which PostgreSQL quotes rows and parameters: errors are logged, and content never is. */
const quoting = ['detail', 'hint', 'where', 'internalQuery'] as const;

export function withoutContent(error: unknown): unknown {
  for (const part of quoting) if (error instanceof Error && part in error) Reflect.deleteProperty(error, part);
  return error;
}
