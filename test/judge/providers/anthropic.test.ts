import { anthropicProvider } from '../../../src/judge/providers/anthropic/anthropic.ts';
import { ANTHROPIC_USAGE, type ScriptedProvider, type Step, scriptedProvider } from '../../scripted-provider.ts';
import { anthropicAt, asked, failure, GOOD, SECRET } from './completion-requests.ts';

const refusal = (status: number, message: string, type = 'invalid_request_error'): Step => ({
  status,
  body: { type: 'error', error: { type, message }, request_id: 'req_1' },
});
const answer = (fields: object): Step => ({
  garbage: JSON.stringify({ type: 'message', content: [], stop_reason: 'end_turn', usage: ANTHROPIC_USAGE, ...fields }),
});
const formats = ({ requests }: ScriptedProvider) =>
  requests.map(({ body }) => body.output_config?.format.type ?? body.tool_choice?.type ?? 'plain');

test('a completion: what is sent and what comes back', async () => {
  await using server = await scriptedProvider([GOOD]);
  const judge = anthropicAt(server);
  const messages = [
    ...asked().messages,
    { role: 'assistant' as const, content: 'hm' },
    { role: 'user' as const, content: 'again' },
  ];
  expect([judge.name, judge.givesProbabilities]).toEqual(['anthropic:test-model', false]);
  expect(await judge.complete(asked({ messages, probabilities: true }))).toEqual({
    text: 'good',
    finish: 'stop',
    usage: { prompt: 100, completion: 20, cached_prompt: 60 },
    tokens: null,
  });
  const { path, headers, body } = server.requests[0]!;
  expect([path, headers['x-api-key'], headers['anthropic-version'], headers.authorization]).toEqual([
    '/v1/messages',
    SECRET,
    '2023-06-01',
    undefined,
  ]);
  expect(body).toEqual({
    model: 'test-model',
    max_tokens: 16_000,
    temperature: 0,
    system: [{ type: 'text', text: 'the rules', cache_control: { type: 'ephemeral' } }],
    messages: [
      {
        role: 'user',
        content: [
          { type: 'text', text: 'the content', cache_control: { type: 'ephemeral' } },
          { type: 'text', text: ' of the conversation' },
        ],
      },
      { role: 'assistant', content: 'hm' },
      { role: 'user', content: 'again' },
    ],
    output_config: { format: { type: 'json_schema', schema: { type: 'object' } } },
  });
});

test('without a temperature and without a system text none is sent', async () => {
  await using server = await scriptedProvider([GOOD]);
  await anthropicAt(server).complete(asked({ temperature: null, messages: [{ role: 'user', content: 'x' }] }));
  expect(Object.keys(server.requests[0]!.body)).toEqual(['model', 'max_tokens', 'messages', 'output_config']);
});

test('nothing of the environment is sent', async () => {
  const names = ['ANTHROPIC_CUSTOM_HEADERS', 'ANTHROPIC_AUTH_TOKEN', 'ANTHROPIC_API_KEY', 'ANTHROPIC_BASE_URL'];
  for (const name of names) process.env[name] = 'X-From: environment';
  try {
    await using server = await scriptedProvider([GOOD]);
    await anthropicProvider({ model: 'm', baseURL: server.anthropicUrl }).complete(asked());
    expect(JSON.stringify(server.requests[0]!.headers)).not.toContain('environment');
  } finally {
    for (const name of names) delete process.env[name];
  }
});

test.each([
  ['end_turn', 'stop'],
  ['stop_sequence', 'stop'],
  ['tool_use', 'stop'],
  ['max_tokens', 'length'],
  [null, 'other'],
])('stop_reason %s is %s', async (reason, finish) => {
  await using server = await scriptedProvider([{ reply: 'x', finish: reason }]);
  expect((await anthropicAt(server).complete(asked())).finish).toBe(finish);
});

test.each([
  ['refusal', 'unusable_reply', 'The judge model refused to judge the conversation.'],
  ['model_context_window_exceeded', 'too_long', "The conversation is too long for the judge model's window."],
])('stop_reason %s is %s, and paid for', async (reason, fault, message) => {
  await using server = await scriptedProvider([{ reply: '{"label":"Y"', finish: reason }]);
  const usage = { prompt: 100, completion: 20, cached_prompt: 60 };
  expect(await failure(anthropicAt(server).complete(asked()))).toMatchObject({ fault, message, usage });
});

test.each<[string, object, string]>([
  [
    'thinking is left out',
    {
      content: [
        { type: 'thinking', thinking: 'Hm.', signature: 'x' },
        { type: 'redacted_thinking', data: 'x' },
        { type: 'text', text: 'a' },
        { type: 'text', text: 'b' },
      ],
    },
    'ab',
  ],
  ['no block is an empty text', { content: [] }, ''],
  ['blocks of wrong types are none', { content: [null, 7, { type: 'text' }, { type: 'text', text: 7 }] }, ''],
  [
    'the use of a tool is read although the content was asked for',
    { content: [{ type: 'tool_use', input: { label: 'Y' } }] },
    '{"label":"Y"}',
  ],
])('%s', async (_, fields, want) => {
  await using server = await scriptedProvider([answer(fields)]);
  expect((await anthropicAt(server).complete(asked())).text).toBe(want);
});

test.each<[string, unknown, object]>([
  ['none', undefined, { prompt: 0, completion: 0, cached_prompt: 0 }],
  ['no cache', { input_tokens: 5, output_tokens: 2 }, { prompt: 5, completion: 2, cached_prompt: 0 }],
  ['nonsense', { input_tokens: '5', output_tokens: -2 }, { prompt: 0, completion: 0, cached_prompt: 0 }],
])('usage: %s', async (_, usage, want) => {
  await using server = await scriptedProvider([answer({ usage })]);
  expect((await anthropicAt(server).complete(asked())).usage).toEqual(want);
});

describe('what a model does not take', () => {
  test('the form is requested with a forced tool, then only in words, and what worked is remembered', async () => {
    const steps = [
      refusal(400, 'output_config.format: Extra inputs are not permitted'),
      refusal(400, 'Thinking may not be enabled when tool_choice forces tool use.'),
      GOOD,
      GOOD,
    ];
    await using server = await scriptedProvider(steps);
    const judge = anthropicAt(server);
    await judge.complete(asked());
    await judge.complete(asked());
    expect(formats(server)).toEqual(['json_schema', 'tool', 'plain', 'plain']);
    expect(server.requests[1]!.body).toMatchObject({
      tools: [{ name: 'verdict', input_schema: { type: 'object' } }],
      tool_choice: { type: 'tool', name: 'verdict' },
    });
  });

  test.each<[string, Step]>([
    ['in the use of the tool', { reply: { label: 'Y' }, finish: 'tool_use' }],
    ['in the content although the tool was forced', { reply: { label: 'Y' }, as: 'content' }],
  ])('the reply is read %s', async (_, step) => {
    await using server = await scriptedProvider([refusal(400, 'no'), step]);
    const { text, finish } = await anthropicAt(server).complete(asked());
    expect([JSON.parse(text), finish]).toEqual([{ label: 'Y' }, 'stop']);
  });

  test('a temperature is left out from then on', async () => {
    await using server = await scriptedProvider([
      refusal(400, '`temperature` is deprecated for this model.'),
      GOOD,
      GOOD,
    ]);
    const judge = anthropicAt(server);
    await judge.complete(asked());
    await judge.complete(asked());
    expect(server.requests.map(({ body }) => body.temperature)).toEqual([0, undefined, undefined]);
    expect(new Set(formats(server))).toEqual(new Set(['json_schema']));
  });

  test('a shorter reply is asked for from then on', async () => {
    const message = 'max_tokens: 16000 > 2048, which is the maximum allowed number of output tokens for x';
    await using server = await scriptedProvider([refusal(400, message), GOOD, GOOD]);
    const judge = anthropicAt(server);
    await judge.complete(asked());
    await judge.complete(asked());
    expect(server.requests.map(({ body }) => body.max_tokens)).toEqual([16_000, 2048, 2048]);
  });

  test('a model that refuses everything has failed', async () => {
    await using server = await scriptedProvider(Array<Step>(3).fill(refusal(400, 'no')));
    expect((await failure(anthropicAt(server).complete(asked()))).fault).toBe('failed');
  });
});

describe('errors', () => {
  test.each([
    [401, 'authentication_error', 'invalid x-api-key', 'key_refused'],
    [403, 'permission_error', 'Your API key does not have permission', 'key_refused'],
    [404, 'not_found_error', 'model: test-model', 'failed'],
    [413, 'request_too_large', 'Request exceeds the maximum size', 'too_long'],
    [400, 'invalid_request_error', 'prompt is too long: 208310 tokens > 200000 maximum', 'too_long'],
    [
      400,
      'invalid_request_error',
      'input length and `max_tokens` exceed context limit: 199759 + 4096 > 200000, decrease input length or `max_tokens` and try again',
      'too_long',
    ],
  ])('%d %s: %s', async (status, type, message, fault) => {
    await using server = await scriptedProvider([refusal(status, message, type)]);
    expect((await failure(anthropicAt(server).complete(asked()))).fault).toBe(fault);
  });

  test.each([
    [529, 'overloaded_error'],
    [500, 'api_error'],
    [504, 'timeout_error'],
  ])('%d %s is tried again', async (status, type) => {
    const step = refusal(status, 'x', type);
    await using server = await scriptedProvider([step, step, GOOD]);
    expect((await anthropicAt(server).complete(asked())).text).toBe('good');
  });

  test('a repeated 529 fails, and may succeed later', async () => {
    await using server = await scriptedProvider(Array<Step>(3).fill(refusal(529, 'Overloaded', 'overloaded_error')));
    const { fault, canSucceedLater } = await failure(anthropicAt(server).complete(asked()));
    expect([fault, canSucceedLater]).toEqual(['failed', true]);
  });

  test('an error that comes with 200 is tried again as its name says', async () => {
    const overloaded = answer({ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } });
    await using server = await scriptedProvider([overloaded, GOOD]);
    expect((await anthropicAt(server).complete(asked())).text).toBe('good');
  });
});
