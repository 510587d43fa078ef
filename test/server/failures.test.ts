import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import type { UseCases } from '../../src/server/handlers.ts';
import { createServer } from '../../src/server/server.ts';

/** The real server over use cases that fail as real ones should not. */
async function serverOver(useCases: Partial<Record<keyof UseCases, unknown>>, validateResponses = true) {
  const log: string[] = [];
  const { http } = await createServer({
    useCases: { version: '0.0.0', ...useCases } as UseCases,
    authenticate: async () => ({ keyId: 'k', account: { id: 1, name: 'default', retention: 'standard' } }),
    logger: pino({ base: undefined }, { write: (line: string) => void log.push(line) }),
    rateLimit: undefined,
    corsOrigins: undefined,
    trustProxy: undefined,
    validateResponses,
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  return {
    log,
    async get(path: string) {
      const response = await fetch(`http://127.0.0.1:${(http.address() as AddressInfo).port}${path}`);
      return { status: response.status, id: response.headers.get('x-request-id'), body: await response.json() };
    },
    async [Symbol.asyncDispose]() {
      http.close();
      http.closeAllConnections();
    },
  };
}

const opaque = { detail: expect.stringMatching(/^Something went wrong here\./) };
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
  await using server = await serverOver({ usage: async () => [{ surprise: true }] }, false);
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
