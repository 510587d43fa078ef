import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sea from 'node:sea';

/** The files that a server's pages consist of, below the folder that has them. */
const filesBelow = (sources: string, home: string) => ({
  docs: join(sources, 'web/docs'),
  apiBrowser: join(home, 'generated/api-browser'),
  contract: join(home, 'spec/openapi.yaml'),
});

/** In a clone and in the package, whose dist/ takes the place of src/. */
export const pageFiles = filesBelow(import.meta.dirname, join(import.meta.dirname, '..'));

/**
 * The files of the pages as they are on the disk. The single executable holds them in itself, and writes them into the data
 * folder at each start, so that they are those of its version.
 * @param dataDir Must exist, and belong to this process.
 */
export function pageFilesFor(dataDir: string): typeof pageFiles {
  if (!sea.isSea()) return pageFiles;
  const home = join(dataDir, 'pages');
  for (const name of sea.getAssetKeys().filter((key) => key.startsWith('pages/'))) {
    const file = join(dataDir, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, Buffer.from(sea.getRawAsset(name)));
  }
  return filesBelow(home, home);
}

/** The text of a file of the conformance suite, which Python reads. */
export const suiteFile = (name: string): string =>
  sea.isSea()
    ? sea.getAsset(`conformance/${name}`, 'utf8')
    : readFileSync(join(import.meta.dirname, 'conformance', name), 'utf8');
