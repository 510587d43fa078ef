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
}

/** Steps that take effect together or not at all. */
export interface Unit {
  /** Runs first. When it changes no row, no step runs and nothing is written. */
  guard?: Step;
  steps: Step[];
  /** What it deletes must be gone from every file of the database, not from its tables alone. */
  erases?: true;
}

/** What the store needs of a database; each kind has one file that implements it and holds only its difference. */
export interface Database {
  rows<Row>(query: Query<Row>, parameters: Parameters): Promise<Row[]>;
  /** Resolves once the unit is durable: true, or false when its guard changed nothing. Rejects with nothing written. */
  write(unit: Unit): Promise<boolean>;
  close(): Promise<void>;
}

export const query = <Row = never>(sql: string): Query<Row> => ({ sql });

export const step = (query: Query<unknown>, parameters: Parameters): Step => ({ query, parameters });
