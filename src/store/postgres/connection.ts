import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import type pg from 'pg';
import type { Parameters, Query } from '../database.ts';
import { StoreError } from '../store-error.ts';
import { asConnectFault, isBroken, isReadOnly, lockNotAvailable, withoutContent } from './postgres-fault.ts';
import { postgresText, valuesOf } from './postgres-text.ts';

const require = createRequire(import.meta.url);
// Only who uses PostgreSQL loads it.
const load = () => require('pg') as typeof import('pg');

/** How long a connection may take, in milliseconds. */
const connectMilliseconds = 5000;
/**
 * How long one use may take by default, in milliseconds: a connection may stay open although nobody answers any more, such as that of
 * a process whose server has crashed.
 */
const longestUse = 10_000;
/** How long a transaction may wait for its process, in milliseconds. */
const longestIdle = 30_000;
/** The part of a use that one statement may take. PostgreSQL ends it then, so that none waits there for a lock that nobody needs any more. */
const statementShare = 0.8;
/** How long a connection that could not be made is left alone, in milliseconds: at first, and at most. */
const pauses = { first: 50, longest: 1000 };
const [bool, int8, numeric] = [16, 20, 1700];

export type Client = pg.Client;
export type Result = pg.QueryResult;

export interface ConnectionOptions {
  /** Whether it sends queries without waiting for the answers to those before. @default false */
  pipelines?: boolean;
  /** How long one use may take, in milliseconds, also to wait for those before it. @default 10_000 */
  longest?: number;
  /** Is awaited whenever the connection was made. */
  prepare?: (client: Client) => Promise<void>;
}

/** One connection, which is made when it is needed, and again after it broke. */
export function createConnection(
  url: string,
  { pipelines = false, longest: usual = longestUse, prepare = async () => undefined }: ConnectionOptions = {},
) {
  let client: Promise<Client> | undefined;
  let asked = 0;
  let closed = false;
  /** Without pipelining, one use waits for the one before. */
  let last: Promise<unknown> = Promise.resolve();
  /** Until then, every use fails with this fault at once, so that callers do not queue up for a server that is gone. */
  let paused: { until: number; fault: unknown } | undefined;
  let failures = 0;

  async function connect(): Promise<Client> {
    if (paused && performance.now() < paused.until) throw paused.fault;
    try {
      const made = await makeClient();
      failures = 0;
      return made;
    } catch (error) {
      const fault = asConnectFault(error);
      const pause = Math.min(pauses.longest, pauses.first * 2 ** failures++);
      paused = { until: performance.now() + pause, fault };
      throw fault;
    }
  }

  async function makeClient(): Promise<Client> {
    const { Client, types } = load();
    const parsers: Record<number, (text: string) => unknown> = {
      [bool]: (text) => (text === 't' ? 1 : 0),
      // No stored number is above 2^53, and no sum of them.
      [int8]: Number,
      [numeric]: Number,
    };
    const isPooled = isPooledAddress(url);
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
    if (isPooled) pooled.add(made);
    else ownNames.set(made, randomBytes(8).toString('hex'));
    await made.connect();
    try {
      if (isPooled) return made;
      // Compiling a query takes half a second, and the planner expects to need it wherever it does not know a table's size yet.
      await made.query("SELECT set_config('jit', 'off', false)");
      // Takes far less time for long conversations than PostgreSQL's own compression, but not every server has it.
      await made.query(`
        SELECT set_config(name, 'lz4', false) FROM pg_settings
        WHERE name = 'default_toast_compression' AND 'lz4' = ANY (enumvals)`);
      // A response is sent only after its rows are on the disk, unless the server is set to promise more.
      await made.query(waitForDisk(false));
      // A process that the network has cut off holds no locks for long.
      await made.query(`SET idle_in_transaction_session_timeout = ${longestIdle}`);
      await made.query(`SET statement_timeout = ${usual * statementShare}`);
      await prepare(made);
    } catch (error) {
      void made.end().catch(() => undefined);
      throw error;
    }
    return made;
  }

  return {
    /** How many uses are in progress. */
    asked: () => asked,

    /**
     * @param longest In milliseconds; after that the connection is closed, and what was asked fails. Statements end earlier, unless a
     * transaction sets its own `statement_timeout`.
     */
    async use<Got>(work: (client: Client) => Promise<Got>, longest = usual): Promise<Got> {
      asked++;
      const before = last;
      const { promise, resolve: leave } = Promise.withResolvers<void>();
      if (!pipelines) last = promise;
      if (asked > 1)
        try {
          await inTime(before, longest);
        } catch (error) {
          asked--;
          void before.then(() => leave());
          throw error;
        }
      else await before;
      // What is still asked then, such as by a timer, would make a connection that nobody closes, and the process would not end.
      if (!closed) client ??= Promise.resolve().then(connect);
      const mine = client;
      let timer: NodeJS.Timeout | undefined;
      try {
        if (!mine) throw new Error('The connection to PostgreSQL is closed.');
        const connected = await mine;
        if (Number.isFinite(longest)) timer = setTimeout(() => cut(connected), longest).unref();
        return await work(connected);
      } catch (error) {
        if (mine && (isBroken(error) || isReadOnly(error)) && client === mine) {
          client = undefined;
          mine.then((one) => one.end()).catch(() => undefined);
        }
        throw withoutContent(error);
      } finally {
        clearTimeout(timer);
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

/** @throws an error of a server that is busy */
async function inTime(before: Promise<unknown>, longest: number): Promise<void> {
  if (!Number.isFinite(longest)) return void (await before);
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () =>
      reject(Object.assign(new Error('No connection to PostgreSQL became free in time.'), { code: lockNotAvailable })),
    longest,
  );
  try {
    await Promise.race([before, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Without asking the server, which does not answer. All that was asked fails. */
const cut = (client: Client): void => void client.connection.stream.destroy();

export type Connection = ReturnType<typeof createConnection>;

/** Clients of a pooler that may give each transaction another connection of the server, which has no statement prepared. */
const pooled = new WeakSet<Client>();

/** Whether the address is that of a PgBouncer in transaction mode. */
const isPooledAddress = (url: string): boolean => new URL(url).searchParams.get('pgbouncer') === 'true';

/** What the names of a client's prepared queries end with: through a pool, another process must never run one of them. */
const ownNames = new WeakMap<Client, string>();

/** What a query is prepared under: nothing where the next one may reach another connection of the server. */
export const preparedAs = (client: Client, name: string) =>
  pooled.has(client) ? {} : { name: `${name}_${ownNames.get(client)}` };

/**
 * Throws if two transactions of a client may reach different connections of the server, and its address does not say so.
 * @param other Another client of the same address, which is busy meanwhile.
 */
export async function mustKeepConnection(client: Client, other: Client, name: string): Promise<void> {
  if (pooled.has(client)) return;
  const processOf = async (one: Client): Promise<number> =>
    (await one.query('SELECT pg_backend_pid() AS process')).rows[0].process;
  const before = await processOf(client);
  await other.query('BEGIN');
  try {
    if ((await processOf(other)) !== before && (await processOf(client)) === before) return;
  } finally {
    await other.query('COMMIT');
  }
  throw new StoreError(
    `A pool answers for ${name} and gives each transaction another connection. If it is PgBouncer in transaction mode, add ?pgbouncer=true to the address; otherwise give the address of PostgreSQL itself.`,
  );
}

/** What begins a transaction whose commit is answered only after its rows are on the disk, unless the server promises more. */
export const beginTexts = (client: Client): string[] => (pooled.has(client) ? ['BEGIN', waitForDisk(true)] : ['BEGIN']);

const waitForDisk = (isLocal: boolean): string =>
  `SELECT set_config('synchronous_commit', 'on', ${isLocal}) WHERE current_setting('synchronous_commit') = 'off'`;

export function ask(client: Client, query: Query<unknown>, parameters: Parameters): Promise<Result> {
  const text = postgresText(query);
  return client.query({ ...preparedAs(client, text.name), text: text.text, values: valuesOf(text, parameters) });
}

/** The rows as lists of values, which is shorter for many of them. */
export async function askForLists(client: Client, query: Query<unknown>, parameters: Parameters): Promise<unknown[][]> {
  const text = postgresText(query);
  const values = valuesOf(text, parameters);
  return (await client.query({ ...preparedAs(client, `${text.name}l`), text: text.text, values, rowMode: 'array' }))
    .rows;
}
