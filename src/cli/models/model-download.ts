import { open, rm, statfs, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { retryDelay } from '../../retry.ts';
import { bytesText } from '../database.ts';
import { UsageError } from '../usage-error.ts';
import { isRest, MAGIC, partOf, readPart, type Version, versionIn, versionOf } from './model-part.ts';
import { AttemptError, ask, type Call, lost, openCall } from './model-server.ts';

interface Options {
  /** Aborts the download; the bytes received so far are kept. */
  signal: AbortSignal;
  /** Called with the number of bytes received, and the total if known. */
  progress: (bytes: number, size: number | null) => void;
  /** Called with sentences that explain a restart or retry. */
  report: (sentences: string) => void;
  /** Waits this many milliseconds, or until the signal aborts. */
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** The number of consecutive attempts that may receive no data. */
const MAX_ATTEMPTS = 5;
const POLICY = { maxRetries: MAX_ATTEMPTS - 1, maxRetriesWhenLimited: MAX_ATTEMPTS - 1 };

/**
 * Downloads a GGUF file into its part file and resumes where that ends: at once after a lost connection, at the next call
 * after any other failure. It starts over when the server has a newer version, or does not support ranges.
 * @param url http or https; redirects are followed
 * @throws UsageError when the file cannot be downloaded, is not GGUF, or does not fit on the disk
 */
export async function download(url: URL, file: string, options: Options): Promise<void> {
  const { signal, report, wait = (milliseconds) => sleep(milliseconds, undefined, { signal }) } = options;
  for (let [attempt, most] = [1, 0]; ; attempt++) {
    const failed = await fetchRest(url, file, options).catch(tryError);
    if (!failed) return;
    const { bytes } = await readPart(url, file);
    if (bytes > most) [attempt, most] = [1, bytes];
    const delay = retryDelay({ attempt, status: failed.status, headers: failed.headers }, POLICY);
    const kept = bytes > 0 ? ` The same command continues after ${bytesText(bytes)}.` : '';
    if (delay === undefined) throw new UsageError(`${failed.message}${kept}`);
    report(`${failed.message} Trying again in ${Math.ceil(delay / 1000)} s.`);
    await wait(delay, signal);
  }
}

function tryError(error: unknown): AttemptError {
  if (error instanceof AttemptError) return error;
  throw error;
}

async function fetchRest(url: URL, file: string, options: Options): Promise<void> {
  const { bytes, version: known } = await readPart(url, file);
  if (known && bytes === known.size) return;
  using call = openCall(url, options.signal);
  const answer = await ask(url, call, known && { range: `bytes=${bytes}-`, 'if-range': known.validator! });
  if (answer.status === 200) {
    if (known)
      options.report(
        'Starting from the beginning: the file has changed on the server, or the server cannot send a part of a file.',
      );
    return await receive(answer, file, { position: 0, version: versionIn(url, answer), call, ...options });
  }
  if (known && isRest(answer, bytes, known))
    return await receive(answer, file, { position: bytes, version: known, call, ...options });
  if (!known) throw new UsageError(`${url.host} sent a part of the file that was not requested.`);
  await rm(partOf(file));
  return await fetchRest(url, file, options);
}

/** Writes the received bytes from a position onwards. */
async function receive(
  answer: Response,
  file: string,
  { position, version, call, progress }: Options & { position: number; version: Version; call: Call },
): Promise<void> {
  const { host } = new URL(answer.url);
  const { size } = version;
  const isBeginning = position === 0;
  await mustFit(file, (size ?? position) - position);
  await using part = await open(partOf(file), isBeginning ? 'w' : 'r+');
  // Written last: existing bytes must never be taken for a part of another version.
  await writeFile(versionOf(file), JSON.stringify(version));
  let beginning = isBeginning ? '' : MAGIC;
  const reader = answer.body!.getReader();
  while (true) {
    const { done, value } = await reader.read().catch(lost(`The connection to ${host} was lost`, call.signal));
    call.heard();
    if (done) break;
    beginning += Buffer.from(value).toString('latin1', 0, MAGIC.length - beginning.length);
    if (!MAGIC.startsWith(beginning)) break;
    await part.write(value, 0, value.length, position);
    position += value.length;
    progress(position, size);
  }
  if (beginning !== MAGIC) {
    await Promise.all([partOf(file), versionOf(file)].map((one) => rm(one)));
    throw new UsageError(notGguf(answer, beginning));
  }
  if (position !== (size ?? position)) throw new AttemptError(`${host} sent ${position} bytes instead of ${size}.`);
}

async function mustFit(file: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(dirname(file));
  const free = bavail * bsize;
  if (bytes > free)
    throw new UsageError(`${dirname(file)} has ${bytesText(free)} free, but the file needs ${bytesText(bytes)}.`);
}

function notGguf(answer: Response, beginning: string): string {
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') || beginning.startsWith('<');
  return isPage
    ? `${new URL(answer.url).host} answered with a web page: one that wants a login, or that is about the file (model hubs have "/resolve/" in the address of the file itself).`
    : `${new URL(answer.url).host} answered with something that is no GGUF file.`;
}
