import { createRequire } from 'node:module';
import type pg from 'pg';
import type { Parameters, Query } from '../database.ts';
import { isBroken, withoutContent } from './postgres-fault.ts';
import { postgresText, valuesOf } from './postgres-text.ts';

const require = createRequire(import.meta.url);
// Only who uses PostgreSQL loads it.
const load = () => require('pg') as typeof import('pg');

/** How long a connection may take, in milliseconds. */
const connectMilliseconds = 5000;
const [bool, int8, numeric] = [16, 20, 1700];

export type Client = pg.Client;
export type Result = pg.QueryResult;

/**
 * One connection, which is made when it is needed, and again after it broke.
 * @param pipelines Whether it sends queries without waiting for the answers to those before.
 * @param prepare Is awaited whenever the connection was made.
 */
export function createConnection(
  url: string,
  pipelines: boolean,
  prepare: (client: Client) => Promise<void> = async () => undefined,
) {
  let client: Promise<Client> | undefined;
  let asked = 0;
  let closed = false;
  /** Without pipelining, one use waits for the one before. */
  let last: Promise<unknown> = Promise.resolve();

  async function connect(): Promise<Client> {
    const { Client, types } = load();
    const parsers: Record<number, (text: string) => unknown> = {
      [bool]: (text) => (text === 't' ? 1 : 0),
      // No stored number is above 2^53, and no sum of them.
      [int8]: Number,
      [numeric]: Number,
    };
    const made = new Client({
      connectionString: url,
      application_name: 'deemster',
      connectionTimeoutMillis: connectMilliseconds,
      keepAlive: true,
      pipeline: pipelines,
      types: { getTypeParser: (type: number) => parsers[type] ?? types.getTypeParser(type, 'text') } as never,
    });
    const gone = () => {
      if (client === mine) client = undefined;
    };
    const mine = client;
    // Without a listener, an error of an idle connection would end the process.
    made.on('error', gone);
    made.on('end', gone);
    await made.connect();
    // Compiling a query takes half a second, and the planner expects to need it wherever it does not know a table's size yet.
    await made.query("SELECT set_config('jit', 'off', false)");
    // Takes far less time for long conversations than PostgreSQL's own compression, but not every server has it.
    await made.query(`
      SELECT set_config(name, 'lz4', false) FROM pg_settings
      WHERE name = 'default_toast_compression' AND 'lz4' = ANY (enumvals)`);
    // A response is sent only after its rows are on the disk, unless the server is set to promise more.
    await made.query(
      "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'",
    );
    await prepare(made);
    return made;
  }

  return {
    /** How many uses are in progress. */
    asked: () => asked,

    async use<Got>(work: (client: Client) => Promise<Got>): Promise<Got> {
      asked++;
      const before = last;
      const { promise, resolve: leave } = Promise.withResolvers<void>();
      if (!pipelines) last = promise;
      await before;
      // What is still asked then, such as by a timer, would make a connection that nobody closes, and the process would not end.
      if (!closed) client ??= Promise.resolve().then(connect);
      const mine = client;
      try {
        if (!mine) throw new Error('The connection to PostgreSQL is closed.');
        return await work(await mine);
      } catch (error) {
        if (mine && isBroken(error) && client === mine) {
          client = undefined;
          mine.then((one) => one.end()).catch(() => undefined);
        }
        throw withoutContent(error);
      } finally {
        asked--;
        leave();
      }
    },

    async close(): Promise<void> {
      closed = true;
      const ending = client;
      client = undefined;
      await ending?.then((one) => one.end()).catch(() => undefined);
    },
  };
}

export type Connection = ReturnType<typeof createConnection>;

export function ask(client: Client, query: Query<unknown>, parameters: Parameters): Promise<Result> {
  const text = postgresText(query);
  return client.query({ name: text.name, text: text.text, values: valuesOf(text, parameters) });
}

/** The rows as lists of values, which is shorter for many of them. */
export async function askForLists(client: Client, query: Query<unknown>, parameters: Parameters): Promise<unknown[][]> {
  const text = postgresText(query);
  const values = valuesOf(text, parameters);
  return (await client.query({ name: `${text.name}l`, text: text.text, values, rowMode: 'array' })).rows;
}
