import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib';
import { RequestError, valueError } from '../evaluation/request-error.ts';
import type { Turn } from '../evaluation/turns.ts';
import { HttpError } from './errors.ts';
import { notAnObject } from './fault-words.ts';
import { createJsonScan } from './json-scan.ts';

/** Largest body, in bytes, also after decompression (decisions: over 10 MiB is 413). */
const largestBody = 10 * 1024 * 1024;
/** Most bytes of large bodies that arrive at a time, over all connections: what slow senders can make a server hold. */
const mostArriving = 256 * 1024 * 1024;
/** So much of a body is not counted: small requests go on while others' large ones fill the room. */
export const smallBody = 64 * 1024;
/** Deepest nesting: far beyond any real conversation, far within what recursion over it can bear. */
const deepestBody = 200;
/** Most values (members and items at every depth): later steps walk through all of them (decisions: beyond it 422). */
const mostValues = 100_000;

const decompressors: Record<string, () => Transform> = {
  gzip: createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
  zstd: createZstdDecompress,
};

/** Bytes of large bodies that are held while the rest of them arrives. */
export interface Arriving {
  bytes: number;
}

export interface ParsedBody {
  value: object;
  /** How many values it holds: members and items at every depth. */
  values: number;
  /** How long it was, in bytes, after decompression. */
  bytes: number;
  /** Waits until it is the turn of a step that holds the event loop; undefined for a small body. */
  turn: Turn | undefined;
}

/**
 * Reads a body as JSON; undefined when there is none.
 * @param arriving What all requests of a server have of large bodies at the moment; it is counted here.
 * @param turn Waited for before each step that holds the event loop.
 * @throws HttpError for one of another kind, one that is too large (told at once, however long it goes on) or one that
 *   ends early; RequestError for what is not JSON, not an object, or beyond the bounds of what later steps walk through
 */
export async function readBody(
  request: IncomingMessage,
  arriving: Arriving,
  turn: Turn,
): Promise<ParsedBody | undefined> {
  const { headers } = request;
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
  if (!hasBody) return undefined;
  const [type, charset] = mediaType(headers['content-type'] ?? '');
  if (type !== 'application/json') throw new HttpError(415, 'Send the body as Content-Type: application/json.');
  if (!/^(utf-?8)?$/i.test(charset)) throw new HttpError(415, 'Send the body in UTF-8.');
  if (Number(headers['content-length']) > largestBody) throw tooLarge();

  const coding = headers['content-encoding']?.toLowerCase() ?? 'identity';
  const { chunks, length, values } =
    coding === 'identity'
      ? await readBytes(request, arriving, endedEarly)
      : await readCompressed(request, coding, arriving);
  if (length === 0) return undefined;
  const ownTurn = length > smallBody ? turn : undefined;
  await ownTurn?.();
  const text = readText(chunks);
  await ownTurn?.();
  return { value: parse(text), values, bytes: length, turn: ownTurn };
}

const tooLarge = () => new HttpError(413, 'The body is larger than 10 MiB.', { Connection: 'close' });
const noRoom = () =>
  new HttpError(429, 'Too many large bodies are arriving at once. Try again in a second.', {
    'Retry-After': '1',
    Connection: 'close',
  });
const endedEarly = () => new HttpError(400, 'The body ended early.');
const notCompressed = () =>
  new HttpError(400, 'The body is not compressed in the way that Content-Encoding says.', { Connection: 'close' });

/** The limit holds for what comes out of the decompression. */
async function readCompressed(request: IncomingMessage, coding: string, arriving: Arriving): Promise<Counted> {
  if (!Object.hasOwn(decompressors, coding))
    throw new HttpError(415, 'Send the body uncompressed, or compressed with gzip, deflate, br or zstd.');
  const decompressor = request.pipe(decompressors[coding]!());
  const isCut = () => request.destroyed && !request.complete;
  request.once('close', () => isCut() && decompressor.destroy());
  try {
    return await readBytes(decompressor, arriving, () => (isCut() ? endedEarly() : notCompressed()));
  } finally {
    request.unpipe(decompressor);
    decompressor.destroy();
  }
}

/** All bytes of a body, and how many values they hold. */
interface Counted {
  chunks: Buffer[];
  length: number;
  values: number;
}

/**
 * Reads and counts. Values are counted as they arrive: to parse them first would take seconds.
 * @param broken What to throw when the stream fails or closes before its end.
 */
async function readBytes(stream: Readable, arriving: Arriving, broken: () => HttpError): Promise<Counted> {
  const { promise, resolve, reject } = Promise.withResolvers<Counted>();
  const scan = createJsonScan();
  let chunks: Buffer[] = [];
  let length = 0;
  let values = 0;
  let counted = 0;
  const stop = (error: HttpError | RequestError) => {
    stream.off('data', add);
    chunks = [];
    reject(error);
  };
  const add = (chunk: Buffer) => {
    chunks.push(chunk);
    length += chunk.length;
    const counts = scan(chunk);
    values = counts.values;
    if (counts.depth > deepestBody) return stop(tooMuch(tooDeep));
    if (values > mostValues) return stop(tooMuch(tooMany));
    if (length <= smallBody) return;
    counted += chunk.length;
    arriving.bytes += chunk.length;
    if (length > largestBody) stop(tooLarge());
    else if (arriving.bytes > mostArriving) stop(noRoom());
  };
  const end = () => resolve({ chunks, length, values });
  // A stream closes after its end too.
  const fail = () => stream.readableEnded || reject(broken());
  stream.on('data', add).on('end', end).on('error', fail).on('close', fail);
  try {
    return await promise;
  } finally {
    arriving.bytes -= counted;
  }
}

function mediaType(header: string): [type: string, charset: string] {
  const charset = /;\s*charset="?([^";\s]*)/i.exec(header)?.[1] ?? '';
  return [header.split(';')[0]!.trim().toLowerCase(), charset];
}

/** @throws RequestError for what is not UTF-8: it would be replaced without a word */
function readText(chunks: Buffer[]): string {
  const bytes = chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
  if (!isUtf8(bytes)) throw notJson();
  return bytes.toString();
}

/** @throws RequestError for what is not JSON, or not an object */
function parse(text: string): object {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null)
    throw new RequestError('invalid', [{ loc: ['body'], ...notAnObject(value) }]);
  return value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw error instanceof SyntaxError ? notJson() : error;
  }
}

const notJson = () =>
  new RequestError('invalid', [{ loc: ['body'], msg: 'The body is not valid JSON in UTF-8.', type: 'json_invalid' }]);

const tooDeep = `The body is nested too deeply: at most ${deepestBody} levels are allowed.`;
const tooMany = `The body holds too many values: at most ${mostValues.toLocaleString('en-US')} are allowed.`;
const tooMuch = (message: string) => new RequestError('invalid', [valueError(['body'], message)]);
