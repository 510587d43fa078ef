import { StoreError } from '../store-error.ts';
import type { Client } from './connection.ts';

/** The oldest PostgreSQL that the tests run on. */
const oldest = 15;

/** Any number that no other program uses for its own lock in the same database. */
const lock = 7_308_324_466_019_655n;

/**
 * Brings the schema to this version, in a transaction. Processes that start at the same time take turns.
 * @throws StoreError as `bringToVersion`
 */
export async function migrate(client: Client, steps: readonly string[], name: string): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query('SET LOCAL statement_timeout = 0');
    await bringToVersion(client, steps, name);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/**
 * Brings the schema to this version, within a transaction.
 * @param name The database, for errors.
 * @throws StoreError when PostgreSQL is too old, or the database has a newer version or is not in UTF-8
 */
export async function bringToVersion(client: Client, steps: readonly string[], name: string): Promise<void> {
  await mustBeUsable(client, name);
  // The lock ends with the transaction.
  await client.query(`SELECT pg_advisory_xact_lock(${lock})`);
  const version = await versionOf(client);
  mustNotBeNewer(version, steps, name);
  for (const step of steps.slice(version)) await client.query(step);
  if (version < steps.length)
    await client.query(
      `INSERT INTO settings (name, value) VALUES ('schema_version', $1)
      ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
      [String(steps.length)],
    );
}

/**
 * The schema's version, of a database that this Deemster can read.
 * @throws StoreError also when the database holds nothing of Deemster
 */
export async function knownVersion(client: Client, steps: readonly string[], name: string): Promise<number> {
  await mustBeUsable(client, name);
  const version = await versionOf(client);
  if (version === 0) throw new StoreError(`${name} contains no Deemster database. Start the service on it once.`);
  mustNotBeNewer(version, steps, name);
  return version;
}

async function mustBeUsable(client: Client, name: string): Promise<void> {
  const [server] = (
    await client.query(
      "SELECT current_setting('server_version') AS version, current_setting('server_encoding') AS encoding",
    )
  ).rows;
  if (Number.parseInt(server.version, 10) < oldest)
    throw new StoreError(
      `${name} is on PostgreSQL ${server.version}, but Deemster needs ${oldest} or newer. Upgrade PostgreSQL.`,
    );
  if (server.encoding !== 'UTF8')
    throw new StoreError(`${name} has the encoding ${server.encoding}. Create a database with the encoding UTF8.`);
}

function mustNotBeNewer(version: number, steps: readonly string[], name: string): void {
  if (version > steps.length)
    throw new StoreError(
      `${name} has schema version ${version}, but this Deemster supports only ${steps.length}. Use a newer Deemster.`,
    );
}

async function versionOf(client: Client): Promise<number> {
  const [there] = (await client.query("SELECT to_regclass('settings') IS NOT NULL AS settings")).rows;
  if (!there.settings) return 0;
  const [found] = (await client.query("SELECT value FROM settings WHERE name = 'schema_version'")).rows;
  return Number(found?.value ?? 0);
}
