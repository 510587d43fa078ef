import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Runs a command with its output on ours. @throws Error when it fails */
export function run(command: string, args: string[], options: { cwd?: string; env?: NodeJS.ProcessEnv } = {}): void {
  console.log(`$ ${[command, ...args].join(' ')}`);
  execFileSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options });
}

/** The official images let apt keep no caches either. */
const withoutCaches = 'Dir::Cache::pkgcache ""; Dir::Cache::srcpkgcache "";';

/** What the official slim images leave out. */
const leftOut = ['doc', 'man', 'groff', 'info', 'lintian', 'linda', 'locale'];

/** Makes a Debian like the image `debian:SUITE-slim`. */
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

/** The bytes of all files in a folder. */
export const bytesOf = (folder: string): number =>
  Number(
    /^\d+/.exec(execFileSync('du', ['--summarize', '--bytes', '--one-file-system', folder], { encoding: 'utf8' })),
  );

export interface Container {
  folder: string;
  /** Such as `10001:10001`. */
  user: string;
  directory: string;
  env: Record<string, string>;
}

/** Starts a command as a container would: its own root, processes and user. It ends with this process. */
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
