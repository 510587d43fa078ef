import express, { type Express } from 'express';
import type { Logger } from 'pino';
import type { Caller } from '../evaluation/authenticate.ts';
import { type Answer, createAnswer } from './answer.ts';
import type { Contract } from './contract.ts';
import { crossOrigin } from './cross-origin.ts';
import type { Work } from './drain.ts';
import { answerTo, HttpError, logFault } from './errors.ts';
import { createHandlers, type UseCases } from './handlers.ts';
import { observe, type RequestCounts } from './observe.ts';
import { createOperationCalls } from './operation-calls.ts';
import { operations } from './operations.ts';
import { type PageFiles, pages } from './pages.ts';
import type { ClientBounds } from './protocol.ts';
import type { RateLimiter } from './rate-limit.ts';
import type { ErrorMiddleware, Middleware } from './request-context.ts';
import { checkTarget } from './target.ts';

export interface AppOptions {
  useCases: UseCases;
  pages: PageFiles;
  /** Returns the key's caller; throws RequestError `unauthorized`. */
  authenticate: (key: string | undefined) => Promise<Caller>;
  /** Returns the caller of a session's token; throws RequestError `unauthorized`. */
  authenticateSession: (token: string) => Promise<Caller>;
  logger: Logger;
  counts: RequestCounts;
  /** Counts an account's requests. */
  limiter: RateLimiter;
  /** Origins whose pages may call the API. Undefined: none. */
  corsOrigins: string[] | undefined;
  /** The number or the addresses of trusted proxies. Undefined: forwarded addresses are ignored. */
  trustProxy: number | string[] | undefined;
  /** Whether an answer that breaks the contract becomes a 500. */
  validateResponses: boolean;
}

/** Creates the HTTP application. Middlewares are listed in the order in which a request passes through them. */
export function createApp(contract: Contract, work: Work, bounds: ClientBounds, options: AppOptions): Express {
  const { logger, corsOrigins, limiter, authenticate, authenticateSession, validateResponses } = options;
  const handlers = createHandlers(options.useCases, limiter, (outer, call) => operationCalls(outer, call));
  const operationCalls = createOperationCalls({ contract, handlers, limiter, logger });
  const answer = createAnswer({ contract, logger, bounds, work, validateResponses });
  const { readMilliseconds } = bounds;

  const app = express();
  app.disable('x-powered-by').disable('etag').disable('query parser');
  app.set('trust proxy', options.trustProxy ?? false);

  app.use(observe(options));
  app.use(checkTarget);
  if (corsOrigins) app.use(crossOrigin(corsOrigins, work));
  const callers = { authenticate, authenticateSession };
  const sites = { corsOrigins: corsOrigins ?? [], isBehindProxy: Boolean(options.trustProxy) };
  app.use(
    operations({ contract, handlers, ...callers, limiter: limiter.isOn ? limiter : undefined, answer, work, sites }),
  );
  app.use(pages({ files: options.pages, methodsOf: contract.methodsOf, work, readMilliseconds }));
  app.use(nothingHere(contract));
  app.use(answerErrors(logger, answer));
  return app;
}

const nothingHere =
  (contract: Contract): Middleware =>
  ({ path }) => {
    const Allow = contract.methodsOf(path).join(', ');
    if (path === '/v1/metrics')
      throw new HttpError(404, 'Metrics are not stored. Where your application runs, set OTEL_METRICS_EXPORTER=none.');
    throw Allow
      ? new HttpError(405, `This path takes ${Allow}.`, { Allow })
      : new HttpError(404, 'There is nothing at this path. See /docs for the paths.');
  };

/** Express recognizes an error middleware by its four parameters. */
const answerErrors =
  (logger: Logger, answer: Answer): ErrorMiddleware =>
  (error: unknown, _request, response, _next) => {
    logFault(logger, response.locals.requestId, error);
    // Reset instead of ending: HTTP/1.0 would take an end for the end of the body.
    if (response.headersSent) return void response.socket?.resetAndDestroy();
    try {
      answer(response, answerTo(error));
    } catch (mismatch) {
      answer(response, answerTo(mismatch));
    }
  };
