import { once } from 'node:events';
import { connect } from 'node:net';
import { clientBounds } from '../../src/server/protocol.ts';
import { type Deemster, startDeemster } from '../helpers.ts';
import { rawConnection } from './raw-connection.ts';
import { serverOver } from './server-over.ts';

let deemster: Deemster;
beforeAll(async () => {
  deemster = await startDeemster();
});
afterAll(() => deemster[Symbol.asyncDispose]());

const MiB = 1024 * 1024;
const piece = ' '.repeat(MiB);

/** Sends all of a request before it reads anything, as many clients do. */
async function sentWhole(url: string, head: string, pieces: string[]): Promise<{ received: string; error: unknown }> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).pause();
  let error: unknown = null;
  socket.on('error', (cause) => {
    error = cause;
  });
  socket.write(head);
  for (const text of pieces) await new Promise((resolve) => socket.write(text, 'latin1', resolve));
  let received = '';
  socket.setEncoding('latin1').on('data', (text: string) => {
    received += text;
    // A connection that is kept is ours to close.
    if (received.endsWith('}')) socket.end();
  });
  socket.resume();
  await once(socket, 'close');
  return { received, error };
}

const head = (path: string, key: string, framing: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nAPI-Key: ${key}\r\nContent-Type: application/json\r\n${framing}\r\n\r\n`;
const length = `Content-Length: ${11 * MiB}`;
const pieces = Array<string>(11).fill(piece);

test.each([
  ['a body that says it is too large', '/api/v1/evals/reward', length, pieces, 413],
  [
    'a body that turns out too large',
    '/api/v1/evals/reward',
    'Transfer-Encoding: chunked',
    [...pieces.map((text) => `${MiB.toString(16)}\r\n${text}\r\n`), '0\r\n\r\n'],
    413,
  ],
  ['a path that is not there', '/api/v1/nothing', length, pieces, 404],
])('whoever sends %s to its end can read why it is refused', async (_, path, framing, body, status) => {
  const { received, error } = await sentWhole(deemster.url, head(path, deemster.key, framing), body);
  expect([error, received]).toEqual([null, expect.stringMatching(new RegExp(`^HTTP/1\\.1 ${status} .*"\\}$`, 's'))]);
});

test('a wrong key is told so, and the connection can be used again', async () => {
  await using connection = await rawConnection(deemster.url);
  await connection.send(head('/api/v1/evals/reward', 'wrong', `Content-Length: ${MiB}`));
  expect((await connection.answer()).status).toBe(401);
  await connection.send(piece);
  await connection.send('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  expect((await connection.answer()).status).toBe(200);
});

test('a client that sends more than the bound is cut off, and so is one that stops sending', async () => {
  const bounds = { ...clientBounds, lingerBytes: 3 * MiB, lingerSilenceMilliseconds: 100 };
  await using server = await serverOver({}, { bounds });
  const endless = head('/nothing', 'k', `Content-Length: ${1000 * MiB}`);
  const { received, error } = await sentWhole(server.url, endless, Array<string>(100).fill(piece));
  // What it could not send shows that it was cut; whether the answer outlives that is up to its system.
  expect(error).toMatchObject({ code: expect.stringMatching(/^(EPIPE|ECONNRESET)$/) });
  expect(received).toMatch(/^(HTTP\/1\.1 404 .*)?$/s);

  await using silent = await rawConnection(server.url);
  await silent.send(endless);
  expect((await silent.answer()).status).toBe(404);
  expect(await silent.closed()).toBe('');
});
