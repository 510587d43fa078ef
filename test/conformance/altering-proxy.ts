import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Exchange {
  method: string;
  path: string;
  status: number;
  /** Parsed where it is JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: a test knows what it alters.
  body: any;
}

/** Changes one exchange in place. */
export type Alteration = (exchange: Exchange) => void;

interface Options {
  /** @default nothing */
  answer?: Alteration;
  /** Changes the headers of a request. */
  headers?: (headers: IncomingHttpHeaders) => void;
}

/** A server that is like the target, except for what a test alters. */
export async function alteringProxy(target: string, { answer = () => {}, headers = () => {} }: Options) {
  const server = createServer(async (incoming, outgoing) => {
    headers(incoming.headers);
    const upstream = request(target + incoming.url, { method: incoming.method!, headers: incoming.headers });
    incoming.pipe(upstream);
    const [reply] = (await once(upstream, 'response')) as [IncomingMessage];
    const raw = await text(reply);
    const isJson = reply.headers['content-type']?.includes('json') && raw !== '';
    const exchange: Exchange = {
      method: incoming.method!,
      path: incoming.url!,
      status: reply.statusCode!,
      body: isJson ? JSON.parse(raw) : raw,
    };
    answer(exchange);
    const { 'content-length': _length, 'transfer-encoding': _coding, ...kept } = reply.headers;
    outgoing.writeHead(exchange.status, kept).end(isJson ? JSON.stringify(exchange.body) : exchange.body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
