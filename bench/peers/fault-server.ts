import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { completion, DIALECTS, type JudgeName, judgeOf, markOf } from './dialects.ts';
import type { Call, Row, Step, Token } from './fault-row.ts';

/** A model server that plays the rows, with one address per row and judge. */
export async function startFaultServer(rows: readonly Row[]) {
  const counts = new Map<string, number>();
  const closedPort = await portOfNobody();
  const server = createServer((request, response) => {
    // Connections that are cut while being answered are intended.
    serve(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const [, , index] = request.url!.split('/');
    const { messages } = (await json(request)) as { messages: { content: string }[] };
    const prompt = messages.map(({ content }) => content).join('\n');
    const judge = judgeOf(request.url!);
    const count = (counts.get(`${judge} ${index}`) ?? 0) + 1;
    counts.set(`${judge} ${index}`, count);
    const call = { judge, count, prompt, mark: markOf(prompt) };
    play(response, rows[Number(index)]!.answer!(call), call);
  }

  return {
    /** The model's address for a row and a judge. */
    url: (judge: JudgeName, index: number): string =>
      rows[index]!.answer ? `${origin}/${judge}/${index}/v1` : `http://127.0.0.1:${closedPort}/v1`,
    /** The number of a judge's model calls for a row. */
    asked: (judge: JudgeName, index: number): number => counts.get(`${judge} ${index}`) ?? 0,
    [Symbol.dispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A port that was free a moment ago. */
async function portOfNobody(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

function play(response: ServerResponse, step: Step, { judge }: Call) {
  if ('reset' in step) {
    response.writeHead(200, HEADERS).write('{"id":"chatcmpl-1","choices":[{"index":0,', () => response.destroy());
  } else if ('drip' in step) {
    response.writeHead(200, HEADERS).write('{');
    const timer = setInterval(() => response.write(' '), 100);
    response.once('close', () => clearInterval(timer));
  } else if ('status' in step) {
    const { status, message, code = null, headers } = step;
    const error = { message, type: 'invalid_request_error', param: null, code };
    response.writeHead(status, { ...HEADERS, ...headers }).end(JSON.stringify({ error }));
  } else {
    const { object, before, after, finish, tokens } = step;
    const message = DIALECTS[judge].message(object, before, after);
    response
      .writeHead(200, HEADERS)
      .end(completion(message, { ...(finish && { finish }), ...(tokens && { logprobs: logprobsOf(tokens) }) }));
  }
}

const HEADERS = { 'Content-Type': 'application/json' };

const logprobsOf = (tokens: Token[]) => ({
  content: tokens.map(({ text, alternatives }) => ({
    token: text,
    logprob: Math.log(alternatives.find(([of]) => of === text)![1]),
    top_logprobs: alternatives.map(([token, probability]) => ({ token, logprob: Math.log(probability) })),
  })),
});
