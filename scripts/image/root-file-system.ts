import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Runs a command, whose output goes to this process's. @throws Error if it fails */
export function run(command: string, args: string[], options: { cwd?: string; env?: NodeJS.ProcessEnv } = {}): void {
  console.log(`$ ${[command, ...args].join(' ')}`);
  execFileSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options });
}

/** As in the official images, apt keeps no caches. */
const withoutCaches = 'Dir::Cache::pkgcache ""; Dir::Cache::srcpkgcache "";';

/** Folders that the official slim images omit. */
const leftOut = ['doc', 'man', 'groff', 'info', 'lintian', 'linda', 'locale'];

/** Creates a Debian like the image `debian:SUITE-slim`. */
export function makeDebian(folder: string, image: string): void {
  const suite = /^debian:(\w+)-slim$/.exec(image)?.[1];
  if (!suite) throw new Error(`This can stand in for debian:SUITE-slim only, not for ${image}.`);
  const settings = `${folder}.cfg`;
  writeFileSync(settings, leftOut.map((name) => `path-exclude=/usr/share/${name}/*\n`).join(''));
  run('mmdebstrap', [
    '--quiet',
    '--variant=minbase',
    `--dpkgopt=${settings}`,
    `--aptopt=${withoutCaches}`,
    suite,
    folder,
  ]);
  cpSync('/etc/resolv.conf', join(folder, 'etc/resolv.conf'), { dereference: true });
}

/** The total size of all files in a folder, in bytes. */
export const bytesOf = (folder: string): number =>
  Number(
    /^\d+/.exec(execFileSync('du', ['--summarize', '--bytes', '--one-file-system', folder], { encoding: 'utf8' })),
  );

export interface Container {
  folder: string;
  /** User and group ids, such as `10001:10001`. */
  user: string;
  directory: string;
  env: Record<string, string>;
}

/** Starts a command as in a container: with its own root, processes and user. It ends with this process. */
export function startIn({ folder, user, directory, env }: Container, command: string[]): ChildProcess {
  const [uid, gid] = user.split(':') as [string, string];
  return spawn(
    'unshare',
    [
      ...['--fork', '--pid', '--kill-child', '--mount-proc', `--root=${folder}`, `--wd=${directory}`],
      ...[`--setgid=${gid}`, `--setuid=${uid}`, ...command],
    ],
    { env, stdio: ['ignore', 'pipe', 'pipe'] },
  );
}
