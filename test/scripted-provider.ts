import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReplyStep {
  /** An object is sent as its JSON text, with the request's mark in front. */
  reply: string | object | null;
  finish?: string | null;
  usage?: object;
  /**
   * What the model could have said in the place of the reply's label, with the probabilities; without, the answer has no log
   * probabilities. They are sent to who asks for them. Keys are texts of tokens, such as `Y` or ` 7`.
   */
  labels?: Record<string, number>;
  /** The choice's `logprobs` as they are, where no `labels` are given. */
  logprobs?: unknown;
  /** The other fields of the message. */
  message?: object;
  /** Where the reply is. @default in the call of the tool that the request names; else in the content */
  as?: 'content' | 'call';
}

/** What the server does with one call. */
export type PlainStep =
  | ReplyStep
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
  path: string;
  headers: IncomingHttpHeaders;
  /** The fields of both interfaces. */
  body: {
    model: string;
    messages: { role: string; content: string | TextBlock[] }[];
    temperature?: number;
    seed?: number;
    logprobs?: boolean;
    top_logprobs?: number;
    response_format?: { type: string; json_schema?: { name: string; strict: boolean; schema: object } };
    tools?: { name?: string; function?: { name: string } }[];
    tool_choice?: { type: string };
    max_tokens?: number;
    system?: TextBlock[];
    output_config?: { format: { type: string; schema: object } };
  };
  /** All messages as one text. */
  text: string;
}

interface TextBlock {
  text: string;
}

type Keys<T> = T extends unknown ? keyof T : never;
type Act = (response: ServerResponse, step: never, request: RecordedRequest) => void;

/** What a server reports that reports nothing unusual. */
export const USAGE = { prompt_tokens: 100, completion_tokens: 20, prompt_tokens_details: { cached_tokens: 60 } };
/** The same in Anthropic's words. */
export const ANTHROPIC_USAGE = {
  input_tokens: 30,
  cache_creation_input_tokens: 10,
  cache_read_input_tokens: 60,
  output_tokens: 20,
};

/** A usable verdict, whatever lists it is to have; give a `label`, and what else should differ. */
export function verdictReply(fields: Record<string, unknown> = { label: 'Y' }): Record<string, unknown> {
  return {
    points: [],
    claims: [],
    ...fields,
    explanation: fields.explanation ?? 'Because of what it says.',
    quotes: fields.quotes ?? [],
  };
}

/** The mark that a request asks its verdict to carry. */
export const markOf = ({ text }: { text: string }): string | undefined => /The mark is ([0-9a-f]+)\./.exec(text)?.[1];

/** A verdict, sure of itself, that what a criterion describes is there, on the scale that was asked for. */
export function presentReply({ text }: { text: string }) {
  const label = text.includes('"9"') ? '9' : 'Y';
  return { reply: verdictReply({ label }), labels: { [label]: 0.98, X: 0.02 } };
}

/** What the server says to who asks for its list of models: the list's entries, or a step. */
type Models = object[] | PlainStep | (() => Promise<object[]>);

const NO_LIST: PlainStep = { status: 404, body: '404 page not found' };

/**
 * A real HTTP server that speaks OpenAI's chat completions and Anthropic's messages from a script, one step a call, in the
 * order of arrival. Its list of models is no step, and is refused unless `models` gives one. A call beyond the script, a call to anything else and a step that no call used fail the test: `close` throws.
 * @param beyond What a call beyond the script gets.
 */
export async function scriptedProvider(steps: Step[] = [], models: Models = NO_LIST, beyond?: Step) {
  const pending = [...steps];
  const requests: RecordedRequest[] = [];
  const errors: string[] = [];
  const lists: IncomingHttpHeaders[] = [];
  const arrivals = new EventEmitter();
  const server = createServer((request, response) => void serve(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const recorded = await record(request);
    if (request.method === 'GET' && /^\/v1\/models(\?limit=1000)?$/.test(recorded.path)) {
      lists.push(request.headers);
      arrivals.emit('request');
      const list = typeof models === 'function' ? await models() : models;
      act(response, Array.isArray(list) ? { status: 200, body: { object: 'list', data: list } } : list, recorded);
      return;
    }
    requests.push(recorded);
    arrivals.emit('request');
    const expected = request.method === 'POST' && Object.hasOwn(SPEAK, recorded.path);
    const next = expected ? (pending.shift() ?? beyond) : undefined;
    if (!next) {
      errors.push(`Unexpected call ${requests.length}: ${request.method} ${request.url}`);
      // A status that no client tries again.
      answer(response, 401, { error: { message: 'unexpected call' } });
    } else {
      const step = typeof next === 'function' ? await next(recorded) : next;
      act(response, step, recorded);
    }
  }

  function assertDone() {
    if (pending.length > 0) errors.push(`${pending.length} step(s) were not used`);
    if (errors.length > 0) throw new Error(`Scripted provider: ${errors.join('; ')}`);
  }

  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    /** For `baseURL` of OpenAI's interface. */
    url: `${origin}/v1`,
    /** For `baseURL` of Anthropic's interface. */
    anthropicUrl: origin,
    requests,
    /** The headers of each request for the list of models. */
    lists,
    /** Adds steps to the end of the script. */
    script: (...more: Step[]) => void pending.push(...more),
    /** Resolves when `count` calls have come, the earlier ones included. */
    async arrived(count: number) {
      while (requests.length < count) await once(arrivals, 'request');
    },
    /** Resolves when the list of models was asked for so often. */
    async listed(count: number) {
      while (lists.length < count) await once(arrivals, 'request');
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
  reply: (response, step: ReplyStep, request) => {
    const { reply } = step;
    const text = typeof reply === 'object' && reply ? JSON.stringify({ mark: markOf(request), ...reply }) : reply;
    answer(response, 200, SPEAK[request.path]!(text, step, request));
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

function act(response: ServerResponse, step: PlainStep, request: RecordedRequest) {
  const acting = ACTS[Object.keys(ACTS).find((key) => key in step) as keyof typeof ACTS] as Act;
  acting(response, step as never, request);
}

/** How a reply reads in each interface. */
const SPEAK: Record<string, (text: string | null, step: ReplyStep, request: RecordedRequest) => object> = {
  '/v1/chat/completions': (text, { finish = 'stop', usage = USAGE, message, labels, logprobs, as }, { body }) => {
    const { function: called } = body.tools?.[0] ?? {};
    const asCall = (as ?? (called ? 'call' : 'content')) === 'call';
    const call = { id: 'call_1', type: 'function', function: { name: called?.name ?? 'verdict', arguments: text } };
    const said = asCall ? { content: null, tool_calls: [call] } : { content: text };
    const probable = labels ? { content: labelTokens(text ?? '', labels) } : logprobs;
    return {
      object: 'chat.completion',
      choices: [
        {
          index: 0,
          message: { role: 'assistant', ...said, ...message },
          finish_reason: finish,
          ...(body.logprobs && !asCall && probable !== undefined ? { logprobs: probable } : {}),
        },
      ],
      usage,
    };
  },
  '/v1/messages': (text, { finish = 'stop', usage = ANTHROPIC_USAGE, as }, { body }) => {
    const tool = body.tools?.[0]?.name;
    const asCall = (as ?? (tool ? 'call' : 'content')) === 'call';
    return {
      type: 'message',
      role: 'assistant',
      content: asCall
        ? [{ type: 'tool_use', id: 'toolu_1', name: tool ?? 'verdict', input: JSON.parse(text ?? '{}') }]
        : [{ type: 'text', text: text ?? '' }],
      stop_reason: STOP_REASON[finish ?? ''] ?? finish,
      usage,
    };
  },
};

const STOP_REASON: Record<string, string> = { stop: 'end_turn', length: 'max_tokens' };

/** The reply in three tokens: what stands before its label, the label, and the rest. */
function labelTokens(text: string, labels: Record<string, number>) {
  const { index, 1: before, 2: label } = /("label"\s*:\s*"?)([^",}]+)/.exec(text)!;
  const start = index + before!.length;
  const end = start + label!.length;
  const top = Object.entries(labels).map(([token, probability]) => ({ token, logprob: Math.log(probability) }));
  const one = (token: string) => ({ token, logprob: 0, top_logprobs: [{ token, logprob: 0 }] });
  return [
    one(text.slice(0, start)),
    { token: label, logprob: Math.log(labels[label!] ?? 0.001), top_logprobs: top },
    one(text.slice(end)),
  ];
}

function answer(response: ServerResponse, status: number, body: string | object, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text);
}

async function record(request: IncomingMessage): Promise<RecordedRequest> {
  const chunks: Buffer[] = await request.toArray();
  const body = JSON.parse(Buffer.concat(chunks).toString() || '{"messages":[]}') as RecordedRequest['body'];
  const texts = [...(body.system ?? []), ...body.messages.map(({ content }) => content)].flat();
  const text = texts.map((part) => (typeof part === 'string' ? part : part.text)).join('\n');
  return { path: request.url!, headers: request.headers, body, text };
}
