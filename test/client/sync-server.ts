import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (response: ServerResponse, url: string) => unknown;

const json = (response: ServerResponse, body: unknown, status = 200, headers = {}) =>
  response
    .writeHead(status, { 'Content-Type': 'application/json', 'X-Request-Id': 'request-1', ...headers })
    .end(JSON.stringify(body));

/** Long enough to prevent a retry within a test. */
const later = { 'Retry-After': '7200' };

const emptyPage = { traces: [], next_page_token: null };
const trace = (length: number) => ({
  id: 'large',
  trace: { messages: [{ role: 'user', content: 'a'.repeat(length) }] },
});

/**
 * A server that is none of ours, in the test's own process. How it behaves is the first part of the path, to which clients
 * are sent by their `baseUrl`.
 */
export async function syncServer() {
  let overtaken: (() => void) | undefined;
  const behaviours: Record<string, Answer> = {
    hang: () => undefined,
    late: (response, url) =>
      url.includes('usage') ? setTimeout(() => json(response, { usage: [] }), 1000) : json(response, emptyPage),
    limited: (response) => json(response, { detail: 'Too many requests.' }, 429, later),
    broken: (response) => json(response, { detail: 'Out of order.' }, 500, later),
    refusing: (response) => json(response, { detail: 'Not now.' }, 418),
    proxy: (response) => response.writeHead(502, { 'Content-Type': 'text/html', ...later }).end('<h1>Bad gateway</h1>'),
    page: (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Welcome</h1>'),
    strange: (response) => json(response, { score: 'high' }),
    redirect: (response) => response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end(),
    reset: (response) => response.destroy(),
    large: (response) => json(response, { traces: [trace(10 * 2 ** 20)], next_page_token: null }),
    quick: (response) => json(response, { usage: [{ day: 'quick' }] }),
    // The first question is answered only once the second has come, and before it.
    overtaken: (response) => {
      if (!overtaken) overtaken = () => json(response, { usage: [{ day: 'the first' }] });
      else {
        overtaken();
        setTimeout(() => json(response, { usage: [{ day: 'the second' }] }), 100);
      }
    },
  };
  const serve = (request: IncomingMessage, response: ServerResponse) => {
    const [, behaviour = ''] = request.url!.split('/');
    request.resume().on('end', () => behaviours[behaviour]!(response, request.url!));
  };
  const server = createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** An address at which no server listens. */
export async function closedPort(): Promise<string> {
  await using server = await syncServer();
  return server.url;
}
