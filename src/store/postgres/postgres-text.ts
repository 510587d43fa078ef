import type { Parameters, Query } from '../database.ts';

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

export const valuesOf = ({ names }: PostgresText, parameters: Parameters) =>
  names.map((name) => parameters[name] ?? null);
