import { accessSync, constants, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileFault as reasonOf } from '../file-fault.ts';
import { writeWhole } from '../store/whole-file.ts';
import { UsageError } from './usage-error.ts';

/**
 * Writes a command's output file. A write error is wrong usage.
 * @param taken Files that must not be overwritten, even with `force`.
 * @throws UsageError when the file exists and `force` is not set.
 */
export async function writeOutput<Result>(
  file: string,
  { force = false, taken = [] }: { force?: boolean; taken?: string[] },
  write: (part: string) => Promise<Result>,
): Promise<Result> {
  if (file === '') throw new UsageError('Give a file name.');
  const there = statSync(file, { throwIfNoEntry: false });
  const isThere = (one: string) => {
    const other = statSync(one, { throwIfNoEntry: false });
    return there && other && there.dev === other.dev && there.ino === other.ino;
  };
  if (taken.some((one) => resolve(one) === resolve(file) || isThere(one)))
    throw new UsageError(`${file} is part of the database. Choose another name.`);
  if (there && !there.isFile()) throw new UsageError(`${file} exists and is not a file.`);
  if (there && !force)
    throw new UsageError(`${file} already exists. Choose another name, or overwrite it with --force.`);
  try {
    return await writeWhole(file, write);
  } catch (error) {
    throw fileFault(file, error);
  }
}

/**
 * For a file that is written only at the end: says before the work begins that it cannot be written.
 * @throws UsageError
 */
export function mustBeWritable(file: string): void {
  const there = statSync(file, { throwIfNoEntry: false });
  if (there?.isDirectory()) throw new UsageError(`Cannot write ${file}: it is a folder.`);
  try {
    accessSync(there ? file : dirname(file), constants.W_OK);
  } catch (error) {
    throw fileFault(file, error);
  }
}

/** Prints text piece by piece. A reader that closes the pipe (`| head`) ends it without an error. */
export async function print(pieces: Iterable<string> | AsyncIterable<string>): Promise<void> {
  try {
    await pipeline(pieces, process.stdout, { end: false });
  } catch (error) {
    if ((error as { code?: string }).code !== 'EPIPE') throw fileFault('the output', error);
  }
}

/** Turns a file system error into a UsageError, since the user chose the file. */
export const fileFault = (file: string, error: unknown, failed = 'Cannot write'): unknown =>
  error instanceof Error && 'syscall' in error
    ? new UsageError(`${failed} ${file}: ${reasonOf(error as NodeJS.ErrnoException, 'write')}.`)
    : error;
