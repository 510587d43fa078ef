/** A value of a column. Booleans are 0 and 1, times are milliseconds since the epoch, objects are JSON text. */
export type Value = string | number | null;

/** A query with named parameters (`:name`), in the SQL that SQLite and PostgreSQL share. Row is what it gives. */
export interface Query<Row = never> {
  readonly sql: string;
  /** Never set: carries the type of the rows. */
  readonly row?: Row;
}

export type Parameters = Record<string, Value>;

export interface Step {
  query: Query<unknown>;
  parameters: Parameters;
  /**
   * Names of parameters that the query adds to what is stored. Steps of one transaction that differ in these alone may
   * run as one, with their sums.
   */
  adds?: readonly string[];
}

/** Steps that take effect together or not at all. */
export interface Unit {
  /** Runs first. When it changes no row, no step runs and nothing is written. */
  guard?: Step;
  steps: Step[];
  /**
   * What it deletes must be gone from every file of the database, not from its tables alone: before the unit resolves, or
   * by the next call of `erase`.
   */
  erases?: 'at once' | 'soon';
}

/** What the store needs of a database; each kind has one file that implements it and holds only its difference. */
export interface Database {
  /** @param mostBytes Gives only the first rows, as many as these bytes hold, but at least one. Default: all of them. */
  rows<Row>(query: Query<Row>, parameters: Parameters, mostBytes?: number): Promise<Row[]>;
  /** Resolves once the unit is durable: true, or false when its guard changed nothing. Rejects with nothing written. */
  write(unit: Unit): Promise<boolean>;
  /**
   * Tries again to bring what was erased out of every file, where another process that reads (a backup) kept it there.
   * True: nothing of it is left. Does not wait for the other process.
   */
  erase(): Promise<boolean>;
  /** Rejects when the database is known to be damaged. */
  mustBeSound(): Promise<void>;
  /** Whether the disk or another process was at fault for what a write was rejected with, so that it can go well later. */
  isTemporary(error: unknown): boolean;
  close(): Promise<void>;
}

export const query = <Row = never>(sql: string): Query<Row> => ({ sql });

export const step = (query: Query<unknown>, parameters: Parameters): Step => ({ query, parameters });

/** Makes the steps of one transaction that only add to the same row into one. */
export function mergeAdditions(steps: Step[]): Step[] {
  const merged = new Map<string, Step>();
  for (const one of steps) {
    const rest: Value[] = [];
    for (const name in one.parameters) if (!one.adds!.includes(name)) rest.push(one.parameters[name]!);
    // Steps of one query are made in one place, so that their parameters come in one order.
    const place = JSON.stringify([one.query.sql, rest]);
    const known = merged.get(place);
    if (!known) merged.set(place, { ...one, parameters: { ...one.parameters } });
    else for (const name of one.adds!) (known.parameters[name] as number) += one.parameters[name] as number;
  }
  return [...merged.values()];
}
