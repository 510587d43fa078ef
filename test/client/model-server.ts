import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the server answers one call: with JSON, or with the events of a stream. */
export interface Answer {
  /** Such as `/v1/messages`. */
  path: string;
  /** Stands in the body of the call; several calls under way are told apart by it. */
  asked?: string;
  /** What is waited for before the answer. */
  after?: Promise<unknown>;
  status?: number;
  body?: object;
  events?: object[];
  /** What comes after the events: the stream's end, a broken connection, or nothing. */
  end?: 'done' | 'broken' | 'never';
}

/** A real HTTP server that speaks to the SDKs from a script. Any other call, and an answer that no call took, fail the test. */
export async function modelServer(answers: Answer[]) {
  const pending = [...answers];
  const errors: string[] = [];
  const bodies: Record<string, unknown>[] = [];
  const server = createServer((request, response) => void serve(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const text = Buffer.concat(await request.toArray()).toString();
    const place = pending.findIndex(
      ({ path, asked = '' }) => request.url?.split('?')[0] === path && text.includes(asked),
    );
    const [answer] = place === -1 ? [] : pending.splice(place, 1);
    if (!answer) {
      errors.push(`unexpected ${request.method} ${request.url}: ${text}`);
      response.writeHead(418).end();
      return;
    }
    if (text) bodies.push(JSON.parse(text));
    await answer.after;
    write(response, answer);
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What was sent, in the order in which it came. */
    bodies,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      if (pending.length > 0) errors.push(`${pending.length} answer(s) were not asked for`);
      if (errors.length > 0) throw new Error(`Model server: ${errors.join('; ')}`);
    },
  };
}

function write(response: ServerResponse, { status = 200, body, events, end = 'done' }: Answer): void {
  if (!events) {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    return;
  }
  response.writeHead(status, { 'Content-Type': 'text/event-stream' });
  for (const event of events) {
    const { type } = event as { type?: string };
    response.write(`${type ? `event: ${type}\n` : ''}data: ${JSON.stringify(event)}\n\n`);
  }
  if (end === 'done') response.end((events[0] as { type?: string }).type ? '' : 'data: [DONE]\n\n');
  // Only once the pieces have left are they sure to arrive.
  if (end === 'broken') response.write(': \n\n', () => setImmediate(() => response.destroy()));
}
