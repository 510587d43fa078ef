import { createHash } from 'node:crypto';
import type { Contents } from '../maintenance.ts';
import { createConnection } from '../postgres/connection.ts';
import { databaseName } from '../postgres/open-fault.ts';
import { StoreError } from '../store-error.ts';
import { linesOf } from './lines.ts';
import { openSource, type Source } from './source.ts';
import type { Table } from './tables.ts';
import { type Target, targetOf } from './target.ts';
import { type Phase, transferFault } from './transfer-fault.ts';

/** Callbacks that report the progress. */
export interface TransferNotes {
  /** @param steps How many rows are written and then read back, together. */
  began(steps: number): void;
  /** @param steps How many more are done. */
  moved(steps: number): void;
}

export interface Transfer {
  /** The folder of the SQLite database. */
  folder: string;
  /** The address of the PostgreSQL database. */
  url: string;
  /** The setting or the option that names it, for errors. */
  setting: string;
}

/**
 * Copies a folder's SQLite database to an empty PostgreSQL database, in one transaction: it has everything or nothing. Before it is
 * committed, every table is read back, and the hash of its rows is compared with the hash of the rows that SQLite gave.
 * @returns what was copied
 * @throws StoreError when a server uses the folder, when the file or the database cannot be used, and when the database has data
 */
export async function transferToPostgres({ folder, url, setting }: Transfer, notes: TransferNotes): Promise<Contents> {
  const source = await openSource(folder);
  const connection = createConnection(url);
  let phase: Phase = 'connecting';
  try {
    const contents = await source.contents();
    await connection.use(async (client) => {
      const target = targetOf(client);
      await target.begin(source.tables, databaseName(url));
      phase = 'copying';
      await copyAll(source, target, databaseName(url), notes);
      phase = 'committing';
      await target.commit();
      // A large file takes long.
    }, Number.POSITIVE_INFINITY);
    return contents;
  } catch (error) {
    throw transferFault(error, { file: source.file, url, setting, phase });
  } finally {
    // Without a commit, the server undoes everything.
    await connection.close();
    source.close();
  }
}

async function copyAll(
  { tables, count, rows }: Source,
  target: Target,
  name: string,
  { began, moved }: TransferNotes,
): Promise<void> {
  began(2 * tables.reduce((sum, table) => sum + count(table), 0));
  const hashes = new Map<Table, string>();
  for (const table of tables) {
    const hash = createHash('sha256');
    await target.write(table, linesOf(table, rows(table), hash, moved));
    hashes.set(table, hash.digest('hex'));
  }
  await target.complete(tables);
  for (const [table, hash] of hashes)
    if ((await target.hash(table, moved)) !== hash)
      throw new StoreError(
        `The rows of the table "${table.name}" in ${name} differ from those of the file, so nothing was stored. Please report this.`,
      );
}
