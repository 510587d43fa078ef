import { execFileSync, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SmallDisk } from './small-disk.ts';

const user = 'administrator';
/** The user who needs a password. */
export const guarded = 'deemster_guarded';

export interface ClusterOptions {
  /** Whether commits wait for the disk. @default false */
  isDurable?: boolean;
  /** Further settings, such as `max_connections=10`. */
  settings?: string[];
  /** Its log of transactions is there. */
  walDisk?: SmallDisk;
  /** It sees this disk. */
  disk?: SmallDisk;
}

/** A PostgreSQL server of a test's own, with Debian's programs in the folder `bin`. */
export interface Cluster extends Disposable {
  url: string;
  port: number;
  isRunning(): boolean;
  stop(mode?: 'fast' | 'immediate'): void;
  promote(): void;
  /** Kills the postmaster, as a crash does; its children notice it and end. */
  kill(): void;
  /** Starts it again, at the latest when the children of a killed postmaster have ended. */
  startAgain(): void;
  /** A standby that follows this server. */
  standby(): Promise<Cluster>;
}

/** Makes a server and starts it. */
export async function createCluster(
  bin: string,
  { isDurable = false, settings = [], walDisk, disk = walDisk }: ClusterOptions = {},
): Promise<Cluster> {
  const folder = newFolder();
  run(
    bin,
    folder,
    'initdb',
    '-D',
    join(folder, 'data'),
    '-A',
    'trust',
    '-U',
    user,
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
    ...(walDisk ? ['--wal-segsize=1'] : []),
  );
  walDisk?.run(
    'sh',
    ['-c', 'cp -r "$1/." "$2/" && rm -r "$1" && ln -s "$2" "$1"', 'sh', join(folder, 'data', 'pg_wal'), walDisk.path],
    asPostgres(folder),
  );
  const rules = join(folder, 'data', 'pg_hba.conf');
  writeFileSync(rules, `host all ${guarded} 127.0.0.1/32 scram-sha-256\n${readFileSync(rules, 'utf8')}`);
  return clusterOf(bin, folder, [`fsync=${isDurable ? 'on' : 'off'}`, 'max_connections=300', ...settings], disk);
}

async function clusterOf(bin: string, folder: string, settings: readonly string[], disk?: SmallDisk): Promise<Cluster> {
  const data = join(folder, 'data');
  const port = await freePort();
  const all = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings].map((one) => `-c ${one}`);
  const control = (...parameters: string[]) =>
    disk
      ? disk.run(join(bin, 'pg_ctl'), ['-D', data, ...parameters], asPostgres(folder))
      : run(bin, folder, 'pg_ctl', '-D', data, ...parameters);
  const start = () => control('-o', `-p ${port} ${all.join(' ')}`, '-l', join(folder, 'log'), '-w', 'start');
  start();
  return {
    port,
    url: `postgres://${user}@127.0.0.1:${port}/postgres`,
    isRunning: () => spawnSync(join(bin, 'pg_ctl'), ['-D', data, 'status'], asPostgres(folder)).status === 0,
    stop: (mode = 'fast') => control('-m', mode, '-w', 'stop'),
    promote: () => control('-w', 'promote'),

    kill(): void {
      process.kill(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]), 'SIGKILL');
    },

    startAgain(): void {
      for (let attempt = 1; ; attempt++)
        try {
          return void start();
        } catch (error) {
          if (attempt === 300) throw error;
          Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
        }
    },

    async standby(): Promise<Cluster> {
      const copy = newFolder();
      const from = ['-h', '127.0.0.1', '-p', String(port), '-U', user];
      run(
        bin,
        copy,
        'pg_basebackup',
        '-D',
        join(copy, 'data'),
        ...from,
        '-R',
        '-X',
        'stream',
        '-c',
        'fast',
        '--no-sync',
      );
      return clusterOf(bin, copy, settings);
    },

    [Symbol.dispose](): void {
      spawnSync(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop'], asPostgres(folder));
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

/** PostgreSQL refuses to run as root. */
export function asPostgres(folder: string) {
  const ids =
    process.getuid?.() === 0 ? ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres']))) : undefined;
  return { cwd: folder, stdio: 'ignore' as const, ...(ids && { uid: ids[0]!, gid: ids[1]! }) };
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'deemster-postgres-'));
  const { uid, gid } = asPostgres(folder);
  if (uid !== undefined) chownSync(folder, uid, gid!);
  return folder;
}

const run = (bin: string, folder: string, name: string, ...parameters: string[]): void =>
  void execFileSync(join(bin, name), parameters, asPostgres(folder));

/** A free port below those that the system gives out, so that nobody takes it while a server is down. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    const server = createServer();
    const isFree = await new Promise<boolean>((told) => {
      server.once('error', () => told(false)).listen(port, '127.0.0.1', () => told(true));
    });
    if (!isFree) continue;
    await new Promise((closed) => void server.close(closed));
    return port;
  }
}
