import { StoreError } from '../store-error.ts';
import type { Client } from './connection.ts';

/** Any number that no other program uses for its own lock in the same database. */
const lock = 7_308_324_466_019_655n;

/**
 * Brings the schema to this version. Processes that start at the same time take turns.
 * @throws StoreError when the database has a newer version, or is not in UTF-8
 */
export async function migrate(client: Client, steps: readonly string[]): Promise<void> {
  const [encoding] = (await client.query('SHOW server_encoding')).rows;
  if (encoding.server_encoding !== 'UTF8')
    throw new StoreError(`The database is in ${encoding.server_encoding}. Create one with the encoding UTF8.`);
  await client.query('BEGIN');
  try {
    // The lock ends with the transaction.
    await client.query(`SELECT pg_advisory_xact_lock(${lock})`);
    const version = await versionOf(client);
    if (version > steps.length)
      throw new StoreError(
        `The database has schema version ${version}, but this Deemster supports only ${steps.length}. Use a newer Deemster.`,
      );
    for (const step of steps.slice(version)) await client.query(step);
    if (version < steps.length)
      await client.query(
        `INSERT INTO settings (name, value) VALUES ('schema_version', $1)
        ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
        [String(steps.length)],
      );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

async function versionOf(client: Client): Promise<number> {
  const [there] = (await client.query("SELECT to_regclass('settings') IS NOT NULL AS settings")).rows;
  if (!there.settings) return 0;
  const [found] = (await client.query("SELECT value FROM settings WHERE name = 'schema_version'")).rows;
  return Number(found?.value ?? 0);
}
