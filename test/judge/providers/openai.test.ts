import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { JudgeError } from '../../../src/judge/judge-error.ts';
import { openaiProvider } from '../../../src/judge/providers/openai.ts';
import type { CompletionRequest } from '../../../src/judge/providers/provider.ts';
import { type ScriptedProvider, type Step, scriptedProvider, USAGE } from '../../scripted-provider.ts';

const SECRET = 'sk-secret-1234567890';
const CONTENT = 'the content of the conversation';
/** Retries without a wait. */
const AT_ONCE = { maxRetries: 2, baseMilliseconds: 0 };

const asked = (overrides: Partial<CompletionRequest> = {}): CompletionRequest => ({
  messages: [{ role: 'user', content: CONTENT }],
  schema: { name: 'verdict', schema: { type: 'object' } },
  temperature: 0,
  seed: 1,
  signal: new AbortController().signal,
  deadline: performance.now() + 60_000,
  ...overrides,
});

const provider = (server: { url: string }) =>
  openaiProvider({ model: 'test-model', baseURL: server.url, apiKey: SECRET, retry: AT_ONCE });

/** The fault of a completion that must fail, checked to give nothing away. */
async function failure(completion: Promise<unknown>): Promise<JudgeError> {
  const error = await completion.then(
    (value) => new Error(`No failure but ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  );
  if (!(error instanceof JudgeError)) throw error;
  for (const hidden of [SECRET, CONTENT, '127.0.0.1', 'echoed']) expect(error.message).not.toContain(hidden);
  return error;
}

const error = (status: number, fields: object, headers = {}): Step => ({
  status,
  headers,
  body: { error: { message: `echoed ${SECRET} ${CONTENT}`, ...fields } },
});
const UNAVAILABLE = error(503, {});
const GOOD: Step = { reply: 'good' };
const formats = ({ requests }: ScriptedProvider) => requests.map(({ body }) => body.response_format?.type ?? 'plain');

test('a completion: what is sent and what comes back', async () => {
  await using server = await scriptedProvider([GOOD]);
  const judge = provider(server);
  expect(judge.name).toBe('openai:test-model');
  expect(await judge.complete(asked())).toEqual({
    text: 'good',
    finish: 'stop',
    usage: { prompt: 100, completion: 20, cached_prompt: 60 },
  });
  expect(server.requests[0]!.body).toEqual({
    model: 'test-model',
    messages: [{ role: 'user', content: CONTENT }],
    temperature: 0,
    seed: 1,
    response_format: {
      type: 'json_schema',
      json_schema: { name: 'verdict', schema: { type: 'object' }, strict: true },
    },
  });
});

test('nothing of the environment and nothing about the machine is sent', async () => {
  const names = ['OPENAI_CUSTOM_HEADERS', 'OPENAI_ORG_ID', 'OPENAI_PROJECT_ID', 'OPENAI_BASE_URL', 'OPENAI_API_KEY'];
  for (const name of names) process.env[name] = 'X-From: environment';
  try {
    await using server = await scriptedProvider([GOOD]);
    await openaiProvider({ model: 'm', baseURL: server.url }).complete(asked());
    const { headers } = server.requests[0]!;
    expect(headers.authorization).toBe('Bearer none');
    expect(Object.keys(headers).filter((name) => /^x-|^openai-/.test(name))).toEqual([]);
  } finally {
    for (const name of names) delete process.env[name];
  }
});

test.each<[string, object | undefined, object]>([
  ['none', undefined, { prompt: 0, completion: 0, cached_prompt: 0 }],
  ['no details', { prompt_tokens: 5, completion_tokens: 2 }, { prompt: 5, completion: 2, cached_prompt: 0 }],
  ['nonsense', { prompt_tokens: -1, completion_tokens: '2' }, { prompt: 0, completion: 0, cached_prompt: 0 }],
])('usage: %s', async (_, usage, want) => {
  const body = { choices: [{ message: { content: 'x' }, finish_reason: 'stop' }], usage };
  await using server = await scriptedProvider([{ garbage: JSON.stringify(body) }]);
  expect((await provider(server).complete(asked())).usage).toEqual(want);
});

test.each([
  ['stop', 'stop'],
  ['length', 'length'],
  ['model_length', 'length'],
  [null, 'other'],
  ['toString', 'other'],
])('finish_reason %s is %s', async (reason, finish) => {
  await using server = await scriptedProvider([{ reply: 'x', finish: reason }]);
  expect((await provider(server).complete(asked())).finish).toBe(finish);
});

test.each([
  ['', '/chat/completions'],
  ['/', '/chat/completions'],
  ['/v1', '/v1/chat/completions'],
  ['/v1/', '/v1/chat/completions'],
  ['/v1?', '/v1/chat/completions'],
  ['/a%2Fb/v1/?api-version=2024-10-21&x=1&x=2', '/a%2Fb/v1/chat/completions?api-version=2024-10-21&x=1&x=2'],
])('the base URL …%s: what is asked is …%s', async (base, want) => {
  const urls: unknown[] = [];
  const server = createServer(({ url }, response) => {
    urls.push(url);
    response.end('{"choices":[{"message":{}}]}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  await provider({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}` }).complete(asked());
  server.close();
  expect(urls).toEqual([want]);
});

describe('network faults', () => {
  test('a refused connection is unreachable', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => closed.once('listening', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const { fault, cause } = await failure(provider({ url: `http://127.0.0.1:${port}/v1` }).complete(asked()));
    expect(fault).toBe('unreachable');
    expect(cause).toBeInstanceOf(Error);
  });

  test.each(['at once', 'in the body'] as const)('a connection cut %s is tried again', async (reset) => {
    await using server = await scriptedProvider([{ reset }, { reset }, GOOD]);
    expect((await provider(server).complete(asked())).text).toBe('good');
  });

  test('three cut connections are unreachable', async () => {
    await using server = await scriptedProvider([
      { reset: 'in the body' },
      { reset: 'at once' },
      { reset: 'in the body' },
    ]);
    expect((await failure(provider(server).complete(asked()))).fault).toBe('unreachable');
  });
});

describe('aborts', () => {
  test.each<[string, Step]>([
    ['no answer', { hang: true }],
    ['a body that never ends', { drip: true }],
  ])('%s: the reason of the abort is thrown', async (_, step) => {
    await using server = await scriptedProvider([step]);
    const controller = new AbortController();
    const completion = failure(provider(server).complete(asked({ signal: controller.signal })));
    await server.arrived(1);
    const reason = new JudgeError('timed_out', 'The deadline passed.');
    controller.abort(reason);
    expect(await completion).toBe(reason);
  });

  test('another reason is a cancellation', async () => {
    await using server = await scriptedProvider();
    const { fault } = await failure(provider(server).complete(asked({ signal: AbortSignal.abort() })));
    expect(fault).toBe('cancelled');
  });

  test('an abort ends the wait for a retry', async () => {
    await using server = await scriptedProvider([error(429, {}, { 'retry-after': '30' })]);
    const controller = new AbortController();
    const completion = failure(provider(server).complete(asked({ signal: controller.signal })));
    await server.arrived(1);
    controller.abort(new JudgeError('cancelled', 'Gone.'));
    expect((await completion).fault).toBe('cancelled');
  });
});

describe('statuses', () => {
  test.each([401, 403])('%d: the key was refused, and it is not tried again', async (status) => {
    await using server = await scriptedProvider([error(status, { code: 'invalid_api_key' })]);
    expect((await failure(provider(server).complete(asked()))).fault).toBe('key_refused');
  });

  test.each([408, 425, 500, 503, 529])('%d is tried again', async (status) => {
    await using server = await scriptedProvider([error(status, {}), { status, body: '<html>' }, GOOD]);
    expect((await provider(server).complete(asked())).text).toBe('good');
  });

  test('500 three times has failed', async () => {
    await using server = await scriptedProvider([error(500, {}), error(500, {}), error(500, {})]);
    const { fault, cause } = await failure(provider(server).complete(asked()));
    expect(fault).toBe('failed');
    expect(cause).toMatchObject({ status: 500, message: 'The answer has the status 500.' });
  });

  test('an error body that is nested without measure is an error like any other', async () => {
    const body = `{"0":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    await using server = await scriptedProvider([{ status: 401, body }]);
    expect((await failure(provider(server).complete(asked()))).fault).toBe('key_refused');
  });

  test('a retry that would pass the deadline is not waited for', async () => {
    await using server = await scriptedProvider([error(503, {}, { 'retry-after': '61' })]);
    expect((await failure(provider(server).complete(asked()))).fault).toBe('failed');
  });

  test.each([
    ['seconds', '0'],
    ['a date', 'Wed, 21 Oct 2015 07:28:00 GMT'],
  ])('429 with Retry-After as %s: tried again beyond the other retries, which it does not use up', async (_, value) => {
    const limited = error(429, {}, { 'retry-after': value });
    await using server = await scriptedProvider([limited, limited, limited, limited, UNAVAILABLE, UNAVAILABLE, GOOD]);
    expect((await provider(server).complete(asked())).text).toBe('good');
  });

  test.each([
    ['seconds', () => '3600'],
    ['a date', () => new Date(Date.now() + 3_600_000).toUTCString()],
  ])('429 whose Retry-After in %s passes the deadline: limited, at once', async (_, value) => {
    await using server = await scriptedProvider([
      error(429, {}, { 'retry-after': '0' }),
      error(429, {}, { 'retry-after': value() }),
    ]);
    const limited = await failure(provider(server).complete(asked()));
    expect(limited.fault).toBe('limited');
    expect(limited.retryAfterMilliseconds).toBeGreaterThan(3_590_000);
    expect(limited.retryAfterMilliseconds).toBeLessThanOrEqual(3_600_000);
  });

  test('a redirect is not followed', async () => {
    await using other = await scriptedProvider();
    await using server = await scriptedProvider([
      { status: 307, headers: { location: `${other.url}/chat/completions` } },
    ]);
    expect((await failure(provider(server).complete(asked()))).fault).toBe('failed');
  });
});

describe('a window that is too short', () => {
  test.each<[string, number, object]>([
    ['OpenAI', 400, { error: { code: 'context_length_exceeded', message: 'Too many.' } }],
    [
      'vLLM',
      400,
      { object: 'error', message: "This model's maximum context length is 16384 tokens. However, …", code: 400 },
    ],
    [
      'vLLM',
      400,
      { error: { message: 'The decoder prompt (length 5000) is longer than the maximum model length of 4096.' } },
    ],
    [
      'llama.cpp',
      400,
      {
        error: {
          code: 400,
          message: 'request (4390 tokens) exceeds the available context size (4096 tokens), try increasing it',
          type: 'exceed_context_size_error',
        },
      },
    ],
    ['llama.cpp', 500, { error: { code: 500, message: 'Context size has been exceeded.', type: 'server_error' } }],
    [
      'llama.cpp under 200',
      200,
      {
        error: {
          code: 400,
          message: 'the request exceeds the available context size.',
          type: 'exceed_context_size_error',
        },
      },
    ],
    ['llama-cpp-python', 400, { error: { message: 'Requested tokens (2285) exceed context window of 2048' } }],
    ['Ollama', 400, { error: { message: 'the input length exceeds the context length' } }],
    ['Ollama', 400, { error: 'prompt is too long' }],
    ['a gateway', 413, {}],
  ])('%s %d %j', async (_, status, body) => {
    await using server = await scriptedProvider([{ status, body }]);
    expect((await failure(provider(server).complete(asked()))).fault).toBe('too_long');
  });
});

describe('answers that are none', () => {
  test.each<[string, Step, object]>([
    ['no JSON', { garbage: '<html>' }, { prompt: 0, completion: 0, cached_prompt: 0 }],
    ['an empty body', { garbage: '' }, { prompt: 0, completion: 0, cached_prompt: 0 }],
    ['204', { status: 204 }, { prompt: 0, completion: 0, cached_prompt: 0 }],
    ['null', { garbage: 'null' }, { prompt: 0, completion: 0, cached_prompt: 0 }],
    ['no choices', { garbage: '{"choices":[]}' }, { prompt: 0, completion: 0, cached_prompt: 0 }],
    [
      'no message',
      { garbage: JSON.stringify({ choices: [{}], usage: USAGE }) },
      { prompt: 100, completion: 20, cached_prompt: 60 },
    ],
    [
      'a withheld reply',
      { reply: '{"label":"holds"', finish: 'content_filter' },
      { prompt: 100, completion: 20, cached_prompt: 60 },
    ],
  ])('%s', async (_, step, usage) => {
    await using server = await scriptedProvider([step]);
    expect(await failure(provider(server).complete(asked()))).toMatchObject({ fault: 'unusable_reply', usage });
  });

  test('null content is an empty text, content in parts is the text of its text parts', async () => {
    const parts = [
      { type: 'thinking', thinking: 'Hm.' },
      { type: 'text', text: 'yes' },
    ];
    const body = { choices: [{ message: { content: parts }, finish_reason: 'stop' }] };
    await using server = await scriptedProvider([{ reply: null }, { garbage: JSON.stringify(body) }]);
    const judge = provider(server);
    expect((await judge.complete(asked())).text).toBe('');
    expect((await judge.complete(asked())).text).toBe('yes');
  });
});

describe('what the server does not take', () => {
  test.each([400, 404, 415, 422, 501])(
    '%d: simpler formats are tried and the one that worked is remembered',
    async (status) => {
      const refused = error(status, { message: 'response_format is not supported' });
      await using server = await scriptedProvider([refused, refused, GOOD, GOOD]);
      const judge = provider(server);
      await judge.complete(asked());
      await judge.complete(asked());
      expect(formats(server)).toEqual(['json_schema', 'json_object', 'plain', 'plain']);
    },
  );

  test('another provider starts anew', async () => {
    await using server = await scriptedProvider([error(400, {}), GOOD, GOOD]);
    await provider(server).complete(asked());
    await provider(server).complete(asked());
    expect(formats(server)).toEqual(['json_schema', 'json_object', 'json_schema']);
  });

  test('a server that refuses everything has failed, and nothing is remembered', async () => {
    const refused = error(400, {});
    await using server = await scriptedProvider([refused, refused, refused, GOOD]);
    const judge = provider(server);
    expect((await failure(judge.complete(asked()))).fault).toBe('failed');
    await judge.complete(asked());
    expect(formats(server).at(-1)).toBe('json_schema');
  });

  test.each<[string, 'temperature' | 'seed', Step]>([
    ['OpenAI', 'temperature', error(400, { code: 'unsupported_value', param: 'temperature' })],
    [
      'OpenAI',
      'temperature',
      error(400, { message: "Unsupported parameter: 'temperature' is not supported with this model." }),
    ],
    [
      'Mistral',
      'seed',
      { status: 422, body: { message: { detail: [{ type: 'extra_forbidden', loc: ['body', 'seed'] }] } } },
    ],
    ['Gemini', 'seed', { status: 400, body: [{ error: { message: 'Unknown name "seed": Cannot find field.' } }] }],
  ])('%s refuses %s: it is left out from then on', async (_, name, refusal) => {
    await using server = await scriptedProvider([refusal, GOOD, GOOD]);
    const judge = provider(server);
    await judge.complete(asked());
    await judge.complete(asked());
    expect(server.requests.map(({ body }) => name in body)).toEqual([true, false, false]);
    expect(formats(server)).toEqual(['json_schema', 'json_schema', 'json_schema']);
  });

  test('a parameter that is refused for ever does not go round in circles', async () => {
    const refusal = error(400, { code: 'unsupported_value', param: 'temperature' });
    await using server = await scriptedProvider([refusal, refusal, refusal, refusal]);
    expect((await failure(provider(server).complete(asked()))).fault).toBe('failed');
  });
});

test.each([
  [{ baseURL: 'not a URL' }, 'base URL'],
  [{ baseURL: `http://user:${SECRET}@localhost/v1` }, 'base URL'],
  [{ apiKey: `${SECRET}\nX: y` }, 'API key'],
])('options that cannot be: %j', (options, named) => {
  const make = () => openaiProvider({ model: 'm', ...options });
  expect(make).toThrow(named);
  expect(make).not.toThrow(SECRET);
});
