import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { loadConfig } from '../src/config.ts';
import { readEnvFile } from '../src/env-file.ts';
import { runDeemster, serveDeemster } from './cli/deemster-process.ts';
import { startDeemster, temporaryFolder } from './helpers.ts';

const secret = 'sk-zanzibar-7391';

async function withFile<Result>(text: string | Buffer, use: (file: string) => Promise<Result>): Promise<Result> {
  await using folder = await temporaryFolder();
  const file = `${folder.path}/.env`;
  await writeFile(file, text);
  return await use(file);
}

test.each([
  ['plain', 'A=1\n', { A: '1' }],
  ['spaces, a comment and export', '# all\n\n  export A = 1 # one\n', { A: '1' }],
  ['quotes', 'A="1 # one"\nB=\'2\'\nC=`3`', { A: '1 # one', B: '2', C: '3' }],
  ['a value of several lines', 'A="1\nnot a name\n2"\nB=3', { A: '1\nnot a name\n2', B: '3' }],
  ["Windows' lines and its mark of UTF-8", '\uFEFFA=1\r\n\r\nB="2"\r\n', { A: '1', B: '2' }],
  ['an empty value', 'A=\nB=""', { A: '', B: '' }],
  ['nothing', '', {}],
])('%s', async (_name, text, want) => {
  expect(await withFile(text, readEnvFile)).toEqual(want);
});

test.each([
  ['a colon', `A=1\nB: ${secret}\n`, 2],
  ['no value', 'A="1\n2"\nexport B\n', 3],
  ['no name', `=${secret}`, 1],
  ['a quote that is not closed', `A=1\nB="${secret}\nC=2\n`, 2],
])('%s is refused with its line, and not shown', async (_name, text, line) => {
  await withFile(text, async (file) => {
    const message = `${file}, line ${line}: this is not NAME=value, or a quote is not closed.`;
    await expect(readEnvFile(file)).rejects.toMatchObject({ name: 'EnvFileError', message });
  });
});

test('UTF-16, as PowerShell writes it, is refused', async () => {
  await withFile(Buffer.from(`\uFEFFA=${secret}\r\n`, 'utf16le'), async (file) => {
    const message = `${file} is not UTF-8 text. Save it again as UTF-8.`;
    await expect(readEnvFile(file)).rejects.toMatchObject({ name: 'EnvFileError', message });
  });
});

test.each(['A=1\nB=half#of it', 'A="1\nC=x#y"\n\nB=half#'])(
  '%j: a value that a # would cut is refused',
  async (text) => {
    await withFile(text, async (file) => {
      const line = text.slice(0, text.indexOf('B=')).split('\n').length;
      await expect(readEnvFile(file)).rejects.toMatchObject({
        name: 'EnvFileError',
        message: `${file}, line ${line}: a # would end this value. Put the value in quotes.`,
      });
    });
  },
);

test('a missing file, and a folder of that name, set nothing', async () => {
  await using folder = await temporaryFolder();
  expect(await readEnvFile(`${folder.path}/.env`)).toEqual({});
  await mkdir(`${folder.path}/.env`);
  expect(await readEnvFile(`${folder.path}/.env`)).toEqual({});
});

test('a flag beats the environment beats .env beats deemster.yaml beats the default', async () => {
  await withFile(
    ['PORT=11', 'HOST=dotenv', 'TIMEOUT_SECONDS=12', 'LOG_LEVEL=error', 'JUDGE=']
      .map((line) => `DEEMSTER_${line}`)
      .join('\n'),
    async (envFile) => {
      const yaml = `${envFile}.yaml`;
      await writeFile(yaml, 'timeout_seconds: 21\ntask_days: 22\nlog_level: warn\n');
      const environment = { DEEMSTER_PORT: '31', DEEMSTER_HOST: 'environment', DEEMSTER_LOG_LEVEL: '' };
      const config = await loadConfig({ port: 41 }, { file: yaml, environment, envFile });
      expect(config).toMatchObject({
        port: 41,
        host: 'environment',
        timeoutSeconds: 12,
        // An empty variable counts as not set.
        logLevel: 'error',
        taskDays: 22,
        taskConcurrency: 16,
        judge: undefined,
        fromEnvFile: ['DEEMSTER_TIMEOUT_SECONDS', 'DEEMSTER_LOG_LEVEL'],
      });
    },
  );
});

test('a wrong value is refused with the name of the file', async () => {
  await withFile('DEEMSTER_PORT=abc', async (envFile) => {
    await expect(loadConfig({}, { environment: {}, envFile })).rejects.toThrow(
      `DEEMSTER_PORT in ${envFile} is "abc", but must be a whole number from 0 to 65535.`,
    );
  });
});

test('serve reads it and says so, without a value', async () => {
  await using folder = await temporaryFolder();
  await writeFile(
    `${folder.path}/.env`,
    `DEEMSTER_JUDGE=openai:stub\nOPENAI_API_KEY=${secret}\nDEEMSTER_LOG_LEVEL=warn\nSOMETHING_ELSE=1\n`,
  );
  const { child, stdout, stderr, ended } = await serveDeemster([], {
    cwd: folder.path,
    env: { DEEMSTER_LOG_LEVEL: 'trace' },
  });
  expect(stdout()).toContain(' Judge: openai:stub.\nRead from .env: DEEMSTER_JUDGE, OPENAI_API_KEY.\n');
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(stdout() + stderr()).not.toContain(secret);
});

test('without one, serve says nothing of it', async () => {
  await using folder = await temporaryFolder();
  const { child, stdout, ended } = await serveDeemster([], { cwd: folder.path });
  expect(stdout()).not.toContain('.env');
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('the commands that call a service read its key and address from it; the environment and --url beat it', async () => {
  await using deemster = await startDeemster();
  await using folder = await temporaryFolder();
  const pull = (args: string[], env?: Record<string, string>) =>
    runDeemster(['evaluators', 'pull', ...args], { cwd: folder.path, env });
  await writeFile(`${folder.path}/.env`, `DEEMSTER_API_KEY=${deemster.key}\nDEEMSTER_BASE_URL=${deemster.url}\n`);
  expect(await pull([])).toMatchObject({ code: 0, stderr: '' });
  expect(await pull([], { DEEMSTER_API_KEY: 'deemster_wrong' })).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('does not accept the key'),
  });
  await writeFile(`${folder.path}/.env`, `DEEMSTER_API_KEY=${deemster.key}\nDEEMSTER_BASE_URL=http://127.0.0.1:1\n`);
  expect(await pull(['--url', deemster.url])).toMatchObject({ code: 0, stderr: '' });
  expect(await pull([], { DEEMSTER_BASE_URL: deemster.url })).toMatchObject({ code: 0, stderr: '' });
});

test.each([
  ['serve', '--port', '0'],
  ['keys', 'list'],
  ['evaluators', 'pull'],
])('a file that is broken or cannot be read stops %s %s with one line', async (...command) => {
  await using folder = await temporaryFolder();
  const run = () => runDeemster(command, { cwd: folder.path });
  await symlink('.env', `${folder.path}/.env`);
  expect(await run()).toEqual({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(/^deemster: Cannot read \.env: [^\n]*\(ELOOP\)\.\n$/),
  });
  await using other = await temporaryFolder();
  await writeFile(`${other.path}/.env`, `OPENAI_API_KEY ${secret}`);
  expect(await runDeemster(command, { cwd: other.path })).toEqual({
    code: 2,
    stdout: '',
    stderr: 'deemster: .env, line 1: this is not NAME=value, or a quote is not closed.\n',
  });
});
