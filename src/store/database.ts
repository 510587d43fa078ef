import type { Sql } from './dialect.ts';

/** A column value. Booleans are 0 and 1, times are milliseconds since the epoch, objects are JSON text. */
export type Value = string | number | null;

/** A query with named parameters (`:name`), written once for SQLite and PostgreSQL (dialect.ts). Row is the type of its result rows. */
export interface Query<Row = never> {
  readonly sql: string;
  /** Absent: `sql` is the same in PostgreSQL. */
  readonly dialects?: Sql;
  /**
   * In PostgreSQL it takes the parameters of any number of steps as one, `:rows`, a JSON list of objects (dialect.ts): a statement
   * costs far more there than a row.
   */
  readonly takesRows?: true;
  /** Never set: carries the row type. */
  readonly row?: Row;
}

export type Parameters = Record<string, Value>;

export interface Step {
  query: Query<unknown>;
  parameters: Parameters;
  /**
   * Names of parameters that the query adds to stored values. Steps of one transaction that differ only in these may be
   * merged into one, with the sums.
   */
  adds?: readonly string[];
  /** Equal for steps of one query that may be merged. @default its other parameters, compared one by one */
  addsTo?: string;
  /**
   * It inserts one row; later steps of the unit that take this parameter get the number of the row. In PostgreSQL, a query that takes
   * rows gets the number itself, as `seq`.
   */
  gives?: string;
  /** Parameters that earlier steps of the unit give. */
  takes?: readonly string[];
  /** Whether it reads sums, so that those of earlier steps in the transaction must be stored first. */
  settles?: boolean;
}

/** Steps that take effect together or not at all. */
export interface Unit {
  /** Runs first. If it changes no row, no step runs and nothing is written. */
  guard?: Step;
  steps: Step[];
  /**
   * Deleted content must disappear from every file of the database, not only from its tables: before the unit resolves, or
   * by the next call of `erase`.
   */
  erases?: 'at once' | 'soon';
  /**
   * No step of another independent unit changes what its guard or its steps find. PostgreSQL then asks the guards of several
   * together, which saves round trips. @default false
   */
  isIndependent?: boolean;
}

/** What the processes of a shared database tell each other. Some of it may be lost, such as while a connection is broken. */
export interface News {
  tellEnded(task: EndedTask): void;
  /** Tells that a key was revoked, or all keys of an account. */
  tellRevoked(): void;
  /** @param heard Is called with what any process tells, this one included. */
  listen(heard: Heard): void;
}

export interface EndedTask {
  seq: number;
  id: string;
}

export interface Heard {
  ended?(tasks: EndedTask[]): void;
  revoked?(): void;
}

/** What reads. */
export type Reads = Pick<Database, 'rows'>;

/** What the store needs from a database. Each kind has one file that implements it and contains only its differences. */
export interface Database {
  /**
   * Takes texts of traces out of the index, before the traces are deleted. Nothing is indexed until the returned function is
   * called. Absent: there is no index.
   */
  forget?(seqs: number[]): Promise<() => void>;
  /** Whether other processes may serve the same database at the same time. @default false */
  isShared?: boolean;
  /** Absent: no other process serves the database. */
  news?: News;
  /** @param mostBytes Returns only the first rows that fit into this many bytes, but at least one. Default: all rows. */
  rows<Row>(query: Query<Row>, parameters: Parameters, mostBytes?: number): Promise<Row[]>;
  /**
   * Lets several reads see one state of the database. The whole may be repeated, and must read with what it is given only. Absent:
   * reads that follow each other without waiting for anything else see one state anyway.
   * @param isLong Whether it may take seconds, so that other reads should not wait for it.
   */
  inOneState?<Result>(read: (state: Reads) => Promise<Result>, isLong?: boolean): Promise<Result>;
  /** Resolves once the unit is durable: true, or false if its guard changed nothing. When it rejects, nothing is written. */
  write(unit: Unit): Promise<boolean>;
  /**
   * Retries to erase deleted content from every file where another reading process (a backup) had kept it.
   * True: none of it is left. Does not wait for the other process.
   */
  erase(): Promise<boolean>;
  /** Rejects when the database is known to be damaged. */
  mustBeSound(): Promise<void>;
  /**
   * Whether the disk was full, and is not known to have room again: small writes may succeed all the same. Absent: a write that
   * succeeds shows that others can.
   */
  isFull?(): boolean;
  /** Whether a failed write can succeed later, because the disk or another process was at fault. A damaged file cannot. */
  isTemporary(error: unknown): boolean;
  /** What it takes on the disk; `wal`: the write-ahead log, if it is a file of its own. */
  bytes(): Promise<{ database: number; wal?: number }>;
  close(): Promise<void>;
}

export const inOneState = <Result>(
  database: Pick<Database, 'rows' | 'inOneState'>,
  read: (state: Reads) => Promise<Result>,
): Promise<Result> => (database.inOneState ? database.inOneState(read) : read(database));

export const query = <Row = never>(text: string | Sql): Query<Row> =>
  typeof text === 'string' ? { sql: text } : { sql: text.sqlite, dialects: text };

export const rowQuery = (text: Sql): Query => ({ ...query(text), takesRows: true });

export const step = (query: Query<unknown>, parameters: Parameters): Step => ({ query, parameters });

/** Merges steps that only add to the same row, each into the first of them. All other steps stay as they are. */
export function mergeAdditions(steps: readonly Step[]): Step[] {
  const merged: Step[] = [];
  const known = new Map<Query<unknown>, Map<string, Step>>();
  for (const one of steps) {
    const { query, adds } = one;
    if (!adds?.length) {
      merged.push(one);
      continue;
    }
    const place = one.addsTo ?? placeOf(one);
    const ofQuery = known.get(query) ?? new Map<string, Step>();
    known.set(query, ofQuery);
    const first = ofQuery.get(place);
    if (first) for (const name of adds) (first.parameters[name] as number) += one.parameters[name] as number;
    else {
      const sum = { ...one, parameters: { ...one.parameters } };
      ofQuery.set(place, sum);
      merged.push(sum);
    }
  }
  return merged;
}

/** Steps of the same query are created in one place, so their parameters have the same order. */
function placeOf({ parameters, adds }: Step): string {
  const rest: Value[] = [];
  for (const name in parameters) if (!adds!.includes(name)) rest.push(parameters[name]!);
  return JSON.stringify(rest);
}
