import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The disk size of a file or folder in blocks of the file system, in MB of a million bytes.
 * @param leftOut whether the file at a path is not counted
 */
export async function megabytesOf(path: string, leftOut: (path: string) => boolean = () => false): Promise<number> {
  const status = await lstat(path);
  let megabytes = (status.blocks * 512) / 1e6;
  if (status.isDirectory())
    for (const name of await readdir(path)) {
      const inner = join(path, name);
      if (!leftOut(inner)) megabytes += await megabytesOf(inner, leftOut);
    }
  return megabytes;
}
