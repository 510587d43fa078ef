import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { npm } from './run.ts';
import { root } from './tarball.ts';

const pins = join(import.meta.dirname, '../runtimes');
const folder = join(root, 'node_modules/.cache/client-runtimes');
const { optionalDependencies: pinned } = JSON.parse(readFileSync(join(pins, 'package.json'), 'utf8')) as {
  optionalDependencies: Record<string, string>;
};

export interface Runtime {
  name: string;
  /** The program; undefined where no package has it for this machine. */
  command: string | undefined;
  args: string[];
}

const { platform, arch } = process;
/** The packages for Linux are made for glibc. */
const hasPackages =
  platform !== 'linux' || 'glibcVersionRuntime' in (process.report.getReport() as { header: object }).header;

/** @param bin Where the program is in its package. */
function fromPackage(name: string, packageName: string, bin: string, args: string[] = []): Runtime {
  const version = hasPackages ? pinned[packageName] : undefined;
  return version === undefined
    ? { name, command: undefined, args }
    : { name: `${name} ${version}`, command: join(folder, 'node_modules', packageName, bin), args };
}

/** What the client is tried on. */
export const runtimes: Runtime[] = [
  { name: "the project's Node", command: process.execPath, args: [] },
  fromPackage('Node', `node-${platform}-${arch}`, 'bin/node'),
  fromPackage('Bun', `@oven/bun-${platform}-${arch === 'arm64' ? 'aarch64' : arch}`, 'bin/bun'),
  fromPackage('Deno', `@deno/${platform}-${arch}${platform === 'linux' ? '-glibc' : ''}`, 'deno', [
    ...['run', '--quiet', '--no-prompt', '--allow-read', '--allow-net=127.0.0.1'],
    '--allow-env=DEEMSTER_API_KEY,DEEMSTER_BASE_URL',
  ]),
];

/** Installs exactly what the lock file of test/client/runtimes says, where that is not done yet. */
export async function prepareRuntimes(): Promise<void> {
  const done = join(folder, hash('sha256', readFileSync(join(pins, 'package-lock.json'))));
  if (existsSync(done)) return;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(pins, folder, { recursive: true });
  await npm(['ci', '--ignore-scripts', '--prefer-offline'], folder);
  await writeFile(done, '');
}
