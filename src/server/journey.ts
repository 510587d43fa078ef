import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Caller } from '../evaluation/authenticate.ts';
import type { Operation } from './contract.ts';

/** A request and what is known of it on its way through the server. */
export interface Journey {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
  /** Without the query. */
  readonly path: string;
  /** The query string, without its question mark. */
  readonly query: string;
  operation: Operation | undefined;
  caller: Caller | undefined;
  /** Is aborted when nobody waits for the answer any more. */
  controller: AbortController | undefined;
  /** When it came, as performance.now() has it. */
  readonly started: number;
  /** Of the connection; a proxy's where there is one. */
  readonly address: string | undefined;
}

export function beginJourney(request: IncomingMessage, response: ServerResponse): Journey {
  const given = request.headers['x-request-id'] as string | undefined;
  const requestId = given && /^[\w.:-]{1,128}$/.test(given) ? given : randomUUID();
  const target = originForm(request.url!);
  const mark = target.indexOf('?');
  return {
    request,
    response,
    requestId,
    path: mark < 0 ? target : target.slice(0, mark),
    query: mark < 0 ? '' : target.slice(mark + 1),
    operation: undefined,
    caller: undefined,
    controller: undefined,
    started: performance.now(),
    // Now: a connection that is cut has none any more, unless it was asked before.
    address: request.socket.remoteAddress,
  };
}

/** A request to a proxy names the host too, and a server takes it all the same (RFC 9112, 3.2.2). */
const originForm = (url: string): string => (url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?]*/i, ''));
