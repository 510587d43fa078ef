import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A file that a judge's engine would take for a model by its first bytes. */
export const model = Buffer.concat([Buffer.from('GGUF'), Buffer.alloc(10_000, 'deemster')]);

/**
 * A server that follows a script, one step a request, in the order of arrival. A request beyond it and a step that no
 * request used fail the test.
 */
export async function fileServer(...script: RequestListener[]) {
  const requests: IncomingMessage[] = [];
  const errors: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    const step = script.shift();
    if (step) step(request, response);
    else {
      errors.push(`unexpected request ${requests.length}: ${request.url}`);
      response.writeHead(410).end();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The `Range` of every request. */
    ranges: () => requests.map(({ headers }) => headers.range),
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      if (script.length > 0) errors.push(`${script.length} step(s) were not used`);
      if (errors.length > 0) throw new Error(`File server: ${errors.join('; ')}`);
    },
  };
}

/** Gives the file, or what `Range` asks for where `If-Range` fits, as stores of models do. */
export const file =
  (content = model, version: Record<string, string> = { etag: '"one"' }): RequestListener =>
  (request, response) => {
    const start = startOf(request, version);
    const head = { 'content-length': content.length - start, 'content-type': 'application/octet-stream', ...version };
    if (start === 0) response.writeHead(200, head).end(content);
    else response.writeHead(206, { ...head, 'content-range': rangeOf(start, content) }).end(content.subarray(start));
  };

const startOf = ({ headers: { range, 'if-range': condition } }: IncomingMessage, version: Record<string, string>) =>
  range && condition === (version.etag ?? version['last-modified']) ? Number(/bytes=(\d+)-/.exec(range)![1]) : 0;

export const rangeOf = (start: number, { length }: Buffer) => `bytes ${start}-${length - 1}/${length}`;

/** Gives so many bytes more and holds the rest back, until `give` gives as many as it says, or `cut` cuts the connection. */
export function held(bytes: number, version: Record<string, string> = { etag: '"one"' }) {
  const held: { response?: ServerResponse } = {};
  let given = 0;
  const step: RequestListener = (request, response) => {
    held.response = response;
    const start = startOf(request, version);
    response.writeHead(start === 0 ? 200 : 206, {
      'content-length': model.length - start,
      'content-range': rangeOf(start, model),
      ...version,
    });
    given = start;
    give(bytes);
  };
  const give = (more: number) => {
    held.response!.write(model.subarray(given, given + more));
    given += more;
  };
  return { step, give, cut: () => void held.response!.destroy() };
}

/** Answers with a status, without a file. */
export const answer =
  (status: number, headers: Record<string, string> = {}, body = ''): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, headers).end(body);
