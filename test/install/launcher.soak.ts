import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { temporaryFolder } from '../helpers.ts';

const root = join(import.meta.dirname, '../..');
const bin = join(root, 'bin/deemster.js');
/** Makes a Node say that it is version 20, whatever it is. */
const old = '--import=data:text/javascript,Object.defineProperty(process,"versions",{value:{node:"20.1.0"}})';

const children: ChildProcess[] = [];
afterAll(() => {
  for (const { pid } of children)
    try {
      process.kill(-pid!, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
});

function start(command: string, args: string[], env: Record<string, string> = {}, cwd = root) {
  const options = { cwd, env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env } };
  // A separate process group, so that the leftovers of a failed test end with it.
  const child = spawn(command, args, { ...options, detached: true });
  children.push(child);
  const ended = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  return { child, ended, stdout: text(child.stdout), stderr: text(child.stderr) };
}

async function finished(args: string[], cwd?: string) {
  const { ended, stdout, stderr } = start(process.execPath, args, {}, cwd);
  return { code: (await ended)[0], stdout: await stdout, stderr: await stderr };
}

/** Starts a server with a command, sends a signal to that command, and waits until nothing has its output open any more. */
async function stopped(command: string, args: string[], signal: NodeJS.Signals) {
  await using folder = await temporaryFolder();
  const env = { DEEMSTER_DATA_DIR: join(folder.path, 'data'), DEEMSTER_PORT: '0', npm_config_loglevel: 'error' };
  const { child, ended, stderr } = start(command, args, env);
  await new Promise<void>((resolve) =>
    child.stdout.on('data', (chunk) => {
      if (String(chunk).includes('is listening on')) resolve();
    }),
  );
  child.kill(signal);
  return { log: await stderr, ended: await ended };
}

describe('an old Node', () => {
  test('continues with the Node that the clone brings', async () => {
    const { code, stdout, stderr } = await finished([old, bin, 'version']);
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
  });

  test('keeps the exit code', async () => {
    expect(await finished([old, bin, 'nonsense'])).toMatchObject({ code: 2, stdout: '' });
  });

  test.each(['SIGTERM', 'SIGINT'] as const)('passes %s on, and ends when the server has stopped', async (signal) => {
    const { log, ended } = await stopped(process.execPath, [old, bin, 'serve'], signal);
    expect(log).toMatch(/"msg":"stopped"\}\n$/);
    expect(ended).toEqual([0, null]);
  });

  test('that is killed takes the server with it, which stops as it should', async () => {
    const { log, ended } = await stopped(process.execPath, [old, bin, 'serve'], 'SIGKILL');
    expect([log, ended]).toEqual([expect.stringMatching(/"msg":"stopped"\}\n$/), [null, 'SIGKILL']]);
  });

  test('ends by the signal that ended the program', async () => {
    const { ended } = start(process.execPath, [
      old,
      join(root, 'scripts/node.js'),
      '-e',
      'process.kill(process.pid, "SIGTERM")',
    ]);
    expect(await ended).toEqual([null, 'SIGTERM']);
  });

  test('is refused with one clear line where a package lacks what it would need', async () => {
    await using folder = await temporaryFolder();
    await cp(join(root, 'bin'), join(folder.path, 'bin'), { recursive: true });
    await writeFile(
      join(folder.path, 'package.json'),
      JSON.stringify({ type: 'module', engines: { node: '>=22.19' } }),
    );
    const run = (...flags: string[]) => finished([...flags, join(folder.path, 'bin/deemster.js')], folder.path);
    expect(await run()).toEqual({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(/^This package of Deemster was packed without being built: [^\n]*\n$/),
    });
    await mkdir(join(folder.path, 'dist/lib'), { recursive: true });
    await writeFile(join(folder.path, 'dist/lib/main.js'), 'console.log("built")');
    expect(await run(old)).toEqual({
      code: 2,
      stdout: '',
      stderr: 'Deemster needs Node 22.19 or newer; this is 20.1.0.\n',
    });
    expect(await run()).toEqual({ code: 0, stdout: 'built\n', stderr: '' });
  });
});

// npm passes a signal to the shell in between, which it ends: what matters is that the server is notified.
describe.each([
  ['npm', ['start']],
  ['npx', ['--no', 'deemster', 'serve']],
  ['npm', ['exec', '--', 'deemster', 'serve']],
  ['npx', ['-c', 'node bin/deemster.js serve']],
])('%s %j', (command, args) => {
  test('that gets SIGTERM stops the server', async () => {
    const { log } = await stopped(command, args, 'SIGTERM');
    expect(log).toMatch(/"msg":"stopped"\}\n$/);
  });

  // Only Linux shows that the parent of a parent has gone.
  (process.platform === 'linux' ? test : test.skip)('that is killed leaves no server', async () => {
    const { log } = await stopped(command, args, 'SIGKILL');
    expect(log).toMatch(/"msg":"stopped"\}\n$/);
  });
});
