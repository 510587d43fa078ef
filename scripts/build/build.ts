// Builds dist/, the content of the package deemster: JavaScript for the oldest supported Node, with all its libraries.
import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assetNames } from '../../src/conformance/assets.ts';
import { bundle, chunksOf, root } from './bundle.ts';
import { thirdPartyLicences } from './third-party.ts';

const dist = join(root, 'dist');

await rm(dist, { recursive: true, force: true });
// dist/lib corresponds to src/, and dist/ to the clone, so files that are read at run time have the same relative paths.
const built = await bundle(
  {
    main: 'src/cli/main.ts',
    'check-worker': 'src/judge/checks/thread/check-worker.ts',
    'store-worker': 'src/store/reader/store-worker.ts',
  },
  { dir: join(dist, 'lib'), chunkFileNames: '[name].js' },
);
for (const [from, to] of [
  ['src/web/docs', 'lib/web/docs'],
  // The rest of generated/ is in the bundle.
  ['generated/api-browser', 'generated/api-browser'],
  ['generated/pages', 'generated/pages'],
  ['generated/openapi.json', 'generated/openapi.json'],
  ['generated/openapi.d.ts', 'generated/openapi.d.ts'],
  // The same types, for CommonJS.
  ['generated/openapi.d.ts', 'generated/openapi.d.cts'],
  ['spec', 'spec'],
  ['node_modules/better-sqlite3/prebuilds', 'prebuilds'],
] as const)
  await cp(join(root, from), join(dist, to), { recursive: true });
for (const name of assetNames) await cp(join(root, 'src/conformance', name), join(dist, 'lib/conformance', name));
const modules = chunksOf(built).flatMap(({ moduleIds }) => moduleIds);
await writeFile(join(dist, 'THIRD-PARTY-LICENSES'), await thirdPartyLicences(modules));
