import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { conversation, modelCriterion, startDeemster } from '../helpers.ts';
import { evaluatingServer } from './evaluating-server.ts';
import { rawConnection } from './raw-connection.ts';

test('a thousand idle connections block no requests, and do not delay the stop', async () => {
  await using deemster = await startDeemster();
  await using connections = new AsyncDisposableStack();
  for (let hundred = 0; hundred < 10; hundred++) {
    const some = await Promise.all(Array.from({ length: 100 }, () => rawConnection(deemster.url)));
    for (const connection of some) connections.use(connection);
    // Half of them have never said anything, half rest between two requests.
    await Promise.all(
      some.slice(50).map(async (connection) => {
        await connection.send('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
        expect((await connection.answer()).status).toBe(200);
      }),
    );
  }
  const replies = await Promise.all(Array.from({ length: 20 }, () => deemster.evaluate()));
  expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
  await deemster.stop();
});

describe('headers', () => {
  const flood = (count: number) => ['GET /api/v1/usage HTTP/1.1', 'Host: x', ...Array(count).fill('a:')].join('\r\n');

  test('hundreds of them are read, and the key behind them too', async () => {
    await using deemster = await startDeemster();
    await using connection = await rawConnection(deemster.url);
    await connection.send(`${flood(500)}\r\nAPI-Key: ${deemster.key}\r\n\r\n`);
    expect((await connection.answer()).status).toBe(200);
  });

  test.each([
    ['thousands, though within the limit of their size', `${flood(3000)}\r\n\r\n`],
    ['more than the limit, while they still arrive', flood(20_000)],
  ])('%s: they are refused, and others are served', async (_name, head) => {
    await using deemster = await startDeemster();
    const answers = await Promise.all(
      Array.from({ length: 50 }, async () => {
        await using connection = await rawConnection(deemster.url);
        await connection.send(head);
        const { status, body } = await connection.answer();
        return [status, body];
      }),
    );
    expect(answers).toEqual(Array(50).fill([431, '{"detail":"The headers or the address are too long."}']));
    expect((await deemster.evaluate()).status).toBe(200);
  });
});

test('a client that leaves in the middle of a judgment: the call is cancelled, and what was used is recorded', async () => {
  await using server = await evaluatingServer();
  server.provider.script({ status: 500 }, { hang: true });
  const caller = new AbortController();
  const gone = expect(server.evaluate({}, {}, caller.signal)).rejects.toThrow();
  await server.provider.arrived(2);
  caller.abort();
  await gone;
  await expect(server.evaluations[0]).rejects.toMatchObject({ fault: 'cancelled' });
  expect(await server.store.usage(1)).toMatchObject([{ requests: 1, evaluations: 0 }]);
});

// A client that has only closed its own side cannot be told from one that is gone: to wait for the difference would be
// to pay for judgments without a reader.
test('a client that closes its side while the judge works has left', async () => {
  await using server = await evaluatingServer();
  server.provider.script({ hang: true });
  const socket = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1', allowHalfOpen: true });
  const body = JSON.stringify({ messages: conversation, evaluation_criteria: modelCriterion });
  socket.write(
    `POST /api/v1/evals/reward HTTP/1.1\r\nHost: x\r\nAPI-Key: k\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  await server.provider.arrived(1);
  socket.end();
  expect(await text(socket)).toBe('');
  await expect(server.evaluations[0]).rejects.toMatchObject({ fault: 'cancelled' });
  expect(await server.store.usage(1)).toMatchObject([{ requests: 1, evaluations: 0 }]);
});
