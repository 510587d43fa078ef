import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { openSqlite } from '../../src/store/sqlite.ts';
import { conversation, modelCriterion, temporaryFolder } from '../helpers.ts';
import { scriptedProvider, verdictReply } from '../scripted-provider.ts';
import { runDeemster, serveDeemster } from './deemster-process.ts';

test('the first start prints a key and a sign-in link once, and a call that works as it stands', async () => {
  await using folder = await temporaryFolder();
  const first = await serveDeemster([], { cwd: folder.path });
  const key = /^ {2}(deemster_[0-9A-Za-z]{43})$/m.exec(first.stdout())?.[1];
  const code = /^ {2}http:\S+\/sign-in#([0-9A-Za-z]{43})$/m.exec(first.stdout())?.[1];
  const call = first.stdout().slice(first.stdout().indexOf('  curl '));
  const { stdout } = await promisify(execFile)('bash', ['-c', call.replace('curl ', 'curl -s ')]);
  expect(JSON.parse(stdout)).toEqual({
    score: 1,
    explanation: expect.stringContaining('6 words'),
    sources: expect.any(Array),
  });
  const signedIn = await fetch(`${first.url}/api/v1/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ link: code }),
  });
  expect([signedIn.status, await signedIn.json()]).toEqual([200, expect.objectContaining({ account: 'default' })]);
  first.child.kill('SIGINT');
  expect(await first.ended).toBe(0);
  expect(key).toBeDefined();
  expect(first.stderr()).not.toContain(key);
  expect(first.stderr()).not.toContain(code);

  const second = await serveDeemster([], { cwd: folder.path });
  const usage = await fetch(`${second.url}/api/v1/usage`, { headers: { 'API-Key': key! } });
  expect([usage.status, second.stdout()]).toEqual([200, expect.not.stringMatching(/deemster_|sign-in/)]);
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
});

test.each(['SIGTERM', 'SIGHUP'] as const)('%s finishes what runs, takes nothing new, prints no key', async (signal) => {
  await using folder = await temporaryFolder();
  const held = Promise.withResolvers<void>();
  await using model = await scriptedProvider([() => held.promise.then(() => ({ reply: verdictReply() }))]);
  const key = 'correct-horse-battery-staple';
  const { child, url, ended, stdout, stderr } = await serveDeemster(['--judge', 'openai:stub'], {
    cwd: folder.path,
    env: { DEEMSTER_BOOTSTRAP_KEY: key, OPENAI_BASE_URL: model.url },
  });
  const running = fetch(`${url}/api/v1/evals/reward`, {
    method: 'POST',
    headers: { 'API-Key': key, 'Content-Type': 'application/json' },
    body: JSON.stringify({ messages: conversation, evaluation_criteria: modelCriterion }),
  });
  await model.arrived(1);
  child.kill(signal);
  while (!stderr().includes('"stopping"')) await once(child.stderr!, 'data');
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  held.resolve();
  const response = await running;
  expect([response.status, await response.json()]).toEqual([200, expect.objectContaining({ score: 1 })]);
  expect(await ended).toBe(0);
  expect(stdout() + stderr()).not.toContain(key);
});

describe('a start that fails says so in one line', () => {
  const cases: [name: string, args: string[], env: Record<string, string>, line: RegExp][] = [
    [
      'a wrong port',
      ['--port', 'eighty'],
      {},
      /^deemster: --port is "eighty", but must be a whole number from 0 to 65535\.\n$/,
    ],
    [
      'a wrong variable',
      [],
      { DEEMSTER_RATE_LIMIT: 'lots' },
      /^deemster: DEEMSTER_RATE_LIMIT is "lots", but must be .*500\/hour.*\n$/,
    ],
    [
      'a wrong secret',
      [],
      { DEEMSTER_BOOTSTRAP_KEY: 'too short' },
      /^deemster: DEEMSTER_BOOTSTRAP_KEY must be 20 or more [^"]*\n$/,
    ],
    [
      'a wrong key of the model server',
      ['--judge', 'openai:stub'],
      { OPENAI_API_KEY: 'sk-schlüssel' },
      /^deemster: OPENAI_API_KEY must be (?![^\n]*schl)[^\n"]*\n$/,
    ],
    [
      'a data folder that is a file',
      ['--data-dir', 'letter.txt'],
      {},
      /^deemster: Cannot use the folder [^\n]*letter\.txt: it is a file\.\n$/,
    ],
    ['a wrong judge', ['--judge', 'gpt'], {}, /^deemster: --judge is "gpt", but must be openai:MODEL[^\n]*\n$/],
    ['a model file that is not there', ['--judge', 'gguf:none.gguf'], {}, /^deemster: [^\n]*none\.gguf[^\n]*\n$/],
    ['a missing file', ['--config', 'none.yaml'], {}, /^deemster: Cannot read none\.yaml: [^\n]*\n$/],
    ['a folder as a file', ['--config', '.'], {}, /^deemster: Cannot read \.: it is a folder[^\n]*\n$/],
    [
      'a file that is no text',
      ['--config', 'bytes'],
      {},
      /^deemster: bytes is not UTF-8 text\. Save it again as UTF-8\.\n$/,
    ],
    [
      'a data folder in a place that has no folders',
      ['--data-dir', '/proc/none/here'],
      {},
      /^deemster: Cannot use the folder \/proc\/none\/here: [^\n]*\n$/,
    ],
    [
      'a port that Kubernetes set for a service of this name',
      [],
      { DEEMSTER_PORT: 'tcp://10.0.0.1:8080' },
      /^deemster: DEEMSTER_PORT is "tcp:[^\n]* Kubernetes [^\n]*enableServiceLinks: false[^\n]*name\.\n$/,
    ],
    [
      'a misspelt variable',
      ['--port', 'x'],
      { DEEMSTER_DATA_DR: 'x' },
      /^deemster: DEEMSTER_DATA_DR is no setting and is ignored\. Did you mean DEEMSTER_DATA_DIR\?\ndeemster: --port [^\n]*\n$/,
    ],
    [
      'an option that npm took, of which it passes on the value',
      ['9000'],
      { npm_lifecycle_event: 'start', npm_package_name: 'deemster', npm_config_port: '9000' },
      /^deemster: npm took --port for itself\. [^\n]*: npm start -- … --port …\n$/,
    ],
    ['an unknown option', ['--prot', '1'], {}, /^deemster: unknown option '--prot'\n\(Did you mean --port\?\)\n$/],
    [
      'an address of another machine',
      ['--host', '192.0.2.1'],
      {},
      /^deemster: This machine does not have the address 192\.0\.2\.1\.[^\n]*\n$/,
    ],
  ];
  test.each(cases)('%s', async (_name, args, env, line) => {
    await using folder = await temporaryFolder();
    await writeFile(`${folder.path}/letter.txt`, 'Dear grandmother,');
    await writeFile(`${folder.path}/bytes`, Buffer.from([0x70, 0xff, 0xfe]));
    const { code, stdout, stderr } = await runDeemster(['serve', '--log-level', 'silent', ...args], {
      cwd: folder.path,
      env,
    });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(line);
  });

  test('a used port; the next start still makes and prints the first key', async () => {
    await using folder = await temporaryFolder();
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, stdout, stderr } = await runDeemster(['serve', '--port', String(port)], { cwd: folder.path });
    other.close();
    expect([code, stdout, stderr]).toEqual([
      2,
      '',
      expect.stringMatching(new RegExp(`^deemster: Port ${port} of 127.0.0.1 is in use`)),
    ]);
    await expectFirstKey(folder.path);
  });
});

test('an account that was made before there was any key does not keep the first key from being made', async () => {
  await using folder = await temporaryFolder();
  await openSqlite(`${folder.path}/data`).close();
  for (const name of ['team', 'default'])
    expect(await runDeemster(['accounts', 'create', name], { cwd: folder.path })).toMatchObject({
      code: 0,
      stderr: '',
    });
  await expectFirstKey(folder.path);
});

/** A start in this folder prints a key, and the key works. */
async function expectFirstKey(cwd: string) {
  const { child, url, stdout, ended } = await serveDeemster([], { cwd });
  const [key] = /deemster_[0-9A-Za-z]{43}/.exec(stdout()) ?? [];
  expect(key).toBeDefined();
  expect((await fetch(`${url}/api/v1/usage`, { headers: { 'API-Key': key! } })).status).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
}

test('the file and the flags are read', async () => {
  await using folder = await temporaryFolder();
  await using provider = await scriptedProvider([{ reply: verdictReply() }]);
  await writeFile(
    `${folder.path}/deemster.yaml`,
    `judge: openai:from-file\nopenai_base_url: ${provider.url}\nport: 1\nbootstrap_key: correct-horse-battery-staple\n`,
  );
  const { child, url, ended } = await serveDeemster(['--judge', 'openai:from-flag'], {
    cwd: folder.path,
    env: { DEEMSTER_JUDGE: 'openai:from-environment' },
  });
  const response = await fetch(`${url}/api/v1/evals/reward`, {
    method: 'POST',
    headers: { Authorization: 'Bearer correct-horse-battery-staple', 'Content-Type': 'application/json' },
    body: JSON.stringify({ messages: conversation, evaluation_criteria: 'Passes if it is kind' }),
  });
  expect([response.status, provider.requests[0]?.body.model]).toEqual([200, 'from-flag']);
  child.kill('SIGTERM');
  await ended;
});
