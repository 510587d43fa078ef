/** The error body in OpenAI's form. */
export const message = (text: string, fields: object = {}) => ({ error: { message: text, ...fields } });
const forbidden = (name: string) => ({
  object: 'error',
  message: {
    detail: [{ type: 'extra_forbidden', loc: ['body', name], msg: 'Extra inputs are not permitted', input: 1 }],
  },
  type: 'invalid_request_error',
  param: null,
  code: null,
});

/** What is requested first: format, temperature, seed and alternatives per token. */
export const FULL = 'json_schema temperature seed 20';
export const NO_SCHEMA = message(
  "Invalid parameter: 'response_format' of type 'json_schema' is not supported with this model.",
);
const NO_TOOLS = message('This model does not support tools');

/**
 * Real refusals in their servers' words, and what is asked for afterwards. Of xAI and Fireworks only the limits are known,
 * 8 and 5 alternatives, and not the words.
 */
export const REFUSALS: [server: string, status: number, body: unknown, after: string, before?: unknown[]][] = [
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
