import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname } from 'node:path';
import express, { type RequestHandler, Router } from 'express';
import { ownHeaders } from './answer.ts';
import { document } from './contract.ts';
import type { Work } from './drain.ts';
import { HttpError } from './errors.ts';
import { pageFiles } from './page-files.ts';
import type { ErrorMiddleware, Middleware } from './request-context.ts';

/** Locations of the pages, as absolute paths. */
export interface PageFiles {
  /** The folder of the built pages. */
  pages: string;
  /** The folder behind `/docs`, with an index.html. */
  docs: string;
  /** The folder behind `/swagger-ui`: the API browser's own files. */
  apiBrowser: string;
  /** openapi.yaml. */
  contract: string;
}

/** The first segments of the pages' paths, as in src/web/app/routes.ts. */
export const pagePaths = ['/sign-in', '/traces', '/review', '/insights', '/compare', '/try', '/evaluators', '/rules'];

/** Without groups: Express would decode one, and refuse a broken % escape, which the page itself answers. */
const shellPaths = new RegExp(`^(?:/|(?:${pagePaths.join('|')})(?:/.+)?)$`);

/** Pages load nothing from other hosts, and displayed content cannot make them. */
const policy = (styles: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styles}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const safety = {
  'Content-Security-Policy': policy("'self'"),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-cache',
};

/** The API browser writes styles into its page. */
const browserPolicy = policy("'self' 'unsafe-inline'");

/** Pages are small: a request for a range gets the whole page. */
const fileOptions = { acceptRanges: false, cacheControl: false, redirect: false };

export interface PagesOptions {
  /** The methods that the contract has at a path. */
  methodsOf: (path: string) => string[];
  files: PageFiles;
  work: Work;
  /** How long a reader may stall, in milliseconds, while the page's file is open. */
  readMilliseconds: number;
}

/**
 * Serves the pages, the API browser at `/docs`, and the contract as JSON and YAML. A browser that is sent to a path
 * of nothing gets the pages too, which say so, with 404. Other requests for other paths pass to the next middleware.
 */
export function pages({ files, methodsOf, work, readMilliseconds }: PagesOptions): Router {
  const { shell, assets } = pageFiles(files.pages);
  const begin: Middleware = ({ method }, response, next) => {
    if (method !== 'GET' && method !== 'HEAD')
      throw new HttpError(405, 'This path takes GET, HEAD.', { Allow: 'GET, HEAD' });
    response.setHeaders(new Map(Object.entries({ ...ownHeaders(response, work), ...safety })));
    response.setTimeout(readMilliseconds, () => response.destroy());
    next();
  };
  const router = Router({ strict: true, caseSensitive: true });
  const beginBrowser: Middleware = (_request, response, next) => {
    response.setHeader('Content-Security-Policy', browserPolicy);
    next();
  };
  router.all([shellPaths, '/licences.txt', '/openapi.json', '/openapi.yaml'], begin);
  router.use(['/assets', '/docs', '/swagger-ui'], begin);
  router.use(['/docs', '/swagger-ui'], beginBrowser);
  router.get(shellPaths, shell);
  router.get('/licences.txt', assets);
  router.use('/assets', assets);
  router.get(
    '/openapi.json',
    contractAs('application/json', () => Buffer.from(JSON.stringify(document))),
  );
  router.get(
    '/openapi.yaml',
    contractAs('application/yaml', () => readFileSync(files.contract)),
  );
  router.get('/docs', indexOfDocs);
  router.use('/docs', express.static(files.docs, fileOptions));
  router.use('/swagger-ui', express.static(files.apiBrowser, { ...fileOptions, setHeaders: plainText }));
  const beginNothing: Middleware = (request, response, next) => {
    const isOpened = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (!isOpened || methodsOf(request.path).length > 0) return next('router');
    begin(request, response.status(404), next);
  };
  router.use(beginNothing, shell);
  router.use(readablePreconditions);
  return router;
}

/** Makes the contract's bytes at startup, so that a missing file fails then, and again when they are asked for, which is seldom. */
function contractAs(type: string, bytes: () => Buffer): RequestHandler {
  const headers = new Map([
    ['Content-Type', type],
    ['ETag', `"${hash('sha1', bytes())}"`],
  ]);
  return (_request, response) => void response.setHeaders(headers).send(bytes());
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
