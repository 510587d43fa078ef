import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, Parameters, Query, Unit } from '../database.ts';
import { StoreError } from '../store-error.ts';
import { OutcomeUnknownError } from '../unavailable-error.ts';
import { createCommitMarks, forgetOldMarks, wasCommitted } from './commit-marks.ts';
import { ask, type Client, createConnection, mustKeepConnection } from './connection.ts';
import { selectBytes } from './inspect.ts';
import { knownVersion, migrate } from './migrate.ts';
import { createNews } from './news.ts';
import { inOneState } from './one-state.ts';
import { databaseName, openFault } from './open-fault.ts';
import { isBroken, isConflict, isEnvironmental } from './postgres-fault.ts';
import { postgresText, valuesOf } from './postgres-text.ts';
import { createRoomOnDisk } from './room-on-disk.ts';
import { postgresMigrations } from './schema.ts';
import { commitUnits, UncertainCommit } from './transaction.ts';

const require = createRequire(import.meta.url);
const loadCursor = () => require('pg-cursor') as typeof import('pg-cursor');

/** Connections that read. */
const readers = 3;
/** Units of one transaction. */
const mostUnits = 200;
/** How often a transaction is tried that others are in the way of. */
const attempts = 5;
/** How long a transaction may take, in milliseconds: a sweep deletes many rows in one. */
const longestTransaction = 30_000;
/** How long reads of one state may take together, in milliseconds: a report card may read a million rows. */
const longestState = 120_000;
/** How often the outcome of a commit is asked for after its connection was lost, in milliseconds. */
const lookEvery = 100;
/** Rows that are read at a time where they may be large. */
const rowsAtOnce = 20;

interface Waiting {
  unit: Unit;
  resolve: (written: boolean) => void;
  reject: (error: unknown) => void;
}

export interface PostgresOptions {
  /** Called after every durable transaction, with the number of rows that it changed. */
  committed?: (rows: number) => void;
  /** Whether the schema is brought to this version; if not, another version is refused. @default true */
  migrates?: boolean;
  /** How long the outcome of a commit is asked for after its connection was lost, in milliseconds. @default 30_000 */
  longestUncertain?: number;
}

/**
 * Opens a PostgreSQL database.
 * @throws StoreError when it cannot be used, or has another version that stays
 */
export async function openPostgres(
  url: string,
  { committed = () => undefined, migrates = true, longestUncertain = 30_000 }: PostgresOptions = {},
  steps: readonly string[] = postgresMigrations,
): Promise<Database> {
  // One connection writes: so units take effect in their order, as in SQLite.
  const writing = createConnection(url, { pipelines: true, longest: longestTransaction });
  const reading = Array.from({ length: readers }, () => createConnection(url));
  const readingLong = createConnection(url, { longest: longestState });
  try {
    // A migration takes as long as it takes.
    await writing.use(async (client) => {
      await (migrates ? migrate : mustBeCurrent)(client, steps, databaseName(url));
      if (migrates) await forgetOldMarks(client);
    }, Number.POSITIVE_INFINITY);
    if (migrates) await mustConnect();
  } catch (error) {
    await Promise.all([writing, ...reading].map((one) => one.close()));
    throw openFault(url, error);
  }

  /** A server that has no room for all connections, or a pool that its address does not name, would be found by requests. */
  async function mustConnect(): Promise<void> {
    for (const one of reading)
      await one.use((other) => writing.use((client) => mustKeepConnection(client, other, databaseName(url))));
  }

  const news = createNews(url);
  const marks = createCommitMarks();
  const room = createRoomOnDisk(read);
  /** Transactions whose outcome is being found out. */
  const uncertain = new Set<Promise<void>>();
  const queue: Waiting[] = [];
  let flushing: Promise<void> | undefined;
  /** The writes of one turn of the event loop share one transaction, and so do those that come while it takes place. */
  async function flush(): Promise<void> {
    while (queue.length > 0) await commitAll(queue.splice(0, mostUnits));
    flushing = undefined;
  }

  async function commitAll(batch: Waiting[]): Promise<void> {
    try {
      const written = await commitRepeatedly(batch.map(({ unit }) => unit));
      for (const [index, { resolve }] of batch.entries()) resolve(written[index]!);
    } catch (error) {
      if (error instanceof UncertainCommit) {
        // Later units do not wait for a server that may stay away.
        const found = findOutcome(batch, error).finally(() => uncertain.delete(found));
        uncertain.add(found);
      } else if (batch.length === 1 || isEnvironmental(error)) for (const { reject } of batch) reject(error);
      // One of them is at fault: the others go without it.
      else for (const one of batch) await commitAll([one]);
    }
  }

  async function commitRepeatedly(units: Unit[]): Promise<boolean[]> {
    for (let attempt = 1; ; attempt++)
      try {
        const { written, rows } = await writing.use((client) => commitUnits(client, units, marks.next()));
        committed(rows);
        room.noteSuccess();
        return written;
      } catch (error) {
        room.noteFailure(error);
        if (error instanceof UncertainCommit) marks.renew();
        // A connection that broke before the commit has left nothing.
        const mayRepeat = isConflict(error) ? attempt < attempts : isBroken(error) && attempt === 1;
        if (!mayRepeat) throw error;
      }
  }

  async function findOutcome(batch: Waiting[], { cause, written, mark }: UncertainCommit): Promise<void> {
    let unexpected: unknown;
    for (const until = performance.now() + longestUncertain; performance.now() < until; await sleep(lookEvery))
      try {
        const isWritten = await read((client) => wasCommitted(client, mark));
        for (const [index, { resolve, reject }] of batch.entries())
          isWritten ? resolve(written[index]!) : reject(cause);
        return;
      } catch (error) {
        // A server that crashes or starts may say anything, so only the time ends this.
        if (!isEnvironmental(error)) unexpected = error;
      }
    for (const { reject } of batch) reject(new OutcomeUnknownError(unexpected ?? cause));
  }

  async function read<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
    const least = () => reading.reduce((best, one) => (one.asked() < best.asked() ? one : best));
    try {
      return await least().use(work);
    } catch (error) {
      // A read changes nothing, so it goes again where the connection had broken.
      if (!isBroken(error)) throw error;
      return least().use(work);
    }
  }

  /** The same, but another read that waits for the connection is a long one too. */
  const readLong = <Result>(work: (client: Client) => Promise<Result>): Promise<Result> =>
    readingLong.use(work).catch((error) => {
      if (!isBroken(error)) throw error;
      return readingLong.use(work);
    });

  const rowsOf = async <Row>(client: Client, query: Query<Row>, parameters: Parameters, mostBytes?: number) =>
    mostBytes === undefined
      ? ((await ask(client, query, parameters)).rows as Row[])
      : firstRows<Row>(client, query, parameters, mostBytes);

  const rows = <Row>(...asked: [query: Query<Row>, parameters: Parameters, mostBytes?: number]): Promise<Row[]> =>
    read((client) => rowsOf(client, ...asked));

  return {
    isShared: true,
    news,
    rows,
    inOneState: (reads, isLong = false) =>
      (isLong ? readLong : read)((client) =>
        inOneState(client, () => reads({ rows: (...asked) => rowsOf(client, ...asked) })),
      ),
    write: (unit) =>
      new Promise((resolve, reject) => {
        queue.push({ unit, resolve, reject });
        flushing ??= new Promise((ended) => void setImmediate(() => void flush().then(ended)));
      }),
    // What was deleted goes from the server's files when it is vacuumed, and from its log in time: nobody can wait for that here.
    erase: async () => true,
    async mustBeSound() {
      await read((client) => client.query('SELECT 1'));
      await room.mustHave();
    },
    isFull: room.isFull,
    isTemporary: isEnvironmental,
    bytes: async () => ({ database: (await rows(selectBytes, {}))[0]!.bytes }),
    async close() {
      while (flushing) await flushing;
      await Promise.all(uncertain);
      await Promise.all([news, writing, readingLong, ...reading].map((one) => one.close()));
    },
  };
}

/** The first rows that fit, but at least one. No more are held than are read at a time. */
async function firstRows<Row>(client: Client, query: Query<Row>, parameters: Parameters, most: number): Promise<Row[]> {
  const text = postgresText(query);
  const Cursor = loadCursor();
  const cursor = client.query(new Cursor<Row & object>(text.text, valuesOf(text, parameters)));
  const some: Row[] = [];
  let length = 0;
  // A cursor waits forever for a connection that has ended.
  const { promise: lost, reject } = Promise.withResolvers<never>();
  const end = () => reject(new Error('Connection terminated while rows were read.'));
  lost.catch(() => undefined);
  client.once('end', end);
  try {
    for (let count = 1; ; count = Math.min(count * 2, rowsAtOnce)) {
      const rows = await Promise.race([cursor.read(count), lost]);
      for (const row of rows) {
        for (const value of Object.values(row)) if (typeof value === 'string') length += value.length;
        if (length > most && some.length > 0) return some;
        some.push(row);
        if (length > most) return some;
      }
      if (rows.length < count) return some;
    }
  } finally {
    await Promise.race([cursor.close(), lost]);
    client.off('end', end);
  }
}

async function mustBeCurrent(client: Client, steps: readonly string[], name: string): Promise<void> {
  const version = await knownVersion(client, steps, name);
  if (version < steps.length)
    throw new StoreError(
      `${name} has schema version ${version}, but this Deemster needs ${steps.length}. Start the service of this version once: it migrates the database.`,
    );
}
