// A client in a separate process. It gets verdicts by calling the model server bare, with the openai package and Deemster's
// prompts, or by calling Deemster. Every call is a distinct conversation.
import { connect, type Socket } from 'node:net';
import { OpenAI } from 'openai';
import { readConversation, readResponses } from '../src/judge/conversation.ts';
import { parseCriterion } from '../src/judge/criterion/criterion.ts';
import { questionOf } from '../src/judge/model/question.ts';
import { FULL_DIALECT, requestBody } from '../src/judge/providers/openai/openai-dialect.ts';
import { conversationOf } from './peers/conversation.ts';
import { CRITERION } from './peers/judge.ts';

export interface Calls {
  /** `bare` and `deemster` make all calls at once; `alternate` one after the other, bare and through Deemster in turn. */
  way: 'bare' | 'deemster' | 'alternate';
  calls: number;
  /** Makes conversations differ between messages too. */
  seed: number;
  /** Deemster's criterion, if it differs from the model's. */
  criterion?: string;
  /** Concurrent calls of Deemster, on kept connections. @default all calls, each on its own connection */
  atOnce?: number;
  /** The length of the judged answer, for Deemster; ten sentences are about 1 kB. */
  sentences?: number;
}

export interface CallsResult {
  seconds: number;
  failures: number;
  /** The duration of each call in milliseconds; empty if calls ran concurrently. */
  bare: number[];
  deemster: number[];
  cpuMicroseconds: number;
}

const { BENCH_MODEL_URL, BENCH_DEEMSTER_PORT, BENCH_KEY } = process.env;
const modelCriterion = `Passes if ${CRITERION}`;

// Without retries and time limits, so that only single calls are measured.
const client = new OpenAI({
  baseURL: BENCH_MODEL_URL,
  apiKey: 'none',
  logLevel: 'off',
  maxRetries: 0,
  timeout: 2 ** 31 - 1,
});

/** The request that Deemster sends for this conversation. */
function bareBody(name: string) {
  const read = readConversation({ messages: conversationOf(name), system: null, tools: null });
  const subject = { conversation: read, response: readResponses(read, true)[0]! };
  const criterion = parseCriterion(modelCriterion);
  const { messages, schema, mark } = questionOf({ criterion, subject, reasoning: false, clean: false });
  const opening = `{"mark":"${mark}"`;
  return requestBody('stub', { messages, schema, opening, temperature: 0, seed: 1, probabilities: true }, FULL_DIALECT);
}

async function callBare(body: ReturnType<typeof bareBody>): Promise<boolean> {
  const { choices } = await client.chat.completions.create(body);
  return choices[0]?.message.content?.includes('"label":"Y"') ?? false;
}

function deemsterRequest(name: string, criterion = modelCriterion, sentences?: number): string {
  const body = JSON.stringify({ messages: conversationOf(name, sentences), evaluation_criteria: criterion });
  return `POST /api/v1/evals/reward HTTP/1.1\r\nHost: bench\r\nAPI-Key: ${BENCH_KEY}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

/** Raw sockets, as in load.ts: a full HTTP client would compete with the server for the cores. */
const open = () =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect({ port: Number(BENCH_DEEMSTER_PORT), host: '127.0.0.1', noDelay: true }, () =>
      resolve(socket),
    );
    socket.once('error', reject);
  });

function callDeemster(socket: Socket, request: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    let text = '';
    const read = (chunk: Buffer) => {
      text += chunk.toString('latin1');
      const head = text.indexOf('\r\n\r\n');
      if (head < 0 || text.length < head + 4 + Number(/content-length: (\d+)/i.exec(text)![1])) return;
      socket.off('data', read).off('error', reject);
      resolve(text.startsWith('HTTP/1.1 200') && text.includes('"score":1'));
    };
    socket.on('data', read).on('error', reject).write(request);
  });
}

type Results = Pick<CallsResult, 'bare' | 'deemster'> & { good: boolean[] };

const ways: Record<Calls['way'], (names: string[], calls: Calls) => Promise<() => Promise<Results>>> = {
  async bare(names) {
    const bodies = names.map(bareBody);
    return async () => ({ bare: [], deemster: [], good: await Promise.all(bodies.map(callBare)) });
  },
  async deemster(names, { criterion, sentences, atOnce }) {
    const requests = names.map((name) => deemsterRequest(name, criterion, sentences));
    const call = async (request: string) => {
      const socket = await open();
      const good = await callDeemster(socket, request);
      socket.end();
      return good;
    };
    if (atOnce === undefined)
      return async () => ({ bare: [], deemster: [], good: await Promise.all(requests.map(call)) });
    const sockets = await Promise.all(Array.from({ length: atOnce }, open));
    const left = requests.values();
    const good: boolean[] = [];
    return async () => {
      // All connections share the remaining calls.
      await Promise.all(
        sockets.map(async (socket) => {
          for (const request of left) good.push(await callDeemster(socket, request));
          socket.end();
        }),
      );
      return { bare: [], deemster: [], good };
    };
  },
  async alternate(names) {
    const pairs = names.map((name) => ({ body: bareBody(name), request: deemsterRequest(name) }));
    const socket = await open();
    return async () => {
      const results: Results = { bare: [], deemster: [], good: [] };
      const time = async (into: number[], call: () => Promise<boolean>) => {
        const started = performance.now();
        results.good.push(await call());
        into.push(performance.now() - started);
      };
      for (const { body, request } of pairs) {
        await time(results.bare, () => callBare(body));
        await time(results.deemster, () => callDeemster(socket, request));
      }
      socket.end();
      return results;
    };
  },
};

process.on('message', async (asked: Calls) => {
  const names = Array.from({ length: asked.calls }, (_, index) => `${asked.seed}/${index}`);
  const run = await ways[asked.way](names, asked);
  const [started, cpu] = [performance.now(), process.cpuUsage()];
  const { good, ...latencies } = await run();
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  const failures = good.filter((isGood) => !isGood).length;
  process.send!({ ...latencies, seconds, failures, cpuMicroseconds: user + system } satisfies CallsResult);
});
