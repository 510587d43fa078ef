import { listedAs } from '../../../src/judge/providers/http/model-list.ts';
import { type PlainStep, type ScriptedProvider, scriptedProvider } from '../../scripted-provider.ts';
import { failure, PROVIDERS, SECRET } from './completion-requests.ts';

const { signal } = new AbortController();

test.each([
  ['qwen3:14b', 'qwen3:14b', true],
  ['qwen3', 'qwen3:latest', true],
  ['qwen3', 'qwen3:14b', false],
  ['claude-haiku-5-5', 'claude-haiku-5-5-20260301', true],
  ['claude-haiku-5-5', 'claude-haiku-5-5-mini', false],
  ['mistral-small-latest', 'mistral-small-2603', true],
  ['gemini-3-flash', 'models/gemini-3-flash', true],
  ['qwen/qwen3-14b:free', 'qwen/qwen3-14b', true],
  ['gpt-6', 'gpt-6-luna', false],
  ['gpt-6-luna', 'gpt-6', false],
])('%s is listed as %s: %s', (name, id, want) => {
  expect(
    listedAs(
      [
        { id: 'other', window: null },
        { id, window: null },
      ],
      name,
    )?.id,
  ).toBe(want ? id : undefined);
});

describe.each(PROVIDERS)('%s', (_name, at) => {
  const listOf = async (models: object[] | PlainStep) => {
    await using server: ScriptedProvider = await scriptedProvider([], models);
    const list = await at(server).listModels!(signal);
    expect(JSON.stringify(server.lists)).toContain(SECRET);
    return list;
  };

  test('a list, with the windows that servers name in ways of their own', async () => {
    const models = [
      { id: 'a', max_model_len: 4096 },
      { id: 'b', context_length: '8192' },
      { id: 'c', context_window: 131_072 },
      { name: 'd' },
      null,
    ];
    expect(await listOf({ status: 200, body: { data: models } })).toEqual({
      models: [
        { id: 'a', window: 4096 },
        { id: 'b', window: null },
        { id: 'c', window: 131_072 },
      ],
    });
  });

  test.each([400, 404, 405, 501])('%d: there is no list', async (status) => {
    expect((await listOf({ status })).models).toBeNull();
  });

  test.each<[string, PlainStep, string]>([
    ['401', { status: 401 }, 'key_refused'],
    ['500, which is not tried again', { status: 500 }, 'failed'],
    ['429', { status: 429 }, 'limited'],
    ['a page', { garbage: '<!doctype html>' }, 'unusable_reply'],
    ['a cut connection', { reset: 'in the body' }, 'unreachable'],
  ])('%s is a fault', async (_, step, fault) => {
    await using server = await scriptedProvider([], step);
    expect((await failure(at(server).listModels!(signal))).fault).toBe(fault);
    expect(server.lists).toHaveLength(1);
  });

  test('an abort is a cancellation', async () => {
    await using server = await scriptedProvider([], { hang: true });
    const stop = new AbortController();
    const list = failure(at(server).listModels!(stop.signal));
    await server.listed(1);
    stop.abort();
    expect((await list).fault).toBe('cancelled');
  });
});
