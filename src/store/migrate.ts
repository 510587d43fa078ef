import { statSync } from 'node:fs';
import type Sqlite from 'better-sqlite3';
import { type Migration, type MigrationNotes, type Move, type MoveTools, noteMilliseconds } from './migration.ts';
import { StoreError } from './store-error.ts';

type Connection = Sqlite.Database;

/**
 * Migrates a database to the version of these steps. Consecutive SQL steps take effect together or not at all.
 * @throws StoreError when the database has a newer version
 */
export function migrate(connection: Connection, steps: readonly Migration[], notes?: MigrationNotes): void {
  const began = performance.now();
  const from = versionOf(connection);
  if (from > steps.length)
    throw new StoreError(
      `${connection.name} has schema version ${from}, but this Deemster supports only ${steps.length}. Use a newer Deemster.`,
    );
  if (from === steps.length) return;
  // A new database is quick to migrate.
  const noted = from === 0 ? undefined : notes;
  noted?.began(from, steps.length, statSync(connection.name).size);
  // Read the version each time: another process may be migrating the same database.
  for (let version = from; version < steps.length; version = versionOf(connection)) {
    const step = steps[version]!;
    if (typeof step === 'string') runSql(connection, steps);
    else moveAll(connection, step, version, noted);
  }
  noted?.ended(Math.round(performance.now() - began));
}

const versionOf = (connection: Connection) => connection.pragma('user_version', { simple: true }) as number;

/** Applies all steps up to the next move. */
function runSql(connection: Connection, steps: readonly Migration[]): void {
  connection
    .transaction(() => {
      let version = versionOf(connection);
      for (let step = steps[version]; typeof step === 'string'; step = steps[++version]) connection.exec(step);
      connection.pragma(`user_version = ${version}`);
    })
    .immediate();
}

function moveAll(connection: Connection, { from, some, last }: Move, version: number, notes?: MigrationNotes): void {
  const prepared = new Map<string, ReturnType<Connection['prepare']>>();
  const prepare = (sql: string) => {
    const statement = prepared.get(sql) ?? connection.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
  const tools: MoveTools = {
    all: (sql, parameters = {}) => prepare(sql).all(parameters) as never[],
    run: (sql, parameters = {}) => void prepare(sql).run(parameters),
  };
  const [{ total } = { total: 0 }] = tools.all<{ total: number }>(`SELECT count(*) AS total FROM ${from}`);
  const moveSome = connection.transaction((): number => {
    if (versionOf(connection) !== version) return 0;
    const moved = some(tools);
    if (moved > 0) return moved;
    connection.exec(last);
    connection.pragma(`user_version = ${version + 1}`);
    return 0;
  });
  let done = 0;
  let noted = performance.now();
  for (let moved = moveSome.immediate(); moved > 0; moved = moveSome.immediate()) {
    done += moved;
    if (performance.now() - noted < noteMilliseconds) continue;
    noted = performance.now();
    notes?.moved(done, total);
  }
}
