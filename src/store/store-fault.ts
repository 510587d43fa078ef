import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { StoreError } from './store-error.ts';
import { UnavailableError } from './unavailable-error.ts';

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? '';

/** The disk or another process is at fault, not a unit: retrying the units one by one would only wait once for each. */
export const isEnvironmental = (error: unknown): boolean =>
  /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB|NOMEM)/.test(codeOf(error));

/** Whether the database file is damaged. */
export const isDamage = (error: unknown): boolean => /^SQLITE_(CORRUPT|NOTADB)/.test(codeOf(error));

/** Turns an error of the file or its disk into one line that says what to do. Other errors are returned unchanged. */
export function storeFault(name: string, error: unknown): unknown {
  if (error instanceof UnavailableError) return storeFault(name, error.cause);
  if (error instanceof StoreError || !/^(SQLITE_|ENOSPC)/.test(codeOf(error))) return error;
  const line = isFull(name, codeOf(error))
    ? `The disk of ${name} is full. Free some space on it, then start again.`
    : `Cannot use ${name}: ${reason(error)}.`;
  return new StoreError(line, { cause: error });
}

/** SQLite reports an input or output error if its shared memory does not fit on the disk. */
function isFull(name: string, code: string): boolean {
  if (!code.startsWith('SQLITE_IOERR')) return /^(SQLITE_FULL|ENOSPC)/.test(code);
  const { bavail, bsize } = statfsSync(dirname(name));
  return bavail * bsize < 64 * 1024;
}

export const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));
