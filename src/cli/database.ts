import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { databaseFile, openSqlite } from '../store/sqlite.ts';
import { createStore, type Store } from '../store/store.ts';
import { configOf } from './settings.ts';
import { UsageError } from './usage-error.ts';

/** Opens the database that the command's settings name, for as long as the work takes; a server may be running on it. */
export async function withStore<Result>(command: Command, work: (store: Store) => Promise<Result>): Promise<Result> {
  const { dataDir } = await configOf(command);
  if (!existsSync(databaseFile(dataDir)))
    throw new UsageError(
      `There is no database in ${dataDir}. Start the service once, or name its folder by --data-dir.`,
    );
  const store = createStore(openSqlite(dataDir));
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** A time for a table, to the minute; `-` for none. */
export const timeText = (milliseconds: number | null): string =>
  milliseconds === null ? '-' : new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ');
