import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { LEAN, LEAN_PROMPTFOO } from './install.ts';
import { npm } from './npm.ts';
import { python, venvOf } from './python.ts';
import { type PeerName, RELEASES } from './releases.ts';
import { megabytesOf } from './sizes.ts';

const run = promisify(execFile);
const home = fileURLToPath(new URL('../..', import.meta.url));

export interface Installed {
  packages: number;
  /** Size on disk, without the interpreter (Node or Python) and its installer. */
  megabytes: number;
}

/** Packages that contain Node itself. */
const isNode = (path: string) =>
  basename(dirname(path)) === 'node_modules' && /^node(-bin)?(-(linux|darwin|win)-(x64|arm64))?$/.test(basename(path));
/** Packages in every virtual environment. */
const isInstaller = (path: string) =>
  /^(pip|setuptools|pkg_resources|_distutils_hack|distutils-precedence)\b/.test(basename(path));

/** This checkout's files, without tests and benchmarks, and the packages that `npm ci --omit=dev` installs. */
export async function installDeemster(): Promise<Installed> {
  const folder = await mkdtemp(join(tmpdir(), 'deemster-bench-peers-'));
  try {
    const { stdout } = await run('git', ['ls-files', '-z'], { cwd: home, maxBuffer: 1e8 });
    for (const file of stdout.split('\0').filter((path) => path !== '' && !/^(test|bench)\//.test(path)))
      await cp(join(home, file), join(folder, file));
    await run('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], { cwd: folder });
    return await npmInstalled(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Installs a peer with the command in its documentation. */
export async function installPeer(name: PeerName): Promise<Installed> {
  const { registry, version } = RELEASES[name];
  if (registry === 'npm') return npmInstalled(dirname(await npm(name, { [name]: version })));
  await python({ [name]: version });
  const [lib] = await readdir(join(venvOf(name), 'lib'));
  const site = join(venvOf(name), 'lib', lib!, 'site-packages');
  const packages = (await readdir(site)).filter((entry) => entry.endsWith('.dist-info') && !isInstaller(entry));
  return { packages: packages.length, megabytes: await megabytesOf(site, isInstaller) };
}

/** promptfoo with only the packages that its command needs. */
export const installLeanPromptfoo = async (): Promise<Installed> =>
  npmInstalled(dirname(await npm('promptfoo-lean', LEAN_PROMPTFOO, LEAN)));

async function npmInstalled(folder: string): Promise<Installed> {
  const lock = await readFile(join(folder, 'node_modules/.package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lock) as { packages: Record<string, { link?: boolean }> };
  const counted = Object.entries(packages).filter(
    ([path, { link }]) => !link && path.startsWith('node_modules/') && !isNode(path),
  );
  return { packages: counted.length, megabytes: await megabytesOf(folder, isNode) };
}
