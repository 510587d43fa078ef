import { pipeline } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { jest } from '@jest/globals';
import { type Deemster, startDeemster } from '../helpers.ts';
import { BODY, PROVIDERS, type ProviderName, SETTINGS } from './fault-providers.ts';
import { nobody, type Respond, rawServer } from './fault-raw-server.ts';
import { FAULT, type Fault } from './fault-row.ts';
import { checkRow, checkSecrets } from './fault-service.ts';

const raw =
  (text: string): Respond =>
  ({ socket }) =>
    void socket!.end(text);
const HEAD = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n';

function* blanks() {
  for (;;) yield Buffer.alloc(1024 * 1024, ' ');
}

/** Answers that are no HTTP, or another than was asked for. */
const ROWS: [does: string, respond: (name: ProviderName) => Respond, want: Fault][] = [
  ['speaks another protocol', () => raw('SSH-2.0-OpenSSH_9.6\r\n'), FAULT.unreachable],
  ['has headers without end', () => raw(`${HEAD}X: ${'x'.repeat(100_000)}\r\n\r\n{}`), FAULT.unreachable],
  ['ends before its answer does', () => raw(`${HEAD}Content-Length: 100\r\n\r\n{"choices":[`), FAULT.unreachable],
  ['breaks its chunks', () => raw(`${HEAD}Transfer-Encoding: chunked\r\n\r\n5\r\n{"cho\r\nzz\r\n`), FAULT.unreachable],
  ['changes the protocol', () => raw('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\n\r\n'), FAULT.noCompletion],
  ['closes without an answer', () => (response) => void response.socket!.end(), FAULT.unreachable],
  [
    'compresses what nobody asked it to',
    (name) => (response) =>
      void response
        .writeHead(200, { 'content-encoding': 'gzip' })
        .end(gzipSync(JSON.stringify(BODY[name]('{"label":"Y"}')))),
    FAULT.noCompletion,
  ],
  ['answers without end', () => (response) => void pipeline(blanks(), response, () => undefined), FAULT.tooLarge],
];

describe.each(PROVIDERS)('behind %s, a server that', (name) => {
  let server: Awaited<ReturnType<typeof rawServer>>;
  let deemster: Deemster;
  beforeAll(async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    server = await rawServer();
    deemster = await startDeemster(SETTINGS[name](server));
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await deemster[Symbol.asyncDispose]();
    await server[Symbol.asyncDispose]();
  });

  test.each(ROWS)('%s', async (does, respond, want) => {
    server.answer(respond(name));
    await checkRow(deemster, { does, want });
  });

  test('is not there', async () => {
    await using lonely = await startDeemster(SETTINGS[name](await nobody()));
    await checkRow(lonely, { does: 'is not there', want: FAULT.unreachable });
    await checkSecrets(lonely);
  });
});
