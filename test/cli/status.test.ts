import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import manifest from '../../package.json' with { type: 'json' };
import { migrations } from '../../src/store/schema.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { startDeemster, temporaryFolder } from '../helpers.ts';
import { runDeemster } from './deemster-process.ts';

test('says what there is, beside a running server and without one', async () => {
  await using folder = await temporaryFolder();
  const data = `${folder.path}/data`;
  await using deemster = await startDeemster({ retentionDays: 30 }, { folder: data });
  const { headers } = await deemster.evaluate();
  const trace_id = headers.get('x-trace-id');
  await deemster.post('/api/v1/annotations/comment', { trace_id, comment: 'Good' });
  await deemster.post('/api/v1/annotations/label', { evaluation_id: headers.get('x-evaluation-id'), label: true });
  const { body: trace } = await deemster.get(`/api/v1/traces/${trace_id}`);
  const env = { DEEMSTER_JUDGE: 'openai:stub', DEEMSTER_RETENTION_DAYS: '90' };
  const run = (...args: string[]) => runDeemster(['status', ...args], { cwd: folder.path, env });
  const sizes = {
    database_bytes: (await stat(`${data}/deemster.db`)).size,
    // What the server notes of its index of texts may be written meanwhile.
    wal_bytes: expect.any(Number),
  };

  const beside = await run('--json');
  const want = {
    version: manifest.version,
    data_dir: data,
    server_running: true,
    server_url: deemster.url,
    server_version: manifest.version,
    database: `${data}/deemster.db`,
    ...sizes,
    schema_version: migrations.length,
    // The server's, whatever the settings of this command are.
    judge: 'exact checks only',
    retention_days: 30,
    accounts: 1,
    keys: 1,
    traces: 1,
    evaluations: 1,
    comments: 1,
    labels: 1,
    oldest_trace: trace.created_at,
    newest_trace: trace.created_at,
    today: { requests: 1, evaluations: 1 },
  };
  expect([beside.code, beside.stderr, JSON.parse(beside.stdout)]).toEqual([0, '', want]);

  const { stdout } = await run();
  expect(stdout.split('\n').length).toBeLessThan(24);
  for (const line of [
    `Deemster +${manifest.version}`,
    `folder +${data}`,
    `server +running at ${deemster.url}, version ${manifest.version}`,
    'judge +exact checks only',
    'retention +30 days',
    'accounts +1 account, 1 key that can be used',
    'traces +1, from .* UTC',
    'today +1 request, 1 evaluation',
  ])
    expect(stdout).toMatch(new RegExp(`^${line}$`, 'm'));

  await deemster.stop();
  const { stdout: after } = await run();
  for (const line of [
    'server +not running',
    'judge +openai:stub \\(by the settings here\\)',
    'retention +90 days \\(by .*',
  ])
    expect(after).toMatch(new RegExp(`^${line}$`, 'm'));
});

test('changes nothing, not even an older version', async () => {
  await using folder = await temporaryFolder();
  await openSqlite(`${folder.path}/data`, migrations.slice(0, 1)).close();
  const before = await readFile(`${folder.path}/data/deemster.db`);
  const { code, stdout } = await runDeemster(['status'], { cwd: folder.path });
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^schema +1(; the next start migrates it to \d+)?$/m)]);
  expect(await readFile(`${folder.path}/data/deemster.db`)).toEqual(before);
  expect(await readdir(`${folder.path}/data`)).toEqual(['deemster.db']);
});

test('without a database it says so', async () => {
  await using folder = await temporaryFolder();
  expect(await runDeemster(['status'], { cwd: folder.path })).toEqual({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(/^deemster: [^\n]* contains no database\.[^\n]*\n$/),
  });
});

test("a server that has left no note: the settings are said to be this command's", async () => {
  await using folder = await temporaryFolder();
  const data = `${folder.path}/data`;
  await using _deemster = await startDeemster({}, { folder: data });
  await rm(`${data}/server.json`);
  const { stdout } = await runDeemster(['status'], { cwd: folder.path, env: { DEEMSTER_JUDGE: 'openai:stub' } });
  expect(stdout).toMatch(/^server +running, with settings that are not known$/m);
  expect(stdout).toMatch(/^judge +openai:stub \(by the settings here\)$/m);
});

test.each([
  ['is cut', '{"url":"http://127'],
  ['holds no note', '{"url":1}'],
  ['holds nothing', 'null'],
])("a server's note that %s is reported, and not used", async (_, text) => {
  await using folder = await temporaryFolder();
  const data = `${folder.path}/data`;
  await using _deemster = await startDeemster({}, { folder: data });
  await writeFile(`${data}/server.json`, text);
  const { code, stdout } = await runDeemster(['status'], { cwd: folder.path, env: { DEEMSTER_JUDGE: 'openai:stub' } });
  expect(code).toBe(0);
  expect(stdout).toMatch(/^server +running, but its server\.json cannot be read; a restart writes it again$/m);
  expect(stdout).toMatch(/^judge +openai:stub \(by the settings here\)$/m);
});
