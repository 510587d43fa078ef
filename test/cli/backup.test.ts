import { existsSync, watch } from 'node:fs';
import { copyFile, link, mkdir, readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import Sqlite from 'better-sqlite3';
import { migrations } from '../../src/store/schema.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { conversation, startDeemster, temporaryFolder } from '../helpers.ts';
import { runDeemster, serveDeemster, startProcess } from './deemster-process.ts';

const key = 'correct-horse-battery-staple';

/** A folder with a data folder in it, as a person has, and the commands run there. */
async function place() {
  const folder = await temporaryFolder();
  return {
    path: folder.path,
    data: `${folder.path}/data`,
    run: (...args: string[]) => runDeemster(args, { cwd: folder.path }),
    serve: () => startDeemster({ bootstrapKey: key }, { folder: `${folder.path}/data` }),
    [Symbol.asyncDispose]: folder[Symbol.asyncDispose],
  };
}

const done = { code: 0, stderr: '' };
const refused = (line: RegExp) => ({ code: 2, stdout: '', stderr: expect.stringMatching(line) });
const tracesOf = async (deemster: Awaited<ReturnType<typeof startDeemster>>) =>
  (await deemster.get('/api/v1/traces?page_size=500')).body.traces;

test('a backup beside a running server, restored elsewhere, serves the same to the same keys', async () => {
  await using here = await place();
  await using deemster = await here.serve();
  const { headers } = await deemster.evaluate({ tags: { release: '1' } });
  const trace_id = headers.get('x-trace-id');
  await deemster.post('/api/v1/annotations/comment', { trace_id, comment: 'Good 👍🏽' });
  const made = await here.run('backup', 'copy.db');
  expect(made).toMatchObject(done);
  expect(made.stdout).toMatch(/^Wrote copy\.db: [\d.]+ kB, 1 account, 1 key, 1 trace, 1 evaluation, 1 comment\.\n$/);
  expect(((await stat(`${here.path}/copy.db`)).mode & 0o777).toString(8)).toBe('600');
  const want = await tracesOf(deemster);
  await deemster.evaluate();

  await using there = await place();
  const file = `${here.path}/copy.db`;
  expect(await there.run('restore', file)).toMatchObject({
    ...done,
    stdout: expect.stringMatching(/^Restored .*data: 1 account, 1 key, 1 trace, /),
  });
  expect((await readdir(there.data)).toSorted()).toEqual(['deemster.db', 'deemster.lock']);
  expect(((await stat(`${there.data}/deemster.db`)).mode & 0o777).toString(8)).toBe('600');
  await using restored = await there.serve();
  expect(await tracesOf(restored)).toEqual(want);
  expect((await readdir(here.path)).toSorted()).toEqual(['copy.db', 'data']);
});

test('a writer that never rests neither stops a backup nor is stopped', async () => {
  await using here = await place();
  await using deemster = await here.serve();
  await deemster.post('/api/v1/traces', { messages: conversation });
  let [isDone, written] = [false, 1];
  const writing = (async () => {
    while (!isDone) {
      const replies = await Promise.all(
        [1, 2, 3, 4].map(() => deemster.post('/api/v1/traces', { messages: conversation })),
      );
      expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
      written += 4;
    }
  })();
  const made = await here.run('backup', 'copy.db');
  isDone = true;
  await writing;
  const traces = Number(/([\d,]+) traces?,/.exec(made.stdout)![1]!.replaceAll(',', ''));
  expect([made.code, traces >= 1, traces <= written]).toEqual([0, true, true]);
});

test('what was deleted is not in a backup', async () => {
  await using here = await place();
  await using deemster = await here.serve();
  const { body } = await deemster.post('/api/v1/traces', {
    messages: [{ role: 'user', content: 'zanzibar' }, ...conversation],
  });
  await deemster.call('DELETE', `/api/v1/traces/${body.id}`);
  expect(await here.run('backup', 'copy.db')).toMatchObject(done);
  expect((await readFile(`${here.path}/copy.db`)).includes('zanzibar')).toBe(false);
});

test('a backup replaces a file only by force, and never the database', async () => {
  await using here = await place();
  await openSqlite(here.data).close();
  await writeFile(`${here.path}/letter.txt`, 'Dear grandmother,');
  expect(await here.run('backup', 'letter.txt')).toEqual(refused(/^deemster: letter\.txt already exists\.[^\n]*\n$/));
  expect(await readFile(`${here.path}/letter.txt`, 'utf8')).toBe('Dear grandmother,');
  expect(await here.run('backup', 'letter.txt', '--force')).toMatchObject(done);
  expect(await here.run('restore', 'letter.txt', '--data-dir', 'other')).toMatchObject(done);

  await link(`${here.data}/deemster.db`, `${here.path}/hard-link`);
  for (const file of ['data/deemster.db', './data/../data/deemster.db-wal', 'data/deemster.lock', 'hard-link'])
    expect(await here.run('backup', file, '--force')).toEqual(
      refused(/^deemster: \S+ is part of the database\.[^\n]*\n$/),
    );
  expect(await here.run('backup', 'data')).toEqual(refused(/^deemster: data exists and is not a file\.\n$/));
  expect(await here.run('backup', 'none/copy.db')).toEqual(
    refused(/^deemster: Cannot write none\/copy\.db: [^\n]*\n$/),
  );
  expect(await here.run('backup', 'x', '--data-dir', 'none')).toEqual(
    refused(/^deemster: [^\n]* contains no database\./),
  );
});

test('restore refuses while a server runs, and replaces a database only by force', async () => {
  await using here = await place();
  const deemster = await here.serve();
  expect(await here.run('backup', 'copy.db')).toMatchObject(done);
  expect(await here.run('restore', 'copy.db', '--force')).toEqual(
    refused(/^deemster: Another Deemster server is using /),
  );
  await deemster.post('/api/v1/traces', { messages: conversation });
  await deemster.stop();
  expect(await here.run('restore', 'copy.db')).toEqual(
    refused(/^deemster: [^\n]* already contains a database\. [^\n]* --force\.\n$/),
  );

  const other = new Sqlite(`${here.data}/deemster.db`);
  other.pragma('user_version');
  expect(await here.run('restore', 'copy.db', '--force')).toEqual(refused(/^deemster: Another process is using /));
  other.close();
  await using before = await here.serve();
  expect(await tracesOf(before)).toHaveLength(1);
  await before.stop();

  expect(await here.run('restore', 'copy.db', '--force')).toMatchObject(done);
  await using after = await here.serve();
  expect(await tracesOf(after)).toEqual([]);
});

test('nothing of a server that was killed gets into what is restored over it', async () => {
  await using here = await place();
  const server = await serveDeemster([], { cwd: here.path, env: { DEEMSTER_BOOTSTRAP_KEY: key } });
  expect(await here.run('backup', 'copy.db')).toMatchObject(done);
  await fetch(`${server.url}/api/v1/traces`, {
    method: 'POST',
    headers: { 'API-Key': key, 'Content-Type': 'application/json' },
    body: JSON.stringify({ messages: conversation }),
  });
  server.child.kill('SIGKILL');
  await server.ended;
  expect((await stat(`${here.data}/deemster.db-wal`)).size).toBeGreaterThan(0);
  expect(await here.run('restore', 'copy.db', '--force')).toMatchObject(done);
  // The reserve, which a server makes after a while, holds nothing; the note of the killed server means nothing without the lock.
  const files = (await readdir(here.data)).filter((file) => file !== 'deemster.reserve');
  expect(files.toSorted()).toEqual(['deemster.db', 'deemster.lock', 'server.json']);
  await using deemster = await here.serve();
  expect(await tracesOf(deemster)).toEqual([]);
});

test('a database that is damaged can be replaced', async () => {
  await using here = await place();
  await openSqlite(here.data).close();
  expect(await here.run('backup', 'copy.db')).toMatchObject(done);
  for (const part of ['', '-wal', '-shm']) await writeFile(`${here.data}/deemster.db${part}`, 'rubbish '.repeat(1000));
  expect(await here.run('backup', 'bad.db')).toEqual(refused(/^deemster: Cannot use [^\n]*deemster\.db: [^\n]*\n$/));
  expect((await readdir(here.path)).toSorted()).toEqual(['copy.db', 'data']);
  expect(await here.run('restore', 'copy.db', '--force')).toMatchObject(done);
  await using deemster = await here.serve();
  expect((await deemster.evaluate()).status).toBe(200);
});

describe('restore refuses', () => {
  const cases: [name: string, make: (file: string, folder: string) => Promise<unknown>, line: RegExp][] = [
    ['what is not there', async () => {}, /^deemster: backup\.db does not exist\.\n$/],
    ['a folder', (file) => mkdir(file), /^deemster: backup\.db is not a file\.\n$/],
    [
      'a letter',
      (file) => writeFile(file, 'Dear grandmother, '.repeat(500)),
      /^deemster: Cannot use backup\.db: [^\n]*\n$/,
    ],
    ['an empty file', (file) => writeFile(file, ''), /^deemster: backup\.db is not a Deemster database\.\n$/],
    [
      'a database of something else',
      async (file) => new Sqlite(file).exec('CREATE TABLE letters (text); PRAGMA user_version = 1').close(),
      /^deemster: backup\.db is not a Deemster database\.\n$/,
    ],
    [
      'a database of a newer version',
      async (file, folder) => {
        await openSqlite(folder, [...migrations, 'SELECT 1']).close();
        await copyFile(`${folder}/deemster.db`, file);
      },
      /^deemster: backup\.db has schema version \d+, but this Deemster[^\n]*\n$/,
    ],
    [
      'a backup that is cut short',
      async (file, folder) => {
        await openSqlite(folder).close();
        await copyFile(`${folder}/deemster.db`, file);
        await truncate(file, 40_960);
      },
      /^deemster: (Cannot use )?backup\.db(: | is damaged: )[^\n]*\n$/,
    ],
    [
      'a database that was copied while it was in use',
      async (file, folder) => {
        await openSqlite(folder).close();
        await copyFile(`${folder}/deemster.db`, file);
        await writeFile(`${file}-wal`, 'x');
      },
      /^deemster: backup\.db is not a finished backup: [^\n]*\n$/,
    ],
  ];
  test.each(cases)('%s', async (_name, make, line) => {
    await using here = await place();
    await using other = await temporaryFolder();
    await make(`${here.path}/backup.db`, `${other.path}/data`);
    await openSqlite(here.data).close();
    const before = await readFile(`${here.data}/deemster.db`);
    expect(await here.run('restore', 'backup.db', '--force')).toEqual(refused(line));
    expect(await readFile(`${here.data}/deemster.db`)).toEqual(before);
    // A copy in the making would stand here.
    expect((await readdir(here.data)).filter((name) => name !== 'deemster.lock')).toEqual(['deemster.db']);
  });
});

test('a backup of an older version is brought to this one by the next start', async () => {
  await using old = await place();
  await openSqlite(old.data, migrations.slice(0, 1)).close();
  const database = new Sqlite(`${old.data}/deemster.db`);
  database.exec(`
    INSERT INTO accounts (id, name, retention, created_at) VALUES (1, 'default', 'standard', 0);
    INSERT INTO traces (id, account_id, created_at, trace) VALUES ('7a0f1f9e-0000-7000-8000-000000000001', 1, 0, '{"messages":[],"system":null,"tools":null}')`);
  database.close();
  expect(await old.run('backup', 'old.db')).toMatchObject(done);
  expect(new Sqlite(`${old.path}/old.db`, { readonly: true }).pragma('user_version', { simple: true })).toBe(1);
  expect(await old.run('restore', 'old.db', '--force')).toMatchObject(done);
  await using deemster = await old.serve();
  expect(await tracesOf(deemster)).toMatchObject([{ trace: { messages: [] } }]);
});

describe('a process that is killed', () => {
  /** Large enough that making and reading a copy takes a while. */
  async function fill(folder: string) {
    await openSqlite(folder).close();
    const database = new Sqlite(`${folder}/deemster.db`);
    database.exec(`
      INSERT INTO accounts (id, name, retention, created_at) VALUES (1, 'default', 'standard', 0);
      WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 4000)
      INSERT INTO traces (id, account_id, created_at, trace)
      SELECT printf('7a0f1f9e-0000-7000-8000-%012d', n), 1, n, json_object('messages', json_array(printf('%.*c', 9000, 'x')))
      FROM number`);
    database.close();
  }

  /** Runs a command and kills it as soon as a part of a file appears in the folder. */
  async function kill(folder: string, args: string[], cwd: string) {
    const appeared = Promise.withResolvers<void>();
    const watcher = watch(folder, (_event, name) => name?.endsWith('.part') && appeared.resolve());
    const child = startProcess(args, { cwd });
    const ended = new Promise<NodeJS.Signals | null>((resolve) =>
      child.on('close', (_code, signal) => resolve(signal)),
    );
    await appeared.promise;
    watcher.close();
    child.kill('SIGKILL');
    return ended;
  }

  test('leaves no backup that is not whole', async () => {
    await using here = await place();
    await fill(here.data);
    const signal = await kill(here.path, ['backup', 'copy.db'], here.path);
    expect([signal, existsSync(`${here.path}/copy.db`)]).toEqual(['SIGKILL', false]);
    expect(await here.run('backup', 'copy.db')).toMatchObject(done);
    expect(await here.run('restore', 'copy.db', '--data-dir', 'other')).toMatchObject({
      ...done,
      stdout: expect.stringContaining('4,000 traces'),
    });
  });

  test('leaves the old database or the new one', async () => {
    await using here = await place();
    await fill(here.data);
    expect(await here.run('backup', 'copy.db')).toMatchObject(done);
    await using before = await here.serve();
    await before.call('DELETE', '/api/v1/traces/7a0f1f9e-0000-7000-8000-000000000001');
    const { body } = await before.post('/api/v1/traces', { messages: conversation });
    await before.stop();
    expect(await kill(here.data, ['restore', 'copy.db', '--force'], here.path)).toBe('SIGKILL');
    await using after = await here.serve();
    expect((await after.get(`/api/v1/traces/${body.id}`)).status).toBe(200);
    await after.stop();
    expect(await here.run('restore', 'copy.db', '--force')).toMatchObject({
      ...done,
      stdout: expect.stringContaining('4,000 traces'),
    });
  });
});
