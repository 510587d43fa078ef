import { rmSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { isLocked, lockFolder } from '../../store/sqlite.ts';
import { UsageError } from '../usage-error.ts';

/** What has come of a file. Beside it stands which version of which file it is a part of. */
export const partOf = (file: string): string => `${file}.part`;
export const versionOf = (file: string): string => `${partOf(file)}.json`;

/** How every GGUF file begins. */
export const MAGIC = 'GGUF';

/** The version of a file that a server gave. */
export interface Version {
  url: string;
  /** An ETag or a date by which the server knows this version; null: it gives no later part of it. */
  validator: string | null;
  /** In bytes; null where the server does not say. */
  size: number | null;
}

/** The version that an answer is of, or a part of. */
export const versionIn = (url: URL, answer: Response): Version => ({
  url: url.href,
  validator: validatorOf(answer),
  size: sizeOf(answer),
});

/** What is there of a file and can be continued, or is all of it. */
export async function readPart(url: URL, file: string): Promise<{ bytes: number; version?: Version }> {
  const bytes = (await stat(partOf(file)).catch(() => undefined))?.size ?? 0;
  const version: Version | undefined = await readFile(versionOf(file), 'utf8')
    .then(JSON.parse)
    // Not there, or cut by a crash: the part is of no use then.
    .catch(() => undefined);
  const isMine = version?.url === url.href && bytes >= MAGIC.length && bytes <= (version.size ?? bytes);
  return isMine && (version.validator !== null || bytes === version.size) ? { bytes, version } : { bytes: 0 };
}

/** A date or a missing validator of a 206 says nothing new: If-Range has asked for the version that is known. */
export const isRest = (answer: Response, bytes: number, { validator, size }: Version): boolean =>
  answer.status === 206 &&
  answer.headers.get('content-range')?.startsWith(`bytes ${bytes}-`) === true &&
  (validatorOf(answer) ?? validator) === validator &&
  (sizeOf(answer) ?? size) === size;

/** If-Range takes no weak ETag (RFC 9110, 13.1.5). */
function validatorOf({ headers }: Response): string | null {
  const etag = headers.get('etag');
  return etag && !etag.startsWith('W/') ? etag : headers.get('last-modified');
}

function sizeOf({ status, headers }: Response): number | null {
  const size = status === 206 ? headers.get('content-range')?.split('/')[1] : headers.get('content-length');
  return size && /^\d+$/.test(size) ? Number(size) : null;
}

/**
 * Holds the part of a file for one process, until it is disposed of or the process ends, however it ends.
 * @throws UsageError when another process holds it
 */
export function holdPart(file: string): Disposable {
  const folder = `${partOf(file)}.lock`;
  const release = lockOrRefuse(folder, file);
  return {
    [Symbol.dispose]() {
      // Before it is released: later it could be another's.
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
