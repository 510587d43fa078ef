/** A table of SQLite as it is copied. */
export interface Table {
  name: string;
  /** The columns that are copied, in the order of `select`: those that hold fractions are the last. */
  columns: string[];
  /** How many of the last columns hold fractions. */
  reals: number;
  /** Reads all rows in the order of their key. */
  select: string;
  /** The same in PostgreSQL, with fractions as the hexadecimal digits of their bits: its decimal digits can differ. */
  selectBack: string;
}

interface Column {
  name: string;
  type: 'INTEGER' | 'REAL' | 'TEXT';
}

/** Runs SQL on SQLite. */
type All = (sql: string, ...values: string[]) => unknown[];

/** Which traces are not in the index of texts: after the migration all of them, because PostgreSQL makes an index of its own. */
const rebuilt = 'unsearched';

/** What only one of the databases has in `settings`. */
const conditions: Record<string, string> = { settings: `WHERE name <> 'schema_version'` };

/**
 * The tables with rows of their own, parents before their children. Indexes, generated columns and what triggers fill are left
 * to the database that gets the rows.
 */
export function tablesOf(all: All): Table[] {
  const names = all(
    "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite#_%' ESCAPE '#' ORDER BY name",
  ) as { name: string }[];
  const ordered: string[] = [];
  const add = (name: string): void => {
    if (ordered.includes(name)) return;
    const parents = all('SELECT DISTINCT "table" AS name FROM pragma_foreign_key_list(?)', name) as { name: string }[];
    for (const parent of parents) if (parent.name !== name) add(parent.name);
    ordered.push(name);
  };
  for (const { name } of names) add(name);
  return ordered.filter((name) => name !== rebuilt).map((name) => tableOf(all, name));
}

/** Fills what is not copied. */
export const rebuild = `INSERT INTO ${rebuilt} (trace_seq) SELECT seq FROM traces`;

function tableOf(all: All, name: string): Table {
  const found = all('SELECT name, type FROM pragma_table_xinfo(?) WHERE hidden = 0', name) as Column[];
  const reals = found.filter(({ type }) => type === 'REAL');
  const columns = [...found.filter(({ type }) => type !== 'REAL'), ...reals];
  const key = keyOf(all, name).map((column) => ({
    column: quoted(column),
    isText: found.some((one) => one.name === column && one.type === 'TEXT'),
  }));
  const order = key.map(({ column }) => column).join();
  // By bytes, as in SQLite, whatever language the database is in.
  const orderBack = key.map(({ column, isText }) => (isText ? `${column} COLLATE "C"` : column)).join();
  const back = columns.map((one) =>
    one.type === 'REAL' ? `encode(float8send(${quoted(one.name)}), 'hex')` : quoted(one.name),
  );
  return {
    name,
    columns: columns.map((one) => one.name),
    reals: reals.length,
    select: `SELECT ${columns.map((one) => quoted(one.name)).join()} FROM ${quoted(name)} ORDER BY ${order}`,
    selectBack: `SELECT ${back.join()} FROM ${quoted(name)} ${conditions[name] ?? ''} ORDER BY ${orderBack}`,
  };
}

/** The columns of the primary key, or else of a unique one. */
function keyOf(all: All, table: string): string[] {
  const primary = all('SELECT name FROM pragma_table_xinfo(?) WHERE pk > 0 ORDER BY pk', table);
  const unique = `SELECT info.name FROM (SELECT name FROM pragma_index_list(?) WHERE origin = 'u' LIMIT 1) AS one
    JOIN pragma_index_info(one.name) AS info ORDER BY seqno`;
  const columns = (primary.length > 0 ? primary : all(unique, table)) as { name: string }[];
  if (columns.length === 0) throw new Error(`The table ${table} has no key.`);
  return columns.map(({ name }) => name);
}

export const quoted = (name: string): string => `"${name}"`;
