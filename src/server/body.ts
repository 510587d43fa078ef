import { isUtf8 } from 'node:buffer';
import express, { type RequestHandler } from 'express';
import { RequestError, valueError } from '../evaluation/request-error.ts';
import { HttpError } from './errors.ts';
import { notAnObject } from './faults.ts';
import { journey } from './journey.ts';

/** Largest body, in bytes, also after decompression (decisions: over 10 MiB is 413). */
const largestBody = 10 * 1024 * 1024;
/** Deepest nesting: far beyond any real conversation, far within what recursion over it can bear. */
const deepestBody = 200;
/** Most values (members and items at every depth): each can be a fault of its own, and every fault is looked for. */
const mostValues = 200_000;

/** Reads the body of an operation that takes one, as JSON. It comes after the key: a bad key is told so whatever the body is. */
export const readBody: RequestHandler = (request, response, next) => {
  const { headers } = request;
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
  request.body = undefined;
  if (!journey(response).operation!.requestBody || !hasBody) return next();
  const [type, charset] = mediaType(headers['content-type'] ?? '');
  if (type !== 'application/json') throw new HttpError(415, 'Send the body as Content-Type: application/json.');
  if (!/^(utf-?8)?$/i.test(charset)) throw new HttpError(415, 'Send the body in UTF-8.');

  const isPlain = (headers['content-encoding'] ?? 'identity') === 'identity';
  const readBytes = isPlain ? readPlain : readCompressed;
  readBytes(request, response, (error?: unknown) => {
    if (error) return next(error);
    try {
      request.body = parse(request.body as Buffer);
    } catch (fault) {
      return next(fault);
    }
    next();
  });
};

const tooLarge = () => new HttpError(413, 'The body is larger than 10 MiB.', { Connection: 'close' });

/** Most bodies. One that is too large is told so at once: body-parser would wait for its end, however long it goes on. */
const readPlain: RequestHandler = (request, _response, next) => {
  if (Number(request.headers['content-length']) > largestBody) return next(tooLarge());
  const chunks: Buffer[] = [];
  let length = 0;
  const stop = (error?: unknown) => {
    request.off('data', add).off('end', end).off('close', cut);
    next(error);
  };
  const add = (chunk: Buffer) => {
    length += chunk.length;
    chunks.push(chunk);
    if (length > largestBody) stop(tooLarge());
  };
  const end = () => {
    request.body = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks);
    stop();
  };
  const cut = () => stop(new HttpError(400, 'The body ended early.'));
  request.on('data', add).on('end', end).on('close', cut);
};

/** The limit holds for what comes out of the decompression. */
const readCompressed = express.raw({ limit: largestBody, type: () => true });

function mediaType(header: string): [type: string, charset: string] {
  const charset = /;\s*charset="?([^";\s]*)/i.exec(header)?.[1] ?? '';
  return [header.split(';')[0]!.trim().toLowerCase(), charset];
}

/** @throws RequestError for what is not JSON, not an object, or beyond the bounds of what later steps walk through */
function parse(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  const body = parseJson(bytes);
  if (typeof body !== 'object' || body === null) throw new RequestError('invalid', [{ loc: ['body'], ...notAnObject }]);
  checkSize(body);
  return body;
}

function parseJson(bytes: Buffer): unknown {
  try {
    // Bytes that are no UTF-8 would be replaced without a word.
    if (isUtf8(bytes)) return JSON.parse(bytes.toString());
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new RequestError('invalid', [
    { loc: ['body'], msg: 'JSON decode error: the body is not valid JSON in UTF-8', type: 'json_invalid' },
  ]);
}

function checkSize(body: object): void {
  let values = 0;
  const isTooMuch = (value: unknown, levels: number): boolean => {
    if (++values > mostValues) return true;
    if (typeof value !== 'object' || value === null) return false;
    if (levels === 0) return true;
    for (const key in value) if (isTooMuch((value as Record<string, unknown>)[key], levels - 1)) return true;
    return false;
  };
  if (!isTooMuch(body, deepestBody)) return;
  const message =
    values > mostValues
      ? `the body holds more than ${mostValues} values`
      : `the body is nested more than ${deepestBody} levels deep`;
  throw new RequestError('invalid', [valueError(['body'], message)]);
}
