import { criterion, type Deemster, startDeemster } from '../helpers.ts';
import { chatSpan, requestOf } from '../otlp/chat-span.ts';

let deemster: Deemster;
beforeAll(async () => {
  deemster = await startDeemster({ otlpIdleSeconds: 0 });
  await deemster.post('/api/v1/evaluators', { name: 'short', evaluation_criteria: criterion });
});
afterAll(() => deemster[Symbol.asyncDispose]());

const put = async (name: string, match: object) => {
  const rules = [{ name, match, sample_percent: 100, evaluators: [{ name: 'short' }] }];
  expect((await deemster.call('PUT', '/api/v1/rules', { rules })).status).toBe(200);
};
/** The rule's day, once this many traces are drawn and nothing is in progress. */
async function settled(drawn: number) {
  for (;;) {
    const { today } = (await deemster.get('/api/v1/rules')).body.rules[0];
    if (today.drawn >= drawn && today.in_progress === 0) return today;
  }
}
const traceOf = async (id: string) => (await deemster.get(`/api/v1/traces/${id}`)).body;
const text = (key: string, stringValue: string) => ({ key, value: { stringValue } });
const idOf = (at: number) => `${at}`.padStart(16, 'c');
const fromService = (service: string, body: ReturnType<typeof requestOf>) => ({
  resourceSpans: body.resourceSpans.map((one) => ({
    resource: { attributes: [text('service.name', service)] },
    ...one,
  })),
});

test('of a multi-agent trace, only the agent of the rule is judged', async () => {
  await put('planners', { service: 'shop', agent: 'planner' });
  const { traceId, id } = chatSpan('');
  const agent = (at: number, name: string, parent?: number) => ({
    ...{ traceId, spanId: idOf(at), startTimeUnixNano: String(at), ...(parent && { parentSpanId: idOf(parent) }) },
    attributes: [text('gen_ai.operation.name', 'invoke_agent'), text('gen_ai.agent.name', name)],
  });
  const call = (said: string, parent: number) => chatSpan(said, { traceId, parentSpanId: idOf(parent) } as never).span;
  const spans = requestOf(agent(1, 'planner'), agent(2, 'writer', 1), call('A plan.', 1), call('A text.', 2));
  // Another service, and the same service without such an agent.
  await deemster.post('/v1/traces', fromService('desk', chatSpan('Not of the shop.').body));
  await deemster.post('/v1/traces', fromService('shop', chatSpan('No agent.').body));
  await deemster.post('/v1/traces', fromService('shop', spans));
  expect(await settled(1)).toMatchObject({ drawn: 1, judgments: 1, failed: 0 });
  const { evaluations, trace, tags } = await traceOf(id);
  expect(Object.keys(trace.agent_instance_by_id)).toHaveLength(2);
  expect(evaluations).toMatchObject([{ score: 1, sub_trace: { subject: { agent: { name: 'planner' } } } }]);
  expect(tags).toMatchObject({ 'service.name': 'shop', 'rule.planners': 'judged' });
});

test('late spans make another trace, which is judged again, and nothing is left of the judgment of the first', async () => {
  await put('late', { tags: { 'session.id': 'late' } });
  const session = text('gen_ai.conversation.id', 'late');
  const late = (said: string, more: object = {}) => {
    const one = chatSpan(said, more as never);
    return { ...one, body: requestOf({ ...one.span, attributes: [...one.span.attributes, session] }) };
  };
  const { id, traceId, body } = late('one');
  await deemster.post('/v1/traces', body);
  await settled(1);
  const [before] = (await traceOf(id)).evaluations;
  expect(before).toMatchObject({ score: 1, sub_trace: { subject: { responses: [{ first: 1, last: 1 }] } } });

  const longer = late('word '.repeat(60), { traceId });
  expect((await deemster.post('/v1/traces', longer.body)).body).toEqual({});
  expect(await settled(2)).toMatchObject({ drawn: 2, judgments: 2 });
  const { evaluations, trace } = await traceOf(id);
  expect(trace.agent_instance_by_id).toBeDefined();
  expect(evaluations).toMatchObject([{ score: 0.5 }]);
  expect(evaluations[0].id).not.toBe(before.id);

  // Once somebody else has judged it too, it stays as it is.
  await deemster.post('/api/v1/evals/trace', { trace, trace_id: id, evaluation_criteria: criterion });
  const last = await deemster.post('/v1/traces', late('three', { traceId }).body);
  expect(last.body.partialSuccess).toMatchObject({ rejectedSpans: '1' });
  expect((await traceOf(id)).evaluations).toHaveLength(2);
});

test('what was captured only in part is counted and not judged, until the rest comes', async () => {
  await put('partial', { tags: { 'session.id': 'partial' } });
  const session = text('session.id', 'partial');
  const { span, id, traceId } = chatSpan('The answer.');
  const withoutQuestion = span.attributes.filter(({ key }) => key !== 'gen_ai.input.messages');
  await deemster.post('/v1/traces', requestOf({ ...span, attributes: [...withoutQuestion, session] }));
  expect(await settled(1)).toMatchObject({
    drawn: 1,
    judgments: 0,
    failed: 0,
    skipped: { partial: 1, no_response: 0 },
  });
  expect(await traceOf(id)).toMatchObject({ evaluations: [], tags: { 'otel.content': 'partial' } });
  const event = {
    ...{ traceId, spanId: span.spanId, timeUnixNano: '1', eventName: 'gen_ai.user.message' },
    body: { kvlistValue: { values: [text('content', 'How long do refunds take?')] } },
  };
  await deemster.post('/v1/logs', { resourceLogs: [{ scopeLogs: [{ logRecords: [event] }] }] });
  expect(await settled(2)).toMatchObject({ judgments: 1, skipped: { partial: 1 } });
  expect((await traceOf(id)).evaluations).toMatchObject([{ score: 1 }]);
});
