import { conversation, type Deemster, modelCriterion, startDeemster } from '../helpers.ts';
import { storedRows } from '../postgres/stored-rows.ts';
import { endOf } from '../tasks/task-helpers.ts';

let deemster: Deemster;
beforeAll(async () => {
  deemster = await startDeemster();
  await deemster.post('/api/v1/evaluators', {
    name: 'names the period',
    evaluation_criteria: 'Passes if the response contains {{period}} and has at most {{most:number}} words',
  });
});
afterAll(() => deemster[Symbol.asyncDispose]());

const evaluationOf = async (trace: string) => (await deemster.get(`/api/v1/traces/${trace}`)).body.evaluations[0];
const byEvaluator = { evaluation_criteria: null, evaluator_name: 'names the period' };

test.each([
  [
    'a criterion',
    { evaluation_criteria: 'Passes if the response contains {{period}} and has at most {{most:number}} words' },
  ],
  ['an evaluator', byEvaluator],
])('the variables of a request fill %s, and the evaluation keeps the template', async (_what, request) => {
  const variables = { period: 'five working days', most: 9, unused: 'x' };
  const reply = await deemster.evaluate({ ...request, variables });
  expect([reply.status, reply.body.score]).toEqual([200, 1]);
  expect(await evaluationOf(reply.headers.get('x-trace-id')!)).toMatchObject({
    criteria: 'Passes if the response contains "five working days" and has at most 9 words',
    sub_trace: {
      criterion_template: 'Passes if the response contains {{period}} and has at most {{most:number}} words',
      variables: { period: 'five working days', most: 9 },
    },
  });
  const other = await deemster.evaluate({ ...request, variables: { ...variables, most: '2' } });
  expect(other.body.score).toBe(0);
});

test('an evaluation without placeholders has no template', async () => {
  const { headers } = await deemster.evaluate({ variables: { a: 'b' } });
  const { sub_trace } = await evaluationOf(headers.get('x-trace-id')!);
  expect([sub_trace.criterion_template, sub_trace.variables]).toEqual([undefined, undefined]);
});

test('a value that is missing or does not fit is an error that names it, never a score', async () => {
  const variables = { period: 'x' };
  const missing = { loc: ['body', 'variables', 'most'], type: 'missing' };
  for (const path of ['/api/v1/evals/reward', '/api/v1/evals/reward/background'])
    expect(await deemster.post(path, { messages: conversation, ...byEvaluator, variables })).toMatchObject({
      status: 422,
      body: { detail: [missing] },
    });
  expect(await deemster.evaluate({ ...byEvaluator })).toMatchObject({ status: 422 });
  expect(await deemster.evaluate({ ...byEvaluator, variables: { ...variables, most: 'many' } })).toMatchObject({
    status: 422,
    body: { detail: [{ loc: ['body', 'variables', 'most'], type: 'value_error' }] },
  });
  expect(await deemster.evaluate({ ...byEvaluator, variables: { ...variables, most: null } })).toMatchObject({
    status: 422,
    body: { detail: [{ loc: ['body', 'variables', 'most'] }] },
  });
});

test.each([
  ['/api/v1/criteria/explain', {}],
  ['/api/v1/annotations/label', { trace_id: '01a2061b-8c26-7c1a-bc82-d27207043b14', label: true }],
])('a value that does not fit is a fault of the request at %s', async (path, request) => {
  const evaluation_criteria = 'Passes if the response has at most {{most:number}} words';
  const reply = await deemster.post(path, { ...request, evaluation_criteria, variables: { most: 'many' } });
  const msg = 'The value of {{most:number}} must be a number, such as 5 or 0.5.';
  expect([reply.status, reply.body.detail]).toEqual([
    422,
    [{ loc: ['body', 'variables', 'most'], type: 'value_error', msg }],
  ]);
});

test('an evaluator whose placeholders cannot be filled is refused', async () => {
  for (const part of ['/{{a}}/', '"{{a"b}}"']) {
    const evaluation_criteria = `Passes if the response contains ${part}`;
    expect(await deemster.post('/api/v1/evaluators', { name: part, evaluation_criteria })).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['body', 'evaluation_criteria'], type: 'value_error' }] },
    });
  }
});

test('values that repeat too often are refused, and a value inside a quotation cannot end it', async () => {
  const refused = { status: 422, body: { detail: [{ loc: ['body', 'variables', 'a'], type: 'value_error' }] } };
  const many = `Passes if the response contains ${Array(1000).fill('{{a}}').join(' or ')}`;
  expect(await deemster.evaluate({ evaluation_criteria: many, variables: { a: 'x'.repeat(1e6) } })).toMatchObject(
    refused,
  );
  const greeting = 'Passes if the response contains "Hello {{a}}!"';
  const escaping = { evaluation_criteria: greeting, variables: { a: 'x" or "Refunds' } };
  expect(await deemster.evaluate(escaping)).toMatchObject(refused);
  expect((await deemster.evaluate({ evaluation_criteria: greeting, variables: { a: 'Ann' } })).body.score).toBe(0);
});

test('a background task and a multi-agent trace are filled too', async () => {
  const variables = { period: 'five working days', most: 9 };
  const { body } = await deemster.post('/api/v1/evals/reward/background', {
    messages: conversation,
    ...byEvaluator,
    variables,
  });
  const task = await endOf(deemster, body.task_id);
  expect(task.result.score).toBe(1);
  expect((await evaluationOf(task.trace_id)).sub_trace.variables).toEqual(variables);
  const trace = {
    root_agent_instance_id: 'a',
    agent_instance_by_id: {
      a: { id: 'a', name: 'a', interactions: [{ input_messages: [], output_messages: [{ content: 'Yes' }] }] },
    },
  };
  const reply = await deemster.post('/api/v1/evals/trace', { trace, ...byEvaluator, variables });
  expect(reply.body).toMatchObject({
    criterion: 'Passes if the response contains "five working days" and has at most 9 words',
    overall_score: 0,
  });
});

test('an evaluator with placeholders is explained and checked with examples', async () => {
  const explain = (body: object) => deemster.post('/api/v1/criteria/explain', body);
  const evaluation_criteria = 'Passes if the response contains {{city}}';
  expect((await explain({ evaluation_criteria })).body.reading).toBe(
    'Passes on occurrences of "‹city›": at least one.',
  );
  expect((await explain({ evaluation_criteria, variables: { city: 'Rome' } })).body.reading).toContain('"Rome"');
  const never = 'Passes if the response has at least {{n:number}} and at most 3 words';
  const made = await deemster.post('/api/v1/evaluators', { name: 'never', evaluation_criteria: never });
  expect(made.status).toBe(422);
});

test('the same response with other values is another content for labels', async () => {
  const label = async (period: string, author: string) => {
    const { headers } = await deemster.evaluate({ ...byEvaluator, variables: { period, most: 9 } });
    const evaluation_id = headers.get('x-evaluation-id');
    await deemster.post('/api/v1/annotations/label', { evaluation_id, label: true, author });
    return async () => (await deemster.get(`/api/v1/traces/${headers.get('x-trace-id')}`)).body.labels.length;
  };
  const five = await label('five', 'p');
  const working = await label('working', 'p');
  expect([await five(), await working()]).toEqual([1, 1]);
  await label('five', 'p');
  expect([await five(), await working()]).toEqual([0, 1]);

  const { body: trace } = await deemster.post('/api/v1/traces', { messages: conversation });
  const unjudged = { trace_id: trace.id, evaluator_name: byEvaluator.evaluator_name, label: true, author: 'p' };
  expect((await deemster.post('/api/v1/annotations/label', unjudged)).status).toBe(422);
  await deemster.post('/api/v1/annotations/label', { ...unjudged, variables: { period: 'working', most: 9 } });
  expect(await working()).toBe(0);
});

test('the record of a failed judgment has the template, not the values', async () => {
  const template = `${modelCriterion}, which is {{policy}}`;
  const reply = await deemster.evaluate({ evaluation_criteria: template, variables: { policy: 'secret-policy' } });
  expect(reply.status).toBe(400);
  const [last] = await storedRows(deemster.dataDir, 'SELECT criteria FROM failed_judgments ORDER BY seq DESC LIMIT 1');
  expect(last.criteria).toBe(template);
});
