// Tries the README's two commands on each Node and npm that people have, where there is neither Python nor a compiler:
// "npm run install-matrix", or with lines of Node: "npm run install-matrix -- 20 22".
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, lstat, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { run } from '../client/package/run.ts';
import { environment, machines, pathOf, root } from './machine.ts';
import { docsOf, startServer } from './visit.ts';

/** What `node_modules` may take for running, in MB, without the Node that the clone brings. */
const mostMegabytes = 92;

type Line = keyof typeof machines;

const asked = process.argv.slice(2).map(Number) as Line[];
const folder = await mkdtemp(join(tmpdir(), 'deemster-install-'));
let failed = false;
try {
  for (const line of asked.length > 0 ? asked : (Object.keys(machines).map(Number) as Line[])) {
    const { node, npm } = machines[line];
    const home = join(folder, String(line));
    await mkdir(home);
    const env = environment(await pathOf({ node, npm }, home));
    await attempt(`Node ${node}, npm ${npm}: npm ci && npm start`, () => cloneServes(join(home, 'all'), env, []));
    // A production install of the oldest: all that it lacks, it would lack on the others as well.
    if (line === 20)
      await attempt(`Node ${node}, npm ${npm}: npm ci --omit=dev && npm start`, async () => {
        const clone = join(home, 'running');
        await cloneServes(clone, env, ['--omit=dev']);
        const megabytes = (await sizeOf(join(clone, 'node_modules'))) / 1e6;
        if (megabytes > mostMegabytes)
          throw new Error(`node_modules takes ${megabytes} MB, more than ${mostMegabytes}.`);
        console.log(`    node_modules without Node: ${megabytes.toFixed(1)} MB`);
      });
  }
} finally {
  await rm(folder, { recursive: true });
}
if (failed) process.exitCode = 1;

async function attempt(name: string, act: () => Promise<void>): Promise<void> {
  const begin = performance.now();
  try {
    await act();
    console.log(`ok: ${name} (${Math.round((performance.now() - begin) / 1000)} s)`);
  } catch (error) {
    failed = true;
    console.log(`FAILED: ${name}: ${(error as Error).message}`);
  }
}

/** Clones, installs, starts, looks at the pages, judges once and stops. @throws Error at what a person should not meet */
async function cloneServes(clone: string, env: Record<string, string>, flags: string[]): Promise<void> {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  for (const file of files.toString().split('\0')) {
    // One that is deleted, and not yet committed, is listed.
    if (file === '' || !existsSync(join(root, file))) continue;
    await mkdir(dirname(join(clone, file)), { recursive: true });
    await cp(join(root, file), join(clone, file));
  }
  // With --foreground-scripts npm prints each script that it runs. One line is what remains: "added … packages in … s".
  const ci = ['ci', '--foreground-scripts', '--prefer-offline', '--no-audit', '--no-fund', ...flags];
  const printed = (await runBoth('npm', ci, clone, env)).split('\n').filter((text) => text !== '');
  if (printed.length !== 1 || !printed[0]!.startsWith('added '))
    throw new Error(`npm ci printed:\n${printed.join('\n')}`);
  if (existsSync(join(clone, 'node_modules/better-sqlite3/build'))) throw new Error('better-sqlite3 was compiled.');

  const data = { DEEMSTER_DATA_DIR: join(clone, 'data') };
  for (const [command, args] of [
    ['npm', ['start']],
    ['npx', ['deemster']],
  ] as const) {
    await using server = await startServer({
      command: join(env.PATH!, command),
      args: [...args],
      cwd: clone,
      env: { ...env, ...data },
    });
    await docsOf(server.url);
    const { status, body } = await server.evaluate('Five days.', 'Passes if the response has fewer than 50 words');
    if (status !== 200 || body.score !== 1) throw new Error(`${command}: ${status} ${JSON.stringify(body)}`);
    const log = await server.stop();
    if (!log.endsWith('"msg":"stopped"}\n')) throw new Error(`${command}: a signal did not stop it:\n${log}`);
    await rm(data.DEEMSTER_DATA_DIR, { recursive: true });
  }
}

/** @returns all that it printed, in two parts */
function runBoth(command: string, args: string[], cwd: string, env: Record<string, string>): Promise<string> {
  return run(join(env.PATH!, 'sh'), ['-c', `"$0" "$@" 2>&1`, join(env.PATH!, command), ...args], { cwd, env });
}

/** In bytes of the disk, without the packages that hold a Node. */
async function sizeOf(path: string): Promise<number> {
  const entry = await lstat(path);
  if (!entry.isDirectory()) return entry.blocks * 512;
  let size = entry.blocks * 512;
  for (const name of await readdir(path))
    if (!/^node-(bin-)?(linux|darwin|win)-/.test(name)) size += await sizeOf(join(path, name));
  return size;
}
