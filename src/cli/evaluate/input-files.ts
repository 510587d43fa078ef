import { statSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { fileFault } from '../../file-fault.ts';
import { UsageError } from '../usage-error.ts';

const extensions = ['.json', '.jsonl', '.ndjson', '.csv', '.tsv'];

/**
 * The files to read: the file itself, or the files of a folder that hold rows, sorted by name.
 * @param path A file, a folder, or `-` for standard input.
 * @throws UsageError for a folder without such files
 */
export async function inputFiles(path: string): Promise<string[]> {
  if (path === '-' || !(await isFolder(path))) return [path];
  const names = await readdir(path).catch((error: Error) => {
    throw new UsageError(`Cannot read ${path}: ${fileFault(error)}.`);
  });
  const files = names.filter((name) => extensions.includes(extname(name).toLowerCase())).sort();
  if (files.length === 0)
    throw new UsageError(`The folder ${path} contains no file that ends in ${extensions.join(', ')}.`);
  return files.map((name) => join(path, name));
}

/** A path that does not exist is no folder: reading it says what is wrong. */
const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

/**
 * @param what What the inputs are.
 * @throws UsageError for a file that is read: opening it would empty it
 */
export function mustNotBeInput(file: string, inputs: readonly string[], what = 'the file that is judged'): void {
  const there = statSync(file, { throwIfNoEntry: false });
  for (const input of inputs.filter((one) => one !== '-')) {
    const other = statSync(input, { throwIfNoEntry: false });
    const isSame = there && other && there.dev === other.dev && there.ino === other.ino;
    if (isSame || resolve(file) === resolve(input)) throw new UsageError(`${file} is ${what}. Choose another name.`);
  }
}
