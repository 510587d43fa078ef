import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { whenFileEnds } from '../runtime/file-end.ts';
import type { FaultyService } from './writes.ts';
import { key } from './writes.ts';

const bin = fileURLToPath(new URL('../../bin/deemster.js', import.meta.url));

/** A process with mounts of its own: they are gone when it is, however it ends, and nobody else sees them. */
const ownMounts = process.getuid!() === 0 ? ['--mount'] : ['--map-root-user', '--mount'];

const canMount = spawnSync('unshare', [...ownMounts, 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]).status === 0;

/** For tests that need a file system of their own; elsewhere they are skipped, by a name that says why. */
export const testWithMounts = canMount
  ? test
  : (name: string, ..._test: unknown[]) =>
      test.skip(`${name} (skipped: mounting is not allowed here)`, () => undefined);

const children = new Set<ReturnType<typeof spawn>>();
whenFileEnds(() => {
  for (const child of children) child.kill('SIGKILL');
});

/**
 * Starts the service with its data folder on a file system of so many KiB.
 * @param before A line of shell that runs as the service's own process before it, `$1` being the data folder.
 */
export async function serveOnSmallDisk(folder: string, kibibytes: number, before = ':') {
  const dataDir = `${folder}/disk`;
  await mkdir(dataDir);
  const script = `mount -t tmpfs -o size=${kibibytes}k tmpfs "$1" && ${before} && exec "$2" "$3" serve --port 0 --data-dir "$1" --log-level warn`;
  const child = spawn('unshare', [...ownMounts, 'sh', '-c', script, 'sh', dataDir, process.execPath, bin], {
    cwd: folder,
    env: { PATH: process.env.PATH, DEEMSTER_BOOTSTRAP_KEY: key },
  });
  children.add(child);
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const listening = (async () => {
    while (!/is listening on \S+ /.test(stdout)) await once(child.stdout, 'data');
    return /is listening on (\S+) /.exec(stdout)![1]!;
  })();
  const url = await Promise.race([listening, ended.then(() => undefined)]);
  return {
    /** Undefined where it did not start. */
    service: url === undefined ? undefined : ({ url, child, stderr: () => stderr } satisfies FaultyService),
    /** The data folder as it is seen from outside. */
    disk: `/proc/${child.pid}/root${dataDir}`,
    stderr: () => stderr,
    ended,
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
