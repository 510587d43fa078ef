import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
 * @returns them, and what removes the written ones when the server stops
 */
export function pageFilesFor(dataDir: string): { files: typeof pageFiles; remove: () => void } {
  if (!sea.isSea()) return { files: pageFiles, remove: () => undefined };
  const names = sea.getAssetKeys().filter((key) => key.startsWith('pages/'));
  return writePages(
    dataDir,
    names.map((name) => [name, Buffer.from(sea.getRawAsset(name))]),
  );
}

/**
 * Writes the files of the pages, in the place of those that a server that was killed, or of another version, has left.
 * @param contents Each by its name, which begins with `pages/`.
 */
export function writePages(dataDir: string, contents: [name: string, content: Buffer][]) {
  const home = join(dataDir, 'pages');
  const remove = () => rmSync(home, { recursive: true, force: true });
  remove();
  for (const [name, content] of contents) {
    const file = join(dataDir, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return { files: filesBelow(home, home), remove };
}

/** The text of a file of the conformance suite, which Python reads. */
export const suiteFile = (name: string): string =>
  sea.isSea()
    ? sea.getAsset(`conformance/${name}`, 'utf8')
    : readFileSync(join(import.meta.dirname, 'conformance', name), 'utf8');
