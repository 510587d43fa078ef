// Builds dist/executable/deemster: one file with Node, the program and all files that it reads, for the current platform.
import { execFile } from 'node:child_process';
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { assetNames } from '../../src/conformance/assets.ts';
import { bundle, chunksOf, root } from './bundle.ts';
import { thirdPartyLicences } from './third-party.ts';

const run = promisify(execFile);
const folder = join(root, 'dist/executable');
const parts = join(folder, 'parts');
const ending = process.platform === 'win32' ? '.exe' : '';

await rm(folder, { recursive: true, force: true });
await mkdir(parts, { recursive: true });

/** Bundles a program into one text, because the executable can import only Node's built-in modules. */
const bundled = async (name: string, source: string, format: 'esm' | 'cjs') => {
  const built = await bundle({ [name]: source }, { file: join(parts, `${name}.js`), format, codeSplitting: false });
  return chunksOf(built).flatMap(({ moduleIds }) => moduleIds);
};
const modules = [
  // Adds Node, whose package contains its licence.
  process.execPath,
  ...(await bundled('main', 'src/executable.ts', 'esm')),
  ...(await bundled('check-worker', 'src/judge/checks/thread/check-worker.ts', 'cjs')),
  ...(await bundled('store-worker', 'src/store/reader/store-worker.ts', 'cjs')),
];
await writeFile(join(folder, 'THIRD-PARTY-LICENSES'), await thirdPartyLicences(modules));

/** Removes Node's symbols, a fifth of its size. Without `strip`, the file stays larger. */
const node = join(parts, `node${ending}`);
await copyFile(process.execPath, node);
if (process.platform === 'linux')
  await run('strip', [node]).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    console.warn('strip is not installed: the executable is a fifth larger than it could be.');
  });

const sqlite = createRequire(import.meta.url)(join(root, 'node_modules/better-sqlite3/lib/binding.js'));
const assets: Record<string, string> = {
  'better_sqlite3.node': sqlite.getPrebuildPath(),
  'check-worker.js': join(parts, 'check-worker.js'),
  'store-worker.js': join(parts, 'store-worker.js'),
  'pages/spec/openapi.yaml': join(root, 'spec/openapi.yaml'),
};
for (const [from, to] of [
  ['src/web/docs', 'pages/web/docs'],
  ['generated/pages', 'pages/generated/pages'],
  ['generated/api-browser', 'pages/generated/api-browser'],
] as const)
  for (const entry of await readdir(join(root, from), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    assets[`${to}/${relative(join(root, from), file).replaceAll('\\', '/')}`] = file;
  }

for (const name of assetNames) assets[`conformance/${name}`] = join(root, 'src/conformance', name);

const output = join(folder, `deemster${ending}`);
const config = join(parts, 'config.json');
await writeFile(
  config,
  JSON.stringify({
    main: join(parts, 'main.js'),
    mainFormat: 'module',
    executable: node,
    output,
    disableExperimentalSEAWarning: true,
    // With Node's compiled code in the file, a start takes a quarter less processor time.
    useCodeCache: true,
    // Disables the warning about how node-llama-cpp is loaded.
    execArgv: ['--disable-warning=ExperimentalWarning'],
    // Neither NODE_OPTIONS nor Node's own arguments affect the program.
    execArgvExtension: 'none',
    assets,
  }),
);
await run(process.execPath, ['--build-sea', config]);
// macOS runs no arm64 program without a signature; this one needs no certificate.
if (process.platform === 'darwin') await run('codesign', ['--sign', '-', '--force', output]);
await rm(parts, { recursive: true });
