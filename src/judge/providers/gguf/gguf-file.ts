import { closeSync, openSync, readSync, type Stats, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { ModelFileError } from './gguf-file-error.ts';

export interface ModelFile {
  path: string;
  /** Without its folders, which only the operator should see. */
  name: string;
  /** Changes with the file. */
  identity: string;
}

/**
 * The header of a GGUF file: "GGUF", the version in 4 bytes, and the numbers of tensors and of values in 8 bytes each.
 * @see https://github.com/ggml-org/ggml/blob/master/docs/gguf.md
 */
const HEAD_BYTES = 24;
const NEWEST_VERSION = 3;
/** Real files have some hundreds of each. With a wrong number, the engine would search for minutes. */
const MOST_ENTRIES = 1_000_000n;

/**
 * Reads the first bytes of a model file, so that a wrong path fails at once and not with the first judgment.
 * @throws ModelFileError if it cannot be read or is no GGUF file
 */
export function modelFile(path: string): ModelFile {
  const { size, mtimeMs, head } = look(path);
  if (!isHead(head)) throw new ModelFileError(`The model file ${path} is not a GGUF file.`);
  const whole = resolve(path);
  return { path: whole, name: basename(whole), identity: `gguf:${whole}:${size}:${mtimeMs}` };
}

function isHead(head: Buffer): boolean {
  const version = head.readUInt32LE(4);
  const counts = [head.readBigUInt64LE(8), head.readBigUInt64LE(16)];
  return (
    head.toString('latin1', 0, 4) === 'GGUF' &&
    version >= 1 &&
    version <= NEWEST_VERSION &&
    counts.every((count) => count > 0n && count <= MOST_ENTRIES)
  );
}

function look(path: string): Pick<Stats, 'size' | 'mtimeMs'> & { head: Buffer } {
  try {
    const { size, mtimeMs } = statSync(path);
    const file = openSync(path, 'r');
    try {
      const head = Buffer.alloc(HEAD_BYTES);
      readSync(file, head);
      return { size, mtimeMs, head };
    } finally {
      closeSync(file);
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = code === undefined ? undefined : REASON[code];
    throw new ModelFileError(`Cannot read the model file ${path}: ${reason ?? message}.`, { cause: error });
  }
}

const REASON: Record<string, string> = {
  ENOENT: 'there is none',
  EISDIR: 'it is a folder',
  EACCES: 'this user may not read it',
};
