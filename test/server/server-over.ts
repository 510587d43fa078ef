import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { pageFiles } from '../../src/assets.ts';
import type { UseCases } from '../../src/server/handlers.ts';
import { createRateLimit } from '../../src/server/rate-limit.ts';
import { createServer, type ServerOptions } from '../../src/server/server.ts';

interface ServerOverOptions
  extends Partial<Pick<ServerOptions, 'validateResponses' | 'bounds' | 'pages' | 'trustProxy'>> {}

/** The real server over use cases that behave as real ones should not. */
export async function serverOver(
  useCases: Partial<Record<keyof UseCases, unknown>>,
  { validateResponses = true, bounds, pages = pageFiles, trustProxy }: ServerOverOptions = {},
) {
  const log: string[] = [];
  const { http, drain } = await createServer({
    pages,
    useCases: { version: '0.0.0', ...useCases } as UseCases,
    authenticate: async () => ({ keyId: 'k', account: { id: 1, name: 'default', retention: 'standard' } }),
    authenticateSession: async () => {
      throw new Error('No test signs in here.');
    },
    logger: pino({ base: undefined }, { write: (line: string) => void log.push(line) }),
    counts: { requestStarted: () => undefined, requestEnded: () => undefined },
    limiter: createRateLimit(undefined),
    corsOrigins: undefined,
    trustProxy,
    validateResponses,
    ...(bounds && { bounds }),
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  return {
    http,
    log,
    url,
    drain,
    async get(path: string) {
      const response = await fetch(url + path);
      return { status: response.status, id: response.headers.get('x-request-id'), body: await response.json() };
    },
    async [Symbol.asyncDispose]() {
      http.close();
      http.closeAllConnections();
    },
  };
}
