// A stub of an OpenAI-compatible model server: a valid verdict on every chat, after BENCH_DELAY milliseconds, with the quotes
// of BENCH_QUOTES. A GET returns the number of chats, and the maximum at the same time, since the previous GET.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveParent } from './child.ts';
import { completion, DIALECTS, judgeOf, markOf } from './peers/dialects.ts';

const delay = Number(process.env.BENCH_DELAY ?? 0);
const quotes = JSON.parse(process.env.BENCH_QUOTES ?? '[]') as { message: number; text: string }[];
const said = { holds: true, reason: 'The response is polite: it thanks the user and explains.', quotes };

/** A valid verdict in the format of the judge that asks. Real servers count about one token per four characters. */
function answerTo(path: string, body: string): string {
  const { verdict, message } = DIALECTS[judgeOf(path)];
  return completion(message(JSON.stringify(verdict(said, markOf(body)))), { promptTokens: Math.ceil(body.length / 4) });
}

let [asked, waiting, peak] = [0, 0, 0];

const server = createServer((request, response) => {
  const send = (text: string) =>
    response
      .writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) })
      .end(text);
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    // The service itself requests the list of models.
    if (request.url === '/v1/models') return void response.writeHead(404).end();
    if (request.method === 'GET') {
      send(JSON.stringify({ asked, peak } satisfies StubCount));
      [asked, peak] = [0, waiting];
      return;
    }
    asked++;
    peak = Math.max(peak, ++waiting);
    const answer = answerTo(request.url!, Buffer.concat(chunks).toString('latin1'));
    const reply = () => {
      waiting--;
      send(answer);
    };
    if (delay > 0) setTimeout(reply, delay).unref();
    else reply();
  });
});
// A thousand connections arrive at once; one that does not fit into the operating system's queue is retried after a second.
server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, () =>
  serveParent((server.address() as AddressInfo).port, () => {
    server.close();
    server.closeAllConnections();
  }),
);

export interface StubCount {
  asked: number;
  peak: number;
}
