import { type ScriptedProvider, type Step, scriptedProvider } from '../../scripted-provider.ts';
import { asked, failure, openaiAt } from './completion-requests.ts';

const message = (text: string, fields: object = {}) => ({ error: { message: text, ...fields } });
const forbidden = (name: string) => ({
  object: 'error',
  message: {
    detail: [{ type: 'extra_forbidden', loc: ['body', name], msg: 'Extra inputs are not permitted', input: 1 }],
  },
  type: 'invalid_request_error',
  param: null,
  code: null,
});

/** What a call asked for besides the messages. */
const waysOf = ({ requests }: ScriptedProvider) =>
  requests.map(({ body }) =>
    [
      body.response_format?.type ?? (body.tools ? 'tools' : 'plain'),
      ...(body.response_format && 'schema' in body.response_format ? ['with schema'] : []),
      ...(/"explanation":\{"type":"string"\}/.test(JSON.stringify(body)) ? ['unbounded'] : []),
      ...(['temperature', 'seed'] as const).filter((name) => name in body),
      body.top_logprobs ?? 0,
    ].join(' '),
  );

/** A schema with something in it to bound. */
const schema = { name: 'verdict', schema: { type: 'object', properties: { explanation: { type: 'string' } } } };

const FULL = 'json_schema temperature seed 20';
const NO_SCHEMA = message(
  "Invalid parameter: 'response_format' of type 'json_schema' is not supported with this model.",
);
const NO_TOOLS = message('This model does not support tools');

/**
 * Real refusals in their servers' words, and what is asked for afterwards. Of xAI and Fireworks only the limits are known,
 * 8 and 5 alternatives, and not the words.
 */
const REFUSALS: [server: string, status: number, body: unknown, after: string, before?: unknown[]][] = [
  ['OpenAI', 400, NO_SCHEMA, 'tools temperature seed 20'],
  [
    'Azure',
    400,
    message('response_format value as json_schema is enabled only for api versions 2024-08-01-preview and later', {
      code: 'BadRequest',
    }),
    'tools temperature seed 20',
  ],
  ['DeepSeek', 400, message('This response_format type is unavailable now'), 'tools temperature seed 20'],
  [
    'DeepSeek',
    422,
    'Failed to deserialize the JSON body into the target type: response_format: response_format.type `json_schema` is unavailable now at line 1 column 1193',
    'tools temperature seed 20',
  ],
  [
    'Groq',
    400,
    message("'response_format.type' : value is not one of the allowed values ['text','json_object']"),
    'tools temperature seed 20',
  ],
  [
    'Groq',
    400,
    message('This model does not support response format `json_schema`.', { param: 'response_format' }),
    'tools temperature seed 20',
  ],
  [
    'Ollama',
    400,
    message('registry.ollama.ai/library/gemma:latest does not support tools', { type: 'api_error' }),
    'json_object temperature seed 20',
    [NO_SCHEMA],
  ],
  [
    'llama.cpp',
    500,
    { error: { code: 500, message: 'tools param requires --jinja flag', type: 'server_error' } },
    'json_object temperature seed 20',
    [NO_SCHEMA],
  ],
  [
    'llama.cpp',
    500,
    { error: { code: 500, message: 'Unsupported param: tools', type: 'server_error' } },
    'json_object temperature seed 20',
    [NO_SCHEMA],
  ],
  [
    'DeepSeek',
    400,
    message('Thinking mode does not support this tool_choice'),
    'json_object temperature seed 20',
    [NO_SCHEMA],
  ],
  [
    'OpenRouter',
    404,
    message('No endpoints found that support tool use. To learn more about provider routing, visit: …', { code: 404 }),
    'json_object temperature seed 20',
    [NO_SCHEMA],
  ],
  [
    'vLLM',
    400,
    message('"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set'),
    'json_object temperature seed 20',
    [NO_SCHEMA],
  ],
  [
    'LM Studio',
    400,
    { error: "'response_format.type' must be 'json_schema' or 'text'" },
    'plain temperature seed 20',
    [NO_SCHEMA, NO_TOOLS],
  ],
  [
    'DeepInfra',
    405,
    message('deepinfra error: json_object response format is not supported for model: stepfun-ai/Step-3.5-Flash'),
    'plain temperature seed 20',
    [NO_SCHEMA, NO_TOOLS],
  ],

  [
    'OpenAI',
    400,
    message(
      "Invalid schema for response_format 'verdict': In context=('properties', 'explanation'), 'maxLength' is not permitted.",
      { param: 'response_format' },
    ),
    'json_schema unbounded temperature seed 20',
  ],
  [
    'OpenAI',
    400,
    message(
      "Invalid schema for function 'verdict': In context=('properties', 'explanation'), 'maxLength' is not permitted.",
    ),
    'tools unbounded temperature seed 20',
    [NO_SCHEMA],
  ],
  [
    'vLLM',
    400,
    { object: 'error', message: 'The provided JSON schema contains features not supported by xgrammar.', code: 400 },
    'json_schema unbounded temperature seed 20',
  ],
  [
    'Gemini',
    400,
    [
      message('Invalid JSON payload received. Unknown name "maxLength" at \'schema\': Cannot find field.', {
        code: 400,
      }),
    ],
    'json_schema unbounded temperature seed 20',
  ],
  [
    'llama.cpp',
    400,
    {
      error: {
        code: 400,
        message: 'Failed to initialize samplers: failed to parse grammar',
        type: 'invalid_request_error',
      },
    },
    'json_schema unbounded temperature seed 20',
  ],
  [
    'llama-cpp-python',
    500,
    message(
      `[{'type': 'literal_error', 'loc': ('body', 'response_format', 'type'), 'msg': "Input should be 'text' or 'json_object'", 'input': 'json_schema', 'ctx': {'expected': "'text' or 'json_object'"}}]`,
      { type: 'internal_server_error', param: null, code: null },
    ),
    'json_object with schema temperature seed 20',
  ],
  [
    'llama-cpp-python',
    500,
    message('logprobs is not supported for models created with logits_all=False', { type: 'internal_server_error' }),
    'json_schema temperature seed 0',
  ],

  ['OpenAI', 403, message('You are not allowed to request logprobs from this model'), 'json_schema temperature seed 0'],
  ['OpenAI', 400, message('Unrecognized request argument supplied: logprobs'), 'json_schema temperature seed 0'],
  [
    'Azure',
    400,
    message("This model does not support the 'logprobs' parameter.", { param: 'logprobs' }),
    'json_schema temperature seed 0',
  ],
  ['Groq', 400, message('`logprobs` is not supported with this model'), 'json_schema temperature seed 0'],
  ['Mistral', 422, forbidden('logprobs'), 'json_schema temperature seed 0'],
  [
    'Gemini',
    400,
    [message('Logprobs is not enabled for models/gemini-2.5-pro', { code: 400, status: 'INVALID_ARGUMENT' })],
    'json_schema temperature seed 0',
  ],
  [
    'vLLM',
    400,
    { object: 'error', message: 'Requested sample logprobs of 20, which is greater than max allowed: 5', code: 400 },
    'json_schema temperature seed 5',
  ],
  ['vLLM', 400, { object: 'error', message: 'Cannot request more than 5 logprobs.' }, 'json_schema temperature seed 5'],
  ['DeepSeek', 400, { detail: 'Invalid top_logprobs and logprobs value' }, 'json_schema temperature seed 5'],
  [
    'xAI',
    400,
    { code: 'Client specified an invalid argument', error: 'top_logprobs must be between 0 and 8' },
    'json_schema temperature seed 5',
  ],
  [
    'Fireworks',
    422,
    message("Input should be less than or equal to 5: 'top_logprobs'"),
    'json_schema temperature seed 5',
  ],
  [
    'Together',
    422,
    message("5 is greater than the maximum of 1 - 'logprobs'", { param: null }),
    'json_schema temperature seed 0',
    [message('top_logprobs is too large')],
  ],

  [
    'OpenAI',
    400,
    message(
      "Unsupported value: 'temperature' does not support 0 with this model. Only the default (1) value is supported.",
      {
        param: 'temperature',
        code: 'unsupported_value',
      },
    ),
    'json_schema seed 20',
  ],
  [
    'Azure',
    400,
    message("Unsupported parameter: 'temperature' is not supported with this model.", { code: null }),
    'json_schema seed 20',
  ],
  ['Mistral', 422, forbidden('seed'), 'json_schema temperature 20'],
  [
    'Gemini',
    400,
    [message('Invalid JSON payload received. Unknown name "seed": Cannot find field.', { code: 400 })],
    'json_schema temperature 20',
  ],
];

test.each(REFUSALS)('%s %d %j: then %s', async (_server, status, body, after, before = []) => {
  const steps = before.map((earlier): Step => ({ status: 400, body: earlier as object }));
  const good: Step = { reply: { label: 'Y' }, labels: { Y: 0.9, N: 0.1 } };
  await using server = await scriptedProvider([...steps, { status, body: body as object }, good, good]);
  const judge = openaiAt(server);
  await judge.complete(asked({ schema, probabilities: true }));
  await judge.complete(asked({ schema, probabilities: true }));
  const ways = waysOf(server);
  expect([ways[0], ...ways.slice(steps.length + 1)]).toEqual([FULL, after, after]);
  // With a tool's arguments none come.
  expect(judge.givesProbabilities).toBe(!after.endsWith(' 0') && !after.startsWith('tools'));
});

test.each<[string, number, unknown]>([
  ['an unknown model', 404, message('The model `gpt-9` does not exist or you do not have access to it.')],
  ['an unknown path', 404, { detail: 'Not Found' }],
  ['no access', 403, message('Project does not have access to model')],
  [
    'a prompt that is filtered',
    400,
    message('The response was filtered …', { code: 'content_filter', param: 'prompt' }),
  ],
  ['an empty account', 400, message('Your credit balance is too low to access the API.')],
])('nothing is dropped for %s', async (_, status, body) => {
  await using server = await scriptedProvider([{ status, body: body as object }]);
  await failure(openaiAt(server).complete(asked({ probabilities: true })));
});

test('a refusal that names nothing takes bounds first, then the form of the reply, and the probabilities at last', async () => {
  const refused: Step = { status: 400, body: message('Bad request') };
  await using server = await scriptedProvider([...Array<Step>(5).fill(refused), { reply: 'good' }]);
  await openaiAt(server).complete(asked({ schema, probabilities: true }));
  expect(waysOf(server)).toEqual([
    FULL,
    'json_schema unbounded temperature seed 20',
    'tools unbounded temperature seed 20',
    'json_object temperature seed 20',
    'plain temperature seed 20',
    'plain temperature seed 0',
  ]);
});

test.each([
  'Internal server error',
  'The database schema is out of date: response_format table, json_object table',
  'could not parse the grammar of the configuration',
])('a server that is broken is not one that refuses something: %s', async (text) => {
  const broken: Step = { status: 500, body: message(text, { type: 'internal_server_error' }) };
  await using server = await scriptedProvider([broken, broken, { reply: 'good' }]);
  await openaiAt(server).complete(asked({ schema, probabilities: true }));
  expect(waysOf(server)).toEqual([FULL, FULL, FULL]);
});

test('what was not asked for is not what was refused', async () => {
  const refused: Step = { status: 400, body: message("'temperature' and 'logprobs' are not supported") };
  await using server = await scriptedProvider([refused, { reply: 'good' }]);
  await openaiAt(server).complete(asked({ temperature: null }));
  expect(waysOf(server)).toEqual(['json_schema seed 0', 'tools seed 0']);
});

test('what was learned of the one is not forgotten by a call that does not ask for it', async () => {
  await using server = await scriptedProvider([
    { status: 400, body: message('`logprobs` is not supported with this model') },
    { reply: 'good' },
    { reply: 'good' },
    { reply: 'good' },
  ]);
  const judge = openaiAt(server);
  for (const probabilities of [true, false, true]) await judge.complete(asked({ probabilities }));
  expect(waysOf(server).slice(1)).toEqual(Array(3).fill('json_schema temperature seed 0'));
});

describe('how the reply opens', () => {
  const own: Step = { reply: '{"mark": "Y", "explanation": "Short."}' };
  const copied: Step = { reply: '{ "mark": "0123456789ab", "explanation": "Short."}' };
  const marks = ({ requests }: ScriptedProvider) =>
    requests.map(({ body }) => {
      const { properties } = (body.response_format?.json_schema?.schema ?? {}) as typeof schema.schema;
      return properties && 'mark' in properties ? properties.mark : null;
    });
  const asks = async (server: ScriptedProvider, count: number) => {
    const judge = openaiAt(server);
    for (let call = 0; call < count; call++) await judge.complete(asked({ schema }));
    return marks(server);
  };

  test('is prescribed by the schema once a model was seen not to copy it', async () => {
    await using server = await scriptedProvider([copied, own, copied, copied]);
    const prescribed = { type: 'string', enum: ['0123456789ab'] };
    expect(await asks(server, 4)).toEqual([null, null, prescribed, prescribed]);
  });

  test('is left to the model where the server takes no bounds, and may compile each schema for long', async () => {
    const refused = message("In context=('properties', 'explanation'), 'maxLength' is not permitted.");
    await using server = await scriptedProvider([{ status: 400, body: refused }, own, own]);
    expect(await asks(server, 2)).toEqual([null, null, null]);
  });

  test('is left to the model that gave no text', async () => {
    await using server = await scriptedProvider([{ reply: null }, copied]);
    expect(await asks(server, 2)).toEqual([null, null]);
  });
});

describe('where the reply stands', () => {
  const verdict = { label: 'Y' };
  test.each<[string, Step[]]>([
    ['in the call of the tool that was asked for', [{ status: 400, body: NO_SCHEMA }, { reply: verdict }]],
    [
      'in the content although a tool was asked for',
      [
        { status: 400, body: NO_SCHEMA },
        { reply: verdict, as: 'content' },
      ],
    ],
    ['in a call although the content was asked for', [{ reply: verdict, as: 'call', finish: 'tool_calls' }]],
    ['beside a reasoning', [{ reply: verdict, message: { reasoning_content: 'Hm.', reasoning: 'Hm.' } }]],
    [
      'in a call beside some words',
      [
        { status: 400, body: NO_SCHEMA },
        { reply: verdict, message: { content: 'I call it.' } },
      ],
    ],
    [
      'in a call as an object',
      [{ reply: null, message: { tool_calls: [{ function: { name: 'verdict', arguments: verdict } }] } }],
    ],
  ])('%s', async (_, steps) => {
    await using server = await scriptedProvider(steps);
    const { text, finish } = await openaiAt(server).complete(asked());
    expect([JSON.parse(text), finish]).toEqual([verdict, 'stop']);
  });

  test('the tool is the only one, strict and forced', async () => {
    await using server = await scriptedProvider([{ status: 400, body: NO_SCHEMA }, { reply: verdict }]);
    await openaiAt(server).complete(asked());
    expect(server.requests[1]!.body).toMatchObject({
      tools: [{ type: 'function', function: { name: 'verdict', parameters: { type: 'object' }, strict: true } }],
      tool_choice: { type: 'function', function: { name: 'verdict' } },
    });
  });
});

test.each([
  ['OpenAI', { prompt_tokens: 9, prompt_tokens_details: { cached_tokens: 4 } }],
  ['DeepSeek', { prompt_tokens: 9, prompt_cache_hit_tokens: 4, prompt_cache_miss_tokens: 5 }],
])('cached tokens as %s counts them', async (_, usage) => {
  await using server = await scriptedProvider([{ reply: 'good', usage }]);
  const completion = await openaiAt(server).complete(asked());
  expect(completion.usage).toEqual({ prompt: 9, completion: 0, cached_prompt: 4 });
});
