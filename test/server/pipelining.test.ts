import { conversation, startDeemster } from '../helpers.ts';
import { rawConnection } from './raw-connection.ts';
import { serverOver } from './server-over.ts';

const post = (path: string, key: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nAPI-Key: ${key}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

test('requests that are sent without waiting are answered in their order, also around one that fails', async () => {
  await using deemster = await startDeemster();
  await using connection = await rawConnection(deemster.url);
  const create = (text: string) => post('/api/v1/traces', deemster.key, text);
  const whole = JSON.stringify({ messages: conversation });
  const health = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
  await connection.send(
    create(whole) + health + create('{"messages":') + create(whole) + post('/nothing', deemster.key, whole) + health,
  );
  const statuses: number[] = [];
  for (let answer = 0; answer < 6; answer++) statuses.push((await connection.answer()).status);
  expect(statuses).toEqual([201, 200, 422, 201, 404, 200]);
  expect((await deemster.get('/api/v1/traces')).body.traces).toHaveLength(2);
});

test('a slow answer comes before the quick one of a request behind it, and before the refusal of what is no request', async () => {
  const [arrived, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await using server = await serverOver({
    usage: async () => {
      arrived.resolve();
      await held.promise;
      return [];
    },
  });
  await using connection = await rawConnection(server.url);
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\nAPI-Key: k\r\n\r\n`;
  await connection.send(`${get('/api/v1/usage')}${get('/healthz')}nonsense\r\n\r\n`);
  await arrived.promise;
  // What came on the other connection has passed the server: so has the nonsense.
  await server.get('/healthz');
  held.resolve();
  const answers = (await connection.closed()).split(/(?=HTTP\/1\.1 )/);
  expect(answers.map((answer) => Number(answer.split(' ')[1]))).toEqual([200, 200, 400]);
  expect(answers[0]).toContain('{"usage":[]}');
});

test('a thousand requests on one connection are answered in their order', async () => {
  await using deemster = await startDeemster({ logLevel: 'silent' });
  await using connection = await rawConnection(deemster.url);
  const ids = Array.from({ length: 1000 }, (_, index) => `request-${index}`);
  const request = (id: string, more = '') => `GET /healthz HTTP/1.1\r\nHost: x\r\nX-Request-Id: ${id}\r\n${more}\r\n`;
  await connection.send(ids.map((id) => request(id)).join('') + request('last', 'Connection: close\r\n'));
  const answers = (await connection.closed()).split(/(?=HTTP\/1\.1 200 )/);
  const answered = answers.map((answer) => /^X-Request-Id: (.*)\r$/im.exec(answer)?.[1]);
  expect(answered).toEqual([...ids, 'last']);
});
