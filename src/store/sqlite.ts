import { statSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { type Database, mergeAdditions, type Parameters, type Query, type Step, type Unit } from './database.ts';
import {
  busyMilliseconds,
  bytesOf,
  connect,
  databaseFile,
  makeFolder,
  openReadOnly,
  reserveFile,
} from './database-folder.ts';
import { embeddedBinding } from './embedded-binding.ts';
import { createLogCheckpoints } from './log-checkpoints.ts';
import { migrate } from './migrate.ts';
import type { Migration, MigrationNotes } from './migration.ts';
import { createReserve } from './reserve.ts';
import { migrations } from './schema.ts';
import { isDamage, isEnvironmental, storeFault } from './store-fault.ts';

/** How many steps a transaction runs before other requests get their turn: some 10 ms. */
const stepsPerTurn = 500;

interface Waiting {
  unit: Unit;
  resolve: (written: boolean) => void;
  reject: (error: unknown) => void;
}

interface Prepared {
  statement: Sqlite.Statement;
  /** The names of its parameters, in the order of its text. */
  names: string[];
}

export interface SqliteOptions {
  /** Called after every durable transaction, with the number of rows that it changed. */
  committed?: (rows: number) => void;
  /** Called with the progress when an older database is migrated. */
  notes?: MigrationNotes;
  /** Reserves disk space for deletions; for the folder's server only. @default false */
  keepsReserve?: boolean;
}

/**
 * Opens `deemster.db` in the folder, creating both if missing, and migrates it to this version.
 * @throws StoreError when the database has a newer version or cannot be opened.
 */
export function openSqlite(
  folder: string,
  steps: readonly Migration[] = migrations,
  { committed = () => undefined, notes, keepsReserve = false }: SqliteOptions = {},
): Database {
  makeFolder(folder);
  const connection = connect(databaseFile(folder));
  /** Whether the write-ahead log may hold erased text. A checkpoint empties it, unless another process is reading it. */
  let remains: boolean;
  try {
    connection.pragma('journal_mode = WAL');
    // A response is sent only after its rows are on the disk, not merely handed to the operating system.
    connection.pragma('synchronous = FULL');
    connection.pragma('foreign_keys = ON');
    // Overwrites deleted text, so that it is gone from the file too.
    connection.pragma('secure_delete = ON');
    migrate(connection, steps, notes);
    // A process that was killed may have left erased text.
    remains = !checkpoint(connection);
  } catch (error) {
    connection.close();
    throw storeFault(connection.name, error);
  }
  const reserve = createReserve(reserveFile(folder));
  // A new database has nothing to delete; `erase`, which is called regularly, creates the reserve later.
  if (keepsReserve && statSync(connection.name).size > 1024 * 1024) reserve.keep(connection.name);
  /** The first error that shows damage to the file. Reads that still work may return wrong data. */
  let damage: unknown;
  const noteDamage = (error: unknown): void => {
    if (isDamage(error)) damage ??= error;
  };
  const checkpointSoon = createLogCheckpoints(connection, noteDamage);

  const prepare = preparing(connection);
  /** Rows changed by the current transaction. */
  let changed = 0;
  /** @param given What earlier steps of the unit gave, and where this one adds what it gives. */
  const run = ({ query, parameters, gives }: Step, given?: Record<string, number>): number => {
    const { statement, names } = prepare(query);
    const { changes, lastInsertRowid } = statement.run(valuesOf(names, parameters));
    changed += changes;
    if (gives && changes === 1) given![gives] = lastInsertRowid as number;
    return changes;
  };
  const take = ({ parameters, takes = [] }: Step, given: Record<string, number>): void => {
    for (const name of takes) {
      if (given[name] === undefined) throw new Error(`No earlier step gave ${name}.`);
      parameters[name] = given[name];
    }
  };

  const commit = (batch: Waiting[]): boolean[] => afterCommit(batch, runTogether.immediate(batch));
  const afterCommit = (batch: Waiting[], written: boolean[]): boolean[] => {
    committed(changed);
    checkpointSoon();
    eraseAfter(batch, written);
    return written;
  };
  const runTogether = connection.transaction((batch: Waiting[]) => {
    const work = stepsOf(batch);
    for (;;) {
      const { done, value } = work.next();
      if (done) return value;
    }
  });
  /** Runs the steps of one transaction, and pauses after some of them. */
  function* stepsOf(batch: Waiting[]): Generator<undefined, boolean[]> {
    changed = 0;
    let ran = 0;
    const additions: Step[] = [];
    function* settle() {
      for (const one of mergeAdditions(additions.splice(0))) {
        run(one);
        if (++ran % stepsPerTurn === 0) yield undefined;
      }
    }
    const written: boolean[] = [];
    for (const { unit } of batch) {
      const { guard, steps } = unit;
      const given: Record<string, number> = {};
      const isWritten = !guard || run(guard, given) > 0;
      written.push(isWritten);
      if (!isWritten) continue;
      for (const one of steps) {
        if (one.settles) yield* settle();
        take(one, given);
        if (one.adds) additions.push(one);
        else run(one, given);
        if (++ran % stepsPerTurn === 0) yield undefined;
      }
    }
    yield* settle();
    return written;
  }

  /** What is read while a transaction takes several turns: it shows what was committed before. */
  let committedOnly: ReturnType<typeof openedReadOnly> | undefined;
  /** Settles when the transaction that takes several turns has ended. */
  let turns: Promise<void> | undefined;
  /** Thousands of rows hold the event loop for less time if other requests get their turns within their transaction. */
  const commitInTurns = async (batch: Waiting[]): Promise<void> => {
    try {
      // Making so many steps took a while, too.
      await nextTurn();
      using opened = openedReadOnly(folder);
      connection.exec('BEGIN IMMEDIATE');
      committedOnly = opened;
      const work = stepsOf(batch);
      let next = work.next();
      for (; !next.done; next = work.next()) await nextTurn();
      await nextTurn();
      connection.exec('COMMIT');
      committedOnly = undefined;
      settled(batch, afterCommit(batch, next.value));
    } catch (error) {
      committedOnly = undefined;
      if (connection.inTransaction) connection.exec('ROLLBACK');
      failed(batch, error);
    }
  };

  /**
   * On a full disk, only deletions may use the reserve. The write-ahead log is emptied first, because it needs no space once
   * its rows are in the database.
   */
  const commitOnFullDisk = (waiting: Waiting): boolean[] => {
    reserve.release();
    try {
      checkpoint(connection);
    } catch {
      // The database has no room for the log's rows, but the log can grow into the reserve.
    }
    return commit([waiting]);
  };
  /** Keeps the reserve lent while the file has much free space inside: new rows fill it, but pass through the log first. */
  const restoreReserve = async (): Promise<void> => {
    const [pages, size] = ['freelist_count', 'page_size'].map((name) =>
      Number(connection.pragma(name, { simple: true })),
    );
    const isUseful = reserve.lent() > 0 && pages! * size! > 2 * reserve.lent();
    if (keepsReserve && !isUseful) await reserve.keepInTurns(connection.name);
  };

  let queue: Waiting[] = [];
  /** The writes of one turn of the event loop share one transaction, so they wait for the disk only once. */
  const flush = (): void => {
    // What is written meanwhile is flushed when those turns have ended.
    if (turns) return;
    const batch = queue;
    queue = [];
    if (batch.length === 0) return;
    if (batch.reduce((sum, { unit }) => sum + unit.steps.length, 0) > stepsPerTurn) {
      turns = commitInTurns(batch).finally(() => {
        turns = undefined;
        flush();
      });
      return;
    }
    try {
      settled(batch, commit(batch));
    } catch (error) {
      failed(batch, error);
    }
  };
  const settled = (batch: Waiting[], written: boolean[]): void => {
    for (const [index, { resolve }] of batch.entries()) resolve(written[index]!);
  };
  const failed = (batch: Waiting[], error: unknown): void => {
    noteDamage(error);
    const isFull = (error as { code?: string }).code === 'SQLITE_FULL';
    const isSomeonesFault = batch.length > 1 && !isEnvironmental(error);
    for (const waiting of batch)
      if (isSomeonesFault) flushAlone(waiting);
      else if (isFull && waiting.unit.erases) flushAlone(waiting, commitOnFullDisk);
      else waiting.reject(error);
  };
  /** After the shared transaction has failed, each unit is tried alone, so that only the faulty one is rejected. */
  const flushAlone = (waiting: Waiting, commitOne = (one: Waiting) => commit([one])): void => {
    try {
      waiting.resolve(commitOne(waiting)[0]!);
    } catch (error) {
      waiting.reject(error);
    }
  };

  const erase = (): boolean => {
    if (remains) remains = !checkpoint(connection);
    return !remains;
  };
  const eraseAfter = (batch: Waiting[], written: boolean[]): void => {
    const asked = batch.filter((_waiting, index) => written[index]).map(({ unit }) => unit.erases);
    if (!asked.some(Boolean)) return;
    remains = true;
    if (!asked.includes('at once')) return;
    try {
      erase();
    } catch {
      // The deletion itself is durable. `erase` is called again later, and reports the error.
    }
  };

  return {
    async rows<Row>(query: Query<Row>, parameters: Parameters, mostBytes?: number) {
      const { statement, names } = (committedOnly?.prepare ?? prepare)(query);
      const values = valuesOf(names, parameters);
      try {
        return (mostBytes === undefined ? statement.all(values) : first(statement.iterate(values), mostBytes)) as Row[];
      } catch (error) {
        noteDamage(error);
        throw error;
      }
    },
    write: (unit) =>
      new Promise((resolve, reject) => {
        if (queue.length === 0) setImmediate(flush);
        queue.push({ unit, resolve, reject });
      }),
    async erase() {
      await restoreReserve();
      while (turns) await turns;
      // The database was closed meanwhile, which erases too.
      if (!connection.open) return !remains;
      return erase();
    },
    async mustBeSound() {
      if (!damage) {
        try {
          // An open connection caches pages, and continues to use a file that was deleted.
          using fresh = closing(new Sqlite(connection.name, { readonly: true, timeout: 0, ...embeddedBinding() }));
          lookAtTables(fresh.connection);
        } catch (error) {
          if (isDamage(error) || (error as { code?: string }).code === 'SQLITE_CANTOPEN') damage = error;
        }
      }
      if (damage) throw damage;
    },
    isTemporary: (error) => isEnvironmental(error) && !isDamage(error),
    bytes: async () => bytesOf(folder),
    async close() {
      flush();
      while (turns) await turns;
      try {
        erase();
      } finally {
        connection.close();
      }
    },
  };
}

/** Statements, each prepared once. */
function preparing(connection: Sqlite.Database): (query: Query<unknown>) => Prepared {
  const prepared = new Map<string, Prepared>();
  return ({ sql }) => {
    const known = prepared.get(sql);
    if (known) return known;
    const { text, names } = inOrder(sql);
    const ready = { statement: connection.prepare(text), names };
    prepared.set(sql, ready);
    return ready;
  };
}

function openedReadOnly(folder: string): { prepare: ReturnType<typeof preparing> } & Disposable {
  const connection = openReadOnly(folder);
  return { prepare: preparing(connection), [Symbol.dispose]: () => connection.close() };
}

/** At most one row that exceeds the limit is in memory: it is only dropped after it was read. */
function first(rows: Iterable<unknown>, mostBytes: number): unknown[] {
  const some: unknown[] = [];
  let length = 0;
  for (const row of rows) {
    for (const value of Object.values(row as object)) if (typeof value === 'string') length += value.length;
    if (length > mostBytes && some.length > 0) break;
    some.push(row);
    if (length > mostBytes) break;
  }
  return some;
}

/** Parameters are bound by position: better-sqlite3 takes a quarter longer to bind them by name. */
function inOrder(sql: string): { text: string; names: string[] } {
  const names: string[] = [];
  const text = sql.replace(/'[^']*'|:([a-z]\w*)/g, (found, name?: string) => {
    if (name === undefined) return found;
    names.push(name);
    return '?';
  });
  return { text, names };
}

/** A loop, because a closure takes longer, and there are fifty values per evaluation. */
function valuesOf(names: string[], parameters: Parameters): unknown[] {
  const values = new Array<unknown>(names.length);
  for (let at = 0; at < names.length; at += 1) values[at] = parameters[names[at]!];
  return values;
}

const closing = (connection: Sqlite.Database) => ({ connection, [Symbol.dispose]: () => connection.close() });

/** Reads both ends of every table, which is quick however large it is. */
function lookAtTables(connection: Sqlite.Database): void {
  const tables = connection.prepare("SELECT name, wr FROM pragma_table_list WHERE type = 'table' AND schema = 'main'");
  for (const { name, wr } of tables.all() as { name: string; wr: 0 | 1 }[])
    for (const order of wr ? [''] : ['', 'ORDER BY rowid DESC'])
      connection.prepare(`SELECT 1 FROM ${name} NOT INDEXED ${order} LIMIT 1`).get();
}

/** Moves the write-ahead log's rows into the database and empties it; false: another process is reading or writing. */
function checkpoint(connection: Sqlite.Database): boolean {
  // A reader may take minutes, and no request should wait for it.
  connection.pragma('busy_timeout = 0');
  try {
    const [result] = connection.pragma('wal_checkpoint(TRUNCATE)') as [{ busy: 0 | 1 }];
    return result.busy === 0;
  } finally {
    connection.pragma(`busy_timeout = ${busyMilliseconds}`);
  }
}
