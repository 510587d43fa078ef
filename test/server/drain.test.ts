import { startDeemster } from '../helpers.ts';
import { evaluatingServer } from './evaluating-server.ts';
import { rawConnection } from './raw-connection.ts';
import { serverOver } from './server-over.ts';

/** Longer than a test may take: a drain that waits for it fails. */
const forever = 600_000;

const head = (...lines: string[]) => `${['Host: x', 'API-Key: k', ...lines].join('\r\n')}\r\n\r\n`;
const usage = `GET /api/v1/usage HTTP/1.1\r\n${head()}`;
const health = `GET /healthz HTTP/1.1\r\n${head()}`;

/** A server whose usage says that it has been asked, and answers when it is let go. */
async function heldServer() {
  const [arrived, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const server = await serverOver({
    usage: async () => {
      arrived.resolve();
      await held.promise;
      return [];
    },
  });
  return { ...server, arrived, held };
}

test('what runs is answered, and its kept connection is told to close and is closed', async () => {
  await using server = await heldServer();
  const { arrived, held } = server;
  await using connection = await rawConnection(server.url);
  await connection.send(health);
  expect((await connection.answer()).headers.get('connection')).toBe('keep-alive');
  await connection.send(usage);
  await arrived.promise;

  const drained = server.drain(forever);
  await connection.send(health + health);
  held.resolve();
  const answers = (await connection.closed()).split(/(?=HTTP\/1\.1 )/);
  expect(answers[0]).toMatch(/^HTTP\/1\.1 200 .*\{"usage":\[\]\}$/s);
  // Of what was sent after the beginning of the end one at most is answered, and told that it is the last.
  expect(answers.length).toBeLessThan(3);
  expect(answers.at(-1)).toContain('\r\nConnection: close\r\n');
  await drained;
});

test('half-sent requests do not hold the end', async () => {
  await using server = await serverOver({});
  await using halfHead = await rawConnection(server.url);
  await using halfBody = await rawConnection(server.url);
  await halfHead.send('GET /healthz HTTP/1.1\r\nHost: x\r\nAPI-');
  await halfBody.send(
    `POST /api/v1/traces HTTP/1.1\r\n${head('Content-Type: application/json', 'Content-Length: 99')}{"mess`,
  );
  // The server has read what came before.
  await server.get('/healthz');
  await server.drain(forever);
  expect(await halfHead.closed()).toBe('');
  expect(await halfBody.closed()).toBe('');
});

test('what runs longer than the bound is cut, and what it cost is recorded before the end', async () => {
  await using server = await evaluatingServer();
  server.provider.script({ hang: true });
  const cut = expect(server.evaluate()).rejects.toThrow('fetch failed');
  await server.provider.arrived(1);
  await server.drain(50);
  expect(await server.store.usage(1)).toMatchObject([{ requests: 1, evaluations: 0 }]);
  await cut;
});

test('stopping twice is stopping once', async () => {
  await using deemster = await startDeemster();
  await Promise.all([deemster.stop(), deemster.stop()]);
  await deemster.stop();
  for (const word of ['stopping', 'stopped'])
    expect(deemster.log.filter((line) => line.includes(`"msg":"${word}"`))).toHaveLength(1);
});

test('an answer in flight at the stop says Connection: close, and the connection takes nothing more', async () => {
  await using server = await heldServer();
  const { arrived, held } = server;
  await using connection = await rawConnection(server.url);
  await connection.send(usage);
  await arrived.promise;
  const drained = server.drain(forever);
  held.resolve();
  const answer = await connection.answer();
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  expect(await connection.closed()).toBe('');
  await drained;
});
