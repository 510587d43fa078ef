import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openaiProvider } from '../../../src/judge/providers/openai/openai.ts';
import { type ScriptedProvider, type Step, scriptedProvider, USAGE } from '../../scripted-provider.ts';
import { asked, CONTENT, error, failure, GOOD, openaiAt, SECRET } from './completion-requests.ts';

const formats = ({ requests }: ScriptedProvider) =>
  requests.map(({ body }) => body.response_format?.type ?? (body.tools ? 'tools' : 'plain'));

test('a completion: what is sent and what comes back', async () => {
  await using server = await scriptedProvider([GOOD]);
  const judge = openaiAt(server);
  expect(judge.name).toBe('openai:test-model');
  expect(await judge.complete(asked())).toEqual({
    text: 'good',
    finish: 'stop',
    usage: { prompt: 100, completion: 20, cached_prompt: 60 },
    tokens: null,
  });
  expect(server.requests[0]!.body).toEqual({
    model: 'test-model',
    messages: asked().messages.map(({ role, content }) => ({ role, content })),
    temperature: 0,
    seed: 1,
    max_tokens: 4096,
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
  expect((await openaiAt(server).complete(asked())).usage).toEqual(want);
});

test.each([
  ['stop', 'stop'],
  ['length', 'length'],
  ['model_length', 'length'],
  [null, 'other'],
])('finish_reason %s is %s', async (reason, finish) => {
  await using server = await scriptedProvider([{ reply: 'x', finish: reason }]);
  expect((await openaiAt(server).complete(asked())).finish).toBe(finish);
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
  await openaiAt({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}` }).complete(asked());
  server.close();
  expect(urls).toEqual([want]);
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
    expect((await failure(openaiAt(server).complete(asked()))).fault).toBe('too_long');
  });
});

describe('answers that are none', () => {
  test.each<[string, Step, object]>([
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
    [
      'a refusal',
      { reply: null, message: { refusal: `echoed ${CONTENT}` } },
      { prompt: 100, completion: 20, cached_prompt: 60 },
    ],
  ])('%s', async (_, step, usage) => {
    await using server = await scriptedProvider([step]);
    expect(await failure(openaiAt(server).complete(asked()))).toMatchObject({ fault: 'unusable_reply', usage });
  });

  test('null content is an empty text, content in parts is the text of its text parts', async () => {
    const parts = [
      { type: 'thinking', thinking: 'Hm.' },
      { type: 'text', text: 'yes' },
    ];
    const body = { choices: [{ message: { content: parts }, finish_reason: 'stop' }] };
    await using server = await scriptedProvider([{ reply: null }, { garbage: JSON.stringify(body) }]);
    const judge = openaiAt(server);
    expect((await judge.complete(asked())).text).toBe('');
    expect((await judge.complete(asked())).text).toBe('yes');
  });
});

describe('what the server does not take', () => {
  test.each([400, 404, 415, 422, 501])(
    '%d: simpler formats are tried and the one that worked is remembered',
    async (status) => {
      const refused = error(status, { message: 'response_format is not supported' });
      const noTools = error(status, { message: 'tools are not supported' });
      await using server = await scriptedProvider([refused, noTools, refused, GOOD, GOOD]);
      const judge = openaiAt(server);
      await judge.complete(asked());
      await judge.complete(asked());
      expect(formats(server)).toEqual(['json_schema', 'tools', 'json_object', 'plain', 'plain']);
    },
  );

  test('another provider starts from the beginning', async () => {
    await using server = await scriptedProvider([error(400, {}), GOOD, GOOD]);
    await openaiAt(server).complete(asked());
    await openaiAt(server).complete(asked());
    expect(formats(server)).toEqual(['json_schema', 'tools', 'json_schema']);
  });

  test('a server that refuses everything has failed, and nothing is remembered', async () => {
    const refused = error(400, {});
    await using server = await scriptedProvider([refused, refused, refused, refused, GOOD]);
    const judge = openaiAt(server);
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
    const judge = openaiAt(server);
    await judge.complete(asked());
    await judge.complete(asked());
    expect(server.requests.map(({ body }) => name in body)).toEqual([true, false, false]);
    expect(formats(server)).toEqual(['json_schema', 'json_schema', 'json_schema']);
  });

  test('a parameter that is always refused does not cause an endless loop', async () => {
    const refusal = error(400, { code: 'unsupported_value', param: 'temperature' });
    await using server = await scriptedProvider(Array(5).fill(refusal));
    expect((await failure(openaiAt(server).complete(asked()))).fault).toBe('failed');
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
