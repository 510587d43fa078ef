import type { Parameters, Query, Value } from '../database.ts';

/** A query as PostgreSQL takes it: its parameters have numbers. */
export interface PostgresText {
  /** Under which a connection keeps it prepared. */
  name: string;
  text: string;
  /** The names of its parameters, in the order of their numbers. */
  names: string[];
}

const known = new Map<string, PostgresText>();

export function postgresText({ sql, dialects }: Query<unknown>): PostgresText {
  const named = dialects?.postgres ?? sql;
  const found = known.get(named);
  if (found) return found;
  const names: string[] = [];
  const text = named.replace(/'[^']*'|::|:([a-z]\w*)/g, (all, name?: string) => {
    if (name === undefined) return all;
    const at = names.indexOf(name);
    return `$${at < 0 ? names.push(name) : at + 1}`;
  });
  const made = { name: `q${known.size}`, text, names };
  known.set(named, made);
  return made;
}

/** The largest number of a column. */
const largest = 9_223_372_036_854_775_807n;

/** A whole number that no column can hold is the largest one, as in SQLite: nothing is found under it. */
const columnValue = (value: Value | undefined) =>
  typeof value === 'number' && Math.abs(value) >= Number(largest)
    ? String(value > 0 ? largest : -largest)
    : (value ?? null);

export const valuesOf = ({ names }: PostgresText, parameters: Parameters) =>
  names.map((name) => columnValue(parameters[name]));
