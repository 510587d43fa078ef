import { once } from 'node:events';
import { connect } from 'node:net';
import { type ClientBounds, clientBounds } from '../../src/server/protocol.ts';
import { conversation } from '../helpers.ts';
import { rawConnection } from './raw-connection.ts';
import { serverOver } from './server-over.ts';

/** The real server, whose traces are created by a name alone; with bounds that a test need not wait for, or its own. */
async function boundedServer(bounds: Partial<ClientBounds> | undefined, created: object = {}) {
  const server = await serverOver(
    { traces: { create: async () => created } },
    { validateResponses: false, ...(bounds && { bounds: { ...clientBounds, checkMilliseconds: 20, ...bounds } }) },
  );
  return {
    ...server,
    create: () =>
      fetch(`${server.url}/api/v1/traces`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ messages: conversation }),
      }),
  };
}

const many = 200;
const starts: [name: string, start: string, more: string, bounds: Partial<ClientBounds>][] = [
  [
    'bodies',
    'POST /api/v1/traces HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{',
    ' ',
    { headMilliseconds: 300, requestMilliseconds: 300 },
  ],
  [
    'bodies in chunks',
    'POST /api/v1/traces HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
    '1\r\n \r\n',
    { headMilliseconds: 300, requestMilliseconds: 300 },
  ],
  ['heads', 'POST /api/v1/traces HTTP/1.1\r\nHost: x\r\nX-Slow: ', 'x', { headMilliseconds: 300 }],
];

test.each(starts)(
  'two hundred slow %s: others are answered, and each ends as 408',
  async (_name, start, more, bounds) => {
    await using server = await boundedServer(bounds);
    await using connections = new AsyncDisposableStack();
    const slow = await Promise.all(Array.from({ length: many }, () => rawConnection(server.url)));
    for (const connection of slow) connections.use(connection);
    await Promise.all(slow.map((connection) => connection.send(start)));
    for (let round = 0; round < 5; round++) {
      expect((await server.create()).status).toBe(201);
      await Promise.all(slow.map((connection) => connection.send(more)));
    }
    for (const connection of slow) {
      const [first, ...others] = (await connection.closed()).split(/(?=HTTP\/1\.1 )/);
      expect(first).toMatch(/^HTTP\/1\.1 408 .*\{"detail":"The request took too long to arrive\."\}$/s);
      expect(others).toEqual([]);
    }
    expect((await server.create()).status).toBe(201);
  },
);

test('connections on which nothing is ever said end too', async () => {
  await using server = await boundedServer({ headMilliseconds: 100 });
  await using connection = await rawConnection(server.url);
  expect(await connection.closed()).toMatch(/^HTTP\/1\.1 408 /);
});

test('a kept connection that rests is closed after its time', async () => {
  await using server = await boundedServer({ restMilliseconds: 1 });
  await using connection = await rawConnection(server.url);
  await connection.send('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  expect((await connection.answer()).status).toBe(200);
  expect(await connection.closed()).toBe('');
});

test('a connection on which nothing moves is cut while its answer is awaited', async () => {
  const never = () => new Promise(() => undefined);
  await using server = await serverOver(
    { health: never },
    { bounds: { ...clientBounds, checkMilliseconds: 20, silenceMilliseconds: 100 } },
  );
  await using connection = await rawConnection(server.url);
  await connection.send('GET /readyz HTTP/1.1\r\nHost: x\r\n\r\n');
  expect(await connection.closed()).toBe('');
});

test.each(['/openapi.json', '/swagger-ui/swagger-ui-bundle.js'])(
  'a client that does not read %s is cut',
  async (page) => {
    // Enough for a busy machine to begin its answer.
    await using server = await boundedServer({ readMilliseconds: 2000 });
    const [request] = await Promise.all([once(server.http, 'request'), stubborn(server.url, page)]);
    const { socket } = request[0];
    await once(socket, 'close');
    expect(socket.bytesWritten).toBeGreaterThan(0);
  },
);

test('a client that takes nothing of a large answer is cut sooner, and what it was sent is let go', async () => {
  await using server = await boundedServer({ readMilliseconds: 100 }, { text: 'x'.repeat(32 * 1024 * 1024) });
  const asked = once(server.http, 'request');
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1').pause();
  socket.on('error', () => undefined);
  const body = JSON.stringify({ messages: conversation });
  socket.write(
    `POST /api/v1/traces HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  const [, response] = await asked;
  await once(response, 'close');
  expect([response.writableFinished, response.destroyed]).toEqual([false, true]);
  socket.destroy();
});

/** Asks for more than fits into the buffers on the way, and reads nothing. */
async function stubborn(url: string, page: string): Promise<void> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').pause();
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(`GET ${page} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(500));
}

test('beyond the most connections a further one is closed at once; when one has left there is room again', async () => {
  await using server = await boundedServer({ connections: 2 });
  const health = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
  await using first = await rawConnection(server.url);
  {
    await using second = await rawConnection(server.url);
    for (const one of [first, second]) {
      await one.send(health);
      expect((await one.answer()).status).toBe(200);
    }
    await using third = await rawConnection(server.url);
    expect(await third.closed()).toBe('');
  }
  const room = async (): Promise<number> => {
    await using next = await rawConnection(server.url);
    await next.send(health);
    return await next.answer().then(
      ({ status }) => status,
      // The server has not seen yet that the second one left.
      () => room(),
    );
  };
  expect(await room()).toBe(200);
  await first.send(health);
  expect((await first.answer()).status).toBe(200);
});

test('a server has these bounds', async () => {
  await using server = await boundedServer(undefined);
  expect(server.http).toMatchObject({
    maxConnections: clientBounds.connections,
    headersTimeout: clientBounds.headMilliseconds,
    requestTimeout: clientBounds.requestMilliseconds,
    keepAliveTimeout: clientBounds.restMilliseconds,
    timeout: clientBounds.silenceMilliseconds,
    connectionsCheckingInterval: clientBounds.checkMilliseconds,
  });
});
