import type { Answer } from './model-server.ts';

type Rest = Omit<Answer, 'path'>;

/** A chat completion as OpenAI's server answers it. */
export const chat = (message: object | string, rest: Rest = {}): Answer => ({
  path: '/v1/chat/completions',
  body: {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'm',
    choices: [{ index: 0, finish_reason: 'stop', logprobs: null, message: assistantMessage(message) }],
  },
  ...rest,
});

const assistantMessage = (message: object | string) => ({
  role: 'assistant',
  refusal: null,
  ...(typeof message === 'string' ? { content: message } : { content: null, ...message }),
});

/** The chunks of a chat completion, one a delta. */
export const chatChunks = (deltas: object[], finish: string | null = 'stop', rest: Rest = {}): Answer => ({
  path: '/v1/chat/completions',
  events: [
    ...deltas.map((delta) => chunk(delta, null)),
    ...(finish ? [chunk({}, finish), { ...chunk({}, null), choices: [], usage: { total_tokens: 1 } }] : []),
  ],
  ...rest,
});

const chunk = (delta: object, finish_reason: string | null) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'm',
  choices: [{ index: 0, delta, finish_reason, logprobs: null }],
});

export const chatCall = (id: string, name: string, args: string) => ({
  id,
  type: 'function',
  function: { name, arguments: args },
});

/** A response of OpenAI's Responses API. */
export const responseBody = (output: object[], fields: object = {}) => ({
  id: 'resp_1',
  object: 'response',
  created_at: 1,
  model: 'm',
  status: 'completed',
  error: null,
  incomplete_details: null,
  tools: [],
  output,
  ...fields,
});

export const response = (output: object[], fields: object = {}): Answer => ({
  path: '/v1/responses',
  body: responseBody(output, fields),
});

export const textItem = (text: string) => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  status: 'completed',
  content: [{ type: 'output_text', text, annotations: [], logprobs: [] }],
});

export const callItem = (call_id: string, name: string, args: string) => ({
  id: `fc_${call_id}`,
  type: 'function_call',
  call_id,
  name,
  arguments: args,
  status: 'completed',
});

/** The events of a response with one text, up to the end or before it. */
export const responseEvents = (pieces: string[], isWhole = true, rest: Rest = {}): Answer => {
  const text = pieces.join('');
  const empty = { ...textItem(''), content: [], status: 'in_progress' };
  const place = { item_id: 'msg_1', output_index: 1, content_index: 0 };
  const thought = { id: 'rs_1', type: 'reasoning', summary: [] };
  const events = [
    { type: 'response.created', response: responseBody([], { status: 'in_progress' }) },
    { type: 'response.output_item.added', output_index: 0, item: thought },
    { type: 'response.output_item.done', output_index: 0, item: thought },
    { type: 'response.output_item.added', output_index: 1, item: empty },
    { type: 'response.content_part.added', ...place, part: { type: 'output_text', text: '', annotations: [] } },
    ...pieces.map((delta) => ({ type: 'response.output_text.delta', ...place, delta, logprobs: [] })),
    { type: 'response.output_text.done', ...place, text, logprobs: [] },
    { type: 'response.content_part.done', ...place, part: { type: 'output_text', text, annotations: [] } },
    { type: 'response.output_item.done', output_index: 1, item: textItem(text) },
    { type: 'response.completed', response: responseBody([thought, textItem(text)]) },
  ].map((event, sequence_number) => ({ ...event, sequence_number }));
  return { path: '/v1/responses', events: isWhole ? events : events.slice(0, 5 + pieces.length), ...rest };
};

/** A message of Anthropic. */
export const messageBody = (content: { type?: string }[]) => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'm',
  content,
  stop_reason: content.some(({ type }) => type === 'tool_use') ? 'tool_use' : 'end_turn',
  stop_sequence: null,
  usage: { input_tokens: 1, output_tokens: 1 },
});

export const message = (content: { type?: string }[], rest: Rest = {}): Answer => ({
  path: '/v1/messages',
  body: messageBody(content),
  ...rest,
});

export const text = (words: string) => ({ type: 'text', text: words });

/** The events of a message of Anthropic: blocks as they begin, each with its deltas. */
export const messageEvents = (blocks: [object, object[]][], isWhole = true, rest: Rest = {}): Answer => ({
  path: '/v1/messages',
  events: [
    { type: 'message_start', message: { ...messageBody([]), stop_reason: null } },
    { type: 'ping' },
    ...blocks.flatMap(([content_block, deltas], index) => [
      { type: 'content_block_start', index, content_block },
      ...deltas.map((delta) => ({ type: 'content_block_delta', index, delta })),
      ...(isWhole ? [{ type: 'content_block_stop', index }] : []),
    ]),
    ...(isWhole
      ? [
          {
            type: 'message_delta',
            delta: { stop_reason: 'end_turn', stop_sequence: null },
            usage: { output_tokens: 2 },
          },
          { type: 'message_stop' },
        ]
      : []),
  ],
  ...rest,
});
