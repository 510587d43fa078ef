import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { databaseFile } from './database-folder.ts';
import { StoreError } from './store-error.ts';

/** The file's name before the product was renamed. */
const oldName = 'assay.db';

/**
 * Refuses an old database, which would otherwise be ignored and replaced with a new, empty one.
 * @throws StoreError that names the files to rename if the folder holds only a database with the old name
 */
export function refuseOldDatabase(folder: string): void {
  const file = databaseFile(folder);
  if (existsSync(file) || !existsSync(join(folder, oldName))) return;
  // After a crash, the write-ahead log holds the last changes.
  const parts = ['', '-wal'].filter((part) => existsSync(join(folder, oldName + part)));
  const renames = parts.map((part) => `${join(folder, oldName + part)} to ${file + part}`);
  throw new StoreError(
    `The database still has its old name. Stop every process that uses it, then rename ${renames.join(' and ')}.`,
  );
}
