import { randomBytes } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a file that is there whole or not at all, its owner's alone: it is written under another name beside its place,
 * put on the disk and then renamed. A process that is killed meanwhile leaves a file whose name ends in `.part`.
 * @param write Fills the empty file that it is given.
 * @param makeWay Runs last, once what was written is on the disk, before the file takes its place.
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
    // The new name is on the disk only once its folder is.
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
