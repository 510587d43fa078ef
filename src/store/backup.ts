import { createReadStream, createWriteStream, existsSync, rmSync, statSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Query } from './database.ts';
import { type Contents, contentsOf } from './maintenance.ts';
import { refuseOldDatabase } from './old-database.ts';
import { migrations } from './schema.ts';
import { connect, databaseFile, lockFolder } from './sqlite.ts';
import { StoreError } from './store-error.ts';
import { writeWhole } from './whole-file.ts';

type Connection = ReturnType<typeof connect>;

/**
 * Writes a copy of a folder's database into an empty file, also while a server works on it, and checks the copy.
 *
 * VACUUM INTO reads one moment of the database, however much is written meanwhile, where the online backup would begin
 * again with every write; it holds nobody up, and takes along neither what was deleted nor free space. While it runs, the
 * write-ahead log cannot be emptied.
 * @throws StoreError when there is no sound Deemster database in the folder, or the copy cannot be written.
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
 * Puts a backup in the place of a folder's database. A process that is killed meanwhile leaves the old one or the new.
 * @param options.replace A database that is there already is replaced; by default that is refused.
 * @throws StoreError when a server or another process uses the folder, a database is there, or the backup is no sound
 *   Deemster database of a version that this Deemster knows.
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
            // One file, whatever mode it was copied in.
            copy.pragma('journal_mode = DELETE');
            return contentsOf(readerOf(copy), Date.now());
          },
          file,
        );
      },
      () => retire(target),
    );
  } finally {
    release();
  }
}

/** What a database file holds, as it is: nothing of it is made or migrated. */
export const inspectDatabase = <Result>(
  file: string,
  look: (reader: ReturnType<typeof readerOf>) => Promise<Result>,
): Promise<Result> =>
  withConnection(file, (connection) => {
    mustBeOurs(connection, file);
    return look(readerOf(connection));
  });

/** @param name What a fault calls the file. */
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

/** By its version and its tables; the first step of the schema made most of them. */
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

/** A database that was copied while it was in use has a part of itself in a second file. */
function mustBeFinished(file: string): void {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat?.isFile()) throw new StoreError(`${file} does not exist.`);
  for (const part of [`${file}-wal`, `${file}-journal`])
    if (statSync(part, { throwIfNoEntry: false })?.size)
      throw new StoreError(`${file} is not a finished backup: ${part} belongs to it. Make one with "deemster backup".`);
}

/**
 * Leaves nothing of an old database that a new one of the same name would take for its own: its write-ahead log goes into
 * it, so that it is whole until it is replaced.
 */
function retire(file: string): void {
  if (existsSync(file)) {
    const old = connect(file);
    try {
      // Needs the database for itself alone, and so finds out whether another process has it open.
      const mode = old.pragma('journal_mode = DELETE', { simple: true });
      if (mode !== 'delete') throw new StoreError(`Cannot use ${file}: it stays in mode ${mode}.`);
    } catch (error) {
      const { code } = error as { code?: string };
      if (code === 'SQLITE_BUSY')
        throw new StoreError(`Another process is using ${file}. Wait for it to end.`, { cause: error });
      // What cannot be read cannot be kept either.
      if (!/^SQLITE_(CORRUPT|NOTADB)/.test(code ?? '')) throw error;
    } finally {
      old.close();
    }
  }
  for (const part of ['-wal', '-shm', '-journal']) rmSync(file + part, { force: true });
}
