// A stub of an OpenAI-compatible model's server: a good verdict on every chat, after BENCH_DELAY milliseconds, with the quotes
// of BENCH_QUOTES. A GET tells how many chats it was asked and how many of them waited at the same time, since the last GET.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveParent } from './child.ts';
import { completion, DIALECTS, judgeOf, markOf } from './peers/dialects.ts';

const delay = Number(process.env.BENCH_DELAY ?? 0);
const quotes = JSON.parse(process.env.BENCH_QUOTES ?? '[]') as { message: number; text: string }[];
const said = { holds: true, reason: 'The response is polite: it thanks the user and explains.', quotes };

/** A good verdict in the words of the judge that asks. Real servers count about a token for four characters. */
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
    // For the list of models a service asks by itself.
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
// A thousand connections come at once: what the queue of the operating system does not hold waits a second to come again.
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
