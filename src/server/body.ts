import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib';
import { RequestError, valueError } from '../evaluation/request-error.ts';
import { HttpError } from './errors.ts';
import { notAnObject } from './fault-words.ts';

/** Largest body, in bytes, also after decompression (decisions: over 10 MiB is 413). */
const largestBody = 10 * 1024 * 1024;
/** Most bytes of large bodies that arrive at a time, over all connections: what slow senders can make a server hold. */
const mostArriving = 256 * 1024 * 1024;
/** So much of a body is not counted: small requests go on while others' large ones fill the room. */
export const smallBody = 64 * 1024;
/** Deepest nesting: far beyond any real conversation, far within what recursion over it can bear. */
const deepestBody = 200;
/** Most values (members and items at every depth): later steps walk through all of them. */
const mostValues = 200_000;

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
}

/**
 * Reads a body as JSON; undefined when there is none.
 * @param arriving What all requests of a server have of large bodies at the moment; it is counted here.
 * @throws HttpError for one of another kind, one that is too large (told at once, however long it goes on) or one that
 *   ends early; RequestError for what is not JSON, not an object, or beyond the bounds of what later steps walk through
 */
export async function readBody(request: IncomingMessage, arriving: Arriving): Promise<ParsedBody | undefined> {
  const { headers } = request;
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
  if (!hasBody) return undefined;
  const [type, charset] = mediaType(headers['content-type'] ?? '');
  if (type !== 'application/json') throw new HttpError(415, 'Send the body as Content-Type: application/json.');
  if (!/^(utf-?8)?$/i.test(charset)) throw new HttpError(415, 'Send the body in UTF-8.');
  if (Number(headers['content-length']) > largestBody) throw tooLarge();

  const coding = headers['content-encoding']?.toLowerCase() ?? 'identity';
  return parse(
    coding === 'identity'
      ? await readBytes(request, arriving, endedEarly)
      : await readCompressed(request, coding, arriving),
  );
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
async function readCompressed(request: IncomingMessage, coding: string, arriving: Arriving): Promise<Buffer> {
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

/** @param broken What to throw when the stream fails or closes before its end. */
async function readBytes(stream: Readable, arriving: Arriving, broken: () => HttpError): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  let chunks: Buffer[] = [];
  let length = 0;
  let counted = 0;
  const stop = (error: HttpError) => {
    stream.off('data', add);
    chunks = [];
    reject(error);
  };
  const add = (chunk: Buffer) => {
    chunks.push(chunk);
    length += chunk.length;
    if (length <= smallBody) return;
    counted += chunk.length;
    arriving.bytes += chunk.length;
    if (length > largestBody) stop(tooLarge());
    else if (arriving.bytes > mostArriving) stop(noRoom());
  };
  const end = () => resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks));
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

/** @throws RequestError for what is not JSON, not an object, or beyond the bounds of what later steps walk through */
function parse(bytes: Buffer): ParsedBody | undefined {
  if (bytes.length === 0) return undefined;
  const value = parseJson(bytes);
  if (typeof value !== 'object' || value === null)
    throw new RequestError('invalid', [{ loc: ['body'], ...notAnObject(value) }]);
  return { value, values: countValues(value), bytes: bytes.length };
}

function parseJson(bytes: Buffer): unknown {
  try {
    // Bytes that are no UTF-8 would be replaced without a word.
    if (isUtf8(bytes)) return JSON.parse(bytes.toString());
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new RequestError('invalid', [
    { loc: ['body'], msg: 'The body is not valid JSON in UTF-8.', type: 'json_invalid' },
  ]);
}

/** Level by level: a walk that recurses over objects of every shape is compiled and thrown away again and again. */
function countValues(body: object): number {
  let values = 0;
  let level: object[] = [body];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepestBody) throw tooMuch(`The body is nested too deeply: at most ${deepestBody} levels are allowed.`);
    const next: object[] = [];
    for (const parent of level)
      for (const value of Object.values(parent)) {
        if (++values > mostValues)
          throw tooMuch(`The body holds too many values: at most ${mostValues.toLocaleString('en-US')} are allowed.`);
        if (typeof value === 'object' && value !== null) next.push(value);
      }
    level = next;
  }
  return values;
}

const tooMuch = (message: string) => new RequestError('invalid', [valueError(['body'], message)]);
