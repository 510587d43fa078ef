import {
  createServer as createHttpServer,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type Server,
} from 'node:http';
import cors from 'cors';
import type { Logger } from 'pino';
import type { Caller } from '../evaluation/authenticate.ts';
import { RequestError, valueError } from '../evaluation/request-error.ts';
import { JudgeError } from '../judge/judge-error.ts';
import { type ParsedBody, readBody } from './body.ts';
import { type Contract, createContract, type Operation } from './contract.ts';
import { drain } from './drain.ts';
import { answerTo, HttpError, logFault } from './errors.ts';
import { toFaults } from './faults.ts';
import { createHandlers, type Handlers, type OperationId, type UseCases } from './handlers.ts';
import { beginJourney, type Journey } from './journey.ts';
import { createPages } from './pages.ts';
import { answerProtocolErrors, boundClients, type ClientBounds, clientBounds } from './protocol.ts';
import { createRateLimit, type RateLimit, type RateLimiter } from './rate-limit.ts';
import { createRequestLog } from './request-log.ts';

export interface ServerOptions {
  useCases: UseCases;
  /** Finds out whose key it is; throws RequestError `unauthorized`. */
  authenticate: (key: string | undefined) => Promise<Caller>;
  logger: Logger;
  counts: RequestCounts;
  rateLimit: RateLimit | undefined;
  corsOrigins: string[] | undefined;
  trustProxy: number | string[] | undefined;
  validateResponses: boolean;
  /** @default clientBounds */
  bounds?: ClientBounds;
}

/** Hears of every request. */
export interface RequestCounts {
  requestStarted(): void;
  /** @param operation Undefined for what is no operation of the contract. */
  requestEnded(operation: string | undefined, status: number, seconds: number): void;
}

export interface DeemsterServer {
  /** Not yet listening. */
  http: Server;
  /** Finishes what runs, for at most so many milliseconds, and closes. */
  drain(milliseconds: number): Promise<void>;
}

/** The HTTP server. */
export async function createServer(options: ServerOptions): Promise<DeemsterServer> {
  const { authenticate, counts, logger } = options;
  const contract = await createContract();
  const limiter = createRateLimit(options.rateLimit);
  const handlers = createHandlers(options.useCases, limiter);
  const answerWithPage = createPages();
  const allowOrigin = options.corsOrigins && cors({ origin: options.corsOrigins, ...corsHeaders });
  const log = createRequestLog(logger, options.trustProxy);
  const running = new Set<Promise<unknown>>();
  const arriving = { bytes: 0 };
  let isDraining = false;
  const ownHeaders = ({ requestId }: Journey): Record<string, string> =>
    isDraining ? { 'X-Request-Id': requestId, Connection: 'close' } : { 'X-Request-Id': requestId };
  const send = createSend(contract, options, ownHeaders);

  /** The steps stand in the order in which a request travels through them. */
  async function travel(journey: Journey): Promise<void> {
    const { request, path } = journey;
    if (request.headers.host === undefined && request.httpVersion === '1.1')
      throw new HttpError(400, 'The request has no Host header.');
    // HEAD is GET without the body, which Node leaves out by itself (RFC 9110, 9.3.2).
    const operation = contract.match(request.method === 'HEAD' ? 'GET' : request.method!, path);
    if (!operation) {
      journey.response.setHeaders(new Map(Object.entries(ownHeaders(journey))));
      if (answerWithPage(journey)) return;
      throw noOperation(contract, path);
    }
    journey.operation = operation;
    if (operation.security?.length) journey.caller = await authenticate(keyOf(request.headers));
    if (options.rateLimit) await limit(limiter, journey);
    const body = operation.requestBody && (await readBody(request, arriving));
    const read = { body: body?.value, ...validate(contract, operation, journey, body) };
    const answer = handle(handlers, journey, read);
    running.add(answer);
    try {
      send(journey, await answer);
    } finally {
      running.delete(answer);
    }
  }

  // A missing Host is told as every other fault is.
  const http = createHttpServer({ requireHostHeader: false }, (request, response) => {
    const journey = beginJourney(request, response);
    counts.requestStarted();
    response.on('close', () => {
      if (!response.writableFinished) journey.controller?.abort(new JudgeError('cancelled', 'The caller went away.'));
      const { operation, started } = journey;
      // 499, as nginx has it: the caller did not wait for the answer.
      const status = response.writableFinished ? response.statusCode : 499;
      const milliseconds = performance.now() - started;
      counts.requestEnded(operation?.operationId, status, milliseconds / 1000);
      log(journey, status, milliseconds);
    });
    const go = () => void travel(journey).catch((error: unknown) => answerError(logger, send, journey, error));
    if (!allowOrigin) return go();
    response.setHeaders(new Map(Object.entries(ownHeaders(journey))));
    allowOrigin(request, response, go);
  });
  boundClients(http, options.bounds ?? clientBounds);
  answerProtocolErrors(http);
  return {
    http,
    drain(milliseconds) {
      isDraining = true;
      return drain(http, running, milliseconds);
    },
  };
}

const corsHeaders = {
  allowedHeaders: ['API-Key', 'Authorization', 'Cache-Control', 'Content-Type', 'Idempotency-Key', 'X-Request-Id'],
  exposedHeaders: [
    'X-Request-Id',
    'X-Trace-Id',
    'X-Evaluation-Id',
    'Location',
    'Retry-After',
    'RateLimit',
    'RateLimit-Policy',
  ],
  methods: ['GET', 'POST', 'PUT', 'DELETE'],
  maxAge: 600,
};

function noOperation(contract: Contract, path: string): HttpError {
  const Allow = contract.methodsOf(path).join(', ');
  return Allow
    ? new HttpError(405, `This path takes ${Allow}.`, { Allow })
    : new HttpError(404, 'There is nothing at this path. See /docs for the paths.');
}

const keyOf = (headers: IncomingHttpHeaders): string | undefined =>
  (headers['api-key'] as string | undefined) ?? /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];

async function limit(limiter: RateLimiter, { operation, caller }: Journey): Promise<void> {
  if (caller && operation!.operationId !== 'getRateLimits')
    await limiter.take(caller.account.id, operation!.path.startsWith('/api/v1/evals/') ? 'evaluations' : 'data');
}

function validate(
  contract: Contract,
  operation: Operation,
  { request, path, query }: Journey,
  parsed: ParsedBody | undefined,
) {
  // Probes of load balancers come with all sorts of queries.
  if (!operation.security?.length) return { path: {}, query: {} };
  const { method, headers } = request;
  const asked = { method: method!, path, query, headers, body: parsed?.value, bodyValues: parsed?.values };
  const checked = readable(() => contract.validate(operation, asked));
  if (checked.errors) throw new RequestError('invalid', toFaults(checked.errors, asked.body));
  return checked;
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

function handle(handlers: Handlers, journey: Journey, read: { body: unknown; path: object; query: object }) {
  const handler = handlers[journey.operation!.operationId as OperationId] as (request: unknown) => Promise<Sendable>;
  const { caller, requestId, request } = journey;
  journey.controller = new AbortController();
  return handler({ ...read, caller, requestId, controller: journey.controller, headers: request.headers });
}

interface Sendable {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

type Send = (journey: Journey, answer: Sendable) => void;

/** Sends an answer; with `validateResponses` an answer that the contract does not know becomes a 500. */
function createSend(
  contract: Contract,
  { validateResponses, logger, bounds = clientBounds }: ServerOptions,
  ownHeaders: (journey: Journey) => Record<string, string>,
): Send {
  return (journey, { status, body, headers }) => {
    const { response, operation, requestId } = journey;
    const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    if (validateResponses && operation) {
      const seen = text === undefined ? null : typeof body === 'string' ? body : JSON.parse(text);
      const broken = contract.faultsOfAnswer(operation, status, seen);
      if (broken) {
        const errors = broken.errors.map(({ instancePath, message }) => ({ instancePath, message }));
        const { operationId } = operation;
        logger.error({ request_id: requestId, operation: operationId, status, errors }, 'answer breaks the contract');
        throw new Error('The answer breaks the contract.');
      }
    }
    // All at once, and only now: headers that are set one by one cost more, and the stop may have come meanwhile.
    const all: OutgoingHttpHeaders = Object.assign(ownHeaders(journey), headers);
    if (text !== undefined) {
      all['Content-Type'] ??= 'application/json';
      all['Content-Length'] = Buffer.byteLength(text);
    }
    response.writeHead(status, all);
    response.end(text);
    if (response.writableLength > 0) response.setTimeout(bounds.readMilliseconds, () => response.destroy());
  };
}

function answerError(logger: Logger, send: Send, journey: Journey, error: unknown): void {
  const { requestId, response } = journey;
  const answer = answerTo(error);
  logFault(logger, requestId, error);
  if (response.headersSent) return void response.destroy();
  try {
    send(journey, answer);
  } catch (mismatch) {
    send(journey, answerTo(mismatch));
  }
}
