import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { migrations } from '../../src/store/schema.ts';
import { lockFolder, openSqlite } from '../../src/store/sqlite.ts';
import { conversation, temporaryFolder } from '../helpers.ts';
import { scriptedProvider, verdictReply } from '../scripted-provider.ts';
import { type Finished, runAssay, serveAssay, startProcess } from './assay-process.ts';

const key = 'correct-horse-battery-staple';
const usage = async (url: string, apiKey: string) =>
  (await fetch(`${url}/api/v1/usage`, { headers: { 'API-Key': apiKey } })).status;

test('keys and accounts are made, listed and revoked beside a running server', async () => {
  await using folder = await temporaryFolder();
  const server = await serveAssay([], { cwd: folder.path, env: { ASSAY_BOOTSTRAP_KEY: key } });
  const run = (...args: string[]) => runAssay(args, { cwd: folder.path });

  expect(await run('accounts', 'create', 'team', '--retention', 'none')).toEqual({ code: 0, stdout: '', stderr: '' });
  expect((await run('accounts', 'create', 'team')).stderr).toBe('assay: There is an account "team" already.\n');
  const made = await run('keys', 'create', '--account', 'team', '--label', 'ci', '--expires', '90d');
  expect(made).toEqual({ code: 0, stdout: expect.stringMatching(/^assay_[0-9A-Za-z]{43}\n$/), stderr: '' });
  const teamKey = made.stdout.trim();
  expect(await usage(server.url, teamKey)).toBe(200);

  const list = (await run('keys', 'list')).stdout;
  const row = list.split('\n').find((line) => line.includes('team'))!;
  expect(row).toMatch(/ci/);
  expect(list).not.toContain(teamKey);
  const id = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(row)![0];
  expect((await run('keys', 'revoke', id)).code).toBe(0);
  // A key that was just used may be good for half a second more.
  while ((await usage(server.url, teamKey)) === 200);
  expect(await usage(server.url, teamKey)).toBe(401);
  expect(await run('keys', 'revoke', id)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('revoked already'),
  });

  expect((await run('accounts', 'set-retention', 'team', 'standard')).code).toBe(0);
  expect((await run('accounts', 'list')).stdout).toMatch(/team\W+standard\W+0/);
  server.child.kill('SIGTERM');
  await server.ended;
});

describe('wrong usage is one line and exit code 2', () => {
  const cases: [args: string[], line: RegExp][] = [
    [['nothing'], /^assay: unknown command 'nothing'/],
    [['keys', 'list', '--data-dir', 'typo'], /^assay: There is no database in .*typo\. Start the service once/],
    [['keys', 'revoke'], /^assay: missing required argument 'id'/],
    [['keys', 'create', '--account', 'none'], /^assay: There is no account "none"/],
    [['keys', 'create', '--expires', 'soon'], /^assay: --expires is "soon"/],
    [['keys', 'create', '--expires', '2020-01-01'], /^assay: --expires is "2020-01-01", but must lie in the future/],
    [['accounts', 'set-retention', 'none', 'none'], /^assay: There is no account "none"/],
    [['accounts', 'create', 'a', '--retention', 'some'], /^assay: .*Allowed choices are standard, none/],
    [['accounts', 'create', ' '], /^assay: An account needs a name/],
    [['evaluate', 'x.json'], /^assay: required option '--criterion <sentence>'/],
    [['evaluate', 'x.json', '--criterion', 'Passes if ok'], /^assay: Cannot read x\.json/],
    [['evaluate', '-', '--criterion', 'Passes if ok'], /^assay: - holds no conversation/],
    [['evaluate', '-', '--criterion', 'Passes if ok', '--threshold', '2'], /^assay: --threshold is "2"/],
    [['evaluate', '-', '--criterion', 'Passes if ok', '--concurrency', '0'], /^assay: --concurrency is "0"/],
  ];
  test.each(cases)('%j', async (args, line) => {
    await using folder = await temporaryFolder();
    await openSqlite(`${folder.path}/data`).close();
    const { code, stdout, stderr } = await runAssay(args, { cwd: folder.path });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(line);
    expect(stderr.trim().split('\n').length).toBeLessThanOrEqual(2);
  });
});

test.each([['--help'], ['serve', '--help'], ['keys', '--help'], ['keys', 'create', '--help'], ['evaluate', '--help']])(
  'help: %s %s %s',
  async (...args) => {
    await using folder = await temporaryFolder();
    const { code, stdout, stderr } = await runAssay(args.filter(Boolean), { cwd: folder.path });
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^Usage: assay/);
  },
);

test.each([['version'], ['--version']])('%s', async (flag) => {
  await using folder = await temporaryFolder();
  const { version } = (await import('../../package.json', { with: { type: 'json' } })).default;
  expect(await runAssay([flag], { cwd: folder.path })).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
});

describe('evaluate', () => {
  const criterion = 'Passes if the response contains "five"';
  const other = [conversation[0], { role: 'assistant', content: 'Soon.' }];
  const lines = (finished: Finished) =>
    finished.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));

  async function evaluate(content: string, args: string[] = [], env: Record<string, string> = {}) {
    await using folder = await temporaryFolder();
    await writeFile(`${folder.path}/given`, content);
    return await runAssay(['evaluate', 'given', '--criterion', criterion, '--json', ...args], {
      cwd: folder.path,
      env,
    });
  }

  test('one conversation as JSON, in both forms', async () => {
    for (const content of [
      JSON.stringify(conversation),
      JSON.stringify({ messages: conversation, system: 'x' }, null, 2),
    ]) {
      const finished = await evaluate(content);
      expect([finished.code, finished.stderr]).toEqual([0, '']);
      expect(lines(finished)).toEqual([
        { conversation: 1, score: 1, explanation: expect.stringContaining('five'), error: null },
      ]);
    }
  });

  test('a byte order mark before it is passed over', async () => {
    const line = JSON.stringify(conversation);
    for (const [content, scores] of [
      [line, [1]],
      [`${line}\r\n${line}\r\n`, [1, 1]],
    ] as const) {
      const finished = await evaluate(`\u{FEFF}${content}`);
      expect([finished.code, finished.stderr]).toEqual([0, '']);
      expect(lines(finished).map(({ score }) => score)).toEqual(scores);
    }
  });

  test('a row is printed before the next one is judged', async () => {
    await using folder = await temporaryFolder();
    const firstRow = Promise.withResolvers<void>();
    await using provider = await scriptedProvider([
      { reply: verdictReply({ level: 7 }) },
      async () => {
        await firstRow.promise;
        return { reply: verdictReply({ level: 2 }) };
      },
    ]);
    await writeFile(`${folder.path}/given`, `${JSON.stringify(conversation)}\n${JSON.stringify(other)}\n`);
    const args = ['given', '--criterion', 'Reward warmth', '--json', '--concurrency', '1', '--threshold', '0'];
    const child = startProcess(['evaluate', ...args], {
      cwd: folder.path,
      env: { ASSAY_JUDGE: 'openai:stub', OPENAI_BASE_URL: provider.url },
    });
    const rows: { conversation: number; score: number }[] = [];
    for await (const line of createInterface({ input: child.stdout })) {
      rows.push(JSON.parse(line));
      firstRow.resolve();
    }
    expect(rows.map(({ conversation, score }) => [conversation, score])).toEqual([
      [1, 0.7],
      [2, 0.2],
    ]);
  });

  test('many as JSONL; a score below the threshold is exit code 1', async () => {
    const content = `${JSON.stringify(conversation)}\n\n${JSON.stringify({ messages: other })}\n`;
    const finished = await evaluate(content);
    expect([finished.code, lines(finished).map(({ score }) => score)]).toEqual([1, [1, 0]]);
    expect((await evaluate(content, ['--threshold', '0'])).code).toBe(0);
  });

  test('standard input, and a table for people', async () => {
    await using folder = await temporaryFolder();
    const input = JSON.stringify(conversation);
    const { code, stdout } = await runAssay(['evaluate', '-', '--criterion', criterion], { cwd: folder.path, input });
    expect(code).toBe(0);
    expect(stdout).toMatch(/conversation.*score.*explanation/);
    expect(stdout).toMatch(/1\W+1\.00\W+.*five/);
  });

  test('a line that is no conversation is named', async () => {
    const { code, stderr } = await evaluate(`${JSON.stringify(conversation)}\n{"messages": []}\n`);
    expect([code, stderr]).toEqual([2, expect.stringMatching(/^assay: given, line 2 is no conversation: .*\n$/)]);
  });

  test('a judgment that cannot be made is exit code 3, whatever the others are', async () => {
    await using provider = await scriptedProvider([{ status: 401 }, { reply: verdictReply({ level: 1 }) }]);
    const content = `${JSON.stringify(conversation)}\n${JSON.stringify(other)}\n`;
    const finished = await evaluate(content, ['--criterion', 'Reward warmth', '--concurrency', '1'], {
      ASSAY_JUDGE: 'openai:stub',
      OPENAI_BASE_URL: provider.url,
    });
    expect([finished.code, lines(finished)]).toEqual([
      3,
      [
        { conversation: 1, score: null, explanation: null, error: expect.stringContaining('key') },
        { conversation: 2, score: 0.1, explanation: expect.any(String), error: null },
      ],
    ]);
  });

  test('null fails nothing', async () => {
    await using provider = await scriptedProvider([{ reply: verdictReply({ label: 'not_applicable' }) }]);
    const env = { ASSAY_JUDGE: 'openai:stub', OPENAI_BASE_URL: provider.url };
    const finished = await evaluate(JSON.stringify(conversation), ['--criterion', 'Passes if it is warm'], env);
    expect([finished.code, lines(finished)[0].score]).toEqual([0, null]);
  });

  test('a criterion that nobody can decide says what to set', async () => {
    const finished = await evaluate(JSON.stringify(conversation), ['--criterion', 'Reward warmth']);
    expect([finished.code, lines(finished)[0].error]).toEqual([3, expect.stringContaining('ASSAY_JUDGE')]);
  });

  test.each(['Is it short?', 'Passes if', ''])('"%s" is no criterion', async (text) => {
    const { code, stdout, stderr } = await evaluate(JSON.stringify(conversation), ['--criterion', text]);
    expect([code, stdout, stderr]).toEqual([2, '', expect.stringMatching(/^assay: [^\n]*\n$/)]);
  });

  test('a key that cannot be one is wrong usage, and is not shown', async () => {
    const env = { ASSAY_JUDGE: 'openai:stub', OPENAI_API_KEY: 'sk-schlüssel' };
    const finished = await evaluate(JSON.stringify(conversation), [], env);
    expect(finished).toEqual({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(/^assay: OPENAI_API_KEY must be [^\n"]*\n$/),
    });
    expect(finished.stderr).not.toMatch(/sk-|schl/);
  });

  test.each([
    ['the criterion', ['--criterion', 'Reward warmth', '--model-core', 'align-lightning-20251127']],
    ['every response', ['--all-responses', '--model-core', 'align-lightning-20250731']],
  ])('a core that does not take %s says so', async (_name, args) => {
    const { code, stdout, stderr } = await evaluate(JSON.stringify(conversation), args);
    expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining('align-lightning')]);
  });
});

test('a command does not bring the database to its own version under a server of an older one', async () => {
  await using folder = await temporaryFolder();
  const data = `${folder.path}/data`;
  await openSqlite(data, migrations.slice(0, 1)).close();
  const release = lockFolder(data);
  const refused = await runAssay(['keys', 'list'], { cwd: folder.path });
  release();
  expect(refused).toMatchObject({ code: 2, stdout: '' });
  expect(refused.stderr).toMatch(
    /^assay: The server that runs on .* is of an older version\. Start it anew first\.\n$/,
  );
  expect((await runAssay(['keys', 'list'], { cwd: folder.path })).code).toBe(0);
});
