import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RawSettings } from '../../src/config.ts';
import { type Deemster, startDeemster } from '../helpers.ts';

const bootstrapKey = 'correct-horse-battery-staple';

/**
 * Several services on one database, and a balancer in front of them that sends each request to another one, whoever sends it.
 * `calls` has the methods of a service, through the balancer.
 */
export async function startReplicas(databaseUrl: string, settings: RawSettings = {}, count = 3) {
  await using resources = new AsyncDisposableStack();
  const replicas: Deemster[] = await Promise.all(
    Array.from({ length: count }, () => startDeemster({ databaseUrl, bootstrapKey, ...settings })),
  );
  for (const replica of replicas) resources.use(replica);
  const balancer = resources.use(await startBalancer(replicas.map(({ url }) => url)));
  const kept = resources.move();
  const call: Deemster['call'] = async (method, path, body, { key = bootstrapKey, headers, signal } = {}) => {
    const response = await fetch(balancer.url + path, {
      method,
      headers: {
        ...(key && { 'API-Key': key }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, body: isJson && text ? JSON.parse(text) : text };
  };
  return {
    replicas,
    url: balancer.url,
    call,
    get: (path: string, options?: Parameters<typeof call>[3]) => call('GET', path, undefined, options),
    post: (path: string, body: unknown, options?: Parameters<typeof call>[3]) => call('POST', path, body, options),
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}

/** Sends each request to the next of these addresses. */
export async function startBalancer(urls: readonly string[]) {
  let next = 0;
  const server = createServer((incoming, answer) => {
    const target = urls[next++ % urls.length]!;
    const { method, url, headers } = incoming;
    const outgoing = send(new URL(url!, target), {
      method: method!,
      headers: { ...headers, host: new URL(target).host },
    });
    outgoing.on('response', (response) => {
      answer.writeHead(response.statusCode!, response.headers);
      response.pipe(answer);
    });
    outgoing.on('error', () => answer.destroy());
    answer.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((closed) => void server.close(closed));
    },
  };
}

/** What waits for it continues at the latest when the test ends, so that a failure ends it. */
export function gate() {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  return { opened, open, [Symbol.dispose]: open };
}

/** The task once it has ended, whichever replica is asked. */
export const ended = async (get: (path: string) => Promise<{ body: { finished_at: string | null } }>, id: string) => {
  for (;;) {
    const { body } = await get(`/api/v1/tasks/${id}?wait=30`);
    if (body.finished_at !== null) return body as never as { status: string; attempts: number; result: unknown };
  }
};
