import { rmSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { isLocked, lockFolder } from '../../store/database-folder.ts';
import { UsageError } from '../usage-error.ts';

/** The part of a file received so far. A file beside it records the version that it belongs to. */
export const partOf = (file: string): string => `${file}.part`;
export const versionOf = (file: string): string => `${partOf(file)}.json`;

/** The first bytes of every GGUF file. */
export const MAGIC = 'GGUF';

/** A version of a file on a server. */
export interface Version {
  url: string;
  /** ETag or date that identifies the version; null: the server cannot resume it. */
  validator: string | null;
  /** In bytes; null if unknown. */
  size: number | null;
}

/** The version that a response contains, in full or in part. */
export const versionIn = (url: URL, answer: Response): Version => ({
  url: url.href,
  validator: validatorOf(answer),
  size: sizeOf(answer),
});

/** The part of a file that can be resumed, or is already complete. */
export async function readPart(url: URL, file: string): Promise<{ bytes: number; version?: Version }> {
  const bytes = (await stat(partOf(file)).catch(() => undefined))?.size ?? 0;
  const version: Version | undefined = await readFile(versionOf(file), 'utf8')
    .then(JSON.parse)
    // Missing, or cut off by a crash: the part is useless then.
    .catch(() => undefined);
  const isMine = version?.url === url.href && bytes >= MAGIC.length && bytes <= (version.size ?? bytes);
  return isMine && (version.validator !== null || bytes === version.size) ? { bytes, version } : { bytes: 0 };
}

/** A date or a missing validator in a 206 is no mismatch: If-Range already asked for the known version. */
export const isRest = (answer: Response, bytes: number, { validator, size }: Version): boolean =>
  answer.status === 206 &&
  answer.headers.get('content-range')?.startsWith(`bytes ${bytes}-`) === true &&
  (validatorOf(answer) ?? validator) === validator &&
  (sizeOf(answer) ?? size) === size;

/** If-Range does not allow weak ETags (RFC 9110, 13.1.5). */
function validatorOf({ headers }: Response): string | null {
  const etag = headers.get('etag');
  return etag && !etag.startsWith('W/') ? etag : headers.get('last-modified');
}

function sizeOf({ status, headers }: Response): number | null {
  const size = status === 206 ? headers.get('content-range')?.split('/')[1] : headers.get('content-length');
  return size && /^\d+$/.test(size) ? Number(size) : null;
}

/**
 * Locks the part of a file for this process, until disposed of or the process ends for any reason.
 * @throws UsageError when another process holds the lock
 */
export function holdPart(file: string): Disposable {
  const folder = `${partOf(file)}.lock`;
  const release = lockOrRefuse(folder, file);
  return {
    [Symbol.dispose]() {
      // Remove it before the lock is released: later it could be another process's.
      rmSync(folder, { recursive: true });
      release();
    },
  };
}

function lockOrRefuse(folder: string, file: string): () => void {
  try {
    return lockFolder(folder);
  } catch (error) {
    if (!isLocked(folder)) throw error;
    throw new UsageError(`Another command is downloading ${file}. Wait for it to end, or stop it.`);
  }
}
