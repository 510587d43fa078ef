import { buildTrace } from '../../src/otlp/assembly/build-trace.ts';
import type { Reading } from '../../src/otlp/reading.ts';
import { readSpan } from '../../src/otlp/reading.ts';
import { spansOfJson } from '../../src/otlp/wire/json.ts';
import { log, readingOfLog, span } from './otlp-samples.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const chat = [
  { role: 'system', content: 'Be kind.' },
  { role: 'user', content: 'Hello' },
  { role: 'assistant', content: 'Hello! How can I help?' },
];
const messagesOf = (readings: Reading[]) => (buildTrace(traceId, readings)?.trace as { messages?: unknown })?.messages;
const event = (name: string, attributes: Record<string, unknown>) => ({
  name,
  attributes: new Map(Object.entries(attributes)),
});

const model = { 'gen_ai.system': 'openai', 'gen_ai.request.model': 'gpt-5.2' };
const json = JSON.stringify;

/** The same conversation as each convention writes it. */
const conventions: Record<string, Reading[]> = {
  'current GenAI, JSON text': [
    readSpan(
      span({
        'gen_ai.operation.name': 'chat',
        'gen_ai.system_instructions': json([{ type: 'text', content: 'Be kind.' }]),
        'gen_ai.input.messages': json([{ role: 'user', parts: [{ type: 'text', content: 'Hello' }] }]),
        'gen_ai.output.messages': json([
          { role: 'assistant', parts: [{ type: 'text', content: 'Hello! How can I help?' }], finish_reason: 'stop' },
        ]),
      }),
    ),
  ],
  'current GenAI, values': [
    readSpan(
      span({
        'gen_ai.operation.name': 'chat',
        'gen_ai.input.messages': [
          { role: 'system', parts: [{ type: 'text', content: 'Be kind.' }] },
          { role: 'user', parts: [{ type: 'text', content: 'Hello' }] },
        ],
        'gen_ai.output.messages': [{ role: 'assistant', parts: [{ type: 'text', content: 'Hello! How can I help?' }] }],
      }),
    ),
  ],
  'current GenAI, one event': [
    readSpan(span({ 'gen_ai.operation.name': 'chat' })),
    readingOfLog(
      log('gen_ai.client.inference.operation.details', null, {
        attributes: new Map<string, unknown>([
          ['gen_ai.system_instructions', [{ type: 'text', content: 'Be kind.' }]],
          ['gen_ai.input.messages', [{ role: 'user', parts: [{ type: 'text', content: 'Hello' }] }]],
          [
            'gen_ai.output.messages',
            [{ role: 'assistant', parts: [{ type: 'text', content: 'Hello! How can I help?' }] }],
          ],
        ]),
      }),
    ),
  ],
  'older GenAI, log events without their span': [
    readingOfLog(log('gen_ai.choice', { index: 0, message: { content: 'Hello! How can I help?' } }, { time: 3 })),
    readingOfLog(log('gen_ai.user.message', { content: 'Hello' }, { time: 2 })),
    readingOfLog(log('', { content: 'Be kind.' }, { attributes: new Map([['event.name', 'gen_ai.system.message']]) })),
  ],
  'older GenAI, span events': [
    readSpan(
      span(model, {
        events: [
          event('gen_ai.system.message', { content: 'Be kind.' }),
          event('gen_ai.user.message', { 'gen_ai.event.content': json({ content: 'Hello' }) }),
          event('gen_ai.choice', { message: json({ content: 'Hello! How can I help?' }), index: 0 }),
        ],
      }),
    ),
  ],
  'older GenAI, prompt and completion events': [
    readSpan(
      span(model, {
        events: [
          event('gen_ai.content.prompt', { 'gen_ai.prompt': json(chat.slice(0, 2)) }),
          event('gen_ai.content.completion', { 'gen_ai.completion': json(chat.slice(2)) }),
        ],
      }),
    ),
  ],
  traceloop: [
    readSpan(
      span({
        'llm.request.type': 'chat',
        'gen_ai.prompt.0.role': 'system',
        'gen_ai.prompt.0.content': 'Be kind.',
        'gen_ai.prompt.1.role': 'user',
        'gen_ai.prompt.1.content': json([{ type: 'text', text: 'Hello' }]),
        'gen_ai.completion.0.role': 'assistant',
        'gen_ai.completion.0.content': 'Hello! How can I help?',
        'gen_ai.completion.0.finish_reason': 'stop',
      }),
    ),
  ],
  'OpenInference, messages': [
    readSpan(
      span({
        'openinference.span.kind': 'LLM',
        'llm.input_messages.10.message.role': 'user',
        'llm.input_messages.10.message.contents.0.message_content.type': 'text',
        'llm.input_messages.10.message.contents.0.message_content.text': 'Hello',
        'llm.input_messages.9.message.role': 'system',
        'llm.input_messages.9.message.content': 'Be kind.',
        'llm.output_messages.0.message.role': 'assistant',
        'llm.output_messages.0.message.content': 'Hello! How can I help?',
      }),
    ),
  ],
  'OpenInference, whole values': [
    readSpan(
      span({
        'openinference.span.kind': 'LLM',
        'input.value': json({ model: 'gpt-5.2', messages: chat.slice(0, 2) }),
        'input.mime_type': 'application/json',
        'output.value': 'Hello! How can I help?',
      }),
    ),
  ],
  'AI SDK, legacy': [
    readSpan(
      span({
        'ai.operationId': 'ai.generateText.doGenerate',
        'ai.prompt.messages': json([chat[0], { role: 'user', content: [{ type: 'text', text: 'Hello' }] }]),
        'ai.response.text': 'Hello! How can I help?',
      }),
    ),
  ],
};

it.each(Object.entries(conventions))('%s', (_name, readings) => {
  expect(messagesOf(readings)).toEqual(chat);
});

const call = { id: 'c1', type: 'function', function: { name: 'find', arguments: '{"q":"x"}' } };
const used = [
  { role: 'user', content: 'Find x' },
  { role: 'assistant', content: null, tool_calls: [call] },
  { role: 'tool', tool_call_id: 'c1', content: 'none' },
  { role: 'assistant', content: 'There is none.' },
];

/** The same use of a tool. */
const tools: Record<string, Reading> = {
  'current GenAI': readSpan(
    span({
      'gen_ai.operation.name': 'chat',
      'gen_ai.input.messages': json([
        { role: 'user', parts: [{ type: 'text', content: 'Find x' }] },
        { role: 'assistant', parts: [{ type: 'tool_call', id: 'c1', name: 'find', arguments: { q: 'x' } }] },
        { role: 'tool', parts: [{ type: 'tool_call_response', id: 'c1', result: 'none' }] },
      ]),
      'gen_ai.output.messages': json([{ role: 'assistant', parts: [{ type: 'text', content: 'There is none.' }] }]),
    }),
  ),
  traceloop: readSpan(
    span({
      'llm.request.type': 'chat',
      'gen_ai.prompt.0.role': 'user',
      'gen_ai.prompt.0.content': 'Find x',
      'gen_ai.prompt.1.role': 'assistant',
      'gen_ai.prompt.1.tool_calls.0.id': 'c1',
      'gen_ai.prompt.1.tool_calls.0.name': 'find',
      'gen_ai.prompt.1.tool_calls.0.arguments': '{"q":"x"}',
      'gen_ai.prompt.2.role': 'tool',
      'gen_ai.prompt.2.tool_call_id': 'c1',
      'gen_ai.prompt.2.content': 'none',
      'gen_ai.completion.0.content': 'There is none.',
    }),
  ),
  'AI SDK, legacy': readSpan(
    span({
      'ai.operationId': 'ai.streamText.doStream',
      'ai.prompt.messages': json([
        { role: 'user', content: 'Find x' },
        { role: 'assistant', content: [{ type: 'tool-call', toolCallId: 'c1', toolName: 'find', input: { q: 'x' } }] },
        {
          role: 'tool',
          content: [
            { type: 'tool-result', toolCallId: 'c1', toolName: 'find', output: { type: 'text', value: 'none' } },
          ],
        },
      ]),
      'ai.response.text': 'There is none.',
    }),
  ),
};

it.each(Object.entries(tools))('%s, with a tool', (_name, reading) => {
  expect(messagesOf([reading])).toEqual(used);
});

describe('model calls without messages', () => {
  const hints: [string, Record<string, unknown>, string, string][] = [
    [
      'OpenTelemetry',
      { 'gen_ai.operation.name': 'chat' },
      'opentelemetry.instrumentation.openai_v2',
      'OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT',
    ],
    ['traceloop', { 'llm.request.type': 'chat' }, 'opentelemetry.instrumentation.openai.v1', 'TRACELOOP_TRACE_CONTENT'],
    [
      'OpenInference',
      { 'openinference.span.kind': 'LLM', 'input.value': '__REDACTED__' },
      'openinference.instrumentation.openai',
      'OPENINFERENCE_HIDE_INPUTS',
    ],
    ['AI SDK', { 'ai.operationId': 'ai.generateText.doGenerate' }, 'ai', 'recordInputs'],
  ];

  it.each(hints)('%s: the tags say how to switch them on', (_name, attributes, scope, word) => {
    const built = buildTrace(traceId, [readSpan(span(attributes, { scope }))]);
    expect(built?.trace).toEqual({ messages: [], system: null, tools: null });
    expect(built?.tags).toMatchObject({ 'otel.content': 'missing', 'otel.hint': expect.stringContaining(word) });
  });

  it('are no conversation of empty texts, though their events name calls and results', () => {
    const unheard = { id: 'c1', type: 'function', function: { name: 'find' } };
    const built = buildTrace(traceId, [
      readSpan(span({ 'gen_ai.operation.name': 'chat' })),
      readingOfLog(log('gen_ai.user.message', {})),
      readingOfLog(log('gen_ai.assistant.message', { tool_calls: [unheard] })),
      readingOfLog(log('gen_ai.tool.message', { id: 'c1' })),
      readingOfLog(log('gen_ai.choice', { index: 0, message: { role: 'assistant', tool_calls: [unheard] } })),
    ]);
    expect(built).toMatchObject({ trace: { messages: [] }, tags: { 'otel.content': 'missing' } });
  });

  it('are left out beside others', () => {
    const [full] = conventions.traceloop!;
    const empty = readSpan(span({ 'gen_ai.operation.name': 'chat' }, { spanId: '00f067aa0ba902b8' }));
    const built = buildTrace(traceId, [full!, empty]);
    expect(built?.trace).toMatchObject({ messages: chat });
    expect(built?.tags).toMatchObject({ 'otel.content': 'partial' });
  });

  const asked = json([{ role: 'user', parts: [{ type: 'text', content: 'Hello' }] }]);
  const said = json([{ role: 'assistant', parts: [{ type: 'text', content: 'Hi' }] }]);
  const halves: [string, Record<string, unknown>, RegExp][] = [
    ['no input', { 'gen_ai.output.messages': said }, /question is missing.*CAPTURE_MESSAGE_CONTENT/],
    ['an empty input', { 'gen_ai.input.messages': '[]', 'gen_ai.output.messages': said }, /question is missing/],
    [
      'instructions only',
      {
        'gen_ai.system_instructions': json([{ type: 'text', content: 'Be kind.' }]),
        'gen_ai.input.messages': '[]',
        'gen_ai.output.messages': said,
      },
      /question is missing/,
    ],
    [
      'a user’s message without parts',
      { 'gen_ai.input.messages': json([{ role: 'user', parts: [] }]), 'gen_ai.output.messages': said },
      /question is missing/,
    ],
    [
      'a user’s text without its words',
      {
        'gen_ai.input.messages': json([
          { role: 'user', parts: [{ type: 'text', content: 'Hello' }] },
          { role: 'user', parts: [{ type: 'text' }] },
        ]),
        'gen_ai.output.messages': said,
      },
      /content of a user’s message is missing/,
    ],
    [
      'an input that is no JSON',
      { 'gen_ai.input.messages': 'not json', 'gen_ai.output.messages': said },
      /question is missing. gen_ai.input.messages cannot be read/,
    ],
    ['no output', { 'gen_ai.input.messages': asked }, /answer is missing/],
    [
      'a traceloop prompt without content',
      { 'llm.request.type': 'chat', 'gen_ai.prompt.0.role': 'user', 'gen_ai.completion.0.content': 'Hi' },
      /question is missing.*TRACELOOP/,
    ],
  ];
  it.each(halves)('%s: half a call is not taken for a whole one', (_name, attributes, hint) => {
    const built = buildTrace(traceId, [readSpan(span({ 'gen_ai.operation.name': 'chat', ...attributes }))]);
    expect(built?.tags).toMatchObject({ 'otel.content': 'partial', 'otel.hint': expect.stringMatching(hint) });
  });

  it('are brought by events where the span has only half of them', () => {
    const half = readSpan(span({ 'gen_ai.operation.name': 'chat', 'gen_ai.output.messages': said }));
    const built = buildTrace(traceId, [half, readingOfLog(log('gen_ai.user.message', { content: 'Hello' }))]);
    expect(built?.trace).toMatchObject({ messages: [{ content: 'Hello' }, { content: 'Hi' }] });
    expect(built?.tags).not.toHaveProperty('otel.content');
  });

  it('that cannot be read are not said to be switched off', () => {
    const attributes = { 'gen_ai.operation.name': 'chat', 'gen_ai.input.messages': 'hello' };
    expect(readSpan(span(attributes)).hint).toMatch(/^gen_ai.input.messages cannot be read/);
  });

  it('a trace without any is not built', () => {
    expect(buildTrace(traceId, [readSpan(span({ 'http.request.method': 'GET' }))])).toBeUndefined();
  });
});

const choices: [string, Reading[]][] = [
  [
    'messages',
    [
      readSpan(
        span({
          'gen_ai.operation.name': 'chat',
          'gen_ai.input.messages': [{ role: 'user', parts: [{ type: 'text', content: 'Hello' }] }],
          'gen_ai.output.messages': ['one', 'two'].map((content) => ({
            role: 'assistant',
            parts: [{ type: 'text', content }],
          })),
        }),
      ),
    ],
  ],
  [
    'log events',
    [
      readSpan(span({ 'gen_ai.operation.name': 'chat' })),
      readingOfLog(log('gen_ai.user.message', { content: 'Hello' })),
      readingOfLog(log('gen_ai.choice', { index: 0, message: { content: 'one' } }, { time: 2 })),
      readingOfLog(log('gen_ai.choice', { index: 1, message: { content: 'two' } }, { time: 3 })),
    ],
  ],
];
it.each(choices)(
  'several answers to one question, as %s, are no conversation: the first is kept',
  (_name, readings) => {
    const built = buildTrace(traceId, readings);
    expect(built?.trace).toMatchObject({ messages: [{ content: 'Hello' }, { content: 'one' }] });
    expect(built?.tags).toMatchObject({
      'otel.content': 'partial',
      'otel.hint': expect.stringMatching(/gave 2 answers/),
    });
  },
);

describe('the session', () => {
  const chatAttributes = { 'gen_ai.request.model': 'gpt-5.2', 'gen_ai.conversation.id': 'C' };
  const given: [string, Record<string, unknown>, { session?: string }, string][] = [
    ['is the span’s session.id', { 'session.id': 'S' }, { session: 'R' }, 'S'],
    ['is otherwise the conversation', {}, { session: 'R' }, 'C'],
    ['is otherwise the resource’s', { 'gen_ai.conversation.id': '' }, { session: 'R' }, 'R'],
  ];
  it.each(given)('%s', (_name, attributes, rest, session) => {
    const built = buildTrace(traceId, [readSpan(span({ ...chatAttributes, ...attributes }, rest))]);
    expect(built?.tags['session.id']).toBe(session);
  });

  it('is read of the resource', () => {
    const resource = { attributes: [{ key: 'session.id', value: { stringValue: 'R' } }] };
    const ids = { traceId, spanId: '00f067aa0ba902b7' };
    const [one] = spansOfJson({ resourceSpans: [{ resource, scopeSpans: [{ spans: [ids] }] }] });
    expect(one).toMatchObject({ session: 'R' });
  });
});
