import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  // biome-ignore lint/suspicious/noExplicitAny: what was answered is compared with what was sent.
  body: any;
}

/** Calls one service over as many kept connections as there are calls at a time. */
export function createClient(url: string, key: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    connections,
    /** Rejects when no answer came, or not all of it. */
    async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
      const sent = body === undefined ? undefined : JSON.stringify(body);
      const { promise, resolve, reject } = Promise.withResolvers<Answer>();
      const call = request(url + path, {
        method,
        agent,
        headers: {
          'API-Key': key,
          ...(sent !== undefined && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(sent) }),
          ...headers,
        },
      });
      call.on('error', reject);
      call.on('response', (response) => {
        text(response)
          .then((received) => {
            const body = received === '' ? undefined : JSON.parse(received);
            resolve({ status: response.statusCode!, headers: response.headers, body });
          })
          .catch(reject);
      });
      call.end(sent);
      return promise;
    },
    [Symbol.dispose]: () => agent.destroy(),
  };
}

export type Client = ReturnType<typeof createClient>;
