/**
 * SQL in both dialects. Queries are written once, with the tag `sql`; what the dialects say differently is a fragment of this
 * file, by name. No code looks for patterns in SQL.
 */
export class Sql {
  readonly sqlite: string;
  readonly #make: () => string;
  #postgres: string | undefined;

  constructor(sqlite: string, make: () => string) {
    this.sqlite = sqlite;
    this.#make = make;
  }

  /** Put together when it is first asked for: with SQLite, nobody asks. */
  get postgres(): string {
    this.#postgres ??= this.#make();
    return this.#postgres;
  }

  /** A plain template would silently keep one dialect only. */
  toString(): never {
    throw new Error('This SQL has two dialects: put it into a template with the tag sql.');
  }
}

/** SQL, or a part of it, that is the same in both dialects if it is a plain text. */
export type SqlPart = Sql | string | number;

export const inSqlite = (part: SqlPart): string => (part instanceof Sql ? part.sqlite : String(part));
export const inPostgres = (part: SqlPart): string => (part instanceof Sql ? part.postgres : String(part));

export function sql(strings: TemplateStringsArray, ...parts: SqlPart[]): Sql {
  let text = strings[0]!;
  for (let at = 0; at < parts.length; at++) text += inSqlite(parts[at]!) + strings[at + 1]!;
  return new Sql(text, () => strings.reduce((text, string, at) => text + inPostgres(parts[at - 1]!) + string));
}

export const joined = (parts: readonly SqlPart[], separator = ','): Sql =>
  new Sql(parts.map(inSqlite).join(separator), () => parts.map(inPostgres).join(separator));

export const either = (sqlite: string, postgres: string): Sql => new Sql(sqlite, () => postgres);

/** What SQLite does not need. */
export const onlyPostgres = (postgres: string): Sql => either('', postgres);

/** Follows a subquery, which PostgreSQL wants to have a name. */
export const picked = onlyPostgres(' AS picked');

const rowsParameter = 'CAST(:rows AS json)';

/**
 * The start of an INSERT that takes rows (Query.takesRows), with parameters of the columns' names.
 * @param isNumbered Whether later steps take the number of the row (Step.gives).
 */
export function insertRow(table: string, columns: readonly string[], isNumbered = false): Sql {
  const names = columns.join();
  const all = isNumbered ? `seq, ${names}` : names;
  return either(
    `INSERT INTO ${table} (${names}) VALUES (${columns.map((name) => `:${name}`).join()})`,
    `INSERT INTO ${table} (${all}) SELECT ${all} FROM json_populate_recordset(CAST(NULL AS ${table}), ${rowsParameter})`,
  );
}

/**
 * The parameters of another query that takes rows: `from` precedes the tables of its FROM.
 * @param types In PostgreSQL, by their names.
 */
export const rowParameters = <Name extends string>(types: Record<Name, 'bigint' | 'double precision' | 'text'>) => ({
  from: onlyPostgres(
    `json_to_recordset(${rowsParameter}) AS own (${Object.entries(types)
      .map(([name, type]) => `${name} ${type}`)
      .join()}) CROSS JOIN `,
  ),
  of: (name: Name): Sql => either(`:${name}`, `own.${name}`),
});

/**
 * The time in milliseconds since the epoch. Processes on several machines share that of PostgreSQL; a file has one process, whose
 * own clock counts.
 * @param now The parameter with that process's time.
 */
export const databaseClock = (now: string): Sql =>
  either(`CAST(${now} AS BIGINT)`, 'CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)');

/** Ends a subquery of rows to change: it leaves out those of this table that another process is changing. */
export const skipLocked = (table: string): Sql => onlyPostgres(`FOR UPDATE OF ${table} SKIP LOCKED`);

/** A parameter with a JSON list. */
export const asJson = (list: string): Sql => either(list, `CAST(${list} AS json)`);

/** The numbers of a JSON list. @param list A parameter, such as `:seqs`. */
export const seqsIn = (list: string): Sql =>
  either(
    `(SELECT value FROM json_each(${list}))`,
    `(SELECT value::bigint FROM json_array_elements_text(CAST(${list} AS json)))`,
  );

/** The texts of a JSON list. */
export const textsIn = (list: string): Sql =>
  either(
    `(SELECT value FROM json_each(${list}))`,
    `(SELECT value FROM json_array_elements_text(CAST(${list} AS json)))`,
  );

/** The elements of a JSON list as rows with `value` and, in their order, `key`. Their fields: `textIn`, `integerIn`, `realIn`. */
export const elementsOf = (list: string, alias: string): Sql =>
  either(
    `json_each(${list}) AS ${alias}`,
    `json_array_elements(CAST(${list} AS json)) WITH ORDINALITY AS ${alias} (value, key)`,
  );

/** The elements of a JSON list of numbers, as rows with `value`. */
export const numbersOf = (list: string, alias: string): Sql =>
  either(
    `json_each(${list}) AS ${alias}`,
    `(SELECT value::bigint FROM json_array_elements_text(CAST(${list} AS json))) AS ${alias}`,
  );

/** The elements of a JSON list of texts, as rows with `value` and, in their order, `key`. */
export const textsOf = (list: string, alias: string): Sql =>
  either(
    `json_each(${list}) AS ${alias}`,
    `json_array_elements_text(CAST(${list} AS json)) WITH ORDINALITY AS ${alias} (value, key)`,
  );

/** A field of an element: a name of an object, or a place in a list. */
const accessOf = (value: string, field: string | number) =>
  `${value} ->> ${typeof field === 'number' ? field : `'${field}'`}`;
export const integerIn = (value: string, field: string | number): Sql =>
  either(accessOf(value, field), `(${accessOf(value, field)})::bigint`);
export const realIn = (value: string, field: string | number): Sql =>
  either(accessOf(value, field), `(${accessOf(value, field)})::double precision`);

/**
 * PostgreSQL's functions refuse JSON with an escaped NUL or half of a surrogate pair anywhere, so each is read as a space. An even
 * number of backslashes before it makes it a text of its own.
 */
const readable = (column: string) =>
  String.raw`CAST(regexp_replace(${column}, '(?<!\\)((?:\\\\)*)\\u(?:0000|[dD][89a-fA-F][0-9a-fA-F]{2})', '\1\\u0020', 'g') AS json)`;

/** A field of a stored JSON object, such as `usage.prompt`. */
export const storedText = (column: string, path: string): Sql =>
  either(`${column} ->> '$.${path}'`, `(${readable(column)} #>> '{${path.replaceAll('.', ',')}}')`);
export const storedInteger = (column: string, path: string): Sql =>
  either(`${column} ->> '$.${path}'`, `(${readable(column)} #>> '{${path.replaceAll('.', ',')}}')::bigint`);
export const storedReal = (column: string, path: string): Sql =>
  either(`${column} ->> '$.${path}'`, `(${readable(column)} #>> '{${path.replaceAll('.', ',')}}')::double precision`);
export const storedJson = (column: string, path: string): Sql =>
  either(`${column} -> '$.${path}'`, `(${readable(column)} #> '{${path.replaceAll('.', ',')}}')::text`);
export const storedLength = (column: string, path: string): Sql =>
  either(
    `json_array_length(${column}, '$.${path}')`,
    `(SELECT CASE json_typeof(found) WHEN 'array' THEN json_array_length(found) ELSE 0 END
      FROM (SELECT ${readable(column)} #> '{${path}}' AS found) AS picked WHERE found IS NOT NULL)`,
  );

/** Joins with a condition. SQLite keeps the order of the tables, as its planner would choose a worse one. */
export const joinInOrder = either('CROSS JOIN', 'JOIN');

/** A condition as 1 or 0. */
export const truth = (condition: SqlPart): Sql =>
  new Sql(inSqlite(condition), () => `CASE WHEN ${inPostgres(condition)} THEN 1 ELSE 0 END`);

/**
 * A text of any length as it is indexed and found. A row of an index of PostgreSQL holds 2.7 kB at most, so there a text of more than
 * 1000 bytes has its SHA-256 in its place, with so many signs behind it that no shorter text is equal. Indexes of stored databases have
 * exactly this expression: after a change, PostgreSQL would not use them.
 */
export const indexed = (text: SqlPart): Sql =>
  new Sql(inSqlite(text), () => {
    const long = inPostgres(text);
    // An index takes no function that depends on the encoding, so the bytes come from this one, which reads backslashes as signs.
    const bytes = String.raw`decode(replace(${long}, '\', '\\'), 'escape')`;
    return `(CASE WHEN octet_length(${long}) <= 1000 THEN ${long} ELSE rpad(encode(sha256(${bytes}), 'hex'), 1001, '#') END)`;
  });

/** A number without its fraction. */
export const whole = (value: string): Sql => either(`CAST(${value} AS INTEGER)`, `trunc(${value})::bigint`);

/** The larger of two numbers, of which none is null. */
export const larger = (one: SqlPart, other: SqlPart): Sql =>
  new Sql(`max(${inSqlite(one)}, ${inSqlite(other)})`, () => `greatest(${inPostgres(one)}, ${inPostgres(other)})`);
export const smaller = (one: SqlPart, other: SqlPart): Sql =>
  new Sql(`min(${inSqlite(one)}, ${inSqlite(other)})`, () => `least(${inPostgres(one)}, ${inPostgres(other)})`);

/** The version of the schema, as `user_version`. */
export const versionOfSchema = either(
  'PRAGMA user_version',
  "SELECT CAST(value AS int) AS user_version FROM settings WHERE name = 'schema_version'",
);

/** The text of these code points, in groups. */
export const characters = (codes: readonly (readonly SqlPart[])[]): Sql =>
  new Sql(
    `char(\n  ${codes.map((some) => some.map(inSqlite).join(', ')).join(',\n  ')})`,
    () =>
      `(${codes
        .flat()
        .map((code) => `chr((${inPostgres(code)})::int)`)
        .join(' || ')})`,
  );

/** The texts of all rows as one. */
export const together = (text: SqlPart): Sql =>
  new Sql(`group_concat(${inSqlite(text)}, '')`, () => `string_agg(${inPostgres(text)}, '')`);
