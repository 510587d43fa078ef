import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AsyncDeemster, type AsyncDeemsterOptions, type DeemsterError } from '../../src/client/index.ts';

/** What the server does with one request. A `body` that is an object is sent as its JSON text. */
type PlainStep =
  | { status: number; headers?: Record<string, string>; body?: string | object }
  /** No answer, ever. */
  | { hang: true }
  /** The head, and then a space again and again. */
  | { drip: true }
  /** The connection is cut before the answer, or in the middle of its body. */
  | { reset: 'at once' | 'in the body' };

export type Step = PlainStep | ((request: RecordedRequest) => PlainStep | Promise<PlainStep>);

export interface RecordedRequest {
  /** Such as `POST /api/v1/traces`. */
  line: string;
  headers: IncomingHttpHeaders;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every operation.
  body: any;
}

export const key = 'deemster_0123456789-a-key-that-no-message-may-hold';

/** A good answer of the evaluation endpoint. */
export const scored: PlainStep = { status: 200, body: { score: 1, explanation: 'Because.', sources: null } };

/** The service's own form of an error. */
export const failed = (status: number, headers: Record<string, string> = {}): PlainStep => ({
  status,
  headers,
  body: { detail: `It is a ${status}.` },
});

/** How many timers there are that keep a program running. */
export const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;

/** What a call throws, which is a DeemsterError more often than not. */
export const thrown = (call: Promise<unknown>): Promise<DeemsterError> =>
  call.then(
    (result) => {
      throw new Error(`It gave ${JSON.stringify(result)}`);
    },
    (error) => error,
  );

/**
 * A real HTTP server that answers by a script, one step a request, in the order of arrival. A request beyond the script and
 * a step that no request used fail the test: `close` throws.
 */
export async function misbehavingServer(...steps: Step[]) {
  const pending = [...steps];
  const requests: RecordedRequest[] = [];
  const events = new EventEmitter();
  const errors: string[] = [];
  const counts = { inFlight: 0, mostInFlight: 0, hungUp: 0 };
  const server = createServer((request, response) => {
    serve(request, response).catch((error) => errors.push(String(error)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function serve(request: IncomingMessage, response: ServerResponse) {
    counts.inFlight++;
    counts.mostInFlight = Math.max(counts.mostInFlight, counts.inFlight);
    let isCut = false;
    response.on('close', () => {
      counts.inFlight--;
      if (!response.writableFinished && !isCut) counts.hungUp++;
      events.emit('change');
    });
    const text = Buffer.concat(await request.toArray()).toString();
    const recorded = {
      line: `${request.method} ${request.url}`,
      headers: request.headers,
      body: text ? JSON.parse(text) : undefined,
    };
    requests.push(recorded);
    events.emit('change');
    const next = pending.shift();
    if (!next) {
      errors.push(`unexpected request ${requests.length}: ${recorded.line}`);
      // A status that no client tries again.
      return void response.writeHead(418).end();
    }
    const step = typeof next === 'function' ? await next(recorded) : next;
    if ('status' in step) {
      const body = typeof step.body === 'object' ? JSON.stringify(step.body) : step.body;
      response.writeHead(step.status, { 'content-type': 'application/json', ...step.headers }).end(body);
    } else if ('drip' in step) {
      response.writeHead(200, { 'content-type': 'application/json' });
      const timer = setInterval(() => response.write(' '), 5);
      response.on('close', () => clearInterval(timer));
    } else if ('reset' in step) {
      isCut = true;
      if (step.reset === 'at once') response.socket?.resetAndDestroy();
      else response.writeHead(200, { 'content-length': '1000' }).write('{"score":', () => response.destroy());
    }
  }

  async function until(holds: () => boolean) {
    while (!holds()) await once(events, 'change');
  }

  return {
    url,
    requests,
    counts,
    /** A client of this server. */
    client: (options: AsyncDeemsterOptions = {}) => new AsyncDeemster({ apiKey: key, baseUrl: url, ...options }),
    /** Resolves when `count` requests have come, the earlier ones included. */
    arrived: (count: number) => until(() => requests.length >= count),
    /** Resolves when `count` clients have hung up before their answer was complete. */
    hungUp: (count: number) => until(() => counts.hungUp >= count),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      if (pending.length > 0) errors.push(`${pending.length} step(s) were not used`);
      if (errors.length > 0) throw new Error(`Misbehaving server: ${errors.join('; ')}`);
    },
  };
}
