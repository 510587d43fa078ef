import { statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { UsageError } from '../usage-error.ts';
import { suggestedName } from './model-server.ts';

interface Options {
  /** A file, or a folder to write it to. */
  output: string | undefined;
  dataDir: string;
  signal: AbortSignal;
}

/**
 * The absolute path to download a model file to.
 * @throws UsageError if neither the address nor its server gives a usable file name
 */
export async function modelFilePath(url: URL, { output, dataDir, signal }: Options): Promise<string> {
  if (output !== undefined && !isFolder(output)) return resolve(output);
  const name = safeName(url.pathname.split('/').at(-1)) ?? safeName(await suggestedName(url, signal));
  if (name === undefined)
    throw new UsageError('The address does not end in a .gguf file name. Give one with --output.');
  if (output !== undefined) return resolve(output, name);
  const folder = join(dataDir, 'models');
  // Conversations will be stored beside it: only the owner may read a new folder.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return join(folder, name);
}

const isFolder = (path: string): boolean =>
  path.endsWith('/') || (statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false);

/** A GGUF file name that stays in its folder and is not hidden; undefined for any other text. */
function safeName(text = ''): string | undefined {
  let name: string;
  try {
    name = decodeURIComponent(text);
  } catch {
    return undefined;
  }
  return /^[\p{L}\p{N}][\p{L}\p{N} ._()+@-]{0,150}\.gguf$/iu.test(name) ? name : undefined;
}
