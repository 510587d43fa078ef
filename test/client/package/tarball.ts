import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPackageFromTarballData } from '@arethetypeswrong/core';
import { npm } from './run.ts';

export const root = join(import.meta.dirname, '../../..');

/** Builds the client and packs it as it would be published. @param folder Where the tarball goes, in a folder of its own. */
export async function packClient(folder: string) {
  const packed = join(folder, 'packed');
  await mkdir(packed);
  // The project's .npmrc runs no script by itself, "prepack" included.
  await npm(['run', 'build', '--workspace=src/client'], root);
  await npm(['pack', '--workspace=src/client', `--pack-destination=${packed}`], root);
  const [name] = await readdir(packed);
  const path = join(packed, name!);
  const bytes = await readFile(path);
  const contents = createPackageFromTarballData(bytes);
  const inside = `/node_modules/${contents.packageName}/`;
  return {
    path,
    bytes,
    contents,
    read: (file: string) => contents.readFile(inside + file),
    files: contents.listFiles().map((file) => file.slice(inside.length)),
    manifest: JSON.parse(contents.readFile(`${inside}package.json`)),
  };
}

export type Tarball = Awaited<ReturnType<typeof packClient>>;
