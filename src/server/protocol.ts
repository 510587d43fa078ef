import { randomUUID } from 'node:crypto';
import type { Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { protocolAnswer } from './errors.ts';
import { type LingerBounds, lingerBounds } from './linger.ts';

/** Limits per client, so that no client can starve the others. */
export interface ClientBounds extends LingerBounds {
  /** Concurrent connections; further ones are closed at once. Less than the process limit of open files. */
  connections: number;
  /** For the head of a request, and for the first byte on a new connection. */
  headMilliseconds: number;
  /** For a whole request, its body included. */
  requestMilliseconds: number;
  /** How long a connection may be idle between requests: longer than load balancers keep theirs. */
  restMilliseconds: number;
  /** How long a connection may be silent while its answer is awaited or read: longer than any judgment. */
  silenceMilliseconds: number;
  /** How long a reader may stall: less, since its answer is held in memory. */
  readMilliseconds: number;
  /** Interval at which the head and request timeouts are checked: a request may outlive them by this much. */
  checkMilliseconds: number;
}

export const clientBounds: ClientBounds = {
  connections: 10_000,
  headMilliseconds: 15_000,
  requestMilliseconds: 120_000,
  restMilliseconds: 75_000,
  silenceMilliseconds: 3_660_000,
  readMilliseconds: 60_000,
  checkMilliseconds: 5_000,
  ...lingerBounds,
};

/** Sets the bounds of a server that is not listening yet. */
export function boundClients(http: Server, bounds: ClientBounds): void {
  Object.assign(http, {
    maxConnections: bounds.connections,
    headersTimeout: bounds.headMilliseconds,
    requestTimeout: bounds.requestMilliseconds,
    keepAliveTimeout: bounds.restMilliseconds,
    timeout: bounds.silenceMilliseconds,
    connectionsCheckingInterval: bounds.checkMilliseconds,
  });
}

/** Answers faults that Node detects before there is a request in the same form as all others. */
export function answerProtocolErrors(http: Server, { lingerMilliseconds }: ClientBounds): void {
  const unanswered = new WeakMap<Duplex, Set<ServerResponse>>();
  http.on('request', ({ socket }, response) => {
    const others = unanswered.get(socket) ?? new Set();
    unanswered.set(socket, others.add(response));
    response.once('close', () => others.delete(response));
  });
  const refused = new WeakSet<Duplex>();
  http.on('clientError', async (error: NodeJS.ErrnoException, socket) => {
    // Every further chunk of an unreadable request raises another fault.
    if (refused.has(socket)) return;
    refused.add(socket);
    // Answers follow the order of their requests (RFC 9112, 9.3.2): answer complete earlier requests first.
    const before = [...(unanswered.get(socket) ?? [])].filter(({ req }) => req.complete);
    await Promise.all(before.map((response) => new Promise((resolve) => response.once('close', resolve))));
    if (!socket.writable) return void socket.destroy();
    const { status, reason, body } = protocolAnswer(error.code);
    const text = JSON.stringify(body);
    const head = [
      `HTTP/1.1 ${status} ${reason}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(text)}`,
      `X-Request-Id: ${randomUUID()}`,
      'Connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
    // The client may keep sending until it has read the answer.
    const longest = setTimeout(() => socket.destroy(), lingerMilliseconds).unref();
    socket.once('close', () => clearTimeout(longest));
  });
  // Node handles 100-continue, but answers other expectations without a body.
  http.on('checkExpectation', (request, response) => http.emit('request', request, response));
}
