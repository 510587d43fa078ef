import { openFileReadOnly } from '../database-folder.ts';
import { hasSearchFile, searchFile, searchVersion } from './search-file.ts';

type Index = ReturnType<typeof openFileReadOnly>;

/** The index, to read it. Undefined: it is missing, damaged, or just being made. */
export function openIndex(folder: string): Index | undefined {
  if (!hasSearchFile(folder)) return undefined;
  let index: Index | undefined;
  try {
    index = openFileReadOnly(searchFile(folder));
    if (index.pragma('user_version', { simple: true }) === searchVersion) return index;
  } catch {
    // The server makes it again: when it starts, or when it next indexes.
  }
  index?.close();
  return undefined;
}

/** Whether the index is there, but cannot be read. */
export function isDamagedIndex(folder: string): boolean {
  if (!hasSearchFile(folder)) return false;
  const index = openIndex(folder);
  index?.close();
  return index === undefined;
}
