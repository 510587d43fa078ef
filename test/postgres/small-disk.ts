import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Who a program runs as. */
interface Runner {
  uid?: number;
  gid?: number;
  cwd: string;
}

/** A small file system that only the programs see that are run with it. */
export interface SmallDisk extends AsyncDisposable {
  path: string;
  run(program: string, parameters: readonly string[], runner: Runner): void;
  fill(): void;
  free(): void;
}

const canMount =
  process.getuid?.() === 0 && spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]).status === 0;

/** For tests that need one; elsewhere they are skipped, by a name that says why. */
export const testWithSmallDisk = canMount
  ? test
  : (name: string, ..._test: unknown[]) =>
      test.skip(`${name} (skipped: mounting is not allowed here)`, () => undefined);

/** @param owner Whose it is. */
export async function createSmallDisk(mebibytes: number, { uid, gid }: Omit<Runner, 'cwd'>): Promise<SmallDisk> {
  const path = mkdtempSync(join(tmpdir(), 'deemster-disk-'));
  // The mount is there until this process ends, which it does when its input does, however the test ends.
  const options = `size=${mebibytes}m,mode=700,uid=${uid},gid=${gid}`;
  const script = `mount -t tmpfs -o ${options} tmpfs "$1" && echo mounted && cat`;
  const holder = spawn('unshare', ['--mount', 'sh', '-c', script, 'sh', path]);
  await once(holder.stdout, 'data');
  const filler = `/proc/${holder.pid}/root${path}/filler`;
  return {
    path,
    run: (program, parameters, { cwd, ...ids }) => {
      const as = ['setpriv', '--reuid', String(ids.uid), '--regid', String(ids.gid), '--clear-groups'];
      const all = ['-t', String(holder.pid), '-m', '--', ...as, program, ...parameters];
      execFileSync('nsenter', all, { cwd, stdio: 'ignore' });
    },
    fill() {
      try {
        writeFileSync(filler, Buffer.alloc(2 * mebibytes * 1024 * 1024));
      } catch (error) {
        if ((error as { code?: string }).code === 'ENOSPC') return;
        throw error;
      }
      throw new Error('The disk is larger than it should be.');
    },
    free: () => rmSync(filler),
    async [Symbol.asyncDispose]() {
      const ended = once(holder, 'close');
      holder.stdin.end();
      await ended;
      rmSync(path, { recursive: true });
    },
  };
}
