import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RequestHandler } from 'express';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * Strong enough to be within 2 % of the smallest, and quick enough for the first reader: a few milliseconds, in a thread.
 * Built files are not committed compressed, because zlib's output differs between processors.
 */
const compressions = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

/**
 * Reads the built pages, 200 kB, so that a missing file fails at startup. Each is compressed once, when a browser first asks
 * for it in that way.
 * @param folder With an index.html and the folder assets/.
 * @returns `shell` serves index.html; `assets` serves the other files, whose names contain a hash of their content
 */
export function pageFiles(folder: string): { shell: RequestHandler; assets: RequestHandler } {
  const file = (name: string, headers = {}) =>
    serveFile(readFileSync(join(folder, name)), { 'Content-Type': types[extname(name)]!, ...headers });
  const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };
  const names = readdirSync(join(folder, 'assets')).map((name) => `assets/${name}`);
  const assets = new Map<string, RequestHandler>([
    ...names.map((name) => [`/${name}`, file(name, immutable)] as const),
    ['/licences.txt', file('licences.txt')] as const,
  ]);
  return {
    shell: file('index.html'),
    assets: (request, response, next) => {
      const serve = assets.get(request.originalUrl.split('?')[0]!);
      return serve ? serve(request, response, next) : next();
    },
  };
}

/** Answers with one file, compressed as the browser accepts it. */
function serveFile(bytes: Buffer, headers: Record<string, string>): RequestHandler {
  const compressed = new Map<keyof typeof compressions, Promise<Buffer>>();
  const tag = hash('sha1', bytes);
  return async (request, response) => {
    const coding = (['br', 'gzip'] as const).find((one) => request.acceptsEncodings(one));
    if (coding && !compressed.has(coding)) compressed.set(coding, compressions[coding](bytes));
    const all = {
      ...headers,
      Vary: 'Accept-Encoding',
      ETag: `"${tag}${coding ? `-${coding}` : ''}"`,
      ...(coding && { 'Content-Encoding': coding }),
    };
    response.setHeaders(new Map(Object.entries(all)));
    response.send(coding ? await compressed.get(coding) : bytes);
  };
}
