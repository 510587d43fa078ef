import { jest } from '@jest/globals';
import { bytesOf, modelCriterion, startDeemster } from '../helpers.ts';
import { agent, assistant, call, llm, result, says, traceOf, user } from '../judge/agent-traces.ts';
import { scriptedProvider, USAGE, verdictReply } from '../scripted-provider.ts';
import { endOf, failing, judgedBy } from '../tasks/task-helpers.ts';

const path = '/api/v1/evals/trace';
const criterion = 'Passes if the agent calls the tool `search` exactly once';

/** A planner that asks two researchers; one of them searches twice, and a third never speaks. */
const trace = traceOf(
  agent(
    'root',
    llm([user('Which is higher, A or B?')], [says('I will look.')]),
    'a',
    'b',
    llm([user('Which is higher, A or B?'), assistant('I will look.'), user('A: 3, B: 5')], [says('B is higher.')]),
  ),
  agent(
    'a',
    llm([user('How high is A?')], [says(call('1'))]),
    llm([user('How high is A?'), assistant(call('1')), result('1', '3')], [says('3')]),
  ),
  agent('b', llm([user('How high is B?')], [says(call('1')), says(call('2'))])),
  agent('silent'),
);

test('each instance that wrote something is judged on its own view, and stored with it', async () => {
  await using deemster = await startDeemster();
  const { status, headers, body } = await deemster.post(path, {
    trace,
    evaluation_criteria: criterion,
    tags: { release: '7' },
  });
  expect([status, headers.get('x-evaluation-id')]).toEqual([200, null]);
  expect(body).toMatchObject({
    request_id: headers.get('x-request-id'),
    criterion,
    overall_score: expect.closeTo(1 / 3, 9),
    agent_scores: { root: 0, a: 1, b: 0 },
    results_by_agent_name: {
      'silent agent': { results_by_agent_instance_id: { silent: null }, summary_statistics: null },
      'b agent': { agent_name: 'b agent', results_by_agent_instance_id: { b: { score: 0 } } },
    },
  });

  const { body: stored } = await deemster.get(`/api/v1/traces/${headers.get('x-trace-id')}`);
  expect(stored).toMatchObject({ trace, tags: { release: '7' }, rating: null });
  const judged = stored.evaluations.map(({ sub_trace, score }: { sub_trace: { subject: object }; score: number }) => [
    sub_trace.subject,
    score,
  ]);
  expect(judged).toMatchObject([
    [
      {
        agent: { id: 'root', name: 'root agent' },
        responses: [
          { first: 1, last: 1 },
          { first: 3, last: 3 },
        ],
      },
      0,
    ],
    [{ agent: { id: 'a', name: 'a agent' }, responses: [{ first: 1, last: 3 }] }, 1],
    [{ agent: { id: 'b', name: 'b agent' }, responses: [{ first: 1, last: 1 }] }, 0],
  ]);
  // The history that an input repeats is folded.
  expect(judged[0][0].conversation.messages.map(({ content }: { content: string }) => content)).toEqual([
    'Which is higher, A or B?',
    'I will look.',
    'A: 3, B: 5',
    'B is higher.',
  ]);
  expect((await deemster.get('/api/v1/traces?tag=release:7&min_score=1')).body.traces).toEqual([stored]);
  expect((await deemster.get('/api/v1/usage')).body.usage).toMatchObject([{ requests: 1, evaluations: 3 }]);
});

test('an evaluator stands for the criterion, also in the background', async () => {
  await using deemster = await startDeemster();
  await deemster.post('/api/v1/evaluators', { name: 'one search', evaluation_criteria: criterion });
  const request = { trace, evaluator_name: 'one search' };
  const { status, headers, body } = await deemster.post(path, request);
  expect([status, body.criterion, body.agent_scores]).toEqual([200, criterion, { root: 0, a: 1, b: 0 }]);
  const { body: stored } = await deemster.get(`/api/v1/traces/${headers.get('x-trace-id')}`);
  for (const { evaluator_name, criteria, sub_trace } of stored.evaluations)
    expect([evaluator_name, criteria, sub_trace.evaluator_version]).toEqual(['one search', criterion, 1]);

  const accepted = await deemster.post(`${path}/background`, request);
  const task = await endOf(deemster, accepted.body.task_id);
  expect(task).toMatchObject({ status: 'succeeded', result: { criterion, agent_scores: body.agent_scores } });
  const { traces } = (await deemster.get('/api/v1/traces?evaluator_name=one%20search')).body;
  expect(traces.map(({ id }: { id: string }) => id)).toEqual([task.trace_id, stored.id]);
});

test.each(['', '/background'])('the evaluator of a trace must fit: evals/trace%s', async (background) => {
  await using deemster = await startDeemster();
  const lightning = { name: 'quick', evaluation_criteria: criterion, model_core: 'align-lightning-20250731' };
  await deemster.post('/api/v1/evaluators', lightning);
  const ask = async (request: object) => {
    const { status, body } = await deemster.post(path + background, { trace, ...request });
    const { detail } = body;
    return [status, typeof detail === 'string' ? detail : detail.map(({ loc }: { loc: string[] }) => loc.join('.'))];
  };
  expect(await ask({ evaluator_name: 'nobody' })).toEqual([400, 'No evaluator is named "nobody".']);
  expect(await ask({ evaluator_name: 'quick' })).toEqual([422, ['body.evaluator_name']]);
  expect(await ask({ evaluator_name: 'quick', evaluation_criteria: criterion })).toEqual([422, ['body']]);
  expect(await ask({ evaluator_name: '' })).toEqual([422, ['body.evaluator_name']]);
  expect(await ask({ evaluation_criteria: null, evaluator_name: null })).toEqual([422, ['body']]);
  expect(await ask({})).toEqual([422, ['body']]);
});

test('in the background it gives the same', async () => {
  await using deemster = await startDeemster();
  const request = { trace, evaluation_criteria: criterion };
  const blocking = await deemster.post(path, request);
  const { status, body: accepted, headers } = await deemster.post(`${path}/background`, request);
  expect(status).toBe(202);
  const task = await endOf(deemster, accepted.task_id);
  expect(task).toMatchObject({
    kind: 'trace',
    status: 'succeeded',
    result: { ...blocking.body, request_id: headers.get('x-request-id') },
  });
  const { body: stored } = await deemster.get(`/api/v1/traces/${task.trace_id}`);
  expect(stored.evaluations.map(({ id }: { id: string }) => id)).toEqual(task.evaluation_ids);
  expect(task.evaluation_ids).toHaveLength(3);
});

test('a retry in the background pays again only for what was not judged', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  const two = traceOf(agent('good', llm([user('Hi')], [says('good')])), agent('bad', llm([user('Hi')], [says('bad')])));
  let bad = 0;
  // The root's own output is the context of the other, so the view is told by its question.
  const step = ({ text }: { text: string }) =>
    text.includes('RESPONSE TO JUDGE\nbad') && bad++ < failing.length ? { status: 503 } : { reply: verdictReply() };
  await using provider = await scriptedProvider(Array.from({ length: 2 + failing.length }, () => step));
  await using deemster = await startDeemster(judgedBy(provider));
  const { body } = await deemster.post(`${path}/background`, { trace: two, evaluation_criteria: modelCriterion });
  const task = await endOf(deemster, body.task_id);
  jest.restoreAllMocks();
  expect(task).toMatchObject({ status: 'succeeded', attempts: 2, result: { overall_score: 1 } });
  const { body: stored } = await deemster.get(`/api/v1/traces/${task.trace_id}`);
  expect(stored.evaluations).toHaveLength(2);
  expect((await deemster.get('/api/v1/usage')).body.usage).toMatchObject([
    { requests: 1, evaluations: 2, judge_tokens: { prompt: 2 * USAGE.prompt_tokens } },
  ]);
});

test('an instance that cannot be judged fails the whole, and nothing of it is stored', async () => {
  await using provider = await scriptedProvider([{ reply: verdictReply() }, { status: 401 }]);
  await using deemster = await startDeemster(judgedBy(provider));
  const two = traceOf(agent('a', llm([user('Hi')], [says('one')])), agent('b', llm([user('Hi')], [says('two')])));
  const { status, body } = await deemster.post(path, { trace: two, evaluation_criteria: modelCriterion });
  expect([status, body]).toEqual([500, { detail: expect.stringContaining('API key') }]);
  expect((await deemster.get('/api/v1/traces')).body.traces).toEqual([]);
  expect((await deemster.get('/api/v1/usage')).body.usage).toMatchObject([
    { requests: 1, evaluations: 0, judge_tokens: { prompt: USAGE.prompt_tokens } },
  ]);
});

test('an Idempotency-Key gives the same answer again, and only one trace', async () => {
  await using deemster = await startDeemster();
  const request = { trace, evaluation_criteria: criterion };
  const options = { headers: { 'Idempotency-Key': 'k' } };
  const [first, second] = await Promise.all([
    deemster.post(path, request, options),
    deemster.post(path, request, options),
  ]);
  expect([second.status, second.body, second.headers.get('x-trace-id')]).toEqual([
    200,
    first.body,
    first.headers.get('x-trace-id'),
  ]);
  expect((await deemster.get('/api/v1/traces')).body.traces).toHaveLength(1);
  expect((await deemster.post(path, { ...request, tags: { a: 'b' } }, options)).status).toBe(422);
});

test('under retention none only the use is stored', async () => {
  const marker = 'zanzibar-marker-7391';
  await using deemster = await startDeemster();
  const secret = traceOf(agent(`${marker}-id`, llm([user(marker)], [says(marker)])));
  const request = {
    trace: secret,
    evaluation_criteria: `Passes if the response contains "${marker}"`,
    data_retention: 'none',
  };
  const { status, headers, body } = await deemster.post(path, request);
  expect([status, headers.get('x-trace-id'), body.overall_score]).toEqual([200, null, 1]);
  const { body: accepted } = await deemster.post(`${path}/background`, request);
  expect(await endOf(deemster, accepted.task_id)).toMatchObject({ trace_id: null, result: { overall_score: 1 } });
  expect((await deemster.get('/api/v1/traces')).body.traces).toEqual([]);
  expect((await deemster.get('/api/v1/usage')).body.usage).toMatchObject([{ requests: 2, evaluations: 2 }]);
  expect((await bytesOf(deemster.dataDir)).includes(marker)).toBe(false);
  expect(deemster.log.join('')).not.toContain(marker);
});

test('what is wrong with a trace is told with its place', async () => {
  await using deemster = await startDeemster();
  const ask = async (request: object) => {
    const { status, body } = await deemster.post(path, { trace, evaluation_criteria: criterion, ...request });
    return [
      status,
      typeof body.detail === 'string' ? body.detail : body.detail.map(({ loc }: { loc: unknown }) => loc),
    ];
  };
  const place = ['body', 'trace', 'agent_instance_by_id'];
  expect(await ask({ trace: { ...trace, root_agent_instance_id: 'nobody' } })).toEqual([
    422,
    [['body', 'trace', 'root_agent_instance_id']],
  ]);
  expect(await ask({ trace: traceOf(agent('a', 'nobody')) })).toEqual([422, [[...place, 'a', 'interactions', 0]]]);
  expect(await ask({ trace: traceOf(agent('a', 'b'), agent('b', 'a')) })).toEqual([
    422,
    [[...place, 'b', 'interactions', 0]],
  ]);
  expect(await ask({ trace_id: '7' })).toEqual([422, [['body', 'trace_id']]]);
  expect(await ask({ evaluate_latest: true })).toEqual([422, [['body', 'evaluate_latest']]]);
  expect(await ask({ model_core: 'align-lightning-20250731' })).toEqual([422, [['body', 'model_core']]]);
  expect(await ask({ trace: traceOf(agent('a')) })).toEqual([400, expect.stringContaining('LLM interaction')]);
  for (const way of [path, `${path}/background`])
    expect((await deemster.post(way, { trace: traceOf(agent('a')), evaluation_criteria: criterion })).status).toBe(400);
});

test('tool parameters that are no JSON are judged as they are', async () => {
  await using deemster = await startDeemster();
  const broken = traceOf(
    agent(
      'a',
      llm(
        [user('Find it.')],
        [says(call('1', 'search', '{"query": '))],
        [{ name: 'search', description: 'Finds.', parameters: "{'query': 'python'}" }],
      ),
    ),
  );
  const { status, body } = await deemster.post(path, { trace: broken, evaluation_criteria: criterion });
  expect([status, body.overall_score]).toEqual([200, 1]);
});
