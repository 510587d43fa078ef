import type { IncomingHttpHeaders } from 'node:http';
import type { Request } from 'express';
import type { Caller } from '../evaluation/authenticate.ts';
import { RequestError, valueError } from '../evaluation/request-error.ts';
import { createTurns, type Turn } from '../evaluation/turns.ts';
import type { Answer, Sendable } from './answer.ts';
import { type ParsedBody, protobuf, readBody } from './body.ts';
import type { Contract, Operation } from './contract.ts';
import type { Work } from './drain.ts';
import { toFaults } from './faults.ts';
import type { Handlers, OperationId } from './handlers.ts';
import { createHeldBodies } from './held-bodies.ts';
import { checkMcpSite, type McpSites } from './mcp-site.ts';
import { type RateLimiter, routeClassOf } from './rate-limit.ts';
import { createReadingPace } from './reading-pace.ts';
import type { Middleware, RequestContext } from './request-context.ts';
import { isFromOwnPage, sessionTokenOf } from './session-cookie.ts';

export interface OperationsOptions {
  contract: Contract;
  handlers: Handlers;
  /** Returns the key's caller; throws RequestError `unauthorized`. */
  authenticate: (key: string | undefined) => Promise<Caller>;
  /** Returns the caller of a session's token; throws RequestError `unauthorized`. */
  authenticateSession: (token: string) => Promise<Caller>;
  /** Undefined: requests are not limited. */
  limiter: RateLimiter | undefined;
  answer: Answer;
  work: Work;
  /** From where /mcp may be called. */
  sites: McpSites;
}

/**
 * Answers requests for the contract's operations and passes all others to the next middleware. It is one middleware rather
 * than one per step, because each Express router layer costs about 1 % of a request's time.
 */
export function operations(options: OperationsOptions): Middleware {
  const { contract, handlers, limiter, answer, work, sites } = options;
  const arriving = { bytes: 0, pace: createReadingPace() };
  const bodies = createHeldBodies();
  const turns = createTurns();
  const protobufOperations = new Set(
    contract.operations
      .filter(({ requestBody }) => requestBody && 'content' in requestBody && protobuf in requestBody.content)
      .map(({ operationId }) => operationId!),
  );
  return async (request, response, next) => {
    const { method, path, headers } = request;
    const context = response.locals;
    // HEAD is GET without the body, which Node omits (RFC 9110, 9.3.2).
    const operation = contract.match(method === 'HEAD' ? 'GET' : method, path);
    if (!operation) return next();
    context.operation = operation;
    if (operation.operationId === 'answerMcp') checkMcpSite(request, sites);
    // Before the body is read: an invalid key is 401 for any body.
    if (operation.security?.length) context.caller = await callerOf(method, headers, operation, options);
    if (limiter) await limit(limiter, operation, context.caller);
    const body =
      operation.requestBody &&
      (await readBody(request, arriving, turns, protobufOperations.has(operation.operationId!)));
    const turn = body?.turn;
    using _held = turn && context.caller && bodies.hold(context.caller.account.id, body!.bytes);
    // Only where there are turns: to await nothing costs a promise, too.
    if (turn) await turn();
    const { path: parameters, query } = validate(contract, operation, request, body);
    if (turn) await turn();
    const read = { body: body?.value, path: parameters, query, turn };
    const answering = handle(handlers, operation, context, headers, read).then((made) => answer(response, made));
    work.running.add(answering);
    try {
      await answering;
    } finally {
      work.running.delete(answering);
    }
  };
}

const keyOf = (headers: IncomingHttpHeaders): string | undefined =>
  (headers['api-key'] as string | undefined) ?? /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];

/** The caller of the request's key, or else of its session cookie, if the operation takes one. */
function callerOf(
  method: string,
  headers: IncomingHttpHeaders,
  { security }: Operation,
  { authenticate, authenticateSession }: Pick<OperationsOptions, 'authenticate' | 'authenticateSession'>,
): Promise<Caller> {
  const key = keyOf(headers);
  const token = key === undefined ? sessionTokenOf(headers) : undefined;
  if (token === undefined || !security!.some((scheme) => 'Session' in scheme)) return authenticate(key);
  if (!isFromOwnPage(method, headers))
    throw new RequestError(
      'unauthorized',
      'A session counts only in requests of this service’s own pages. Send a key.',
    );
  return authenticateSession(token);
}

/** Of these, reading the limits is free, and a message of MCP counts as the operations that it calls. */
const unlimited = new Set(['getRateLimits', 'answerMcp']);

export async function limit(
  limiter: RateLimiter,
  { operationId, path }: Operation,
  caller: Caller | undefined,
): Promise<void> {
  if (caller && !unlimited.has(operationId!)) await limiter.take(caller.account.id, routeClassOf(path));
}

export function validate(
  contract: Contract,
  operation: Operation,
  { method, path, url, headers }: Pick<Request, 'method' | 'path' | 'url' | 'headers'>,
  body: Pick<ParsedBody, 'value' | 'values'> | undefined,
) {
  // Load balancer probes send arbitrary queries.
  if (!operation.security?.length && !operation.requestBody) return { path: {}, query: {} };
  const query = url.slice(path.length + 1);
  const parts = { method, path, query, headers, body: body?.value, bodyValues: body?.values };
  const checked = readable(() => contract.validate(operation, parts));
  if (checked.errors) throw new RequestError('invalid', toFaults(checked.errors, parts.body));
  return checked;
}

function readable<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    throw new RequestError('invalid', [
      valueError(['path'], 'The path holds a % that begins no UTF-8 escape. Write the % itself as %25.'),
    ]);
  }
}

function handle(
  handlers: Handlers,
  operation: Operation,
  context: RequestContext,
  headers: IncomingHttpHeaders,
  read: { body: unknown; path: object; query: object; turn: Turn | undefined },
): Promise<Sendable> {
  const handler = handlers[operation.operationId as OperationId] as (request: unknown) => Promise<Sendable>;
  const { caller, requestId } = context;
  const controller = new AbortController();
  context.controller = controller;
  return handler({ ...read, caller, requestId, controller, headers });
}
