// A load generator in a separate process. It keeps a number of connections busy, with one request at a time on each. Every
// request is a distinct conversation, unless `cycle` is set. It uses raw sockets, because on two cores a full HTTP client
// would compete with the server.
import { connect } from 'node:net';

export interface LoadOptions {
  port: number;
  path: string;
  key: string;
  connections: number;
  /** The duration, or the number of requests. */
  milliseconds?: number;
  requests?: number;
  criterion: string;
  /** The length of the response; ten sentences are about 1 kB. @default 10 */
  sentences?: number;
  /** The number of conversations after which they repeat. @default never */
  cycle?: number;
  /** Makes conversations differ between processes too. */
  seed: number;
}

export interface LoadResult {
  answers: number;
  /** Answers that were not 2xx. */
  failures: number;
  seconds: number;
}

const sentence = 'Refunds arrive within five working days, and the policy says so in its second part. ';

async function run(options: LoadOptions): Promise<LoadResult> {
  const { port, path, key, connections, criterion, seed } = options;
  const { milliseconds = Infinity, requests = Infinity, sentences = 10, cycle = Infinity } = options;
  const filler = sentence.repeat(sentences);
  let [sent, answers, failures] = [0, 0, 0];
  const started = performance.now();

  // Built once, with room for the number that makes a conversation distinct: on two cores the load must be cheap.
  const number = (count: number) => `${seed}/${String(count).padStart(9, '0')}`;
  const body = JSON.stringify({
    messages: [
      { role: 'user', content: `How long do refunds take? (${number(0)})` },
      { role: 'assistant', content: `${filler}${number(0)}` },
    ],
    evaluation_criteria: criterion,
  });
  const head = `POST ${path} HTTP/1.1\r\nHost: bench\r\nAPI-Key: ${key}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`;
  const request = head + body;
  const next = (): string => request.replaceAll(number(0), number(++sent % cycle));

  const connection = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => socket.write(next()));
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk.toString('latin1');
        const end = text.indexOf('\r\n\r\n');
        if (end < 0) return;
        const length = Number(/content-length: (\d+)/i.exec(text)![1]);
        if (text.length < end + 4 + length) return;
        answers++;
        if (!text.startsWith('HTTP/1.1 2')) failures++;
        text = '';
        if (performance.now() - started < milliseconds && sent < requests) socket.write(next());
        else socket.end(resolve);
      });
      socket.on('error', reject);
    });

  await Promise.all(Array.from({ length: connections }, connection));
  return { answers, failures, seconds: (performance.now() - started) / 1000 };
}

process.on('message', async (options: LoadOptions) => process.send!(await run(options)));
