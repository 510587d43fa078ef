import { deflateSync, gzipSync } from 'node:zlib';
import { bytesOf, type Deemster, startDeemster, temporaryFolder } from '../helpers.ts';
import { chatSpan, requestOf, uuidOf } from '../otlp/chat-span.ts';
import { samples } from '../otlp/otlp-samples.ts';
import { storedRows } from '../postgres/stored-rows.ts';
import { otherAccount } from './other-account.ts';
import { rawConnection } from './raw-connection.ts';

let deemster: Deemster;
beforeAll(async () => {
  deemster = await startDeemster({ otlpIdleSeconds: 0 });
});
afterAll(() => deemster[Symbol.asyncDispose]());

const protobuf = { 'Content-Type': 'application/x-protobuf' };

/** Asks until the trace satisfies; a trace is built soon after its last span. */
async function traceWhen(
  id: string,
  isThere: (body: { trace: never; tags: Record<string, string> }) => boolean,
  of = deemster,
) {
  for (;;) {
    const { status, body } = await of.get(`/api/v1/traces/${id}`);
    if (status === 200 && isThere(body)) return body;
  }
}
const anything = () => true;
/** Of the second recorded request in protobuf. */
const protobufTrace = Buffer.from('Ar6IVE6zmlsGxu+WKLdtXw==', 'base64').toString('hex');
const bootstrapKey = 'a-key-of-twenty-or-more-characters';

interface Agents {
  agent_instance_by_id: Record<string, { interactions: { output_messages: { content: string }[] }[] }>;
}

describe('recorded requests', () => {
  it('of the AI SDK, one span each and children first, become one trace that can be judged', async () => {
    const recorded = await samples('vercel-ai-sdk-7-new');
    for (const { body } of [...recorded, ...recorded]) {
      const reply = await deemster.post('/v1/traces', body.toString());
      expect(reply).toMatchObject({ status: 200, body: {} });
    }
    const id = uuidOf('0d045d304e5dec7e8997409604f92e96');
    // The root span comes last. A slow machine shows the trace without it, too.
    const root = '29677eb29d9dac88';
    const { trace, tags } = await traceWhen(id, ({ tags }) => tags['otel.span_id'] === root);
    expect(JSON.stringify(trace)).toContain('It is rainy');
    expect(tags).toEqual({
      'otel.trace_id': '0d045d304e5dec7e8997409604f92e96',
      'otel.span_id': root,
      'service.name': 'unknown_service:node',
    });
    const judged = await deemster.post('/api/v1/evals/trace', {
      trace,
      trace_id: id,
      evaluation_criteria: 'Passes if the response mentions "rainy"',
    });
    expect(judged).toMatchObject({ status: 200, body: { overall_score: 1 } });
  });

  const codings: [string, Record<string, string>, (body: Buffer) => Buffer][] = [
    ['as they are', {}, (body) => body],
    ['with gzip', { 'Content-Encoding': 'gzip' }, gzipSync],
    ['with deflate', { 'Content-Encoding': 'deflate' }, deflateSync],
  ];
  it.each(codings)('in protobuf %s, with the key as a bearer token', async (_name, headers, encode) => {
    const [, last] = (await samples('openinference-js-openai')).filter(({ name }) => name.endsWith('.pb'));
    const response = await fetch(`${deemster.url}/v1/traces`, {
      method: 'POST',
      headers: { ...protobuf, ...headers, Authorization: `Bearer ${deemster.key}` },
      body: encode(last!.body) as never,
    });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/x-protobuf']);
    expect((await response.arrayBuffer()).byteLength).toBe(0);
    const { trace } = await traceWhen(uuidOf(protobufTrace), anything);
    expect(trace).toMatchObject({ messages: { length: 5 } });
  });
});

describe('one trace', () => {
  it('gets spans that come late', async () => {
    const { id, body, traceId } = chatSpan('one', { parentSpanId: 'b'.repeat(16) } as never);
    await deemster.post('/v1/traces', body);
    await traceWhen(id, ({ trace }) => 'messages' in (trace as object));
    const late = chatSpan('two', { traceId });
    expect(await deemster.post('/v1/traces', late.body)).toMatchObject({ status: 200, body: {} });
    const { trace } = await traceWhen(id, ({ trace }) => 'root_agent_instance_id' in (trace as object));
    const { interactions } = (trace as Agents).agent_instance_by_id.root!;
    const said = interactions.map(({ output_messages: [output] }) => output!.content);
    expect(said).toEqual(['one', 'two']);
  });

  it('gets none once it has been judged, and the exporter is told so', async () => {
    const { id, body, traceId } = chatSpan('one');
    await deemster.post('/v1/traces', body);
    await traceWhen(id, anything);
    await deemster.post('/api/v1/annotations/rating', { trace_id: id, rating: true });
    const late = await deemster.post('/v1/traces', chatSpan('two', { traceId }).body);
    expect(late.body.partialSuccess).toMatchObject({
      rejectedSpans: '1',
      errorMessage: expect.stringContaining('takes no more spans'),
    });
    // The first span again is no news.
    expect((await deemster.post('/v1/traces', body)).body).toEqual({});
    expect((await traceWhen(id, anything)).trace).toMatchObject({ messages: { length: 2 } });
  });

  it.each(['is deleted', 'is deleted with its run'])('does not come back with its spans once it %s', async (how) => {
    const { id, body, traceId } = chatSpan('gone');
    await deemster.post('/v1/traces', body);
    await traceWhen(id, anything);
    const tags = { run: traceId };
    if (how !== 'is deleted') await deemster.post('/api/v1/annotations/tags', { trace_id: id, tags });
    const path = how === 'is deleted' ? `/api/v1/traces/${id}` : `/api/v1/runs/${traceId}`;
    expect(await deemster.call('DELETE', path)).toMatchObject({ status: 204 });
    const again = await deemster.post('/v1/traces', body);
    expect(again.body.partialSuccess).toEqual({
      rejectedSpans: '1',
      errorMessage:
        '1 not stored: The trace was deleted. It takes no spans for 30 days, so that none of them brings it back.',
    });
    // It would be there before a trace that comes after it.
    const other = chatSpan('other');
    await deemster.post('/v1/traces', other.body);
    await traceWhen(other.id, anything);
    expect((await deemster.get(`/api/v1/traces/${id}`)).status).toBe(404);
  });

  it('belongs to its account, though another has one with the same id', async () => {
    const other = await otherAccount(deemster);
    const { id, body, traceId } = chatSpan('mine');
    const theirs = chatSpan('theirs', { traceId });
    await deemster.post('/v1/traces', body);
    await deemster.post('/v1/traces', theirs.body, { key: other });
    await traceWhen(id, anything);
    const mine = await deemster.get(`/api/v1/traces/${id}`);
    expect(JSON.stringify(mine.body.trace)).not.toContain('theirs');
  });

  it('is deleted with its spans, from every file', async () => {
    const marker = 'zanzibar-marker-2264';
    const { id, body } = chatSpan(marker);
    await deemster.post('/v1/traces', body);
    await traceWhen(id, anything);
    expect((await bytesOf(deemster.dataDir)).includes(marker)).toBe(true);
    expect((await deemster.call('DELETE', `/api/v1/traces/${id}`)).status).toBe(204);
    expect((await bytesOf(deemster.dataDir)).includes(marker)).toBe(false);
  });
});

it('spans that came before a restart become a trace after it', async () => {
  await using folder = await temporaryFolder();
  const { id, body } = chatSpan('still there');
  {
    await using first = await startDeemster({ otlpIdleSeconds: 3600, bootstrapKey }, { folder: folder.path });
    expect((await first.post('/v1/traces', body)).status).toBe(200);
    expect((await first.get(`/api/v1/traces/${id}`)).status).toBe(404);
  }
  await storedRows(folder.path, 'UPDATE otel_traces SET due_at = 1');
  await using second = await startDeemster({ bootstrapKey }, { folder: folder.path });
  expect((await traceWhen(id, anything, second)).trace).toMatchObject({ messages: [{}, { content: 'still there' }] });
});

it('under retention none nothing is stored, and the exporter is told so', async () => {
  const key = await otherAccount(deemster, 'none');
  const marker = 'zanzibar-marker-2265';
  const { body } = await deemster.post('/v1/traces', chatSpan(marker).body, { key });
  expect(body.partialSuccess).toMatchObject({ rejectedSpans: '1', errorMessage: expect.stringContaining('retention') });
  expect((await bytesOf(deemster.dataDir)).includes(marker)).toBe(false);
});

describe('what the exporter is told', () => {
  it('of model calls without messages', async () => {
    const { id, span } = chatSpan('');
    const attributes = [{ key: 'gen_ai.operation.name', value: { stringValue: 'chat' } }];
    const { body } = await deemster.post('/v1/traces', requestOf({ ...span, attributes }));
    expect(body.partialSuccess).toEqual({
      rejectedSpans: '0',
      errorMessage: expect.stringContaining('OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT'),
    });
    const { trace, tags } = await traceWhen(id, anything);
    expect([trace, tags]).toMatchObject([{ messages: [] }, { 'otel.content': 'missing' }]);
  });

  it('of spans that cannot be read, while the others are stored', async () => {
    const { id, span } = chatSpan('good');
    const wrong = { ...chatSpan('bad').span, attributes: { 'gen_ai.operation.name': 'chat' } };
    const { status, body } = await deemster.post('/v1/traces', requestOf(wrong, span));
    expect([status, body.partialSuccess.rejectedSpans]).toEqual([200, '1']);
    await traceWhen(id, anything);
  });

  it.each(['/v1/traces', '/v1/logs'])('in protobuf, nothing of an empty request to %s', async (path) => {
    const headers = { ...protobuf, 'API-Key': deemster.key };
    const { status } = await fetch(`${deemster.url}${path}`, { method: 'POST', headers });
    expect(status).toBe(200);
  });

  it('in protobuf, of what is not stored', async () => {
    const nameless = Buffer.from('0a0412021200', 'hex');
    const response = await fetch(`${deemster.url}/v1/traces`, {
      method: 'POST',
      headers: { ...protobuf, 'API-Key': deemster.key },
      body: nameless,
    });
    const text = Buffer.from(await response.arrayBuffer());
    expect([response.status, text.subarray(2, 4).toString('hex')]).toEqual([200, '0801']);
    expect(text.toString()).toContain('A span needs a traceId');
  });
});

describe('what is refused', () => {
  const given: [string, string, unknown, Record<string, string>, number, RegExp][] = [
    ['logs on the path of traces', '/v1/traces', { resourceLogs: [] }, {}, 422, /Send logs to \/v1\/logs/],
    ['traces on the path of logs', '/v1/logs', { resourceSpans: [] }, {}, 422, /Send spans to \/v1\/traces/],
    ['snake case', '/v1/traces', { resource_spans: [{}] }, {}, 400, /camel case.*resourceSpans/],
    ['metrics on their own path', '/v1/metrics', { resourceMetrics: [] }, {}, 404, /OTEL_METRICS_EXPORTER=none/],
    ['empty gRPC', '/v1/traces', Buffer.alloc(0), { 'Content-Type': 'application/grpc' }, 415, /gRPC is not supported/],
    ['metrics', '/v1/traces', { resourceMetrics: [] }, {}, 422, /Metrics are not stored/],
    [
      'a protobuf log',
      '/v1/traces',
      Buffer.from('0a0d120b1209090100000000000000', 'hex'),
      protobuf,
      400,
      /send logs to/,
    ],
    ['other bytes', '/v1/traces', Buffer.from('hello'), protobuf, 400, /not the protobuf message/],
    ['another type', '/v1/traces', 'x', { 'Content-Type': 'text/plain' }, 415, /application\/x-protobuf/],
    ['gRPC', '/v1/traces', 'x', { 'Content-Type': 'application/grpc' }, 415, /gRPC is not supported.*http\/protobuf/],
    ['protobuf elsewhere', '/api/v1/traces', 'x', protobuf, 415, /Content-Type: application\/json\./],
    [
      'a body that grows',
      '/v1/traces',
      gzipSync(Buffer.alloc(11 * 1024 * 1024)),
      { ...protobuf, 'Content-Encoding': 'gzip' },
      413,
      /10 MiB/,
    ],
  ];
  it.each(given)('%s', async (_name, path, body, headers, status, sentence) => {
    const reply = await deemster.post(path, body, { headers });
    expect([reply.status, JSON.stringify(reply.body)]).toEqual([status, expect.stringMatching(sentence)]);
  });

  it('gRPC’s HTTP/2, with a sentence', async () => {
    await using connection = await rawConnection(deemster.url);
    await connection.send('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
    const { status, body } = await connection.answer();
    expect([status, body]).toEqual([505, expect.stringContaining('OTEL_EXPORTER_OTLP_PROTOCOL=http/protobuf')]);
  });
});

it('messages that come as log events are added to their span', async () => {
  const { id, span, traceId } = chatSpan('');
  const attributes = [{ key: 'gen_ai.operation.name', value: { stringValue: 'chat' } }];
  await deemster.post('/v1/traces', requestOf({ ...span, attributes }));
  const event = (eventName: string, timeUnixNano: string, body: object) => ({
    traceId,
    spanId: span.spanId,
    eventName,
    timeUnixNano,
    body,
  });
  const text = (key: string, stringValue: string) => ({ key, value: { stringValue } });
  const message = { kvlistValue: { values: [text('content', 'Hi!')] } };
  const logRecords: object[] = [
    event('gen_ai.choice', '2', { kvlistValue: { values: [{ key: 'message', value: message }] } }),
    event('gen_ai.user.message', '1', { kvlistValue: { values: [text('content', 'Hello')] } }),
    { body: { stringValue: 'a line of a log' } },
    event('gen_ai.user.message', '1', { kvlistValue: { values: [text('content', 'Lost')] } }),
  ];
  logRecords[3] = { ...logRecords[3], spanId: '' };
  const { status, body } = await deemster.post('/v1/logs', { resourceLogs: [{ scopeLogs: [{ logRecords }] }] });
  expect([status, body.partialSuccess]).toMatchObject([200, { rejectedLogRecords: '1' }]);
  // A slow machine shows the trace with one of them, too.
  const both = ({ trace }: { trace: { messages: unknown[] } }) => trace.messages.length === 2;
  const { trace, tags } = await traceWhen(id, both);
  expect(trace).toMatchObject({
    messages: [
      { role: 'user', content: 'Hello' },
      { role: 'assistant', content: 'Hi!' },
    ],
  });
  expect(tags).not.toHaveProperty('otel.content');
});
