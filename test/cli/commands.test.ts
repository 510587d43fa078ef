import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { lockFolder } from '../../src/store/database-folder.ts';
import { migrations } from '../../src/store/schema.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { temporaryFolder } from '../helpers.ts';
import { runDeemster, serveDeemster, startProcess } from './deemster-process.ts';

const key = 'correct-horse-battery-staple';
const usage = async (url: string, apiKey: string) =>
  (await fetch(`${url}/api/v1/usage`, { headers: { 'API-Key': apiKey } })).status;

test('keys and accounts are made, listed and revoked beside a running server', async () => {
  await using folder = await temporaryFolder();
  const server = await serveDeemster([], { cwd: folder.path, env: { DEEMSTER_BOOTSTRAP_KEY: key } });
  const run = (...args: string[]) => runDeemster(args, { cwd: folder.path });

  expect(await run('accounts', 'create', 'team', '--retention', 'none')).toEqual({
    code: 0,
    stdout: 'Created the account "team" with retention none. Make a key for it: deemster keys create --account team\n',
    stderr: '',
  });
  expect((await run('accounts', 'create', 'team')).stderr).toBe('deemster: The account "team" already exists.\n');
  const made = await run('keys', 'create', '--account', 'team', '--label', 'ci', '--expires', '90d');
  expect(made).toEqual({ code: 0, stdout: expect.stringMatching(/^deemster_[0-9A-Za-z]{43}\n$/), stderr: '' });
  const teamKey = made.stdout.trim();
  expect(await usage(server.url, teamKey)).toBe(200);

  const list = (await run('keys', 'list')).stdout;
  const row = list.split('\n').find((line) => line.includes('team'))!;
  expect(row).toMatch(/ci/);
  expect(list).not.toContain(teamKey);
  const id = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(row)![0];
  expect(await run('keys', 'revoke', id)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(`Revoked the key ${id}`),
  });
  // A key that was just used may be good for half a second more.
  while ((await usage(server.url, teamKey)) === 200);
  expect(await usage(server.url, teamKey)).toBe(401);
  expect(await run('keys', 'revoke', id)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('already revoked'),
  });

  const linkOf = async (...args: string[]) => new URL((await run('sessions', 'link', ...args)).stdout.trim());
  const link = await linkOf();
  expect(`${link.origin}${link.pathname}`).toBe(`${server.url}/sign-in`);
  expect((await linkOf('--url', 'https://deemster.example.com')).origin).toBe('https://deemster.example.com');
  const { headers } = await fetch(`${server.url}/api/v1/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ link: link.hash.slice(1) }),
  });
  const session = async () =>
    (await fetch(`${server.url}/api/v1/session`, { headers: { Cookie: headers.get('set-cookie')!.split(';')[0]! } }))
      .status;
  expect(await session()).toBe(200);
  expect((await run('sessions', 'end', '--account', 'team')).stdout).toBe('Ended 0 sessions.\n');
  expect([await session(), (await run('sessions', 'end')).stdout]).toEqual([200, 'Ended 1 session.\n']);
  expect(await session()).toBe(401);

  expect(await run('accounts', 'set-retention', 'team', 'standard')).toMatchObject({
    code: 0,
    stdout: 'The retention of the account "team" is standard from now on.\n',
  });
  expect((await run('accounts', 'list')).stdout).toMatch(/team\W+standard\W+0/);
  server.child.kill('SIGTERM');
  await server.ended;
});

describe('wrong usage is one line and exit code 2', () => {
  const cases: [args: string[], line: RegExp][] = [
    [['nothing'], /^deemster: unknown command 'nothing'/],
    [['keys', 'list', '--data-dir', 'typo'], /^deemster: .*typo contains no database\. Start the service once/],
    [['keys', 'revoke'], /^deemster: missing required argument 'id'/],
    [['keys', 'create', '--account', 'none'], /^deemster: No account is named "none"/],
    [['sessions', 'link', '--account', 'none'], /^deemster: No account is named "none", or it has no valid key/],
    [['sessions', 'link', '--url', 'deemster.example.com'], /^deemster: --url is "deemster\.example\.com"/],
    [['sessions', 'end', '--account', 'none'], /^deemster: No account is named "none"/],
    [['keys', 'create', '--expires', 'soon'], /^deemster: --expires is "soon"/],
    [['keys', 'create', '--expires', '2020-01-01'], /^deemster: --expires is "2020-01-01", but must lie in the future/],
    [['accounts', 'set-retention', 'none', 'none'], /^deemster: No account is named "none"/],
    [['accounts', 'create', 'a', '--retention', 'some'], /^deemster: .*Allowed choices are standard, none/],
    [['accounts', 'create', ' '], /^deemster: An account needs a name/],
    [['evaluate', 'x.json', '--criterea', 'Passes if ok'], /^deemster: unknown option '--criterea'\n.*--criterion/],
    [['evaluate', 'x.json', '--criterion', 'Passes if ok'], /^deemster: Cannot read x\.json/],
    [['evaluate', '-', '--criterion', 'Passes if ok'], /^deemster: standard input contains no conversation/],
    [['evaluate', '-', '--criterion', 'Passes if ok', '--threshold', '2'], /^deemster: --threshold is "2"/],
    [['evaluate', '-', '--criterion', 'Passes if ok', '--concurrency', '0'], /^deemster: --concurrency is "0"/],
    [
      ['evaluate', '-', '--criterion', 'Passes if ok', '--confirm', '1'],
      /^deemster: --confirm is "1", but must be .* 2 to 20/,
    ],
    [
      ['evaluate', '--confirm', 'x.json', '--criterion', 'Passes if ok'],
      /^deemster: --confirm is "x\.json".*--confirm=5\.$/m,
    ],
    [['--prot', '1'], /^deemster: unknown option '--prot'\n\(Did you mean --port\?\)/],
    [['judge', 'pull'], /^deemster: missing required argument 'url'/],
  ];
  test.each(cases)('%j', async (args, line) => {
    await using folder = await temporaryFolder();
    await openSqlite(`${folder.path}/data`).close();
    const { code, stdout, stderr } = await runDeemster(args, { cwd: folder.path });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(line);
    expect(stderr.trim().split('\n').length).toBeLessThanOrEqual(2);
  });
});

test.each([
  ['--help'],
  ['serve', '--help'],
  ['keys', '--help'],
  ['keys', 'create', '--help'],
  ['evaluate', '--help'],
  ['judge', 'pull', '--help'],
])('help: %s %s %s', async (...args) => {
  await using folder = await temporaryFolder();
  const { code, stdout, stderr } = await runDeemster(args.filter(Boolean), { cwd: folder.path });
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^Usage: deemster/);
});

test('help whose reader has gone ends without a word', async () => {
  await using folder = await temporaryFolder();
  const child = startProcess(['evaluate', '--help'], { cwd: folder.path });
  child.stdout.destroy();
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect([code, stderr]).toEqual([141, '']);
});

test('help is no wider than a terminal, the exit codes too', async () => {
  await using folder = await temporaryFolder();
  const { stdout } = await runDeemster(['evaluate', '--help'], { cwd: folder.path });
  expect(stdout).toContain('\nExit codes:\n  0  all passed\n');
  expect(stdout.split('\n').filter((line) => line.length > 80)).toEqual([]);
});

test('a command does not bring the database to its own version under a server of an older one', async () => {
  await using folder = await temporaryFolder();
  const data = `${folder.path}/data`;
  await openSqlite(data, migrations.slice(0, 1)).close();
  const release = lockFolder(data);
  const refused = await runDeemster(['keys', 'list'], { cwd: folder.path });
  release();
  expect(refused).toMatchObject({ code: 2, stdout: '' });
  expect(refused.stderr).toMatch(/^deemster: The server running on .* is an older version\. Restart it first\.\n$/);
  expect((await runDeemster(['keys', 'list'], { cwd: folder.path })).code).toBe(0);
});
