import type { Parameters } from '../database.ts';
import type { Sql } from '../dialect.ts';

/** Reads rows one after the other; throws once its caller has given up. */
export type Rows = <Row extends unknown[]>(text: string | Sql, parameters: Parameters) => Iterable<Row>;

interface Asked {
  text: string | Sql;
  parameters: Parameters;
}

/**
 * What reads rows and makes something of them, whether the database answers at once, as SQLite, or after a while. It yields what
 * it asks, and gets the rows.
 */
export type Reading<Result> = Generator<Asked, Result, Iterable<unknown[]>>;

/** For `yield*` in a Reading: the rows. */
export function* rowsOf<Row extends unknown[]>(text: string | Sql, parameters: Parameters): Reading<Iterable<Row>> {
  return (yield { text, parameters }) as Iterable<Row>;
}

export function readAtOnce<Result>(reading: Reading<Result>, rows: Rows): Result {
  for (let next = reading.next(); ; next = reading.next(rows(next.value.text, next.value.parameters)))
    if (next.done) return next.value;
}

export async function readInTurns<Result>(
  reading: Reading<Result>,
  rows: (text: string | Sql, parameters: Parameters) => Promise<unknown[][]>,
): Promise<Result> {
  for (let next = reading.next(); ; next = reading.next(await rows(next.value.text, next.value.parameters)))
    if (next.done) return next.value;
}
