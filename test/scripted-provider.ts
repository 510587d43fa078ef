import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the server does with one call. An object as `reply` is sent as its JSON text. */
export type PlainStep =
  | { reply: string | object | null; finish?: string | null; usage?: object }
  | { status: number; headers?: Record<string, string>; body?: string | object }
  /** A 200 whose body is this text. */
  | { garbage: string }
  /** No answer, ever. */
  | { hang: true }
  /** The connection is cut before the answer, or in the middle of its body. */
  | { reset: 'at once' | 'in the body' }
  /** The head and one byte of a body that never ends. */
  | { drip: true };

/**
 * A step may depend on what was asked: for a judge double that repeats what it was told, or calls in any order. It may
 * also wait until the test has done something.
 */
export type Step = PlainStep | ((request: RecordedRequest) => PlainStep | Promise<PlainStep>);

export interface RecordedRequest {
  headers: IncomingHttpHeaders;
  body: {
    model: string;
    messages: { role: string; content: string }[];
    temperature?: number;
    seed?: number;
    response_format?: { type: string; json_schema?: { name: string; strict: boolean; schema: object } };
  };
  /** All messages as one text. */
  text: string;
}

type Keys<T> = T extends unknown ? keyof T : never;
type Act = (response: ServerResponse, step: never) => void;

/** What a server reports that reports nothing unusual. */
export const USAGE = { prompt_tokens: 100, completion_tokens: 20, prompt_tokens_details: { cached_tokens: 60 } };

/** A usable verdict; give a `label` or a `level`, and what else should differ. */
export function verdictReply(fields: Record<string, unknown> = { label: 'holds' }): Record<string, unknown> {
  return { ...fields, explanation: fields.explanation ?? 'Because of what it says.', quotes: fields.quotes ?? [] };
}

/** A verdict that what a criterion describes is there, on the scale that was asked for. */
export const presentReply = ({ text }: { text: string }) => ({
  reply: verdictReply(text.includes('"level" is an integer') ? { level: 10 } : { label: 'holds' }),
});

/**
 * A real HTTP server that speaks the chat completions dialect from a script, one step a call, in the order of arrival.
 * A call beyond the script, a call to anything else and a step that no call used fail the test: `close` throws.
 */
export async function scriptedProvider(steps: Step[] = []) {
  const pending = [...steps];
  const requests: RecordedRequest[] = [];
  const errors: string[] = [];
  const arrivals = new EventEmitter();
  const server = createServer((request, response) => void serve(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const recorded = await record(request);
    requests.push(recorded);
    arrivals.emit('request');
    const expected = request.method === 'POST' && request.url === '/v1/chat/completions';
    const next = expected ? pending.shift() : undefined;
    if (!next) {
      errors.push(`Unexpected call ${requests.length}: ${request.method} ${request.url}`);
      // A status that no client tries again.
      answer(response, 401, { error: { message: 'unexpected call' } });
    } else {
      const step = typeof next === 'function' ? await next(recorded) : next;
      const act = ACTS[Object.keys(ACTS).find((key) => key in step) as keyof typeof ACTS] as Act;
      act(response, step as never);
    }
  }

  function assertDone() {
    if (pending.length > 0) errors.push(`${pending.length} step(s) were not used`);
    if (errors.length > 0) throw new Error(`Scripted provider: ${errors.join('; ')}`);
  }

  return {
    /** For `baseURL`. */
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    /** Adds steps to the end of the script. */
    script: (...more: Step[]) => void pending.push(...more),
    /** Resolves when `count` calls have come, the earlier ones included. */
    async arrived(count: number) {
      while (requests.length < count) await once(arrivals, 'request');
    },
    assertDone,
    /** Stops the server; throws when the script was not followed exactly. */
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      assertDone();
    },
    async [Symbol.asyncDispose]() {
      await this.close();
    },
  };
}

export type ScriptedProvider = Awaited<ReturnType<typeof scriptedProvider>>;

const ACTS: Partial<Record<Keys<PlainStep>, Act>> = {
  reply: (response, { reply, finish = 'stop', usage = USAGE }: Extract<PlainStep, { reply: unknown }>) => {
    const content = typeof reply === 'object' && reply !== null ? JSON.stringify(reply) : reply;
    answer(response, 200, {
      object: 'chat.completion',
      choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finish }],
      usage,
    });
  },
  status: (response, { status, body = '', headers }: Extract<PlainStep, { status: number }>) =>
    answer(response, status, body, headers),
  garbage: (response, { garbage }: Extract<PlainStep, { garbage: string }>) => answer(response, 200, garbage),
  hang: () => undefined,
  reset: (response, { reset }: Extract<PlainStep, { reset: string }>) => {
    if (reset === 'at once') response.destroy();
    else response.writeHead(200, { 'content-length': '1000' }).write('{"choices":', () => response.destroy());
  },
  drip: (response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{'),
};

function answer(response: ServerResponse, status: number, body: string | object, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text);
}

async function record(request: IncomingMessage): Promise<RecordedRequest> {
  const chunks: Buffer[] = await request.toArray();
  const body = JSON.parse(Buffer.concat(chunks).toString() || '{"messages":[]}') as RecordedRequest['body'];
  return { headers: request.headers, body, text: body.messages.map(({ content }) => content).join('\n') };
}
