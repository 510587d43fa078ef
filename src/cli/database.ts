import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { inspectDatabase } from '../store/backup.ts';
import { databaseFile, isLocked } from '../store/database-folder.ts';
import { type Contents, schemaVersionOf } from '../store/maintenance.ts';
import { refuseOldDatabase } from '../store/old-database.ts';
import { openStore, type StorePlace } from '../store/open-database.ts';
import { migrations } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { configOf } from './settings.ts';
import { UsageError } from './usage-error.ts';

/** Opens the database that the command's settings name while the work runs. A server may be running on it. */
export async function withStore<Result>(command: Command, work: (store: Store) => Promise<Result>): Promise<Result> {
  const place = await configOf(command);
  if (place.databaseUrl === undefined) await mustHaveCurrentFile(place);
  const store = await openStore(place);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

async function mustHaveCurrentFile({ dataDir }: StorePlace): Promise<void> {
  mustHaveDatabase(dataDir);
  // Opening it would migrate it, and break a running server of the previous version.
  if (isLocked(dataDir) && (await inspectDatabase(databaseFile(dataDir), schemaVersionOf)) < migrations.length)
    throw new UsageError(`The server running on ${dataDir} is an older version. Restart it first.`);
}

/** @throws UsageError with PostgreSQL, whose own tools copy and restore a database. */
export function mustBeFile({ databaseUrl }: StorePlace, what: 'backup' | 'restore'): void {
  if (databaseUrl !== undefined)
    throw new UsageError(
      `DEEMSTER_DATABASE_URL names a PostgreSQL database, which "deemster ${what}" does not ${what === 'backup' ? 'copy: use pg_dump' : 'replace: use pg_restore'}. See docs/postgresql.md.`,
    );
}

/** @throws UsageError for a folder without a database, StoreError for a database with the old name. */
export function mustHaveDatabase(dataDir: string): void {
  refuseOldDatabase(dataDir);
  if (!existsSync(databaseFile(dataDir)))
    throw new UsageError(
      `${dataDir} contains no database. Start the service once, or name its folder with --data-dir.`,
    );
}

/** The contents of a database, in one line. */
export const contentsText = ({ accounts, keys, traces, evaluations, comments }: Contents): string =>
  [
    count(accounts, 'account'),
    count(keys, 'key'),
    count(traces, 'trace'),
    count(evaluations, 'evaluation'),
    count(comments, 'comment'),
  ].join(', ');

/** A number with its noun: `1 key`, `12,345 traces`. */
export const count = (number: number, noun: string): string =>
  `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;

/** A size for people to read: `12.3 MB`. */
export function bytesText(bytes: number): string {
  const power = Math.min(4, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  return `${(bytes / 1000 ** power).toFixed(power === 0 ? 0 : 1)} ${['bytes', 'kB', 'MB', 'GB', 'TB'][power]}`;
}

/** A time for a table, to the minute; `-` for null. */
export const timeText = (milliseconds: number | null): string =>
  milliseconds === null ? '-' : new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ');
