import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sea from 'node:sea';

/** Locations of the files for the server's web pages, below their folder. */
const filesBelow = (sources: string, home: string) => ({
  pages: join(home, 'generated/pages'),
  docs: join(sources, 'web/docs'),
  apiBrowser: join(home, 'generated/api-browser'),
  contract: join(home, 'spec/openapi.yaml'),
});

/** In a clone, and in the package, where dist/ replaces src/. */
export const pageFiles = filesBelow(import.meta.dirname, join(import.meta.dirname, '..'));

/**
 * The web page files on disk. The single executable embeds them and writes them to the data folder at each start, so that
 * they match its version.
 * @param dataDir Must exist and be locked by this process.
 * @returns the files, and a function that removes written ones when the server stops
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
 * Writes the web page files, replacing any left by a killed server or another version.
 * @param contents File contents by name; each name begins with `pages/`.
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

/** The text of a file of the conformance suite, which runs in Python. */
export const suiteFile = (name: string): string =>
  sea.isSea()
    ? sea.getAsset(`conformance/${name}`, 'utf8')
    : readFileSync(join(import.meta.dirname, 'conformance', name), 'utf8');
