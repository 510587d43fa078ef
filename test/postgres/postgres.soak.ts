import { query, type Step, step } from '../../src/store/database.ts';
import { openReadOnly } from '../../src/store/database-folder.ts';
import { sums as sumColumns } from '../../src/store/insights/insight-counts.ts';
import { openPostgres } from '../../src/store/postgres/postgres.ts';
import { postgresMigrations } from '../../src/store/postgres/schema.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { createStore } from '../../src/store/store.ts';
import { temporaryFolder } from '../helpers.ts';
import { evaluationOf, useOf } from '../store/stored-traces.ts';
import { asked, emptyDatabase as emptyDatabaseOn } from './empty-database.ts';
import { startPostgres } from './server.ts';

const server = await startPostgres();
const onPostgres = server ? test : test.skip;
afterAll(() => server?.[Symbol.dispose]());

/** An empty database. */
const emptyDatabase = () => emptyDatabaseOn(server!.url);

const trace = { messages: [], system: null, tools: null };
const useOfKey = useOf('k');

onPostgres('both databases have the same tables and columns', async () => {
  await using folder = await temporaryFolder();
  await openSqlite(folder.path).close();
  const sqlite = openReadOnly(folder.path);
  const wanted = sqlite
    .prepare(
      `SELECT m.name || '.' || c.name || (CASE WHEN c."notnull" OR c.pk THEN '' ELSE ' null' END) AS column
      FROM sqlite_schema AS m JOIN pragma_table_xinfo(m.name) AS c
      WHERE m.type = 'table' AND m.name NOT LIKE 'annotated_case_tokens%'`,
    )
    .pluck()
    .all() as string[];
  sqlite.close();
  const url = await emptyDatabase();
  await (await openPostgres(url)).close();
  const found = await asked(
    url,
    `SELECT table_name || '.' || column_name || (CASE is_nullable WHEN 'YES' THEN ' null' ELSE '' END) AS name
    FROM information_schema.columns WHERE table_schema = 'public' AND table_name NOT IN ('annotated_case_tokens', 'claims', 'commit_marks', 'rate_limits', 'search_words')`,
  );
  expect(found.map(({ name }) => name).sort()).toEqual(wanted.sort());
});

onPostgres('processes that start at the same time bring the schema to its version once', async () => {
  const url = await emptyDatabase();
  const opened = await Promise.all(Array.from({ length: 4 }, () => openPostgres(url)));
  await Promise.all(opened.map((one) => one.close()));
  expect(await asked(url, "SELECT value FROM settings WHERE name = 'schema_version'")).toEqual([
    { value: String(postgresMigrations.length) },
  ]);
  await asked(url, "UPDATE settings SET value = '99' WHERE name = 'schema_version'");
  await expect(openPostgres(url)).rejects.toThrow('schema version 99');
});

onPostgres('units of one turn take effect in their order, and change as many rows as in SQLite', async () => {
  await using folder = await temporaryFolder();
  const rows: Record<string, number[]> = { sqlite: [], postgres: [] };
  const databases = {
    sqlite: openSqlite(folder.path, undefined, { committed: (one) => void rows.sqlite!.push(one) }),
    postgres: await openPostgres(await emptyDatabase(), { committed: (one) => void rows.postgres!.push(one) }),
  };
  const ends = await Promise.all(
    Object.values(databases).map(async (database) => {
      const store = createStore(database);
      await store.createFirst('default', { id: 'k', hash: 'h', label: '', createdAt: 0, expiresAt: null });
      const made = (id: string) => ({ id, createdAt: 7, tags: { run: 'r', case: id }, trace });
      const evaluations = (...scores: number[]) => scores.map((score) => evaluationOf({ evaluatorName: null, score }));
      const results = await Promise.all([
        store.addEvaluations(1, { trace: made('a'), evaluations: evaluations(0, 0.75), use: useOfKey }),
        store.addEvaluations(1, { trace: made('b'), evaluations: evaluations(1), use: useOfKey }),
        store.addEvaluations(1, { trace: made('a'), evaluations: evaluations(1), use: useOfKey }),
        store.addEvaluations(1, {
          trace: { id: 'b', tags: { run: 's' } },
          evaluations: evaluations(0.5),
          use: useOfKey,
        }),
        store.addUse(1, useOfKey),
        store.setRating(1, 'b', true),
        store.setRating(1, 'c', true),
      ]);
      // PostgreSQL leaves gaps in its numbers.
      const sums = await database.rows(
        query(
          `SELECT slot, name, rating, ${sumColumns.join()} FROM insight_hours JOIN runs ON runs.seq = run_seq ORDER BY slot, name`,
        ),
        {},
      );
      const figures = await database.rows(query('SELECT packed FROM insight_figures ORDER BY evaluation_seq'), {});
      const runs = (await store.listRuns(1, 10)).map(({ seq: _, ...run }) => run);
      const deleted = [await store.deleteRun(1, 'r', () => 8), await store.deleteTrace(1, 'b', 9)];
      const left = await database.rows(query('SELECT count(*) AS left FROM insight_hours'), {});
      return { results, sums, figures, runs, deleted, left, usage: await store.usage(1) };
    }),
  );
  await Promise.all(Object.values(databases).map((one) => one.close()));
  expect(ends[0]!.results).toEqual([true, true, false, true, undefined, true, false]);
  expect(ends[1]).toEqual(ends[0]);
  expect(rows.postgres).toEqual(rows.sqlite);
});

onPostgres(
  'evaluations of one turn count the same in both databases, however they share hours, days and runs',
  async () => {
    await using folder = await temporaryFolder();
    const commits = { sqlite: 0, postgres: 0 };
    const databases = [
      openSqlite(folder.path, undefined, { committed: () => void commits.sqlite++ }),
      await openPostgres(await emptyDatabase(), { committed: () => void commits.postgres++ }),
    ];
    const hour = 3600 * 1000;
    const counted = await Promise.all(
      databases.map(async (database) => {
        const store = createStore(database);
        await store.createFirst('default', { id: 'k', hash: 'h', label: '', createdAt: 0, expiresAt: null });
        const add = (id: string, createdAt: number, tags: Record<string, string>, text = '') =>
          store.addEvaluations(1, {
            trace: { id, createdAt, tags, trace: { ...trace, system: text } },
            evaluations: [evaluationOf({ evaluatorName: null, score: 0.5 })],
            use: useOfKey,
          });
        // The long ones are more than one statement takes.
        const long = 'x'.repeat(3_000_000);
        const stored = await Promise.all([
          add('a', 0, {}),
          add('b', hour, {}),
          add('c', hour, { run: '' }),
          add('c', hour, {}),
          add('d', 30 * hour, { run: 'r' }, long),
          add('e', 30 * hour, { run: 's' }, long),
        ]);
        const ofTable = (table: string, columns: string) =>
          database.rows(
            query(`SELECT slot, name, ${columns} FROM ${table} LEFT JOIN runs ON runs.seq = run_seq
            ORDER BY slot, name IS NULL, name, ${columns}`),
            {},
          );
        return {
          stored,
          hours: await ofTable('insight_hours', sumColumns.join()),
          parts: await ofTable('insight_parts', 'kind, part, evaluations'),
          unsearched: await database.rows(query('SELECT count(*) AS waiting FROM unsearched'), {}),
        };
      }),
    );
    await Promise.all(databases.map((one) => one.close()));
    expect(counted[0]!.stored).toEqual([true, true, true, false, true, true]);
    expect(counted[1]).toEqual(counted[0]);
    // Two for the account, one for the short traces and one for the long ones: none was refused and stored again by itself.
    expect(commits).toEqual({ sqlite: 4, postgres: 4 });
  },
);

onPostgres('no query is compiled, and long texts are compressed with lz4 where the server has it', async () => {
  const database = await openPostgres(await emptyDatabase());
  const [found] = await database.rows(
    query<{ jit: string; compression: string; wanted: string }>(`
      SELECT current_setting('jit') AS jit, setting AS compression,
        CASE WHEN 'lz4' = ANY (enumvals) THEN 'lz4' ELSE boot_val END AS wanted
      FROM pg_settings WHERE name = 'default_toast_compression'`),
    {},
  );
  await database.close();
  expect(found).toMatchObject({ jit: 'off', compression: found!.wanted });
});

onPostgres('a unit that fails takes no other with it', async () => {
  const database = await openPostgres(await emptyDatabase());
  const add = (name: string | null): Step =>
    step(query('INSERT INTO settings (name, value) VALUES (:name, :value)'), { name, value: 'v' });
  const ends = await Promise.allSettled([
    database.write({ steps: [add('a')] }),
    database.write({ steps: [add('b'), add(null)] }),
    database.write({ steps: [add('e'), add('e')] }),
    database.write({ guard: add('c'), steps: [add('d')], isIndependent: true }),
  ]);
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  // What PostgreSQL says of rows would be content in a log.
  for (const end of ends)
    if (end.status === 'rejected') {
      expect(end.reason.code).toMatch(/^23/);
      expect({ ...end.reason }).toEqual(expect.not.objectContaining({ detail: expect.anything() }));
    }
  const names = query<{ name: string }>("SELECT name FROM settings WHERE name <> 'schema_version' ORDER BY name");
  expect((await database.rows(names, {})).map(({ name }) => name)).toEqual(['a', 'c', 'd']);
  await database.close();
});

onPostgres('only the first rows that fit are read, but at least one', async () => {
  const database = await openPostgres(await emptyDatabase());
  const many = query<{ text: string }>("SELECT repeat('x', 1000) AS text FROM generate_series(1, 1000)");
  const lengths = await Promise.all([1, 5000, 1e9].map(async (most) => (await database.rows(many, {}, most)).length));
  expect(lengths).toEqual([1, 5, 1000]);
  await database.close();
});

onPostgres('nothing is found under a number that no column can hold', async () => {
  const database = await openPostgres(await emptyDatabase());
  const store = createStore(database);
  expect(await store.getEvaluator(1, 'a', 1e20)).toBeUndefined();
  expect(await store.listRuns(1, 10, 1e30)).toEqual([]);
  await database.close();
});

onPostgres('connections that the server ends are made again, and no answered write is lost', async () => {
  const url = await emptyDatabase();
  const database = await openPostgres(url);
  const add = query('INSERT INTO settings (name, value) VALUES (:name, :name)');
  await database.write({ steps: [step(add, { name: 'before' })] });
  await asked(
    url,
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  const attempts: boolean[] = [];
  for (const name of ['one', 'two', 'three'])
    attempts.push(
      await database.write({ steps: [step(add, { name })] }).catch((error) => !database.isTemporary(error)),
    );
  expect(attempts.slice(1)).toEqual([true, true]);
  const found = await database.rows(query<{ name: string }>('SELECT name FROM settings'), {});
  expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining(['before', 'two', 'three']));
  await database.close();
});

onPostgres('a closed database makes no connection again', async () => {
  const url = await emptyDatabase();
  const database = await openPostgres(url);
  const select = query('SELECT 1');
  await database.rows(select, {});
  await database.close();
  await expect(database.rows(select, {})).rejects.toThrow('closed');
  await expect(database.write({ steps: [step(select, {})] })).rejects.toThrow('closed');
  const others =
    "SELECT count(*)::int AS open FROM pg_stat_activity WHERE application_name = 'deemster' AND datname = ";
  expect(await asked(url, `${others} current_database()`)).toEqual([{ open: 0 }]);
});
