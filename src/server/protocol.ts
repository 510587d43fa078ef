import { randomUUID } from 'node:crypto';
import type { Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { protocolAnswer } from './errors.ts';
import { type LingerBounds, lingerBounds } from './linger.ts';

/** What clients may take of a server, so that none of them can hold it from the others. */
export interface ClientBounds extends LingerBounds {
  /** Connections at a time; a further one is closed at once. Fewer than a process may have open files. */
  connections: number;
  /** For the head of a request, and for the first byte on a new connection. */
  headMilliseconds: number;
  /** For a whole request, its body included. */
  requestMilliseconds: number;
  /** How long a connection may rest between two requests: longer than load balancers rest theirs. */
  restMilliseconds: number;
  /** How long nothing may move on a connection, while its answer is awaited or read: longer than any judgment lasts. */
  silenceMilliseconds: number;
  /** How long a caller may take nothing of an answer that waits for it: less, since the answer is held in memory. */
  readMilliseconds: number;
  /** How often the first two times are looked at: so much later than they say a request ends at the latest. */
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

/** Sets the bounds of a server that does not listen yet. */
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

/** Faults that Node finds before there is a request to answer are answered as all others are. */
export function answerProtocolErrors(http: Server, { lingerMilliseconds }: ClientBounds): void {
  const unanswered = new WeakMap<Duplex, Set<ServerResponse>>();
  http.on('request', ({ socket }, response) => {
    const others = unanswered.get(socket) ?? new Set();
    unanswered.set(socket, others.add(response));
    response.once('close', () => others.delete(response));
  });
  const refused = new WeakSet<Duplex>();
  http.on('clientError', async (error: NodeJS.ErrnoException, socket) => {
    // Every further piece of a request that cannot be read is a fault again.
    if (refused.has(socket)) return;
    refused.add(socket);
    // Answers go out in the order of their requests (RFC 9112, 9.3.2); what arrived whole before is answered first.
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
    // Its client may go on sending until it has read that.
    const longest = setTimeout(() => socket.destroy(), lingerMilliseconds).unref();
    socket.once('close', () => clearTimeout(longest));
  });
  // Node answers 100-continue by itself, and another expectation without a body.
  http.on('checkExpectation', (request, response) => http.emit('request', request, response));
}
