import { createHash, randomBytes, randomUUIDv7 } from 'node:crypto';
import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import pg from 'pg';
import { lockFolder } from '../../src/store/database-folder.ts';
import { openPostgres } from '../../src/store/postgres/postgres.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { createStore } from '../../src/store/store.ts';
import { runDeemster, startProcess } from '../cli/deemster-process.ts';
import { deemsterLine, inTerminal, quoted, testTerminal } from '../cli/terminal.ts';
import { temporaryFolder } from '../helpers.ts';
import { evaluationOf, readPage, useOf } from '../store/stored-traces.ts';
import { asked, emptyDatabase } from './empty-database.ts';
import { startPostgres } from './server.ts';

const server = await startPostgres();
const onPostgres = server ? test : test.skip;
afterAll(() => server?.[Symbol.dispose]());

const tablesIn = async (url: string) =>
  (await asked(url, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'")).map(({ tablename }) => tablename);

/** Texts that a format for rows could mistake for its own signs. */
const texts = [
  '\\',
  '\\N',
  '\\.',
  '\t',
  'a\r\nb\n',
  '\b\f\v',
  '\'"',
  ' ',
  '',
  'Grüße 👍🏽 日本',
  '{"a":"\\u0000"}',
  '\u{10ffff}',
];
/** Numbers whose decimal digits JavaScript and PostgreSQL write in different ways. */
const scores = [0, 1, 0.1 + 0.2, 2 ** -44, 1e-7, 5e-324, 1 - 2 ** -53, 0.00001, 1 / 3];

/** A folder with a database of this many traces more than a few odd ones. */
async function filledFolder(traces = 0, length = 500) {
  const folder = await temporaryFolder();
  const store = createStore(openSqlite(folder.path));
  await store.createFirst('default', { id: 'k', hash: 'h', label: texts.join(), createdAt: 0, expiresAt: null });
  await store.secret();
  const add = (id: string, text: string, score: number | null, content = text) =>
    store.addEvaluations(1, {
      trace: {
        id,
        createdAt: 2 ** 42,
        tags: { text, run: 'r', case: id },
        trace: { messages: [{ role: 'user', content }], system: null, tools: null },
      },
      evaluations: [evaluationOf({ evaluatorName: text || null, score, explanation: text })],
      use: useOf('k'),
    });
  await Promise.all(texts.map((text, at) => add(`odd-${at}`, text, scores[at] ?? null)));
  for (const [at, comment] of texts.entries())
    await store.addComment(1, `odd-${at}`, { id: randomUUIDv7(), comment, createdAt: at });
  for (let done = 0; done < traces; done += 1000)
    await Promise.all(Array.from({ length: 1000 }, (_, at) => add(`many-${done + at}`, '', 0.5, 'x'.repeat(length))));
  await store.close();
  const file = `${folder.path}/deemster.db`;
  return {
    path: folder.path,
    hash: async () =>
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
    migrate: (url: string, more: Parameters<typeof runDeemster>[1] = { cwd: folder.path }) =>
      runDeemster(['migrate', '--data-dir', folder.path, '--to', url], more),
    [Symbol.asyncDispose]: folder[Symbol.asyncDispose],
  };
}

const listed = (store: ReturnType<typeof createStore>) => readPage(store.listTraces(1, {}, 100));

const refused = (line: RegExp) => ({ code: 2, stdout: '', stderr: expect.stringMatching(line) });

onPostgres('everything arrives, numbers continue, and the file stays as it was', async () => {
  await using folder = await filledFolder();
  const [url, before] = [await emptyDatabase(server!.url), await folder.hash()];
  expect(await folder.migrate(url)).toEqual({
    code: 0,
    stderr: '',
    stdout: expect.stringMatching(
      /^Copied \S+ to 127\.0\.0\.1:\d+\/\w+ and compared every table: 1 account, 1 key, 12 traces, 12 evaluations, 12 comments\. [^\n]+\n[^\n]+\n$/,
    ),
  });
  expect(await folder.hash()).toBe(before);
  const stores = [createStore(openSqlite(folder.path)), createStore(await openPostgres(url))];
  const seen = await Promise.all(
    stores.map(async (store) => {
      const read = async () => ({
        traces: await listed(store),
        runs: await store.listRuns(1, 10),
        usage: await store.usage(1),
        secret: await store.secret(),
      });
      const first = await read();
      await store.addEvaluations(1, {
        trace: { id: 'new', createdAt: 9, tags: { run: 's' }, trace: { messages: [], system: null, tools: null } },
        evaluations: [evaluationOf({ evaluatorName: null, score: 1, id: 'new' })],
        use: useOf('k'),
      });
      return [first, await read()];
    }),
  );
  await Promise.all(stores.map((store) => store.close()));
  expect(seen[0]![0]!.traces.traces).toHaveLength(12);
  expect(seen[1]).toEqual(seen[0]);
});

onPostgres('a process that is killed leaves the database empty, and the next one copies all', async () => {
  await using folder = await filledFolder(2000);
  const [url, before] = [await emptyDatabase(server!.url), await folder.hash()];
  await (await openPostgres(url)).close();
  // The last table cannot be written to for now.
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  await holder.query('BEGIN; LOCK TABLE usage IN SHARE MODE');
  const child = startProcess(['migrate', '--data-dir', folder.path, '--to', url], { cwd: folder.path });
  const activity = (what: string) =>
    asked(
      server!.url,
      `SELECT 1 FROM pg_stat_activity WHERE datname = '${new URL(url).pathname.slice(1)}' AND ${what}`,
    );
  while ((await activity(`query LIKE 'COPY "usage"%' AND wait_event_type = 'Lock'`)).length === 0);
  child.kill('SIGKILL');
  await once(child, 'close');
  await holder.query('COMMIT');
  await holder.end();
  while ((await activity("application_name = 'deemster'")).length > 0);
  for (const table of await tablesIn(url))
    expect([
      table,
      await asked(
        url,
        `SELECT * FROM ${table} WHERE to_jsonb(${table}) ->> 'name' IS DISTINCT FROM 'schema_version' LIMIT 1`,
      ),
    ]).toEqual([table, []]);
  expect(await folder.hash()).toBe(before);
  expect(await folder.migrate(url)).toMatchObject({ code: 0 });
  expect(await asked(url, 'SELECT count(*)::int AS found FROM evaluations')).toEqual([{ found: 2012 }]);
});

onPostgres('a connection that the server ends is one line, and nothing is there', async () => {
  await using folder = await filledFolder(2000);
  const url = await emptyDatabase(server!.url);
  await (await openPostgres(url)).close();
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  await holder.query('BEGIN; LOCK TABLE evaluations IN SHARE MODE');
  const migrating = folder.migrate(url);
  const end =
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'COPY \"evaluations\"%' AND wait_event_type = 'Lock'";
  while ((await asked(url, end)).length === 0);
  expect(await migrating).toMatchObject(
    refused(/^deemster: Cannot migrate to the PostgreSQL database \S+: [^\n]+ Nothing was stored there\.\n$/),
  );
  await holder.query('COMMIT');
  await holder.end();
  expect(await asked(url, 'SELECT * FROM traces')).toEqual([]);
});

onPostgres('what cannot be copied is refused in one line, without a password', async () => {
  await using folder = await filledFolder();
  const url = await emptyDatabase(server!.url);
  const withPassword = Object.assign(new URL(url), { password: 'secret' }).href;
  expect(await folder.migrate('postgres://secret@/')).toMatchObject(refused(/^deemster: --to must be [^\n]+\n$/));
  expect(await folder.migrate(withPassword.replace(/\w+$/, 'nowhere'))).toMatchObject(
    refused(/^deemster: [^\n]+\/nowhere: the server has no such database\. Create it: [^\n]+\n$/),
  );
  expect(await folder.migrate('postgres://me:secret@127.0.0.1:1/x')).toMatchObject(
    refused(
      /^deemster: (?!.*secret)[^\n]+127\.0\.0\.1:1\/x: no PostgreSQL server answers there [^\n]+, or correct --to\.\n$/,
    ),
  );

  await asked(url, 'CREATE TABLE traces (mine TEXT)');
  expect(await folder.migrate(url)).toMatchObject(
    refused(/contains tables of another program \(relation "traces" already exists\)/),
  );
  await asked(url, 'DROP TABLE traces');
  expect(await tablesIn(url)).toEqual([]);

  const release = lockFolder(folder.path);
  expect(await folder.migrate(url)).toMatchObject(
    refused(/^deemster: A server is using [^\n]+ Stop it first: [^\n]+\n$/),
  );
  release();

  await using other = await filledFolder();
  expect(await other.migrate(withPassword)).toMatchObject({ code: 0 });
  const migrated = await folder.migrate(withPassword);
  expect(migrated).toMatchObject(refused(/^deemster: \S+ already contains data \(in the table "accounts"\)[^\n]+\n$/));
  expect(migrated.stderr).not.toContain('secret');
});

onPostgres('a NUL character, which PostgreSQL has in no text, is named with its place', async () => {
  await using folder = await filledFolder(1000);
  const url = await emptyDatabase(server!.url);
  const database = openSqlite(folder.path);
  await database.write({
    steps: [{ query: { sql: "UPDATE comments SET comment = 'a' || char(0) WHERE seq = 3" }, parameters: {} }],
  });
  await database.close();
  expect(await folder.migrate(url)).toMatchObject(
    refused(
      /^deemster: The column "comment" of the table "comments" contains a NUL character, [^\n]+ \(row: 3, [^\n]+\n$/,
    ),
  );
  expect(await tablesIn(url)).toEqual([]);
});

onPostgres('tags, runs and cases of any length arrive, and are found', async () => {
  await using folder = await filledFolder();
  const url = await emptyDatabase(server!.url);
  const store = createStore(openSqlite(folder.path));
  // It cannot be compressed.
  const long = randomBytes(6000).toString('hex');
  const trace = { messages: [], system: null, tools: null };
  await store.createTrace(1, { id: 'long', createdAt: 0, tags: { [long]: long, run: long, case: long }, trace });
  await store.close();
  expect(await folder.migrate(url)).toMatchObject({ code: 0, stderr: '' });
  const moved = createStore(await openPostgres(url));
  expect((await readPage(moved.listTraces(1, { tags: [[long, long]] }, 10))).traces).toHaveLength(1);
  expect(await moved.findRun(1, long)).toBeDefined();
  await moved.close();
});

onPostgres('rows that the database changes are noticed before they are stored', async () => {
  await using folder = await filledFolder();
  const url = await emptyDatabase(server!.url);
  await (await openPostgres(url)).close();
  await asked(
    url,
    `CREATE FUNCTION alter_it() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN new.comment = new.comment || ' '; RETURN new; END $$;
    CREATE TRIGGER altered BEFORE INSERT ON comments FOR EACH ROW WHEN (new.seq = 5) EXECUTE FUNCTION alter_it()`,
  );
  expect(await folder.migrate(url)).toMatchObject(
    refused(/^deemster: The rows of the table "comments" in \S+ differ /),
  );
  expect(await asked(url, 'SELECT * FROM accounts')).toEqual([]);
});

/**
 * Has each process of Node print the most memory that its objects and buffers held, in kilobytes, and how often it looked. Garbage is
 * collected before each look: on a busy machine it waits longer, and the memory of the process would mostly be garbage.
 */
const printsHeld = `--import=data:text/javascript,${encodeURIComponent(`
  import { setFlagsFromString } from 'node:v8';
  import { runInNewContext } from 'node:vm';
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  let [most, looks] = [0, 0];
  setInterval(() => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    most = Math.max(most, (heapUsed + external) / 1024);
    looks++;
  }, 20).unref();
  process.on('exit', () => console.error('held', Math.round(most), looks));
`)}`;

onPostgres('its memory does not grow with the file', async () => {
  await using folder = await filledFolder(4000, 100_000);
  const { code, stderr } = await folder.migrate(await emptyDatabase(server!.url), {
    cwd: folder.path,
    env: { NODE_OPTIONS: printsHeld },
  });
  expect(code).toBe(0);
  expect((await stat(`${folder.path}/deemster.db`)).size / 1024).toBeGreaterThan(390_000);
  const [held, looks] = /^held (\d+) (\d+)$/m.exec(stderr)!.slice(1).map(Number) as [number, number];
  expect(looks).toBeGreaterThan(20);
  expect(held).toBeGreaterThan(5000);
  expect(held).toBeLessThan(64 * 1024);
});

testTerminal('a terminal shows how many rows are copied, and how long the rest takes', async () => {
  if (!server) return;
  await using folder = await filledFolder(5000);
  const line = `${deemsterLine('migrate', '--data-dir', folder.path)} --to ${quoted(await emptyDatabase(server!.url))}`;
  const { code, output } = await inTerminal(line, { cwd: folder.path });
  expect(code).toBe(0);
  expect(output).toMatch(/\d+ %, [\d,]+ of [\d,]+ rows copied/);
  expect(output).toMatch(/\nCopied |KCopied /);
});
