import type { Database } from './database.ts';
import type { MigrationNotes } from './migration.ts';
import { databaseName } from './postgres/open-fault.ts';
import { createReader } from './reader/reader.ts';
import { createSearch } from './search/search.ts';
import { openSqlite } from './sqlite.ts';
import { createStore, type Store } from './store.ts';
import { type DatabaseWatch, watchedDatabase } from './watched-database.ts';

/** Where everything is stored, by the settings. */
export interface StorePlace {
  /** The folder of a SQLite database. */
  dataDir: string;
  /** The address of a PostgreSQL database, which is used instead. */
  databaseUrl: string | undefined;
}

/** For people: the folder, or the server and the name of the database. */
export const placeName = ({ dataDir, databaseUrl }: StorePlace): string =>
  databaseUrl === undefined ? dataDir : databaseName(databaseUrl);

interface ServerStoreOptions {
  /** Called after every durable transaction, with the number of rows that it changed. */
  committed: (rows: number) => void;
  notes: MigrationNotes;
  /** Called with faults of the index of texts, which is then made again. */
  notIndexed: (error: unknown) => void;
  watch: DatabaseWatch;
}

/** What PostgreSQL needs, loaded only for it, because an idle server is to stay small. */
const loadPostgres = () => import('./postgres/postgres.ts');

/**
 * Opens the store of a server, and brings its database to this version.
 * @throws StoreError when the database cannot be used, or has a newer version
 */
export async function openServerStore(
  { dataDir, databaseUrl }: StorePlace,
  { committed, notes, notIndexed, watch }: ServerStoreOptions,
): Promise<{ store: Store; database: Database }> {
  if (databaseUrl !== undefined) {
    const [{ openPostgres }, { createIndexing }] = await Promise.all([
      loadPostgres(),
      import('./postgres/indexing.ts'),
    ]);
    const database = watchedDatabase(await openPostgres(databaseUrl, { committed }), watch);
    const indexing = createIndexing(databaseUrl, database, notIndexed);
    return { store: createStore(database, createReader({ url: databaseUrl }), indexing), database };
  }
  const options = { committed, notes, keepsReserve: true };
  const database = watchedDatabase(openSqlite(dataDir, undefined, options), watch);
  const search = createSearch(dataDir, database, notIndexed);
  return { store: createStore(database, createReader({ folder: dataDir }), search), database };
}

/**
 * Opens a store for a command, beside a server that may be running on it. A PostgreSQL database is not migrated: the commands
 * cannot know whether a server of the previous version is using it.
 * @throws StoreError when the database cannot be used, or has another version
 */
export const openStore = async ({ dataDir, databaseUrl }: StorePlace): Promise<Store> =>
  createStore(
    databaseUrl === undefined
      ? openSqlite(dataDir)
      : await (await loadPostgres()).openPostgres(databaseUrl, { migrates: false }),
  );
