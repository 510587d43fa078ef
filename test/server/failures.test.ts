import { serverOver } from './server-over.ts';

const opaque = { detail: expect.stringMatching(/^Something went wrong\./) };
const row = { day: '2026-11-20', model_core: 'align-20251111', requests: 1, evaluations: 1, cached: 0 };

test('an unexpected error is an opaque 500, and its cause is in the log under the request id', async () => {
  await using server = await serverOver({ usage: () => Promise.reject(new Error('disk on fire')) });
  const { status, id, body } = await server.get('/api/v1/usage');
  expect([status, body]).toEqual([500, opaque]);
  const line = server.log.find((entry) => entry.includes('disk on fire'));
  expect(JSON.parse(line!)).toMatchObject({ level: 50, request_id: id, err: { message: 'disk on fire' } });
});

test('something thrown that is no error is a 500 too', async () => {
  await using server = await serverOver({ usage: () => Promise.reject('just a text') });
  expect(await server.get('/api/v1/usage')).toMatchObject({ status: 500, body: opaque });
});

test('an answer that breaks the contract is a 500, and the log says where', async () => {
  await using server = await serverOver({ usage: async () => [{ ...row, requests: 'many', judge_tokens: null }] });
  expect(await server.get('/api/v1/usage')).toMatchObject({ status: 500, body: opaque });
  const line = server.log.find((entry) => entry.includes('answer breaks the contract'))!;
  expect(JSON.parse(line).errors.map(({ instancePath }: { instancePath: string }) => instancePath)).toContain(
    '/usage/0/requests',
  );
});

test('without the setting answers are not checked', async () => {
  await using server = await serverOver({ usage: async () => [{ surprise: true }] }, { validateResponses: false });
  expect(await server.get('/api/v1/usage')).toMatchObject({ status: 200, body: { usage: [{ surprise: true }] } });
});

test.each(['starting', 'draining', 'unavailable'])(
  '/readyz is 503 while %s, and /healthz still 200',
  async (status) => {
    await using server = await serverOver({ health: async () => status });
    expect(await server.get('/readyz')).toMatchObject({ status: 503, body: { status, version: '0.0.0' } });
    expect(await server.get('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
  },
);
