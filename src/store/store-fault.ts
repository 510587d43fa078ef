import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { StoreError } from './store-error.ts';

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? '';

/** The disk or another process is at fault, not a unit: to try its units one by one would only wait once for each. */
export const isEnvironmental = (error: unknown): boolean =>
  /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB|NOMEM)/.test(codeOf(error));

/** Whether the file is not what was written to it. */
export const isDamage = (error: unknown): boolean => /^SQLITE_(CORRUPT|NOTADB)/.test(codeOf(error));

/** A fault of the file or its disk, in one line that says what to do. What is no fault of SQLite's is left as it is. */
export function storeFault(name: string, error: unknown): unknown {
  if (error instanceof StoreError || !/^(SQLITE_|ENOSPC)/.test(codeOf(error))) return error;
  const line = isFull(name, codeOf(error))
    ? `The disk of ${name} is full. Free some space on it, then start again.`
    : `Cannot use ${name}: ${reason(error)}.`;
  return new StoreError(line, { cause: error });
}

/** SQLite calls it an input or output error where its shared memory finds no room. */
function isFull(name: string, code: string): boolean {
  if (!code.startsWith('SQLITE_IOERR')) return /^(SQLITE_FULL|ENOSPC)/.test(code);
  const { bavail, bsize } = statfsSync(dirname(name));
  return bavail * bsize < 64 * 1024;
}

export const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));
