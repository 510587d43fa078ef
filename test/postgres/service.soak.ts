import { readdir } from 'node:fs/promises';
import { openPostgres } from '../../src/store/postgres/postgres.ts';
import { postgresMigrations } from '../../src/store/postgres/schema.ts';
import { runDeemster, serveDeemster } from '../cli/deemster-process.ts';
import { startDeemster, temporaryFolder } from '../helpers.ts';
import { asked, emptyDatabase } from './empty-database.ts';
import { serverOfVersion } from './old-server.ts';
import { guarded, startPostgres } from './server.ts';

const server = await startPostgres();
const onPostgres = server ? test : test.skip;
/** Where the server is somebody else's, its users are, too. */
const onOwnPostgres = server && !process.env.DEEMSTER_TEST_POSTGRES ? test : test.skip;
afterAll(() => server?.[Symbol.dispose]());

const within = (url: string, parts: Partial<Pick<URL, 'username' | 'password' | 'pathname' | 'port' | 'hostname'>>) =>
  Object.assign(new URL(url), parts).href;

/** Runs a command on a database, as from a shell. */
const run = (url: string, cwd: string, ...args: string[]) =>
  runDeemster(args, { cwd, env: { DEEMSTER_DATABASE_URL: url } });

onPostgres(
  'the service stores everything in the database that the setting names, and continues after a restart',
  async () => {
    await using folder = await temporaryFolder();
    const databaseUrl = await emptyDatabase(server!.url);
    const first = await startDeemster({ databaseUrl }, { folder: folder.path });
    const { headers, status } = await first.evaluate();
    expect(status).toBe(200);
    expect((await first.get('/readyz', { key: null })).status).toBe(200);
    const { body: metrics } = await first.get('/metrics', { key: null });
    expect(metrics).toMatch(/^deemster_database_bytes\{file="database"\} [1-9]\d{6,}$/m);
    expect(metrics).not.toContain('file="wal"');
    await first.stop();
    expect((await readdir(folder.path)).sort()).toEqual(['deemster.lock']);
    await using second = await startDeemster({ databaseUrl }, { folder: folder.path });
    expect(second.key).toBeUndefined();
    const { body: trace } = await second.get(`/api/v1/traces/${headers.get('x-trace-id')}`, {
      headers: { 'API-Key': first.key },
    });
    expect(trace.evaluations).toHaveLength(1);
  },
);

onPostgres('commands work on it beside the server and without it, and none shows its password', async () => {
  await using folder = await temporaryFolder();
  const url = within(await emptyDatabase(server!.url), { password: 'n0t-t0-be-seen' });
  const name = new URL(url).pathname.slice(1);
  const printed: string[] = [];
  const finished = async (...args: string[]) => {
    const { code, stdout, stderr } = await run(url, folder.path, ...args);
    printed.push(stdout, stderr);
    return { code, text: stdout + stderr };
  };
  const before = await finished('keys', 'list');
  expect(before).toEqual({
    code: 2,
    text: expect.stringMatching(/\/\w+ contains no Deemster database\. Start the service/),
  });

  const service = await serveDeemster([], { cwd: folder.path, env: { DEEMSTER_DATABASE_URL: url } });
  const key = /deemster_\w+/.exec((await finished('keys', 'create', '--label', 'ours')).text)![0];
  const answer = await fetch(`${service.url}/api/v1/evals/reward`, {
    method: 'POST',
    headers: { 'API-Key': key, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      messages: [
        { role: 'user', content: 'Hi' },
        { role: 'assistant', content: 'Hello' },
      ],
      evaluation_criteria: 'Passes if the response has fewer than 50 words',
    }),
  });
  expect(answer.status).toBe(200);
  expect(await finished('accounts', 'create', 'team')).toMatchObject({ code: 0 });
  expect((await finished('accounts', 'list')).text).toMatch(/ team +│ standard +│ 0 /);
  expect((await finished('keys', 'list')).text).toContain('ours');
  expect((await finished('sessions', 'link')).text).toContain(service.url);
  expect(JSON.parse((await finished('export')).text)).toMatchObject({ evaluations: [{ score: 1 }] });
  const status = JSON.parse((await finished('status', '--json')).text);
  expect(status).toMatchObject({ server_running: true, server_url: service.url, wal_bytes: null });
  expect(status).toMatchObject({ accounts: 2, keys: 2, traces: 1, evaluations: 1 });
  expect(status.database).toBe(`${new URL(url).host}/${name}`);
  expect((await finished('status')).text).toMatch(
    new RegExp(`^database +PostgreSQL ${new URL(url).host}/${name}, [\\d.]+ MB$`, 'm'),
  );
  service.child.kill('SIGTERM');
  expect(await service.ended).toBe(0);
  printed.push(service.stdout(), service.stderr());

  expect((await finished('export')).code).toBe(0);
  expect((await finished('status')).text).toMatch(/^server +not running$/m);
  for (const [command, tool] of [
    ['backup', 'pg_dump'],
    ['restore', 'pg_restore'],
  ] as const)
    expect(await finished(command, 'file.db')).toEqual({
      code: 2,
      text: expect.stringMatching(new RegExp(`^deemster: [^\\n]*PostgreSQL[^\\n]*${tool}[^\\n]*\\n$`)),
    });
  expect(printed.join()).not.toContain('n0t-t0-be-seen');
});

onPostgres('a command neither migrates an older schema nor reads a newer one', async () => {
  await using folder = await temporaryFolder();
  const url = await emptyDatabase(server!.url);
  await (await openPostgres(url)).close();
  const newer = [...postgresMigrations, 'CREATE TABLE later (id BIGINT)'];
  await expect(openPostgres(url, { migrates: false }, newer)).rejects.toThrow(
    `has schema version ${postgresMigrations.length}, but this Deemster needs ${newer.length}. Start the service`,
  );
  await (await openPostgres(url, {}, newer)).close();
  for (const command of [['keys', 'list'], ['status']])
    expect(await run(url, folder.path, ...command)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(`has schema version ${newer.length}, but this Deemster supports only`),
    });
});

describe('what cannot be used is one line that says what to do', () => {
  const failsWith = async (url: string, said: RegExp) => {
    await using folder = await temporaryFolder();
    const ends = await Promise.all([
      run(url, folder.path, 'serve', '--port', '0'),
      run(url, folder.path, 'keys', 'list'),
      run(url, folder.path, 'status'),
    ]);
    for (const { code, stderr, stdout } of ends) {
      expect(stderr).toMatch(/^deemster: [^\n]+\.\n$/);
      expect(stderr).toMatch(said);
      expect(stderr + stdout).not.toContain('n0t-t0-be-seen');
      expect(code).toBe(2);
    }
  };

  onPostgres.each([
    ['nothing listens', { port: '1' }, /no PostgreSQL server answers there \(connect ECONNREFUSED .*\)\. Start it/],
    ['no such host', { hostname: 'nowhere.invalid' }, /its host name is unknown\. Correct DEEMSTER_DATABASE_URL/],
    ['no such database', { pathname: 'nowhere' }, /has no such database\. Create it: createdb .* nowhere\./],
    ['no such user', { username: 'nobody' }, /refuses its user or password \(role "nobody" does not exist\)/],
  ] as const)('%s', async (_name, parts, said) => {
    await failsWith(within(server!.url, { password: 'n0t-t0-be-seen', ...parts }), said);
  });

  test.each([
    'mysql://root:n0t-t0-be-seen@localhost/x',
    'postgres://localhost',
    'localhost:5432/x',
    'postgres://a:%@b/c',
  ])('the address %s', async (url) => {
    await failsWith(url, /DEEMSTER_DATABASE_URL must be an address such as postgres:\/\//);
  });

  onOwnPostgres('a wrong password, and none', async () => {
    await asked(server!.url, `CREATE ROLE ${guarded} LOGIN PASSWORD 'right'`);
    const as = (password: string) => within(server!.url, { username: guarded, password });
    await failsWith(as('n0t-t0-be-seen'), /refuses its user or password \(password authentication failed for user/);
    await failsWith(as(''), /refuses its user or password \(SASL: .*\)\. Correct DEEMSTER_DATABASE_URL/);
  });

  onOwnPostgres('a user who may not create tables', async () => {
    const url = await emptyDatabase(server!.url);
    await asked(url, 'CREATE ROLE deemster_guest LOGIN');
    await using folder = await temporaryFolder();
    const { code, stderr } = await run(
      within(url, { username: 'deemster_guest' }),
      folder.path,
      'serve',
      '--port',
      '0',
    );
    expect(stderr).toMatch(/^deemster: [^\n]*may not create tables [^\n]* Make it the owner of the database\.\n$/);
    expect(code).toBe(2);
  });

  onPostgres('a database in another encoding', async () => {
    await failsWith(await emptyDatabase(server!.url, 'LATIN1'), /has the encoding LATIN1\. Create a database with the/);
  });

  test('a PostgreSQL that is too old', async () => {
    using old = await serverOfVersion('14.19 (Debian 14.19-1)');
    await failsWith(old.url, /is on PostgreSQL 14\.19 .*, but Deemster needs 15 or newer\. Upgrade PostgreSQL\./);
  });
});
