import { createReadStream, createWriteStream, existsSync, rmSync, statSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Query } from './database.ts';
import { connect, databaseFile, lockFolder } from './database-folder.ts';
import { type Contents, contentsOf } from './maintenance.ts';
import { refuseOldDatabase } from './old-database.ts';
import { migrations } from './schema.ts';
import { removeSearchFiles } from './search/search-file.ts';
import { StoreError } from './store-error.ts';
import { writeWhole } from './whole-file.ts';

type Connection = ReturnType<typeof connect>;

/**
 * Copies a folder's database into an empty file, even while a server uses it, and verifies the copy.
 *
 * VACUUM INTO reads a single snapshot of the database, whereas the online backup restarts after every write. It blocks no
 * writers, and copies neither deleted content nor free space. While it runs, the write-ahead log cannot be emptied.
 * @throws StoreError when the folder holds no intact Deemster database, or the copy cannot be written.
 */
export async function copyDatabase(folder: string, file: string): Promise<Contents> {
  await withConnection(databaseFile(folder), async (source) => {
    mustBeOurs(source, source.name);
    source.prepare('VACUUM INTO ?').run(file);
  });
  return withConnection(file, (copy) => {
    mustBeSound(copy, 'quick_check', file);
    return contentsOf(readerOf(copy), Date.now());
  });
}

/**
 * Replaces a folder's database with a backup. If the process is killed meanwhile, either the old or the new one remains.
 * @param options.replace Whether an existing database may be replaced. Default: false.
 * @throws StoreError when a server or another process uses the folder, a database exists, or the backup is not an intact
 *   Deemster database of a version that this Deemster supports.
 */
export async function restoreDatabase(
  folder: string,
  file: string,
  { replace = false }: { replace?: boolean } = {},
): Promise<Contents> {
  mustBeFinished(file);
  refuseOldDatabase(folder);
  const release = lockFolder(folder);
  try {
    const target = databaseFile(folder);
    if (!replace && existsSync(target))
      throw new StoreError(`${folder} already contains a database. Overwrite it with --force.`);
    return await writeWhole(
      target,
      async (part) => {
        await pipeline(createReadStream(file), createWriteStream(part, { flags: 'r+' }));
        return withConnection(
          part,
          (copy) => {
            mustBeOurs(copy, file);
            mustBeSound(copy, 'integrity_check', file);
            // A single file, whatever journal mode it was copied in.
            copy.pragma('journal_mode = DELETE');
            return contentsOf(readerOf(copy), Date.now());
          },
          file,
        );
      },
      () => {
        retire(target);
        // It is made again, from the texts that the restored database has.
        removeSearchFiles(folder);
      },
    );
  } finally {
    release();
  }
}

/** Reads a database file without creating or migrating anything. */
export const inspectDatabase = <Result>(
  file: string,
  look: (reader: ReturnType<typeof readerOf>) => Promise<Result>,
): Promise<Result> =>
  withConnection(file, (connection) => {
    mustBeOurs(connection, file);
    return look(readerOf(connection));
  });

/** @param name The name of the file in errors. */
async function withConnection<Result>(file: string, work: (connection: Connection) => Promise<Result>, name = file) {
  const connection = connect(file);
  try {
    return await work(connection);
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    if (!code?.startsWith('SQLITE_')) throw error;
    throw new StoreError(`Cannot use ${name}: ${message}.`, { cause: error });
  } finally {
    connection.close();
  }
}

const readerOf = (connection: Connection) => ({
  async rows<Row>({ sql }: Query<Row>, parameters: Record<string, unknown>) {
    return connection.prepare(sql).all(parameters) as Row[];
  },
});

/** Checks the version and the tables; the first step of the schema created most of them. */
function mustBeOurs(connection: Connection, name: string): void {
  const version = connection.pragma('user_version', { simple: true }) as number;
  const tables = connection.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all();
  const ours = [...String(migrations[0]).matchAll(/CREATE TABLE (\w+)/g)].map(([, table]) => table);
  if (version < 1 || !ours.every((table) => tables.includes(table)))
    throw new StoreError(`${name} is not a Deemster database.`);
  if (version > migrations.length)
    throw new StoreError(
      `${name} has schema version ${version}, but this Deemster supports only ${migrations.length}. Use a newer Deemster.`,
    );
}

function mustBeSound(connection: Connection, check: 'quick_check' | 'integrity_check', name: string): void {
  const fault = connection.pragma(check, { simple: true });
  if (fault !== 'ok') throw new StoreError(`${name} is damaged: ${String(fault).replaceAll('\n', ' ')}.`);
}

/** If a database was copied while in use, part of it is in a second file. */
function mustBeFinished(file: string): void {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat?.isFile()) throw new StoreError(`${file} ${stat ? 'is not a file' : 'does not exist'}.`);
  for (const part of [`${file}-wal`, `${file}-journal`])
    if (statSync(part, { throwIfNoEntry: false })?.size)
      throw new StoreError(`${file} is not a finished backup: ${part} belongs to it. Make one with "deemster backup".`);
}

/**
 * Removes the old database's other files, which a new database of the same name would mistake for its own. The write-ahead
 * log is first merged into the old database, which stays intact until it is replaced.
 */
function retire(file: string): void {
  if (existsSync(file)) {
    const old = connect(file);
    try {
      // Requires exclusive access, and so detects whether another process has the database open.
      const mode = old.pragma('journal_mode = DELETE', { simple: true });
      if (mode !== 'delete') throw new StoreError(`Cannot use ${file}: it stays in mode ${mode}.`);
    } catch (error) {
      const { code } = error as { code?: string };
      if (code === 'SQLITE_BUSY')
        throw new StoreError(`Another process is using ${file}. Wait for it to end.`, { cause: error });
      // An unreadable database cannot be preserved anyway.
      if (!/^SQLITE_(CORRUPT|NOTADB)/.test(code ?? '')) throw error;
    } finally {
      old.close();
    }
  }
  for (const part of ['-wal', '-shm', '-journal']) rmSync(file + part, { force: true });
}
