import { createHash } from 'node:crypto';
import pg from 'pg';
import { openPostgres } from '../../src/store/postgres/postgres.ts';

/**
 * PostgreSQL databases for tests, on the server of DEEMSTER_TEST_POSTGRES (an address with a user who may create databases). Each
 * is a copy of one template that has the schema.
 */
const template = `deemster_template_${process.ppid}`;
const ofRun = /^deemster_(?:template|test)_(\d+)/;
const made = new Map<string, Promise<string>>();

export const postgresServer = (): string | undefined => process.env.DEEMSTER_TEST_POSTGRES;

const addressOf = (server: string, name: string): string => Object.assign(new URL(server), { pathname: name }).href;

/** The address of the database that stands for a folder. It is made when it is first asked for. */
export function databaseOf(folder: string): Promise<string> {
  const known = made.get(folder) ?? make(folder);
  made.set(folder, known);
  return known;
}

async function make(folder: string): Promise<string> {
  const server = postgresServer()!;
  const name = `deemster_test_${process.ppid}_${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    // One process makes the template.
    await client.query('SELECT pg_advisory_lock(7308324466)');
    const names = (await client.query('SELECT datname FROM pg_database')).rows.map(({ datname }) => datname as string);
    if (!names.includes(template)) {
      await client.query(`CREATE DATABASE ${template}`);
      await (await openPostgres(addressOf(server, template))).close();
      void clearAway(names);
    }
    if (!names.includes(name)) await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
    return addressOf(server, name);
  } finally {
    await client.end();
  }
}

/** Drops what earlier runs have left, while the tests run: each takes up to seconds. */
async function clearAway(names: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: postgresServer()! });
  client.on('error', () => undefined);
  try {
    await client.connect();
    for (const one of names)
      if (!isRunning(ofRun.exec(one)?.[1])) await client.query(`DROP DATABASE IF EXISTS ${one} WITH (FORCE)`);
  } catch {
    // The next run does it.
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Databases of other programs are of no run, and stay. */
function isRunning(pid: string | undefined): boolean {
  if (pid === undefined) return true;
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
}
