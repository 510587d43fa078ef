import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { transport } from '../../../src/judge/providers/openai-transport.ts';

/** A server that answers `{}` after so many milliseconds, and counts its connections. */
async function answeringServer(milliseconds = 0) {
  let connections = 0;
  const server = createServer(async (request, response) => {
    await request.resume().toArray();
    if (milliseconds > 0) await wait(milliseconds);
    response.end('{}');
  });
  server.on('connection', () => connections++);
  server.listen({ port: 0, host: '127.0.0.1', backlog: 1000 });
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connections: () => connections,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

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
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      for (const socket of waiting) socket.destroy();
      await worker.terminate();
    },
  };
}

const post = { method: 'POST', body: '{}' };

test('a server that does not accept the connection is given up; the error is one of the network', async () => {
  await using server = await deafServer();
  await expect(transport('key', 50)(server.url, post)).rejects.toThrow('The connection was not accepted.');
});

test('a model may think for longer than a connection may take', async () => {
  await using server = await answeringServer(200);
  expect((await transport('key', 50)(server.url, post)).status).toBe(200);
});

test('all connections of many judgments at once are kept for the next ones', async () => {
  await using server = await answeringServer();
  const send = transport('key');
  const together = () => Promise.all(Array.from({ length: 400 }, () => send(server.url, post)));
  await together();
  const before = server.connections();
  // A connection is free a moment after its answer.
  await setImmediate();
  await together();
  expect([before, server.connections()]).toEqual([400, 400]);
});
