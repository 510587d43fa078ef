import { accessSync, chmodSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { embeddedBinding } from './embedded-binding.ts';
import { StoreError } from './store-error.ts';
import { reason, storeFault } from './store-fault.ts';

/** How long another process (the command line, a backup) may hold the database before a write gives up. */
export const busyMilliseconds = 1000;

/** Long enough to outwait `deemster status`, which checks whether a folder is locked. */
const lockMilliseconds = 100;

/**
 * Locks the folder for one server until the returned function is called or the process ends: the operating system releases
 * the lock even of a killed process.
 * @throws StoreError when another server holds it.
 */
export function lockFolder(folder: string): () => void {
  makeFolder(folder);
  const lock = connect(lockFile(folder), lockMilliseconds);
  try {
    lock.pragma('locking_mode = EXCLUSIVE');
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw storeFault(lockFile(folder), error);
    throw new StoreError(
      `Another Deemster server is using ${folder}. Stop it, or give this one its own DEEMSTER_DATA_DIR.`,
    );
  }
  return () => lock.close();
}

/** Whether a server currently locks the folder. */
export function isLocked(folder: string): boolean {
  if (!existsSync(lockFile(folder))) return false;
  const lock = connect(lockFile(folder), 0);
  try {
    lock.exec('SELECT 1 FROM sqlite_schema');
    return false;
  } catch (error) {
    if ((error as { code?: string }).code === 'SQLITE_BUSY') return true;
    throw error;
  } finally {
    lock.close();
  }
}

/** The path of a folder's database, whether or not it exists. */
export const databaseFile = (folder: string): string => join(folder, 'deemster.db');

/** The sizes of a folder's database and its write-ahead log, 0 for a missing file. */
export function bytesOf(folder: string): { database: number; wal: number } {
  const size = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return { database: size(databaseFile(folder)), wal: size(`${databaseFile(folder)}-wal`) };
}

/** The paths of all files of a folder's database, whether or not they exist. */
export const databaseFiles = (folder: string): string[] => [
  ...['', '-wal', '-shm', '-journal'].map((part) => databaseFile(folder) + part),
  lockFile(folder),
  reserveFile(folder),
];

export const reserveFile = (folder: string): string => join(folder, 'deemster.reserve');

const lockFile = (folder: string): string => join(folder, 'deemster.lock');

/** Conversations are private: only its owner can read a new folder. */
export function makeFolder(folder: string): void {
  try {
    makeFolders(folder);
  } catch (error) {
    const why = existsSync(folder) ? 'it is a file' : reason(error);
    throw new StoreError(`Cannot use the folder ${folder}: ${why}.`, { cause: error });
  }
}

/** Replaces mkdirSync's `recursive` option, which never ends where the system always refuses, as in /proc. */
function makeFolders(folder: string): void {
  const isFolder = () => statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (isFolder()) return;
  if (!existsSync(dirname(folder))) makeFolders(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process created it first.
    if (!isFolder()) throw error;
  }
}

/**
 * Opens a connection without settings, schema or migration. A new file can be read only by its owner.
 * @param timeout How long to wait for another process, in milliseconds.
 * @throws StoreError when the file cannot be opened.
 */
export function connect(file: string, timeout = busyMilliseconds): Sqlite.Database {
  const isNew = !existsSync(file);
  try {
    const connection = new Sqlite(file, { timeout, ...embeddedBinding() });
    // SQLite gives its other files the same permissions.
    if (isNew) chmodSync(file, 0o600);
    return connection;
  } catch (error) {
    // SQLite only says that it is unable to open the file.
    const why = mayWrite(dirname(file)) ? reason(error) : 'this user may not write to its folder';
    throw new StoreError(`Cannot open ${file}: ${why}.`, { cause: error });
  }
}

/** Whether the system lets this user write to a folder; true also where there is none. */
function mayWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch (error) {
    return (error as { code?: string }).code !== 'EACCES';
  }
}

/** Opens a folder's database for a thread that only reads it. */
export const openReadOnly = (folder: string): Sqlite.Database => openFileReadOnly(databaseFile(folder));

export function openFileReadOnly(file: string): Sqlite.Database {
  const connection = new Sqlite(file, {
    readonly: true,
    timeout: busyMilliseconds,
    ...embeddedBinding(),
  });
  // Nothing that a request asks may write, whatever it is made of.
  connection.pragma('query_only = ON');
  return connection;
}

/** A database for the moment. */
export const openInMemory = (): Sqlite.Database => new Sqlite(':memory:', embeddedBinding());
