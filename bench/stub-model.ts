// A stub of an OpenAI-compatible model's server: a good verdict on every chat, after BENCH_DELAY milliseconds. A GET tells
// how many chats it was asked and how many of them waited at the same time, since the last GET.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveParent } from './child.ts';

const delay = Number(process.env.BENCH_DELAY ?? 0);
const verdict = { label: 'holds', explanation: 'The response is polite: it thanks the user and explains.', quotes: [] };
const answer = JSON.stringify({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 0,
  model: 'stub',
  choices: [{ index: 0, message: { role: 'assistant', content: JSON.stringify(verdict) }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 1000, completion_tokens: 30, total_tokens: 1030 },
});

let [asked, waiting, peak] = [0, 0, 0];

const server = createServer((request, response) => {
  const send = (text: string) =>
    response
      .writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) })
      .end(text);
  request.resume().on('end', () => {
    if (request.method === 'GET') {
      send(JSON.stringify({ asked, peak } satisfies StubCount));
      [asked, peak] = [0, waiting];
      return;
    }
    asked++;
    peak = Math.max(peak, ++waiting);
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
