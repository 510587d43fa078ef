// A client of its own process: asks for verdicts by calling the model's server bare, with the openai package and the prompts that
// Assay uses, or by calling Assay. Every call is a distinct conversation.
import { connect, type Socket } from 'node:net';
import { OpenAI } from 'openai';
import { readConversation, readResponses } from '../src/judge/conversation.ts';
import { parseCriterion } from '../src/judge/criterion.ts';
import { judgePrompt, replySchema } from '../src/judge/prompts.ts';
import { FULL_DIALECT, requestBody } from '../src/judge/providers/openai-dialect.ts';

export interface Calls {
  /** `bare` and `assay` make all calls at once; `alternate` one after the other, bare and through Assay in turn. */
  way: 'bare' | 'assay' | 'alternate';
  calls: number;
  /** Makes conversations distinct between messages too. */
  seed: number;
  /** What Assay is asked, when not what the model is asked. */
  criterion?: string;
}

export interface CallsResult {
  seconds: number;
  failures: number;
  /** Milliseconds of each call; empty where calls ran at once. */
  bare: number[];
  assay: number[];
  cpuMicroseconds: number;
}

const { BENCH_MODEL_URL, BENCH_ASSAY_PORT, BENCH_KEY } = process.env;
const modelCriterion = 'Passes if the response is polite';
const filler = 'Refunds arrive within five working days, and the policy says so in its second part. '.repeat(10);
const conversation = (name: string) => [
  { role: 'user', content: `How long do refunds take? (${name})` },
  { role: 'assistant', content: `Thank you for asking. ${filler}${name}` },
];

// No retries and no time limit of its own: what the package does by itself.
const client = new OpenAI({
  baseURL: BENCH_MODEL_URL,
  apiKey: 'none',
  logLevel: 'off',
  maxRetries: 0,
  timeout: 2 ** 31 - 1,
});

/** What Assay would send for this conversation. */
function bareBody(name: string) {
  const read = readConversation({ messages: conversation(name), system: null, tools: null });
  const subject = { conversation: read, response: readResponses(read, true)[0]! };
  const parsed = parseCriterion(modelCriterion);
  const messages = judgePrompt({ criterion: parsed, subject, clean: false });
  const { signal } = new AbortController();
  const schema = replySchema(parsed.scale, false);
  return requestBody('stub', { messages, schema, temperature: 0, seed: 1, signal, deadline: 0 }, FULL_DIALECT);
}

async function callBare(body: ReturnType<typeof bareBody>): Promise<boolean> {
  const { choices } = await client.chat.completions.create(body);
  return choices[0]?.message.content?.includes('holds') ?? false;
}

function assayRequest(name: string, criterion = modelCriterion): string {
  const body = JSON.stringify({ messages: conversation(name), evaluation_criteria: criterion });
  return `POST /api/v1/evals/reward HTTP/1.1\r\nHost: bench\r\nAPI-Key: ${BENCH_KEY}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

/** Raw sockets, as in load.ts: a full HTTP client would compete with the server for the cores. */
const open = () =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect({ port: Number(BENCH_ASSAY_PORT), host: '127.0.0.1', noDelay: true }, () => resolve(socket));
    socket.once('error', reject);
  });

function callAssay(socket: Socket, request: string): Promise<boolean> {
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

type Results = Pick<CallsResult, 'bare' | 'assay'> & { good: boolean[] };

const ways: Record<Calls['way'], (names: string[], criterion?: string) => Promise<() => Promise<Results>>> = {
  async bare(names) {
    const bodies = names.map(bareBody);
    return async () => ({ bare: [], assay: [], good: await Promise.all(bodies.map(callBare)) });
  },
  async assay(names, criterion) {
    const requests = names.map((name) => assayRequest(name, criterion));
    const call = async (request: string) => {
      const socket = await open();
      const good = await callAssay(socket, request);
      socket.end();
      return good;
    };
    return async () => ({ bare: [], assay: [], good: await Promise.all(requests.map(call)) });
  },
  async alternate(names) {
    const pairs = names.map((name) => ({ body: bareBody(name), request: assayRequest(name) }));
    const socket = await open();
    return async () => {
      const results: Results = { bare: [], assay: [], good: [] };
      const time = async (into: number[], call: () => Promise<boolean>) => {
        const started = performance.now();
        results.good.push(await call());
        into.push(performance.now() - started);
      };
      for (const { body, request } of pairs) {
        await time(results.bare, () => callBare(body));
        await time(results.assay, () => callAssay(socket, request));
      }
      socket.end();
      return results;
    };
  },
};

process.on('message', async ({ way, calls, seed, criterion }: Calls) => {
  const names = Array.from({ length: calls }, (_, index) => `${seed}/${index}`);
  const run = await ways[way](names, criterion);
  const [started, cpu] = [performance.now(), process.cpuUsage()];
  const { good, ...latencies } = await run();
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  const failures = good.filter((isGood) => !isGood).length;
  process.send!({ ...latencies, seconds, failures, cpuMicroseconds: user + system } satisfies CallsResult);
});
