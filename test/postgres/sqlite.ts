import type { Database } from '../../src/store/database.ts';
import { openPostgres } from '../../src/store/postgres/postgres.ts';
import { isEnvironmental } from '../../src/store/postgres/postgres-fault.ts';
import { migrations } from '../../src/store/schema.ts';
import { openSqlite as openReal } from '../../src/store/sqlite.ts';
import { databaseOf } from './databases.ts';

/** With DEEMSTER_TEST_POSTGRES, this takes the place of store/sqlite.ts: the same tests run on PostgreSQL. */
export const openSqlite: typeof openReal = (folder, steps = migrations, options = {}) => {
  // Other steps are those of a test of SQLite's own migrations.
  if (steps !== migrations) return openReal(folder, steps, options);
  const opened = databaseOf(folder).then((url) => openPostgres(url, options));
  opened.catch(() => undefined);
  return {
    // The plans that tests ask for are SQLite's.
    rows: async (...asked: Parameters<Database['rows']>) =>
      asked[0].sql.startsWith('EXPLAIN') ? [] : (await opened).rows(...asked),
    write: async (unit) => (await opened).write(unit),
    erase: async () => (await opened).erase(),
    mustBeSound: async () => (await opened).mustBeSound(),
    // The busy database that tests make up is SQLite's.
    isTemporary: (error) => isEnvironmental(error) || (error as { code?: string }).code === 'SQLITE_BUSY',
    bytes: async () => (await opened).bytes(),
    close: async () => (await opened).close(),
  } as Database;
};
