import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { markOf } from './scripted-provider.ts';

type Fields = Record<string, unknown>;
// biome-ignore lint/suspicious/noExplicitAny: what a client sends may be anything, and is looked into here.
type Body = any;

interface Said {
  status: number;
  body: object;
}

/** How a product answers: what it refuses in its own words, and else a completion that holds a text. */
export interface Dialect {
  path: string;
  /** Fields that it knows, those that are sent for nothing among them. Any other fails the test. */
  fields: readonly string[];
  /** Its refusal of a request, or undefined. */
  refuse: (body: Body, headers: IncomingHttpHeaders) => Said | undefined;
  schemaOf: (body: Body) => Fields | undefined;
  complete: (text: string, body: Body) => object;
}

/**
 * A server that speaks as one product does, with a model behind it that writes what a JSON schema asks for: the label Y or 7.
 * What the product would not understand fails the test.
 */
export async function dialectServer(dialect: Dialect) {
  const faults: string[] = [];
  const statuses: number[] = [];
  const server = createServer(async (request, response) => {
    // A service asks for the list of models when it starts, which is no call of the model.
    if (request.method === 'GET') return void response.writeHead(404).end();
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString() || '{}');
    const said = answer(body, `${request.method} ${request.url}`, request.headers);
    statuses.push(said.status);
    response.writeHead(said.status, { 'content-type': 'application/json' }).end(JSON.stringify(said.body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  function answer(body: Body, what: string, headers: IncomingHttpHeaders): Said {
    if (what !== `POST ${dialect.path}`) faults.push(`unexpected call: ${what}`);
    for (const field of Object.keys(body))
      if (!dialect.fields.includes(field)) faults.push(`unexpected field: ${field}`);
    const refused = dialect.refuse(body, headers);
    if (refused) return refused;
    const schema = dialect.schemaOf(body);
    if (!schema) faults.push('a request without a schema');
    else faults.push(...looseObjects(schema));
    return {
      status: 200,
      body: dialect.complete(JSON.stringify(written(schema ?? {}, markOf({ text: textOf(body) }))), body),
    };
  }

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Of the answers so far, in their order. */
    statuses,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      if (faults.length > 0) throw new Error(`${dialect.path}: ${[...new Set(faults)].join('; ')}`);
    },
  };
}

/** All texts of a request. */
const textOf = ({ system = [], messages }: Body): string =>
  [...system, ...messages.map(({ content }: Body) => content)]
    .flat()
    .map((part: Body) => (typeof part === 'string' ? part : part.text))
    .join('\n');

/** About as many tokens as a text has. */
const tokensOf = (text: string) => Math.ceil(text.length / 4);

/** What strict modes demand of every object: all keys required, and no others. */
function looseObjects(schema: Body): string[] {
  const inner = [...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : [])].flatMap(
    looseObjects,
  );
  if (schema.type !== 'object') return inner;
  const isStrict =
    schema.additionalProperties === false &&
    Object.keys(schema.properties).every((key) => schema.required.includes(key));
  return isStrict ? inner : [...inner, 'a schema that is not strict'];
}

/** What a grammar lets a model write; of labels, the one that is wanted. */
function written(schema: Body, mark: string | undefined): unknown {
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties).map(([key, property]) => [
        key,
        key === 'mark' ? mark : written(property, mark),
      ]),
    );
  if (schema.type === 'array') return [];
  if (schema.enum) return schema.enum.find((value: unknown) => value === 'Y' || value === '7') ?? schema.enum[0];
  return schema.type === 'integer' ? 0 : 'Because of what it says.';
}

/** The text in pieces as tokenizers make them, each with its likeliest alternatives as most servers give them. */
function logprobsOf(text: string, most: number) {
  const label = /(?<="label":")[^"]+/.exec(text)!;
  const others: Record<string, [string, number][]> = {
    Y: [
      ['Y', 0.9],
      ['N', 0.1],
    ],
    7: [
      ['7', 0.5],
      ['8', 0.3],
      ['6', 0.2],
    ],
  };
  const one = (token: string, probability: number) => ({
    token,
    logprob: Math.log(probability),
    bytes: [...Buffer.from(token)],
  });
  return [...text.matchAll(/[A-Za-z]+|[0-9]|[^A-Za-z0-9]+/g)].map(({ 0: token, index }) => {
    const top = index === label.index ? others[label[0]]! : [[token, 1] as [string, number]];
    return { ...one(token, top[0]![1]), top_logprobs: top.slice(0, most).map((pair) => one(...pair)) };
  });
}

/** Chat completions as every server gives them; each adds and changes something. */
function chat(text: string, body: Body, own: { message?: object; choice?: object; usage?: object; answer?: object }) {
  const [prompt_tokens, completion_tokens] = [tokensOf(textOf(body)), tokensOf(text)];
  const message = { role: 'assistant', content: text, ...own.message };
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_795_000_000,
    model: body.model,
    choices: [{ index: 0, message, finish_reason: 'stop', ...own.choice }],
    usage: { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens, ...own.usage },
    ...own.answer,
  };
}

const CHAT = {
  path: '/v1/chat/completions',
  fields: ['model', 'messages', 'temperature', 'seed', 'logprobs', 'top_logprobs', 'max_tokens', 'response_format'],
  schemaOf: ({ response_format: format }: Body) =>
    format?.type === 'json_schema' ? format.json_schema.schema : undefined,
};

const error = (status: number, fields: Fields): Said => ({
  status,
  body: { error: { param: null, code: null, ...fields } },
});

/** It takes every field and does nothing with those that it does not know, log probabilities before 0.12.11. */
export const ollama = ({ givesLogprobs }: { givesLogprobs: boolean }): Dialect => ({
  ...CHAT,
  refuse({ model, top_logprobs }) {
    if (model !== 'qwen3:14b') return error(404, { message: `model '${model}' not found`, type: 'not_found_error' });
    if (givesLogprobs && top_logprobs > 20)
      return error(400, { message: 'top_logprobs must be between 0 and 20', type: 'invalid_request_error' });
    return undefined;
  },
  complete: (text, body) =>
    chat(text, body, {
      message: { reasoning: 'The user wants a verdict.' },
      choice: givesLogprobs && body.logprobs ? { logprobs: { content: logprobsOf(text, body.top_logprobs) } } : {},
      answer: { system_fingerprint: 'fp_ollama' },
    }),
});

/** Its limit of alternatives is --max-logprobs, by default 20. */
export const vllm: Dialect = {
  ...CHAT,
  refuse({ model, top_logprobs }) {
    if (model !== 'Qwen/Qwen3-14B')
      return error(404, {
        message: `The model \`${model}\` does not exist.`,
        type: 'NotFoundError',
        param: 'model',
        code: 404,
      });
    if (top_logprobs > 20) {
      const message = `Requested sample logprobs of ${top_logprobs}, which is greater than max allowed: 20`;
      return error(400, { message, type: 'BadRequestError', code: 400 });
    }
    return undefined;
  },
  complete: (text, body) =>
    chat(text, body, {
      message: { refusal: null, annotations: null, audio: null, function_call: null, reasoning: null },
      choice: {
        logprobs: body.logprobs ? { content: logprobsOf(text, body.top_logprobs) } : null,
        stop_reason: null,
        token_ids: null,
      },
      usage: { prompt_tokens_details: null },
      answer: { service_tier: null, system_fingerprint: null, prompt_logprobs: null, kv_transfer_params: null },
    }),
};

/**
 * A model that reasons takes neither a temperature nor log probabilities.
 * @param logprobs Its refusal of log probabilities.
 */
const openai = (logprobs: Said, temperature: Fields): Dialect => ({
  ...CHAT,
  refuse(body, { authorization }) {
    if (authorization !== 'Bearer sk-...')
      return error(401, {
        message: 'Incorrect API key provided: sk-....',
        type: 'invalid_request_error',
        code: 'invalid_api_key',
      });
    if (body.max_tokens !== undefined)
      return error(400, {
        message:
          "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
        type: 'invalid_request_error',
        param: 'max_tokens',
        code: 'unsupported_parameter',
      });
    if (body.logprobs || body.top_logprobs) return logprobs;
    if (body.temperature !== undefined && body.temperature !== 1)
      return error(400, { type: 'invalid_request_error', param: 'temperature', ...temperature });
    return undefined;
  },
  complete: (text, body) =>
    chat(text, body, {
      message: { refusal: null, annotations: [] },
      usage: {
        prompt_tokens_details: { cached_tokens: 0, audio_tokens: 0 },
        completion_tokens_details: { reasoning_tokens: 0, audio_tokens: 0 },
      },
      answer: { service_tier: 'default', system_fingerprint: null },
    }),
});

/** GPT-5 as it came out. */
export const gpt5 = openai(
  error(403, { message: 'You are not allowed to request logprobs from this model', type: 'invalid_request_error' }),
  {
    message:
      "Unsupported value: 'temperature' does not support 0 with this model. Only the default (1) value is supported.",
    code: 'unsupported_value',
  },
);

/** GPT-5.6 and GPT-6 while they reason. */
export const gpt6 = openai(
  error(400, {
    message: "Unsupported parameter: 'logprobs' is not supported with this model.",
    type: 'invalid_request_error',
    param: 'logprobs',
    code: 'unsupported_parameter',
  }),
  { message: "Unsupported parameter: 'temperature' is not supported with this model.", code: 'unsupported_parameter' },
);

const anthropicError = (status: number, type: string, message: string): Said => ({
  status,
  body: { type: 'error', error: { type, message }, request_id: 'req_1' },
});

/** Models since Opus 4.7 take no temperature, and think by themselves. */
export const anthropic: Dialect = {
  path: '/v1/messages',
  fields: ['model', 'max_tokens', 'system', 'messages', 'temperature', 'output_config', 'thinking'],
  refuse(body, headers) {
    if (headers['x-api-key'] !== 'sk-ant-...') return anthropicError(401, 'authentication_error', 'invalid x-api-key');
    if (headers['anthropic-version'] !== '2023-06-01')
      return anthropicError(400, 'invalid_request_error', 'anthropic-version: header is required');
    if (!(body.max_tokens > 0)) return anthropicError(400, 'invalid_request_error', 'max_tokens: Field required');
    if (body.temperature !== undefined)
      return anthropicError(400, 'invalid_request_error', '`temperature` is deprecated for this model.');
    return undefined;
  },
  schemaOf: ({ output_config: config }) => (config?.format?.type === 'json_schema' ? config.format.schema : undefined),
  complete: (text, body) => ({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: body.model,
    content: [
      { type: 'thinking', thinking: '', signature: 'EqQBCgIYAg==' },
      { type: 'text', text },
    ],
    stop_reason: 'end_turn',
    stop_sequence: null,
    usage: {
      input_tokens: 20,
      cache_creation_input_tokens: tokensOf(textOf(body)),
      cache_read_input_tokens: 0,
      output_tokens: tokensOf(text),
      service_tier: 'standard',
    },
  }),
};
