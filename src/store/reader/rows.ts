import type { Parameters } from '../database.ts';

/** Reads rows one after the other; throws once its caller has given up. */
export type Rows = <Row extends unknown[]>(sql: string, parameters: Parameters) => Iterable<Row>;
