import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname } from 'node:path';
import express, { type RequestHandler, Router } from 'express';
import { ownHeaders } from './answer.ts';
import { document } from './contract.ts';
import type { Work } from './drain.ts';
import { HttpError } from './errors.ts';
import type { ErrorMiddleware, Middleware } from './request-context.ts';

/** Locations of the pages, as absolute paths. */
export interface PageFiles {
  /** The folder behind `/docs`, with an index.html. */
  docs: string;
  /** The folder behind `/swagger-ui`: the API browser's own files. */
  apiBrowser: string;
  /** openapi.yaml. */
  contract: string;
}

/** Pages load nothing from other hosts, and displayed content cannot make them. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const safety = {
  'Content-Security-Policy': policy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-cache',
};

/** Pages are small: a request for a range gets the whole page. */
const fileOptions = { acceptRanges: false, cacheControl: false, redirect: false };

export interface PagesOptions {
  files: PageFiles;
  work: Work;
  /** How long a reader may stall, in milliseconds, while the page's file is open. */
  readMilliseconds: number;
}

/**
 * Serves the API browser at `/docs`, and the contract as JSON and YAML. Requests for other paths and for missing files pass
 * to the next middleware.
 */
export function pages({ files, work, readMilliseconds }: PagesOptions): Router {
  const begin: Middleware = ({ method }, response, next) => {
    if (method !== 'GET' && method !== 'HEAD')
      throw new HttpError(405, 'This path takes GET, HEAD.', { Allow: 'GET, HEAD' });
    response.setHeaders(new Map(Object.entries({ ...ownHeaders(response, work), ...safety })));
    response.setTimeout(readMilliseconds, () => response.destroy());
    next();
  };
  const router = Router({ strict: true, caseSensitive: true });
  router.all(['/', '/openapi.json', '/openapi.yaml'], begin);
  router.use(['/docs', '/swagger-ui'], begin);
  router.get('/', (_request, response) => response.redirect('/docs'));
  router.get('/openapi.json', contractAs('application/json', Buffer.from(JSON.stringify(document))));
  router.get('/openapi.yaml', contractAs('application/yaml', readFileSync(files.contract)));
  router.get('/docs', indexOfDocs);
  router.use('/docs', express.static(files.docs, fileOptions));
  router.use('/swagger-ui', express.static(files.apiBrowser, { ...fileOptions, setHeaders: plainText }));
  router.use(readablePreconditions);
  return router;
}

/** Reads the contract once: a missing file fails at startup. */
function contractAs(type: string, bytes: Buffer): RequestHandler {
  const headers = new Map([
    ['Content-Type', type],
    ['ETag', `"${hash('sha1', bytes)}"`],
  ]);
  return (_request, response) => void response.setHeaders(headers).send(bytes);
}

/** express.static would redirect to `/docs/`. */
const indexOfDocs: RequestHandler = (request, _response, next) => {
  request.url = '/docs/index.html';
  next();
};

/** A licence without an extension is shown, not downloaded. */
const plainText = (response: ServerResponse, path: string) => {
  if (extname(path) === '') response.setHeader('Content-Type', 'text/plain; charset=utf-8');
};

/** If-Match and If-Unmodified-Since (RFC 9110, 13.1) are the only faults of a caller that express.static throws. */
const readablePreconditions: ErrorMiddleware = (error, _request, _response, next) =>
  next(error?.status === 412 ? new HttpError(412, 'The page is not the version that the request asks for.') : error);
