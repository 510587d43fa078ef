import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, setGlobalProxyFromEnv } from 'node:http';
import { type AddressInfo, connect, createServer as createNetServer, type Socket } from 'node:net';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { ConnectionError, transport } from '../../../src/judge/providers/http/transport.ts';

/** A server of one handler, which counts its connections. */
async function serverOf(handle: RequestListener) {
  let connections = 0;
  const server = createServer(handle);
  server.on('connection', () => connections++);
  server.listen({ port: 0, host: '127.0.0.1', backlog: 1000 });
  await once(server, 'listening');
  return {
    server,
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    connections: () => connections,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** A server that answers `{}` after so many milliseconds. */
const answeringServer = (milliseconds = 0) =>
  serverOf(async (request, response) => {
    await request.resume().toArray();
    if (milliseconds > 0) await wait(milliseconds);
    response.end('{}');
  });

/** A server that listens and accepts nothing: its thread is busy with waiting, and its queue is full. */
async function deafServer() {
  const worker = new Worker(
    `const { parentPort } = require('node:worker_threads');
    const server = require('node:net').createServer().listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
      parentPort.postMessage(server.address().port);
      setImmediate(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0));
    });`,
    { eval: true },
  );
  const [port] = (await once(worker, 'message')) as [number];
  const waiting = Array.from({ length: 8 }, () => connect(port, '127.0.0.1').on('error', () => undefined));
  return {
    url: new URL(`http://127.0.0.1:${port}`),
    async [Symbol.asyncDispose]() {
      for (const socket of waiting) socket.destroy();
      await worker.terminate();
    },
  };
}

/** Does in this process what NODE_USE_ENV_PROXY does at the start of one, until its scope ends. */
function proxied({ href }: URL) {
  const restore = setGlobalProxyFromEnv({ http_proxy: href, https_proxy: href });
  return { [Symbol.dispose]: restore };
}

const KEY = { authorization: 'Bearer key' };
const { signal } = new AbortController();
const reason = new Error('Gone.');

test('what is sent and what comes back', async () => {
  const asked: unknown[] = [];
  await using server = await serverOf(async (request, response) => {
    const { method, url, headers } = request;
    asked.push(method, url, headers, Buffer.concat(await request.toArray()).toString());
    response.writeHead(429, { 'Retry-After': '7' }).end('\ufeff{"a":"é"}');
  });
  const { headers, ...answer } = await transport(new URL('/v1/x?y=z', server.url), KEY)('{"b":"é"}', signal);
  expect([answer, headers.get('retry-after'), headers.get('x-none')]).toEqual([
    { status: 429, body: { a: 'é' } },
    '7',
    null,
  ]);
  const sent = {
    accept: 'application/json',
    'accept-encoding': 'identity',
    authorization: 'Bearer key',
    connection: 'keep-alive',
    'content-length': '10',
    'content-type': 'application/json',
    host: server.url.host,
    'user-agent': 'deemster',
  };
  expect(asked).toEqual(['POST', '/v1/x?y=z', sent, '{"b":"é"}']);
});

test('a body that is no JSON comes back as text', async () => {
  await using server = await serverOf((_, response) => response.end('<html>'));
  expect((await transport(server.url, KEY)('{}', signal)).body).toBe('<html>');
});

test('a body of 16 MiB is read, and of one that is longer no more is', async () => {
  const most = 16 * 1024 * 1024;
  let extra = 0;
  const cut = Promise.withResolvers<void>();
  await using server = await serverOf((_, response) => {
    response.write(`"${'x'.repeat(most - 2)}"`);
    if (extra === 0) response.end();
    else response.on('close', cut.resolve).write(' '.repeat(extra));
  });
  const post = transport(server.url, KEY);
  expect((await post('{}', signal)).body).toHaveLength(most - 2);
  extra = 1;
  await expect(post('{}', signal)).rejects.toMatchObject({ fault: 'unusable_reply' });
  await cut.promise;
});

test('a server that does not accept the connection is given up; the error is one of the network', async () => {
  await using server = await deafServer();
  const error = await transport(server.url, KEY, 50)('{}', signal).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(ConnectionError);
  expect(error).toMatchObject({ message: 'The connection was not accepted.' });
});

test('a server that switches to another protocol has not answered', async () => {
  const server = createNetServer((socket) => {
    socket.on('error', () => undefined);
    const head = ['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade', '', ''];
    socket.once('data', () => socket.write(head.join('\r\n')));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const error = await transport(url, KEY)('{}', signal).catch((error: unknown) => error);
  server.close();
  expect(error).toBeInstanceOf(ConnectionError);
  expect(error).toMatchObject({ message: 'The connection was closed without an answer.' });
});

test('a model may think for longer than a connection may take', async () => {
  await using server = await answeringServer(200);
  expect((await transport(server.url, KEY, 50)('{}', signal)).status).toBe(200);
});

test('all connections of many judgments at once are kept for the next ones', async () => {
  await using server = await answeringServer();
  const send = transport(server.url, KEY);
  const together = () => Promise.all(Array.from({ length: 400 }, () => send('{}', signal)));
  await together();
  const before = server.connections();
  // A connection is free a moment after its answer.
  await setImmediate();
  await together();
  expect([before, server.connections()]).toEqual([400, 400]);
});

describe('an abort rejects with its reason', () => {
  test('while the connection is made', async () => {
    await using server = await deafServer();
    const controller = new AbortController();
    const answer = transport(server.url, KEY)('{}', controller.signal);
    controller.abort(reason);
    await expect(answer).rejects.toBe(reason);
  });

  test.each(['before the answer', 'in its body'])('%s, and the connection is closed', async (when) => {
    const arrived = Promise.withResolvers<void>();
    const closed = Promise.withResolvers<void>();
    await using server = await serverOf(({ socket }, response) => {
      socket.on('error', () => undefined).on('close', closed.resolve);
      // More than the system holds for a caller: the last of it is on its way when the first has been read.
      if (when === 'in its body') response.write(Buffer.alloc(15 * 1024 * 1024, 'x'), () => arrived.resolve());
      else arrived.resolve();
    });
    const controller = new AbortController();
    const answer = transport(server.url, KEY)('{}', controller.signal).catch((error: unknown) => error);
    await arrived.promise;
    controller.abort(reason);
    expect(await answer).toBe(reason);
    await closed.promise;
  });
});

describe('a proxy that Node was told of', () => {
  test('is asked for an http URL', async () => {
    const asked: unknown[] = [];
    await using proxy = await serverOf(({ method, url }, response) => {
      asked.push(method, url);
      response.end('{}');
    });
    using _proxied = proxied(proxy.url);
    expect((await transport(new URL('http://model.example/v1'), KEY)('{}', signal)).status).toBe(200);
    expect(asked).toEqual(['POST', 'http://model.example/v1']);
  });

  test('is asked for a tunnel to an https URL, without the key; an abort does not wait for it', async () => {
    await using proxy = await serverOf(() => undefined);
    using _proxied = proxied(proxy.url);
    const controller = new AbortController();
    const answer = transport(new URL('https://model.example/v1'), KEY)('{}', controller.signal);
    const [{ url, headers }, socket] = (await once(proxy.server, 'connect')) as [IncomingMessage, Socket];
    expect([url, headers.authorization]).toEqual(['model.example:443', undefined]);
    controller.abort(reason);
    await expect(answer).rejects.toBe(reason);
    socket.destroy();
  });
});
