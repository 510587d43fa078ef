import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib';
import { RequestError, valueError } from '../evaluation/request-error.ts';
import type { Turn } from '../evaluation/turns.ts';
import { HttpError, noGrpc } from './errors.ts';
import { notAnObject } from './fault-words.ts';
import { createJsonScan } from './json-scan.ts';
import type { ReadingPace } from './reading-pace.ts';

/** Largest body, in bytes, also after decompression (decisions: over 10 MiB is 413). */
export const largestBody = 10 * 1024 * 1024;
/** Most bytes of large bodies in transit across all connections: bounds the memory that slow senders can occupy. */
const mostArriving = 256 * 1024 * 1024;
/** The first bytes of a body, which are not counted: small requests are served while large ones exhaust the limit. */
export const smallBody = 64 * 1024;
/** Deepest nesting: far beyond any real conversation, and safe for recursion. */
const deepestBody = 200;
/** Most values (members and items at every depth), since later steps visit all of them (decisions: more is 422). */
const mostValues = 100_000;
/**
 * Most fields that differ in their name, or in the names before them in their object. For each, V8 makes a hidden class, which
 * takes many times as long as its value: 99,000 in small objects hold the event loop for 80 to 350 ms.
 */
const mostShapes = 30_000;

const decompressors: Record<string, () => Transform> = {
  gzip: createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
  zstd: createZstdDecompress,
};

/** Large bodies that are still arriving, over all connections. */
export interface Arriving {
  /** Bytes held of them. */
  bytes: number;
  pace: ReadingPace;
}

export interface ParsedBody {
  /** Bytes are protobuf, which is not parsed here. */
  value: object | Uint8Array;
  /** The number of values: members and items at every depth; 0 for bytes. */
  values: number;
  /** Length in bytes after decompression. */
  bytes: number;
  /** Awaited before each step that blocks the event loop; undefined for a small body. */
  turn: Turn | undefined;
}

/** The media type of OTLP that is not JSON. */
export const protobuf = 'application/x-protobuf';

/**
 * Reads a body as JSON, or as the bytes of a protobuf message; undefined if there is none.
 * @param takesProtobuf Whether the operation takes protobuf too.
 * @param arriving The server's large bodies in transit, updated here.
 * @param turn Awaited before each step that blocks the event loop.
 * @throws HttpError for another media type, for a body that is too large (thrown as soon as the limit is passed) or that
 *   ends early; RequestError for a body that is not JSON, not an object, too deep, or has too many values or different fields
 */
export async function readBody(
  request: IncomingMessage,
  arriving: Arriving,
  turn: Turn,
  takesProtobuf = false,
): Promise<ParsedBody | undefined> {
  const { headers } = request;
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
  const [type, charset] = mediaType(headers['content-type'] ?? '');
  const isProtobuf = takesProtobuf && type === protobuf;
  if (!hasBody && takesProtobuf && type.startsWith('application/grpc')) throw wrongType(type, takesProtobuf);
  // An empty message of protobuf has no bytes.
  if (!hasBody) return isProtobuf ? { value: new Uint8Array(), values: 0, bytes: 0, turn: undefined } : undefined;
  if (type !== 'application/json' && !isProtobuf) throw wrongType(type, takesProtobuf);
  if (!/^(utf-?8)?$/i.test(charset)) throw new HttpError(415, 'Send the body in UTF-8.');
  if (Number(headers['content-length']) > largestBody) throw tooLarge();

  const coding = headers['content-encoding']?.toLowerCase() ?? 'identity';
  const { chunks, length, values } =
    coding === 'identity'
      ? await readBytes(request, arriving, endedEarly, isProtobuf)
      : await readCompressed(request, coding, arriving, isProtobuf);
  const ownTurn = length > smallBody ? turn : undefined;
  if (isProtobuf) return { value: Buffer.concat(chunks), values: 0, bytes: length, turn: ownTurn };
  if (length === 0) return undefined;
  if (ownTurn) await ownTurn();
  const text = readText(chunks);
  if (ownTurn) await ownTurn();
  return { value: parse(text), values, bytes: length, turn: ownTurn };
}

function wrongType(type: string, takesProtobuf: boolean): HttpError {
  if (type.startsWith('application/grpc')) return new HttpError(415, noGrpc);
  const types = takesProtobuf ? `application/json or ${protobuf}` : 'application/json';
  return new HttpError(415, `Send the body as Content-Type: ${types}.`);
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

/** The size limit applies to the decompressed bytes. */
async function readCompressed(
  request: IncomingMessage,
  coding: string,
  arriving: Arriving,
  isBinary: boolean,
): Promise<Counted> {
  if (!Object.hasOwn(decompressors, coding))
    throw new HttpError(415, 'Send the body uncompressed, or compressed with gzip, deflate, br or zstd.');
  const decompressor = request.pipe(decompressors[coding]!());
  const isCut = () => request.destroyed && !request.complete;
  request.once('close', () => isCut() && decompressor.destroy());
  try {
    return await readBytes(decompressor, arriving, () => (isCut() ? endedEarly() : notCompressed()), isBinary);
  } finally {
    request.unpipe(decompressor);
    decompressor.destroy();
  }
}

/** The bytes of a body, and the number of values in them. */
interface Counted {
  chunks: Buffer[];
  length: number;
  values: number;
}

/**
 * Reads a stream and counts the values as they arrive: parsing first could take seconds.
 * @param broken Creates the error for a stream that fails or closes early.
 * @param isBinary It is no JSON: there is nothing to count.
 */
async function readBytes(
  stream: Readable,
  arriving: Arriving,
  broken: () => HttpError,
  isBinary: boolean,
): Promise<Counted> {
  const { promise, resolve, reject } = Promise.withResolvers<Counted>();
  const scan = isBinary ? () => ({ values: 0, depth: 0, shapes: 0 }) : createJsonScan();
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
    if (counts.shapes > mostShapes) return stop(tooMuch(tooManyShapes));
    if (length <= smallBody) return;
    counted += chunk.length;
    arriving.bytes += chunk.length;
    if (length > largestBody) stop(tooLarge());
    else if (arriving.bytes > mostArriving) stop(noRoom());
    else arriving.pace(stream, chunk.length);
  };
  const end = () => resolve({ chunks, length, values });
  // 'close' also follows a normal end.
  const fail = () => stream.readableEnded || reject(broken());
  stream.on('data', add).on('end', end).on('error', fail).on('close', fail);
  try {
    return await promise;
  } finally {
    arriving.bytes -= counted;
  }
}

function mediaType(header: string): [type: string, charset: string] {
  if (header === 'application/json') return [header, ''];
  const charset = /;\s*charset="?([^";\s]*)/i.exec(header)?.[1] ?? '';
  return [header.split(';')[0]!.trim().toLowerCase(), charset];
}

/** @throws RequestError for invalid UTF-8, which decoding would silently replace */
function readText(chunks: Buffer[]): string {
  const bytes = chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
  if (!isUtf8(bytes)) throw notJson();
  return bytes.toString();
}

/** @throws RequestError for text that is not JSON, or not an object */
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
const tooManyShapes = `The body holds too many different field names: at most ${mostShapes.toLocaleString('en-US')} are allowed. In objects with different fields, a name counts each time.`;
const tooMuch = (message: string) => new RequestError('invalid', [valueError(['body'], message)]);
