import { verdictReply } from '../scripted-provider.ts';
import type { ProviderName } from './fault-providers.ts';
import { FAULT, type Row, times } from './fault-row.ts';
import { usageOf } from './fault-rows-usage.ts';
import { CONTENT } from './fault-service.ts';

const message = (text: string, fields: object = {}) => ({ error: { message: text, ...fields } });

/** How each server says that a prompt is longer than its window. Most of them speak both interfaces. */
const FULL: [server: string, status: number, body: object][] = [
  [
    'OpenAI',
    400,
    message(
      "This model's maximum context length is 8192 tokens. However, your messages resulted in 9013 tokens. Please reduce the length of the messages.",
      { type: 'invalid_request_error', param: 'messages', code: 'context_length_exceeded' },
    ),
  ],
  [
    'OpenAI, of one message',
    400,
    message("Invalid 'messages[1].content': string too long. Expected a string with maximum length 1048576.", {
      type: 'invalid_request_error',
      param: 'messages[1].content',
      code: 'string_above_max_length',
    }),
  ],
  [
    'vLLM',
    400,
    {
      object: 'error',
      message:
        "This model's maximum context length is 4096 tokens. However, you requested 5000 tokens in the messages, Please reduce the length of the messages.",
      type: 'BadRequestError',
      param: null,
      code: 400,
    },
  ],
  [
    'vLLM, of the decoder',
    400,
    message('The decoder prompt (length 5000) is longer than the maximum model length of 4096.'),
  ],
  ['vLLM, of the reply', 400, message('max_tokens must be at least 1, got -20.', { code: 400 })],
  [
    'SGLang',
    400,
    {
      object: 'error',
      message: "The input (61709 tokens) is longer than the model's context length (40960 tokens).",
      type: 'BadRequestError',
      param: null,
      code: 400,
    },
  ],
  [
    'SGLang, of its memory',
    400,
    {
      object: 'error',
      message:
        'Input length (160062 tokens) exceeds the maximum allowed length (59862 tokens). Use a shorter input or enable --allow-auto-truncate.',
      type: 'BadRequestError',
      param: null,
      code: 400,
    },
  ],
  [
    'llama.cpp',
    400,
    message('request (14390 tokens) exceeds the available context size (4096 tokens), try increasing it', {
      code: 400,
      type: 'exceed_context_size_error',
      n_prompt_tokens: 14390,
      n_ctx: 4096,
    }),
  ],
  [
    'llama.cpp of old',
    500,
    message('the request exceeds the available context size. try increasing the context size or enable context shift', {
      code: 500,
      type: 'server_error',
    }),
  ],
  ['llama-cpp-python', 500, message('Requested tokens (5600) exceed context window of 4096')],
  [
    'LM Studio',
    400,
    {
      error:
        'Trying to keep the first 4500 tokens when context the overflows. However, the model is loaded with context length of only 4096 tokens, which is not enough. Try to load the model with a larger context length, or provide a shorter input',
    },
  ],
  [
    'LM Studio, of its engine',
    400,
    {
      error:
        'The number of tokens to keep from the initial prompt is greater than the context length (n_keep: 5055>= n_ctx: 4096).',
    },
  ],
  ['Ollama', 400, message('the input length exceeds the context length', { type: 'invalid_request_error' })],
  ['Ollama, of the prompt', 400, message('prompt too long; exceeded max context length by 904 tokens')],
  [
    'Text Generation Inference',
    422,
    {
      error:
        'Input validation error: `inputs` tokens + `max_new_tokens` must be <= 4096. Given: 5000 `inputs` tokens and 100 `max_new_tokens`',
      error_type: 'validation',
    },
  ],
  [
    'TensorRT-LLM',
    400,
    message(
      'Prompt length (5056) exceeds maximum input length (4096). Set log level to info and check TRTGptModel logs for how maximum input length is set',
    ),
  ],
  ['TabbyAPI', 400, message('Request length 71599 + 2048 is greater than max_seq_len 65536')],
  [
    'Mistral',
    400,
    {
      object: 'error',
      message: 'Prompt contains 40000 tokens and 0 draft tokens, too large for model with 32768 maximum context length',
      type: 'invalid_request_prompt',
      code: '3051',
    },
  ],
  [
    'xAI',
    400,
    {
      code: 'Client specified an invalid argument',
      error: "This model's maximum prompt length is 131072 but the request contains 200000 tokens.",
    },
  ],
  [
    'Gemini',
    400,
    [
      message('The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).', {
        code: 400,
        status: 'INVALID_ARGUMENT',
      }),
    ],
  ],
  ['Bedrock', 400, { message: 'Input is too long for requested model.' }],
  [
    'Cohere',
    400,
    {
      message:
        'too many tokens: total number of tokens in the prompt cannot exceed 4081 - received 5000. Try using a shorter prompt.',
    },
  ],
  [
    'LiteLLM',
    400,
    message(
      "litellm.ContextWindowExceededError: ContextWindowExceededError: the prompt is longer than the model's window",
      { code: '400' },
    ),
  ],
  [
    'Anthropic',
    400,
    {
      type: 'error',
      ...message('prompt is too long: 208310 tokens > 200000 maximum', { type: 'invalid_request_error' }),
    },
  ],
  [
    'Anthropic, of the reply',
    400,
    {
      type: 'error',
      ...message(
        'input length and `max_tokens` exceed context limit: 199759 + 4096 > 200000, decrease input length or `max_tokens` and try again',
        { type: 'invalid_request_error' },
      ),
    },
  ],
];

/** How servers say that one request has more tokens than the account may use in a minute, whatever the model's window. */
const ALLOWANCES: [server: string, status: number, body: object][] = [
  [
    'Groq',
    413,
    message(
      'Request too large for model `llama-3.3-70b-versatile` in organization `org_x` service tier `on_demand` on tokens per minute (TPM): Limit 12000, Requested 14137, please reduce your message size and try again. Need more tokens? Upgrade to Dev Tier today.',
      { type: 'tokens', code: 'rate_limit_exceeded' },
    ),
  ],
  [
    'OpenAI',
    429,
    message(
      'Request too large for gpt-6-luna in organization org-x on tokens per min (TPM): Limit 30000, Requested 342389. The input or output tokens must be reduced in order to run successfully.',
      { type: 'tokens', param: null, code: 'rate_limit_exceeded' },
    ),
  ],
];

const WORDS = Array.from({ length: 4000 }, (_, index) => `word${index}`).join(' ');
const long = [
  { role: 'user', content: `What is in this list? ${WORDS}` },
  { role: 'assistant', content: `Words, says ${CONTENT}.` },
];

/** Conversations that are too long. */
/** These blame the limit of the reply too, so the question is asked again without it where one was sent. */
const BLAME_THE_LIMIT = ['Text Generation Inference', 'Anthropic, of the reply'];

export const windowRows = (name: ProviderName): Row[] => [
  ...FULL.map(
    ([server, status, body]): Row => ({
      does: `says in the words of ${server} that its window is full`,
      steps: times(name === 'openai' && BLAME_THE_LIMIT.includes(server) ? 2 : 1, { status, body }),
      want: FAULT.tooLong,
    }),
  ),
  ...ALLOWANCES.map(
    ([server, status, body]): Row => ({
      does: `says in the words of ${server} that the account may not use so many tokens in a minute`,
      // They count the limit of the reply too, so the question is asked again without it where one was sent.
      steps: times(name === 'openai' ? 2 : 1, { status, body }),
      want: FAULT.aboveAllowance,
    }),
  ),
  {
    does: 'cuts a long conversation without a word',
    request: { messages: long },
    steps: [{ reply: verdictReply(), usage: usageOf(name, 2048, 20, 0) }],
    want: FAULT.shortened,
    paid: { prompt: 2048, completion: 20, cached_prompt: 0 },
  },
  {
    does: 'takes a long conversation as a whole',
    request: { messages: long },
    steps: [{ reply: verdictReply(), usage: usageOf(name, 12_000, 20, 0) }],
    want: { score: 1 },
    paid: { prompt: 12_000, completion: 20, cached_prompt: 0 },
  },
];
