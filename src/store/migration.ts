import type { Value } from './database.ts';

/** One step of the schema: SQL for one transaction, or rows to move in many. */
export type Migration = string | Move;

/**
 * Moves rows from one table to another, a few per transaction, so that the write-ahead log of a large database stays small.
 * An interrupted move continues at the next start. Its steps in `tools` share one transaction.
 */
export interface Move {
  /** The source table. Its rows are counted once, for the progress. */
  from: string;
  /** Moves some rows and returns how many; 0 when none is left. */
  some(tools: MoveTools): number;
  /** SQL that runs once the table is empty. */
  last: string;
}

export interface MoveTools {
  all<Row>(sql: string, parameters?: Record<string, Value>): Row[];
  run(sql: string, parameters?: Record<string, Value>): void;
}

/** Callbacks that report the progress of a migration. */
export interface MigrationNotes {
  /** @param bytes The size of the file. */
  began(from: number, to: number, bytes: number): void;
  /** At most every few seconds, while rows are moved. */
  moved(rows: number, of: number): void;
  ended(milliseconds: number): void;
}

/** Interval of progress reports, in milliseconds. */
export const noteMilliseconds = 5000;
