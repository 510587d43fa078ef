import { randomUUID } from 'node:crypto';
import type { ErrorRequestHandler, Response as ExpressResponse, Request, RequestHandler } from 'express';
import type { Caller } from '../evaluation/authenticate.ts';
import type { Operation } from './contract.ts';

/** The state of a request, shared by the middlewares as `response.locals`. */
export interface RequestContext {
  /** The caller's own `X-Request-Id`, or a new UUID. */
  readonly requestId: string;
  readonly method: string;
  /** The caller's address: the connection's, or the one forwarded by trusted proxies. */
  readonly ip: string | undefined;
  /** Undefined until the request is routed, and for paths outside the contract. */
  operation: Operation | undefined;
  /** Undefined until the key is checked, and for operations without security. */
  caller: Caller | undefined;
  /** Aborted when the caller disconnects. Undefined until the operation's handler starts. */
  controller: AbortController | undefined;
  /** Whether the whole answer is sent, though the response may not have ended yet. */
  isSent: boolean;
}

export type Response = ExpressResponse<unknown, RequestContext>;
export type Middleware = RequestHandler<object, unknown, unknown, unknown, RequestContext>;
export type ErrorMiddleware = ErrorRequestHandler<object, unknown, unknown, unknown, RequestContext>;

export function createContext(request: Pick<Request, 'headers' | 'method' | 'ip'>): RequestContext {
  const given = request.headers['x-request-id'] as string | undefined;
  const requestId = given && /^[\w.:-]{1,128}$/.test(given) ? given : randomUUID();
  // Read now: a closed connection has no address.
  const { method, ip } = request;
  return { requestId, method, ip, operation: undefined, caller: undefined, controller: undefined, isSent: false };
}
