import { either, joined, type Sql } from './dialect.ts';

/**
 * Assignments that overwrite texts in place, with zeros of the same length. PostgreSQL overwrites nothing in place: there the
 * texts become empty, so that no copy is made.
 */
export const blanked = (...columns: string[]): Sql =>
  joined(columns.map((one) => either(`${one} = printf('%.*c', octet_length(${one}), '0')`, `${one} = ''`)));
