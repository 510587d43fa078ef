import { execFile } from 'node:child_process';
import { cp, lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Report } from './report.ts';

const run = promisify(execFile);
const home = fileURLToPath(new URL('..', import.meta.url));
const manifests = ['package.json', 'package-lock.json', 'src/package.json', 'src/client/package.json'];

interface Size {
  /** The total length of the files. */
  bytes: number;
  /** Their size on disk, in blocks. */
  disk: number;
}

/** The size of a production install: the packages that `npm ci --omit=dev` installs. */
export async function installSize(): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'deemster-bench-install-'));
  try {
    for (const file of manifests)
      await cp(join(home, file), join(folder, file), { recursive: true }).catch((error: NodeJS.ErrnoException) => {
        // The workspace's manifest, if there is one.
        if (error.code !== 'ENOENT' || dirname(file) === '.') throw error;
      });
    await run('npm', ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
    const found = await packagesIn(join(folder, 'node_modules'));
    const packages = found.filter(({ name }) => !isNode(name));
    const node = sum(found.filter(({ name }) => isNode(name)));
    const all = sum(packages);
    const own = await sizeOf(join(home, 'src'));
    const row = (name: string, { bytes, disk }: Size) => ({
      package: name,
      MB: (bytes / 1e6).toFixed(1),
      'MB on disk': (disk / 1e6).toFixed(1),
    });
    const largest = packages.toSorted((a, b) => b.size.disk - a.size.disk);
    const megabytes = all.disk / 1e6;
    return {
      title: `npm ci --omit=dev on ${process.platform} ${process.arch}: ${packages.length} packages`,
      rows: [
        ...largest.slice(0, 5).map(({ name, size }) => row(name, size)),
        row('all packages', all),
        row('besides, the Node that the clone brings', node),
        row("besides, Deemster's own src", own),
      ],
      figures: [{ name: 'MB of packages on disk', value: megabytes, wanted: '≤ 92', met: megabytes <= 92 }],
      detail: { packages: largest },
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Whether a package contains a Node binary for a platform. */
const isNode = (name: string) => /^node-(bin-)?(darwin|linux|win)-/.test(name);

const sum = (packages: { size: Size }[]): Size => ({
  bytes: packages.reduce((total, { size }) => total + size.bytes, 0),
  disk: packages.reduce((total, { size }) => total + size.disk, 0),
});

/** Every package under a node_modules folder, including nested ones, each without the packages nested in it. */
async function packagesIn(modules: string): Promise<{ name: string; size: Size }[]> {
  const found: { name: string; size: Size }[] = [];
  for (const name of await readdir(modules)) {
    const folder = join(modules, name);
    if (name.startsWith('.') || !(await lstat(folder)).isDirectory()) continue;
    if (name.startsWith('@')) {
      found.push(...(await packagesIn(folder)).map((scoped) => ({ ...scoped, name: `${name}/${scoped.name}` })));
      continue;
    }
    found.push({ name, size: await sizeOf(folder, 'node_modules') });
    if ((await readdir(folder)).includes('node_modules'))
      found.push(...(await packagesIn(join(folder, 'node_modules'))));
  }
  return found;
}

async function sizeOf(path: string, without?: string): Promise<Size> {
  const { size, blocks } = await lstat(path);
  const total = { bytes: size, disk: blocks * 512 };
  if (!(await lstat(path)).isDirectory()) return total;
  for (const name of await readdir(path)) {
    if (name === without) continue;
    const inner = await sizeOf(join(path, name));
    total.bytes += inner.bytes;
    total.disk += inner.disk;
  }
  return total;
}
