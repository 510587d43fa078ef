import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { somethingElse } from '../cli/something-else.ts';

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
  return somethingElse(async (incoming, outgoing) => {
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
}
