import { randomUUID } from 'node:crypto';
import { createServer as createHttpServer, type Server } from 'node:http';
import cors from 'cors';
import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import type { Logger } from 'pino';
import type { Caller } from '../evaluation/authenticate.ts';
import { RequestError, valueError } from '../evaluation/request-error.ts';
import { JudgeError } from '../judge/judge-error.ts';
import { readBody } from './body.ts';
import { type Contract, createContract } from './contract.ts';
import { documentation } from './documentation.ts';
import { drain } from './drain.ts';
import { answerTo, HttpError } from './errors.ts';
import { toFaults } from './faults.ts';
import { createHandlers, type Handlers, type OperationId, type UseCases } from './handlers.ts';
import { journey } from './journey.ts';
import { answerProtocolErrors } from './protocol.ts';
import { createRateLimit, type RateLimit, type RateLimiter } from './rate-limit.ts';

export interface ServerOptions {
  useCases: UseCases;
  /** Finds out whose key it is; throws RequestError `unauthorized`. */
  authenticate: (key: string | undefined) => Promise<Caller>;
  logger: Logger;
  rateLimit: RateLimit | undefined;
  corsOrigins: string[] | undefined;
  trustProxy: number | string[] | undefined;
  validateResponses: boolean;
}

export interface AssayServer {
  /** Not yet listening. */
  http: Server;
  /** Finishes what runs, for at most so many milliseconds, and closes. */
  drain(milliseconds: number): Promise<void>;
}

/** The HTTP server. The steps stand in the order in which a request travels through them. */
export async function createServer(options: ServerOptions): Promise<AssayServer> {
  const contract = await createContract();
  const limiter = createRateLimit(options.rateLimit);
  const handlers = createHandlers(options.useCases, limiter);
  const running = new Set<Promise<unknown>>();
  let isDraining = false;
  const send = sender(contract, options, () => isDraining);

  const app = express();
  app
    .disable('x-powered-by')
    .disable('etag')
    .set('trust proxy', options.trustProxy ?? false);
  app.use(identify(options.logger, () => isDraining));
  if (options.corsOrigins) app.use(cors({ origin: options.corsOrigins, ...corsHeaders }));
  app.use(route(contract, documentation()));
  app.use(checkKey(options.authenticate));
  if (options.rateLimit) app.use(limit(limiter));
  app.use(readBody);
  app.use(validate(contract));
  app.use(handle(handlers, send, running));
  app.use(answerError(options.logger, send));
  // A missing Host is told as every other fault is.
  const http = createHttpServer({ requireHostHeader: false }, app);
  answerProtocolErrors(http);
  return {
    http,
    drain(milliseconds) {
      isDraining = true;
      return drain(http, running, milliseconds);
    },
  };
}

/** Names the request and logs it when it is over: never a key, never content, never a query. */
function identify(logger: Logger, isDraining: () => boolean): RequestHandler {
  return (request, response, next) => {
    const started = performance.now();
    const given = request.get('x-request-id');
    const requestId = given && /^[\w.:-]{1,128}$/.test(given) ? given : randomUUID();
    journey(response).requestId = requestId;
    response.setHeader('X-Request-Id', requestId);
    if (isDraining()) response.setHeader('Connection', 'close');
    response.once('close', () => {
      const { operation, caller } = journey(response);
      logger.info(
        {
          request_id: requestId,
          method: request.method,
          operation: operation?.operationId,
          status: response.writableFinished ? response.statusCode : 499,
          milliseconds: Math.round((performance.now() - started) * 100) / 100,
          account: caller?.account.name,
          ip: request.ip,
        },
        'request',
      );
    });
    next();
  };
}

const corsHeaders = {
  allowedHeaders: ['API-Key', 'Authorization', 'Content-Type', 'Idempotency-Key', 'X-Request-Id'],
  exposedHeaders: ['X-Request-Id', 'X-Trace-Id', 'X-Evaluation-Id', 'Retry-After', 'RateLimit', 'RateLimit-Policy'],
  methods: ['GET', 'POST', 'PUT', 'DELETE'],
  maxAge: 600,
};

/** Finds the operation; what is none may be a page of the documentation. */
function route(contract: Contract, documentation: RequestHandler): RequestHandler {
  return (request, response, next) => {
    if (request.headers.host === undefined && request.httpVersion === '1.1')
      throw new HttpError(400, 'The request has no Host header.');
    // HEAD is GET without the body, which Node leaves out by itself (RFC 9110, 9.3.2).
    const operation = contract.match(request.method === 'HEAD' ? 'GET' : request.method, request.path);
    if (operation) {
      journey(response).operation = operation;
      return next();
    }
    documentation(request, response, (error?: unknown) => {
      if (error) return next(error);
      const Allow = contract.methodsOf(request.path).join(', ');
      next(
        Allow
          ? new HttpError(405, `This path takes ${Allow}.`, { Allow })
          : new HttpError(404, 'There is nothing at this path. The paths are listed at /docs.'),
      );
    });
  };
}

function checkKey(authenticate: ServerOptions['authenticate']): RequestHandler {
  return async (request, response, next) => {
    if (journey(response).operation!.security?.length) {
      const bearer = /^Bearer (\S+)$/i.exec(request.get('authorization') ?? '')?.[1];
      journey(response).caller = await authenticate(request.get('api-key') ?? bearer);
    }
    next();
  };
}

function limit(limiter: RateLimiter): RequestHandler {
  return async (_request, response, next) => {
    const { operation, caller } = journey(response);
    if (caller && operation!.operationId !== 'getRateLimits')
      await limiter.take(caller.account.id, operation!.tags?.includes('Evals') ? 'evaluations' : 'data');
    next();
  };
}

function validate(contract: Contract): RequestHandler {
  return (request, response, next) => {
    const operation = journey(response).operation!;
    // Probes of load balancers come with all sorts of queries.
    if (!operation.security?.length) return next();
    const { method, path, headers, body } = request;
    const query = request.url.slice(path.length + 1);
    const checked = readable(() => contract.validate(operation, { method, path, query, headers, body }));
    if (checked.errors) throw new RequestError('invalid', toFaults(checked.errors, body));
    Object.assign(journey(response), { path: checked.path, query: checked.query });
    next();
  };
}

function readable<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    throw new RequestError('invalid', [
      valueError(['path'], 'every % in the path must begin a UTF-8 escape such as %20'),
    ]);
  }
}

function handle(handlers: Handlers, send: Send, running: Set<Promise<unknown>>): RequestHandler {
  return async (request, response) => {
    const { operation, caller, requestId, path = {}, query = {} } = journey(response);
    const controller = new AbortController();
    response.once('close', () => {
      if (!response.writableFinished) controller.abort(new JudgeError('cancelled', 'The caller went away.'));
    });
    const handler = handlers[operation!.operationId as OperationId] as (request: unknown) => Promise<Sendable>;
    const { body, headers } = request;
    const answer = handler({ caller, requestId, controller, body, path, query, headers });
    running.add(answer);
    try {
      send(response, await answer);
    } finally {
      running.delete(answer);
    }
  };
}

interface Sendable {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

type Send = (response: Response, answer: Sendable) => void;

/** Sends an answer; with `validateResponses` an answer that the contract does not know becomes a 500. */
function sender(contract: Contract, { validateResponses, logger }: ServerOptions, isDraining: () => boolean): Send {
  return (response, { status, body, headers = {} }) => {
    const { operation, requestId } = journey(response);
    const text = body === undefined ? undefined : JSON.stringify(body);
    if (validateResponses && operation) {
      const broken = contract.faultsOfAnswer(operation, status, text === undefined ? null : JSON.parse(text));
      if (broken) {
        const errors = broken.errors.map(({ instancePath, message }) => ({ instancePath, message }));
        const { operationId } = operation;
        logger.error({ request_id: requestId, operation: operationId, status, errors }, 'answer breaks the contract');
        throw new Error('The answer breaks the contract.');
      }
    }
    // The stop may have come while this was under way.
    if (isDraining()) response.setHeader('Connection', 'close');
    response.writeHead(
      status,
      text === undefined
        ? headers
        : { ...headers, 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) },
    );
    response.end(text);
  };
}

function answerError(logger: Logger, send: Send): ErrorRequestHandler {
  return (error: unknown, _request: Request, response, _next) => {
    const { requestId } = journey(response);
    const { unexpected, ...answer } = answerTo(error);
    if (unexpected) logger.error({ request_id: requestId, err: error }, 'unexpected error');
    else if (error instanceof JudgeError)
      logger.warn({ request_id: requestId, fault: error.fault, cause: causeOf(error) }, 'no judgment');
    if (response.headersSent) return void response.destroy();
    try {
      send(response, answer);
    } catch (mismatch) {
      send(response, answerTo(mismatch));
    }
  };
}

/** A provider's message can hold the key or the prompt, so that only its class is logged. */
function causeOf({ cause }: JudgeError) {
  const { name, code, status } = (cause ?? {}) as { name?: string; code?: unknown; status?: unknown };
  const isPlainCode = typeof code === 'string' && /^[\w.-]{1,64}$/.test(code);
  return cause ? { name, status, ...(isPlainCode && { code }) } : undefined;
}
