import { randomBytes } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Creates a file that is complete or absent, and that only its owner can read: it is written under a temporary name in the
 * same folder, synced to the disk and then renamed. A process that is killed meanwhile leaves a file ending in `.part`.
 * @param write Fills the empty file at the given path.
 * @param makeWay Runs after the content is on the disk, just before the rename.
 */
export async function writeWhole<Result>(
  file: string,
  write: (part: string) => Promise<Result>,
  makeWay: () => void = () => {},
): Promise<Result> {
  const part = `${file}.${randomBytes(4).toString('hex')}.part`;
  await (await open(part, 'wx', 0o600)).close();
  try {
    const result = await write(part);
    await sync(part);
    makeWay();
    await rename(part, file);
    // The rename is durable only once the folder is synced.
    await sync(dirname(file));
    return result;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
