import { randomUUID } from 'node:crypto';
import { createServer as createHttpServer, type Server } from 'node:http';
import cors from 'cors';
import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import type { Logger } from 'pino';
import type { Caller } from '../evaluation/authenticate.ts';
import { RequestError, valueError } from '../evaluation/request-error.ts';
import { JudgeError } from '../judge/judge-error.ts';
import { type Contract, createContract, type Operation } from './contract.ts';
import { documentation } from './documentation.ts';
import { answerTo, HttpError } from './errors.ts';
import { toFaults } from './faults.ts';
import { createHandlers, type Handlers, type OperationId, type UseCases } from './handlers.ts';
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

/** Largest body, in bytes (decisions: over 10 MiB is 413). */
const largestBody = 10 * 1024 * 1024;
/** Deepest nesting of a body: far beyond any real conversation, far within what recursion over it can bear. */
const deepestBody = 200;
/** Most values (members and items at every depth) of a body: each can be a fault of its own, and every fault is listed. */
const mostValues = 1_000_000;

/** What a request gathers on its way; it lives in res.locals. */
interface Journey {
  requestId: string;
  operation: Operation;
  caller: Caller;
  path: Record<string, string>;
  query: Record<string, unknown>;
}

const journey = (response: Response): Partial<Journey> => response.locals as Partial<Journey>;

export interface AssayServer {
  /** Not yet listening. */
  http: Server;
  /** Resolves when no handler runs: one goes on for a moment after its caller is gone, to record what was used. */
  settled(): Promise<void>;
}

/** The HTTP server. The steps stand in the order in which a request travels through them. */
export async function createServer(options: ServerOptions): Promise<AssayServer> {
  const contract = await createContract();
  const limiter = createRateLimit(options.rateLimit);
  const handlers = createHandlers(options.useCases, limiter);
  const send = sender(contract, options);
  const running = new Set<Promise<unknown>>();

  const app = express();
  app
    .disable('x-powered-by')
    .disable('etag')
    .set('trust proxy', options.trustProxy ?? false);
  app.use(identify(options.logger));
  if (options.corsOrigins) app.use(cors({ origin: options.corsOrigins, ...corsHeaders }));
  app.use(documentation());
  app.use(route(contract));
  app.use(checkKey(options.authenticate));
  app.use(limit(limiter));
  app.use(readBody);
  app.use(validate(contract));
  app.use(handle(handlers, send, running));
  app.use(answerError(options.logger, send));
  return {
    http: createHttpServer(app),
    async settled() {
      while (running.size > 0) await Promise.allSettled(running);
    },
  };
}

/** Names the request and logs it when it is over: never a key, never content, never a query. */
function identify(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const started = performance.now();
    const given = request.get('x-request-id');
    const requestId = given && /^[\w.:-]{1,128}$/.test(given) ? given : randomUUID();
    journey(response).requestId = requestId;
    response.setHeader('X-Request-Id', requestId);
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

function route(contract: Contract): RequestHandler {
  return (request, response, next) => {
    // HEAD is GET without the body, which Node leaves out by itself (RFC 9110, 9.3.2).
    const operation = contract.match(request.method === 'HEAD' ? 'GET' : request.method, request.path);
    if (!operation) {
      const Allow = contract.methodsOf(request.path).join(', ');
      throw Allow
        ? new HttpError(405, `This path takes ${Allow}.`, { Allow })
        : new HttpError(404, 'There is nothing at this path. The paths are listed at /docs.');
    }
    journey(response).operation = operation;
    next();
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

const parseJson = express.json({ limit: largestBody, strict: false });

/** Reads the body only now: a bad key is told so whatever the body is. */
const readBody: RequestHandler = (request, response, next) => {
  const hasBody = request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length']) > 0;
  if (!journey(response).operation!.requestBody || !hasBody) return next();
  if (!request.is('application/json')) throw new HttpError(415, 'Send the body as Content-Type: application/json.');
  parseJson(request, response, (error?: unknown) => {
    if (error) return next(error);
    const { body } = request as { body?: unknown };
    if (typeof body !== 'object' || body === null) return next(notAnObject());
    next(tooComplex(body));
  });
};

const notAnObject = () => {
  const msg = 'Input should be a valid dictionary or object to extract fields from';
  return new RequestError('invalid', [{ loc: ['body'], msg, type: 'model_attributes_type' }]);
};

const broken = (message: string) => new RequestError('invalid', [valueError(['body'], message)]);

/** Bounds what later steps walk through; undefined for a body within the bounds. */
function tooComplex(body: object): RequestError | undefined {
  let values = 0;
  const isTooDeep = (value: unknown, levels: number): boolean => {
    values++;
    if (typeof value !== 'object' || value === null) return false;
    if (levels === 0 || values > mostValues) return true;
    for (const key in value) if (isTooDeep((value as Record<string, unknown>)[key], levels - 1)) return true;
    return false;
  };
  const isTooMuch = isTooDeep(body, deepestBody);
  if (values > mostValues) return broken(`the body holds more than ${mostValues} values`);
  return isTooMuch ? broken(`the body is nested more than ${deepestBody} levels deep`) : undefined;
}

function validate(contract: Contract): RequestHandler {
  return (request, response, next) => {
    const operation = journey(response).operation!;
    if (!operation.requestBody && !operation.parameters?.length) return next();
    const { method, path, headers, body } = request;
    const query = request.url.split('?')[1] ?? '';
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
    const gone = new AbortController();
    response.once('close', () => {
      if (!response.writableFinished) gone.abort(new JudgeError('cancelled', 'The caller went away.'));
    });
    const handler = handlers[operation!.operationId as OperationId] as (request: unknown) => Promise<Sendable>;
    const { body, headers } = request;
    const answer = handler({ caller, requestId, signal: gone.signal, body, path, query, headers });
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
function sender(contract: Contract, { validateResponses, logger }: ServerOptions): Send {
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
  return cause ? { name, code, status } : undefined;
}
