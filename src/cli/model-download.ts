import { open, readFile, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { retryDelay } from '../retry.ts';
import { bytesText } from './database.ts';
import { UsageError } from './usage-error.ts';

/** What has come of a file. Beside it stands which version of which file it is a part of. */
export const partOf = (file: string): string => `${file}.part`;
export const versionOf = (file: string): string => `${partOf(file)}.json`;

/** The version of a file that a server gave. */
interface Version {
  url: string;
  /** An ETag or a date by which the server knows this version; null: it gives no later part of it. */
  validator: string | null;
  /** In bytes; null where the server does not say. */
  size: number | null;
}

interface Options {
  /** Stops it; what has come stays. */
  signal: AbortSignal;
  /** Hears how many bytes are there, and of how many where that is known. */
  progress: (bytes: number, size: number | null) => void;
  /** Hears in sentences why it begins anew or tries again. */
  tell: (sentences: string) => void;
  /** Waits so many milliseconds, or until the signal. */
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** A try that came to nothing; it has no status where the connection failed. */
class TryError extends UsageError {
  readonly status: number | undefined;
  readonly headers: Headers | undefined;

  constructor(message: string, answer?: Response) {
    super(message);
    this.status = answer?.status;
    this.headers = answer?.headers;
  }
}

/** How many tries in a row may bring no byte more. */
const MOST_TRIES = 5;
const POLICY = { maxRetries: MOST_TRIES - 1, maxRetriesWhenLimited: MOST_TRIES - 1 };

/** How every GGUF file begins. */
const MAGIC = 'GGUF';

/**
 * Fetches a GGUF file into its part, and goes on where the part ends: by itself after a lost connection, with the next call
 * after anything else. It begins anew where the server has another version by now, or gives no parts of files.
 * @param url http or https; redirects are followed
 * @throws UsageError when the file cannot be had, is no GGUF, or does not fit on the disk
 */
export async function download(url: URL, file: string, options: Options): Promise<void> {
  const { signal, tell, wait = (milliseconds) => sleep(milliseconds, undefined, { signal }) } = options;
  for (let [attempt, most] = [1, 0]; ; attempt++) {
    const failed = await fetchRest(url, file, options).catch(tryError);
    if (!failed) return;
    const { bytes } = await readPart(url, file);
    if (bytes > most) [attempt, most] = [1, bytes];
    const delay = retryDelay({ attempt, status: failed.status, headers: failed.headers }, POLICY);
    const kept = bytes > 0 ? ` The same command goes on after ${bytesText(bytes)}.` : '';
    if (delay === undefined) throw new UsageError(`${failed.message}${kept}`);
    tell(`${failed.message} Trying again in ${Math.ceil(delay / 1000)} s.`);
    await wait(delay, signal);
  }
}

function tryError(error: unknown): TryError {
  if (error instanceof TryError) return error;
  throw error;
}

async function fetchRest(url: URL, file: string, options: Options): Promise<void> {
  const { bytes, version: known } = await readPart(url, file);
  if (known && bytes === known.size) return;
  const call = new AbortController();
  using cleanup = new DisposableStack();
  // However this ends: what is left of an answer would keep the process.
  cleanup.defer(() => call.abort());
  const signal = AbortSignal.any([options.signal, call.signal]);
  const answer = await ask(url, signal, known && { range: `bytes=${bytes}-`, 'if-range': known.validator! });
  if (answer.status === 200) {
    if (known) options.tell('Beginning anew: the server has another version by now, or gives no parts of files.');
    const version = { url: url.href, validator: validatorOf(answer), size: sizeOf(answer) };
    return await receive(answer, file, { position: 0, version, ...options });
  }
  if (known && isRest(answer, bytes, known))
    return await receive(answer, file, { position: bytes, version: known, ...options });
  if (!known) throw new UsageError(`${url.host} answered with a part of the file that nobody asked for.`);
  await rm(partOf(file));
  return await fetchRest(url, file, options);
}

/** Writes what comes from a position on. */
async function receive(
  answer: Response,
  file: string,
  { position, version, signal, progress }: Options & { position: number; version: Version },
): Promise<void> {
  const { host } = new URL(answer.url);
  const { size } = version;
  const isBeginning = position === 0;
  await mustFit(file, (size ?? position) - position);
  await using part = await open(partOf(file), isBeginning ? 'w' : 'r+');
  // Only now: what is there must never be taken for a part of another version.
  await writeFile(versionOf(file), JSON.stringify(version));
  let beginning = isBeginning ? '' : MAGIC;
  const reader = answer.body!.getReader();
  while (true) {
    const { done, value } = await reader.read().catch(lost(`The connection to ${host} was lost`, signal));
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
  if (position !== (size ?? position)) throw new TryError(`${host} gave ${position} bytes and said ${size}.`);
}

/** Asks for a file, or a part of it. @throws TryError for an answer that is neither, nor says that the part is stale */
async function ask(url: URL, signal: AbortSignal, headers: Record<string, string> = {}): Promise<Response> {
  // Compressed it could neither be counted nor continued.
  const request = { headers: { 'accept-encoding': 'identity', 'user-agent': 'assay', ...headers }, signal };
  const answer = await fetch(url, request).catch(lost(`${url.host} cannot be reached`, signal));
  if (answer.ok || (headers.range && [412, 416].includes(answer.status))) return answer;
  throw new TryError(`${new URL(answer.url).host} answered ${answer.status}${HINT[answer.status] ?? '.'}`, answer);
}

/** The name by which a server wants its file kept (RFC 6266); undefined where it says none. */
export async function givenName(url: URL, signal: AbortSignal): Promise<string | undefined> {
  const call = new AbortController();
  const answer = await ask(url, AbortSignal.any([signal, call.signal]));
  call.abort();
  const disposition = answer.headers.get('content-disposition') ?? '';
  return (/filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? /filename="?([^";]+)/i.exec(disposition))?.[1];
}

const HINT: Record<number, string> = {
  401: ': it wants a login. Fetch the file with a browser, and give its path: ASSAY_JUDGE=gguf:PATH.',
  403: ': it does not give you the file. Fetch it with a browser, and give its path: ASSAY_JUDGE=gguf:PATH.',
  404: ': there is no such file.',
};

const lost =
  (what: string, signal: AbortSignal) => (error: Error & { cause?: { code?: string; message?: string } }) => {
    signal.throwIfAborted();
    const { code, message = error.message } = error.cause ?? {};
    // Without a code it is no fault of a connection, but what fetch itself refuses, such as redirects without end.
    throw new (code ? TryError : UsageError)(`${what}: ${code ?? message}.`);
  };

/** What is there of a file and can be continued, or is all of it. */
async function readPart(url: URL, file: string): Promise<{ bytes: number; version?: Version }> {
  const bytes = (await stat(partOf(file)).catch(() => undefined))?.size ?? 0;
  const version: Version | undefined = await readFile(versionOf(file), 'utf8')
    .then(JSON.parse)
    // Not there, or cut by a crash: the part is of no use then.
    .catch(() => undefined);
  const isMine = version?.url === url.href && bytes >= MAGIC.length && bytes <= (version.size ?? bytes);
  return isMine && (version.validator !== null || bytes === version.size) ? { bytes, version } : { bytes: 0 };
}

/** A date or a missing validator of a 206 says nothing new: If-Range has asked for the version that is known. */
const isRest = (answer: Response, bytes: number, { validator, size }: Version): boolean =>
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

async function mustFit(file: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(dirname(file));
  const free = bavail * bsize;
  if (bytes > free)
    throw new UsageError(`${dirname(file)} has ${bytesText(free)} free, and the file needs ${bytesText(bytes)}.`);
}

function notGguf(answer: Response, beginning: string): string {
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') || beginning.startsWith('<');
  return isPage
    ? `${new URL(answer.url).host} answered with a web page: one that wants a login, or that is about the file (model hubs have "/resolve/" in the address of the file itself).`
    : `${new URL(answer.url).host} answered with something that is no GGUF file.`;
}
