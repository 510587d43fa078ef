import { inspectDatabase } from '../backup.ts';
import type { Query } from '../database.ts';
import { connect, databaseFile, isLocked, lockFolder } from '../database-folder.ts';
import { type Contents, contentsOf, schemaVersionOf } from '../maintenance.ts';
import { migrations } from '../schema.ts';
import { StoreError } from '../store-error.ts';
import { storeFault } from '../store-fault.ts';
import { type Table, tablesOf } from './tables.ts';

export type Source = Awaited<ReturnType<typeof openSource>>;

/** A value as SQLite gives it: whole numbers exactly, all other numbers as they are calculated with. */
export type Cell = string | bigint | number | null;

/**
 * Opens a folder's database to copy all of it. Until it is closed, nothing else can write to it, neither a service nor another
 * command: what they stored meanwhile would be missing from the copy.
 * @throws StoreError while a service uses the folder, and when the database is not intact or of another version
 */
export async function openSource(folder: string) {
  const file = databaseFile(folder);
  if (isLocked(folder))
    throw new StoreError(
      `A server is using ${folder}. Stop it first: what it stored during the migration would be missing from PostgreSQL.`,
    );
  const release = lockFolder(folder);
  try {
    const version = await inspectDatabase(file, schemaVersionOf);
    if (version < migrations.length)
      throw new StoreError(
        `${file} has schema version ${version}, but this Deemster needs ${migrations.length}. Start the service on it once: it migrates the file.`,
      );
    const connection = connect(file);
    try {
      connection.exec('BEGIN IMMEDIATE');
    } catch (error) {
      connection.close();
      if ((error as { code?: string }).code === 'SQLITE_BUSY')
        throw new StoreError(`Another process is writing to ${file}. Wait for it to end.`, { cause: error });
      throw storeFault(file, error);
    }
    const reader = {
      async rows<Row>({ sql }: Query<Row>, parameters: Record<string, unknown>) {
        return connection.prepare(sql).all(parameters) as Row[];
      },
    };
    return {
      file,
      tables: tablesOf((sql, ...values) => connection.prepare(sql).all(...values)),
      contents: (): Promise<Contents> => contentsOf(reader, Date.now()),
      count: ({ name }: Table) => connection.prepare(`SELECT count(*) FROM "${name}"`).pluck().get() as number,
      rows: (table: Table): IterableIterator<Cell[]> =>
        connection.prepare(table.select).safeIntegers().raw().iterate() as IterableIterator<Cell[]>,
      close() {
        connection.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}
