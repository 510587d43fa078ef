import { conversation, type Deemster, modelCriterion, startDeemster } from '../helpers.ts';
import { otlpCollector, taken } from '../otlp/otlp-collector.ts';
import { type ScriptedProvider, scriptedProvider, verdictReply } from '../scripted-provider.ts';
import { otherAccount } from './other-account.ts';

const secret = 'Bearer a-secret-of-the-collector';
const short = 'Passes if the response has fewer than 50 words';

let collector: Awaited<ReturnType<typeof otlpCollector>>;
let provider: ScriptedProvider;
let deemster: Deemster;
beforeAll(async () => {
  collector = await otlpCollector({}, '/base');
  provider = await scriptedProvider();
  deemster = await startDeemster({
    otlpEndpoint: collector.url,
    otlpHeaders: `Authorization=${encodeURIComponent(secret)},x-project-name=judged`,
    otlpIdleSeconds: 0,
    judge: 'openai:stub',
    openaiBaseUrl: provider.url,
  });
});
afterAll(async () => {
  await deemster[Symbol.asyncDispose]();
  await provider.close();
  await collector[Symbol.asyncDispose]();
});
let traces = 0;
const newTraceId = () => `${++traces}`.padStart(32, 'f');
const attribute = (key: string, value: string) => ({ key, value: { stringValue: value } });
const said = (role: string, content: string) => JSON.stringify([{ role, parts: [{ type: 'text', content }] }]);
const chat = (traceId: string, spanId: string, parentSpanId?: string) => ({
  traceId,
  startTimeUnixNano: '1',
  spanId,
  ...(parentSpanId && { parentSpanId }),
  attributes: [
    attribute('gen_ai.operation.name', 'chat'),
    attribute('gen_ai.input.messages', said('user', 'How long do refunds take?')),
    attribute('gen_ai.output.messages', said('assistant', 'Five working days.')),
  ],
});

/** The trace that is built of spans, once it is. */
async function built(spans: { traceId: string }[]) {
  await deemster.post('/v1/traces', { resourceSpans: [{ scopeSpans: [{ spans }] }] });
  const id = spans[0]!.traceId.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  for (;;) {
    const { status, body } = await deemster.get(`/api/v1/traces/${id}`);
    if (status === 200) return body;
  }
}

describe('of one service', () => {
  /** Each test has results of its own, which come in one request per signal. */
  beforeEach(() => {
    collector.clear();
    collector.add({ logs: [taken], traces: [taken] });
  });

  describe('a result', () => {
    it('is an event and an evaluator span, with the configured headers', async () => {
      const { headers } = await deemster.evaluate();
      await collector.arrived(1);
      const id = headers.get('x-evaluation-id')!;
      const [call] = collector.calls;
      expect(call).toMatchObject({
        headers: { authorization: secret, 'x-project-name': 'judged', 'content-type': 'application/x-protobuf' },
        resource: { 'service.name': 'deemster', 'service.version': expect.any(String) },
      });
      const hex = id.replaceAll('-', '');
      const [[event], [span]] = [collector.events(), collector.spans()];
      const explanation = ['stringValue', expect.stringContaining('words')];
      expect(event).toMatchObject({ traceId: hex, spanId: hex.slice(16), eventName: 'gen_ai.evaluation.result' });
      expect(event!.attributes).toEqual({
        'gen_ai.evaluation.name': ['stringValue', short],
        'gen_ai.evaluation.score.value': ['doubleValue', 1],
        'gen_ai.evaluation.score.label': ['stringValue', 'pass'],
        'gen_ai.evaluation.explanation': explanation,
        'deemster.evaluation.id': ['stringValue', id],
      });
      expect(span).toMatchObject({ traceId: hex, spanId: hex.slice(16), name: `evaluate ${short}` });
      expect(span).not.toHaveProperty('links');
      const { 'evaluations.0.evaluation.metadata': metadata, ...rest } = span!.attributes;
      expect(rest).toEqual({
        'openinference.span.kind': ['stringValue', 'EVALUATOR'],
        'input.value': ['stringValue', short],
        'input.mime_type': ['stringValue', 'text/plain'],
        'output.value': explanation,
        'output.mime_type': ['stringValue', 'text/plain'],
        'evaluations.0.evaluation.name': ['stringValue', short],
        'evaluations.0.evaluation.score': ['doubleValue', 1],
        'evaluations.0.evaluation.label': ['stringValue', 'pass'],
        'evaluations.0.evaluation.explanation': explanation,
        'evaluations.0.evaluation.annotator_kind': ['stringValue', 'CODE'],
        'evaluations.0.evaluation.identifier': ['stringValue', id],
      });
      expect(JSON.parse(metadata![1] as string)).toEqual({
        model_core: expect.any(String),
        judge: 'check',
        cached: false,
        trace_id: headers.get('x-trace-id'),
      });
      expect(deemster.log.join('')).not.toContain(secret);
      const count = 'deemster_otlp_results_total{signal="logs",outcome="sent"} 1';
      while (!(await deemster.get('/metrics', { key: null })).body.includes(count));
    });

    it('is about the span that was judged, if the trace came by OpenTelemetry', async () => {
      const link = { traceId: newTraceId(), spanId: 'b7ad6b7169203331' };
      const { id, trace } = await built([chat(link.traceId, link.spanId)]);
      await deemster.evaluate({ messages: trace.messages, trace_id: id });
      await collector.arrived(1);
      expect(collector.events()).toMatchObject([link]);
      const [span] = collector.spans();
      expect(span!.links).toEqual([link]);
      expect(span!.traceId).not.toBe(link.traceId);
      expect(span).not.toHaveProperty('parentSpanId');
    });

    it('is about the span of its agent, in a multi-agent trace', async () => {
      const traceId = newTraceId();
      const agent = (spanId: string, name: string, parentSpanId?: string) => ({
        ...chat(traceId, spanId, parentSpanId),
        attributes: [attribute('gen_ai.operation.name', 'invoke_agent'), attribute('gen_ai.agent.name', name)],
      });
      const { id, trace } = await built([
        agent('aaaaaaaaaaaaaaa1', 'boss'),
        chat(traceId, 'aaaaaaaaaaaaaaa2', 'aaaaaaaaaaaaaaa1'),
        agent('aaaaaaaaaaaaaaa3', 'clerk', 'aaaaaaaaaaaaaaa1'),
        chat(traceId, 'aaaaaaaaaaaaaaa4', 'aaaaaaaaaaaaaaa3'),
      ]);
      await deemster.post('/api/v1/evals/trace', { trace, trace_id: id, evaluation_criteria: short });
      await collector.arrived(1);
      expect(collector.events().map(({ spanId }) => spanId)).toEqual(['aaaaaaaaaaaaaaa1', 'aaaaaaaaaaaaaaa3']);
      expect(collector.spans().map(({ links }) => links![0]!.spanId)).toEqual(['aaaaaaaaaaaaaaa1', 'aaaaaaaaaaaaaaa3']);
    });

    it('is about the span that the tags of a request name', async () => {
      const link = { traceId: newTraceId(), spanId: 'b7ad6b7169203331' };
      await deemster.evaluate({ tags: { 'otel.trace_id': link.traceId, 'otel.span_id': link.spanId } });
      await collector.arrived(1);
      expect(collector.events()).toMatchObject([link]);
    });

    it('of a background task, by a named evaluator and a model that finds it not applicable, has no score', async () => {
      provider.script({ reply: verdictReply({ label: 'X' }) });
      await deemster.post('/api/v1/evaluators', {
        name: 'polite',
        evaluation_criteria: 'Passes if it is kind to people of {{city}}',
      });
      const messages = [
        { role: 'user', content: 'Hi' },
        { role: 'assistant', content: 'Hello' },
      ];
      const task = { messages, evaluator_name: 'polite', variables: { city: 'Zanzibar' } };
      expect((await deemster.post('/api/v1/evals/reward/background', task)).status).toBe(202);
      await collector.arrived(1);
      const [event] = collector.events();
      expect(event!.attributes).toMatchObject({
        'gen_ai.evaluation.name': ['stringValue', 'polite'],
        'gen_ai.evaluation.score.label': ['stringValue', 'not_applicable'],
      });
      expect(event!.attributes).not.toHaveProperty(['gen_ai.evaluation.score.value']);
      const [span] = collector.spans();
      expect(span!.attributes).not.toHaveProperty(['evaluations.0.evaluation.score']);
      expect(span!.attributes).toMatchObject({
        'evaluations.0.evaluation.annotator_kind': ['stringValue', 'LLM'],
        // The values of placeholders are content.
        'input.value': ['stringValue', 'Passes if it is kind to people of {{city}}'],
      });
    });
  });

  const fault = { status: 401, body: 'no' };
  describe('a failed judgment', () => {
    it.each([
      ['of a waiting caller', '/api/v1/evals/reward', 500],
      ['of a background task', '/api/v1/evals/reward/background', 202],
    ])('%s is an error, never a score', async (_name, path, status) => {
      provider.script(fault);
      const request = { messages: conversation, evaluation_criteria: modelCriterion };
      expect((await deemster.post(path, request)).status).toBe(status);
      await collector.arrived(1);
      const [[event], [span]] = [collector.events(), collector.spans()];
      expect(event!.attributes).toEqual({
        'gen_ai.evaluation.name': ['stringValue', modelCriterion],
        'error.type': ['stringValue', 'key_refused'],
      });
      expect(span!.status).toEqual({ code: 'STATUS_CODE_ERROR' });
      expect(span!.attributes['error.type']).toEqual(['stringValue', 'key_refused']);
      expect(Object.keys(span!.attributes).filter((key) => key.startsWith('evaluations.'))).toEqual([]);
    });
  });

  it('nothing is sent under retention none, for a repeated request, or for one that is refused', async () => {
    const key = await otherAccount(deemster, 'none');
    provider.script(fault);
    await deemster.evaluate({}, { key });
    await deemster.evaluate({ data_retention: 'none' });
    await deemster.evaluate({ data_retention: 'none', evaluation_criteria: modelCriterion });
    await deemster.evaluate({ evaluation_criteria: 'Nothing' });
    const headers = { 'Idempotency-Key': 'one' };
    const { headers: first } = await deemster.evaluate({}, { headers });
    await deemster.evaluate({}, { headers });
    await collector.arrived(1);
    expect(collector.events().map(({ attributes }) => attributes['deemster.evaluation.id'])).toEqual([
      ['stringValue', first.get('x-evaluation-id')],
    ]);
  });
});

it('what waits is sent when the service stops, and nothing is logged of it', async () => {
  await using other = await otlpCollector({ logs: [taken], traces: [taken] });
  await using stopping = await startDeemster({ otlpEndpoint: other.url, otlpHeaders: `key=${secret}` });
  // At the same time, so that none is sent before the other is there.
  await Promise.all([stopping.evaluate(), stopping.evaluate()]);
  await stopping.stop();
  expect([other.events().length, other.spans().length]).toEqual([2, 2]);
  expect(stopping.log.join('')).not.toMatch(/a-secret|fewer than/);
});

it('a dead endpoint delays and fails nothing', async () => {
  const gone = await otlpCollector();
  await gone[Symbol.asyncDispose]();
  await using alone = await startDeemster({ otlpEndpoint: gone.url });
  expect((await alone.evaluate()).status).toBe(200);
  await alone.stop();
  const warnings = alone.log.filter((line) => line.includes('cannot be reached')).map((line) => JSON.parse(line));
  expect(warnings).toEqual([
    expect.objectContaining({ level: 40, code: 'ECONNREFUSED' }),
    expect.objectContaining({ level: 40, code: 'ECONNREFUSED' }),
  ]);
});
