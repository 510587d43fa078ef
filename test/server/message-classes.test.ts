import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { serverOver } from './server-over.ts';

test('Express leaves the prototypes of requests and responses as they are, which a change slows down', async () => {
  await using server = await serverOver({ health: async () => 'ok' });
  const prototypes = ([request, response]: unknown[]) => [request, response].map((one) => Object.getPrototypeOf(one));
  const before: unknown[] = [];
  server.http.prependListener('request', (...messages) => before.push(...prototypes(messages)));
  const asked = once(server.http, 'request') as Promise<[IncomingMessage, ServerResponse]>;
  expect(await server.get('/readyz')).toMatchObject({ status: 200, body: { status: 'ok' } });
  const after = prototypes(await asked);
  expect(after.map((prototype, index) => prototype === before[index])).toEqual([true, true]);
  expect((await asked)[0]).toHaveProperty('app');
});
