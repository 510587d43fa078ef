import type { components } from '../../generated/openapi.d.ts';
import { bytesOf, conversation, modelCriterion, startDeemster } from '../helpers.ts';
import { agent, llm, says, traceOf, user } from '../judge/agent-traces.ts';
import { type Step, scriptedProvider, USAGE, verdictReply } from '../scripted-provider.ts';
import { endOf, judgedBy, submit } from '../tasks/task-helpers.ts';

type Evaluation = components['schemas']['Evaluation'];

const path = '/api/v1/evals/trace';
const unknown = '019a5f0e-7c1b-7d3a-9a54-2f1f6a1c0b11';
const short = 'Passes if the response has fewer than 50 words';
const high = 'Fails if the response contains "higher"';

const trace = traceOf(
  agent(
    'root',
    llm([user('Which is higher?')], [says('I will look.')]),
    'a',
    llm([user('A: 3')], [says('A is higher.')]),
  ),
  agent('a', llm([user('How high is A?')], [says('3')])),
);

const agentsOf = (evaluations: Evaluation[]) =>
  evaluations.map(({ criteria, score, sub_trace }) => [criteria, sub_trace.subject.agent?.id, score]);

/** A reply that comes once the promise is kept. */
const after =
  (moment: Promise<void>): Step =>
  async () => {
    await moment;
    return { reply: verdictReply() };
  };

test('a multi-agent trace is stored as it came, and several evaluations share it', async () => {
  await using deemster = await startDeemster();
  const { status, body: made } = await deemster.post('/api/v1/traces', { trace, tags: { a: '1', b: '2' } });
  expect([status, made]).toEqual([
    201,
    {
      id: made.id,
      created_at: made.created_at,
      tags: { a: '1', b: '2' },
      rating: null,
      trace,
      comments: [],
      labels: [],
      evaluations: [],
    },
  ]);
  expect((await deemster.get(`/api/v1/traces/${made.id}`)).body).toEqual(made);

  const first = await deemster.post(path, {
    trace,
    evaluation_criteria: short,
    trace_id: made.id.toUpperCase(),
    tags: { b: '3', c: '4' },
  });
  expect([first.status, first.headers.get('x-trace-id')]).toEqual([200, made.id]);
  const { body: accepted } = await deemster.post(`${path}/background`, {
    trace,
    evaluation_criteria: high,
    trace_id: made.id,
  });
  const task = await endOf(deemster, accepted.task_id);
  expect(task).toMatchObject({ status: 'succeeded', trace_id: made.id, result: { overall_score: 0.75 } });

  const { body } = await deemster.get(`/api/v1/traces/${made.id}`);
  expect([body.trace, body.tags]).toEqual([trace, { a: '1', b: '3', c: '4' }]);
  expect(agentsOf(body.evaluations)).toEqual([
    [short, 'root', 1],
    [short, 'a', 1],
    [high, 'root', 0.5],
    [high, 'a', 1],
  ]);
  expect(body.evaluations.slice(2).map(({ id }: Evaluation) => id)).toEqual(task.evaluation_ids);
  expect((await deemster.get('/api/v1/traces')).body.traces).toEqual([body]);
});

test('any stored trace takes evaluations of agents and of conversations: each says what it judged', async () => {
  await using deemster = await startDeemster();
  const { body: talk } = await deemster.post('/api/v1/traces', { messages: conversation });
  const { body: agents } = await deemster.post('/api/v1/traces', { trace });
  await deemster.post(path, { trace, evaluation_criteria: short, trace_id: talk.id });
  await deemster.evaluate({ trace_id: agents.id });

  const { body: ofTalk } = await deemster.get(`/api/v1/traces/${talk.id}`);
  expect([ofTalk.trace, agentsOf(ofTalk.evaluations)]).toEqual([
    talk.trace,
    [
      [short, 'root', 1],
      [short, 'a', 1],
    ],
  ]);
  const { body: ofAgents } = await deemster.get(`/api/v1/traces/${agents.id}`);
  expect([ofAgents.trace, ofAgents.evaluations.map(({ sub_trace }: Evaluation) => sub_trace.subject)]).toEqual([
    trace,
    [{ conversation: { messages: conversation, system: null, tools: null }, responses: [{ first: 1, last: 1 }] }],
  ]);
});

test('a trace without model output is stored, but cannot be evaluated', async () => {
  await using deemster = await startDeemster();
  const silent = traceOf(agent('a'));
  const { status, body } = await deemster.post('/api/v1/traces', {
    trace: silent,
    messages: null,
    system: null,
    tools: null,
  });
  expect([status, body.trace]).toEqual([201, silent]);
  const asked = await deemster.post(path, { trace: silent, evaluation_criteria: short, trace_id: body.id });
  expect([asked.status, asked.body.detail]).toEqual([400, expect.stringContaining('nothing to evaluate')]);
});

test('what is wrong with a trace that is to be stored is told as an evaluation tells it', async () => {
  await using deemster = await startDeemster();
  const broken = [
    7,
    [trace],
    {},
    { ...trace, colour: 'blue' },
    { ...trace, root_agent_instance_id: 'nobody' },
    { root_agent_instance_id: 'a', agent_instance_by_id: {} },
    { root_agent_instance_id: 'a', agent_instance_by_id: { a: agent('b', 'c', 7 as never) } },
    traceOf(agent('a', { input_messages: [{ role: 'user', content: 7 }] } as never)),
    traceOf(agent('a', llm([], [says({ id: '1' } as never)]))),
    traceOf(agent('a', 'b'), agent('b', 'a', 'nobody')),
    // More than 20,000 values: one fault is told.
    traceOf(agent('a', ...Array.from({ length: 21_000 }, () => 7 as never))),
  ];
  for (const wrong of broken) {
    const [stored, judged] = await Promise.all([
      deemster.post('/api/v1/traces', { trace: wrong }),
      deemster.post(path, { trace: wrong, evaluation_criteria: short }),
    ]);
    expect([stored.status, stored.body]).toEqual([422, judged.body]);
  }
  expect((await deemster.get('/api/v1/traces')).body.traces).toEqual([]);
});

test.each([
  [{ trace, messages: conversation }, 'Give only one of messages and trace.'],
  [{ tags: { a: 'b' } }, 'Give one of messages and trace.'],
  [{ trace, tools: [] }, 'Remove this: it is allowed only with messages.'],
])('what goes together is said in words: %#', async (request, sentence) => {
  await using deemster = await startDeemster();
  const { status, body } = await deemster.post('/api/v1/traces', request);
  expect([status, body.detail.map(({ msg }: { msg: string }) => msg)]).toEqual([422, [sentence]]);
});

test('a trace_id of no stored trace is 400 before anything is judged, and no task is stored', async () => {
  await using provider = await scriptedProvider([]);
  await using deemster = await startDeemster(judgedBy(provider));
  for (const more of [{}, { data_retention: 'none' }])
    for (const way of [path, `${path}/background`]) {
      const request = { trace, evaluation_criteria: modelCriterion, trace_id: unknown, ...more };
      const { status, body, headers } = await deemster.post(way, request);
      expect([status, body.detail, headers.get('x-trace-id')]).toEqual([
        400,
        expect.stringContaining('trace_id'),
        null,
      ]);
    }
  expect((await deemster.get('/api/v1/tasks')).body.tasks).toEqual([]);
  expect((await deemster.get('/api/v1/traces')).body.traces).toEqual([]);
  expect((await deemster.get('/api/v1/usage')).body.usage).toEqual([]);
});

test('a trace that is deleted while its agents are judged takes the evaluations along, not what they cost', async () => {
  const deleted = Promise.withResolvers<void>();
  await using provider = await scriptedProvider([after(deleted.promise), after(deleted.promise)]);
  await using deemster = await startDeemster(judgedBy(provider));
  const { body: stored } = await deemster.post('/api/v1/traces', { trace });
  const request = { trace, evaluation_criteria: modelCriterion, trace_id: stored.id, tags: { a: 'b' } };
  const evaluated = deemster.post(path, request);
  await provider.arrived(2);
  expect((await deemster.call('DELETE', `/api/v1/traces/${stored.id}`)).status).toBe(204);
  deleted.resolve();
  const { status, headers, body } = await evaluated;
  expect([status, body.detail, headers.get('x-trace-id')]).toEqual([400, expect.stringContaining('trace_id'), null]);
  expect((await deemster.get('/api/v1/traces')).body.traces).toEqual([]);
  expect((await deemster.get('/api/v1/usage')).body.usage).toMatchObject([
    { requests: 1, evaluations: 0, judge_tokens: { prompt: 2 * USAGE.prompt_tokens } },
  ]);
});

test('a task that waits to add to a trace fails when that is deleted, under every retention', async () => {
  const marker = 'zanzibar-marker-7391';
  await using provider = await scriptedProvider([{ hang: true }]);
  await using deemster = await startDeemster({ ...judgedBy(provider), taskConcurrency: 1 });
  const runs = await submit(deemster, { evaluation_criteria: modelCriterion });
  await provider.arrived(1);
  const { body: stored } = await deemster.post('/api/v1/traces', { trace });
  const secret = traceOf(agent('a', llm([user('Hi')], [says(marker)])));
  const waiting: string[] = [];
  for (const data_retention of ['standard', 'none']) {
    const request = { trace: secret, evaluation_criteria: short, trace_id: stored.id, data_retention };
    waiting.push((await deemster.post(`${path}/background`, request)).body.task_id);
  }
  expect((await bytesOf(deemster.dataDir)).includes(marker)).toBe(true);
  await deemster.call('DELETE', `/api/v1/traces/${stored.id}`);
  expect((await bytesOf(deemster.dataDir)).includes(marker)).toBe(false);
  const error = { status: 400, detail: expect.stringContaining('was deleted before the evaluation') };
  for (const id of waiting)
    expect((await deemster.get(`/api/v1/tasks/${id}`)).body).toMatchObject({
      status: 'failed',
      attempts: 0,
      error,
      trace_id: null,
      result: null,
    });
  await deemster.call('DELETE', `/api/v1/tasks/${runs}`);
});

test('a task fails when the trace that it adds to is deleted while its agents are judged', async () => {
  const deleted = Promise.withResolvers<void>();
  await using provider = await scriptedProvider([after(deleted.promise), after(deleted.promise)]);
  await using deemster = await startDeemster(judgedBy(provider));
  const { body: stored } = await deemster.post('/api/v1/traces', { trace });
  const request = { trace, evaluation_criteria: modelCriterion, trace_id: stored.id };
  const { body: accepted } = await deemster.post(`${path}/background`, request);
  await provider.arrived(2);
  await deemster.call('DELETE', `/api/v1/traces/${stored.id}`);
  deleted.resolve();
  const error = { status: 400, detail: expect.stringContaining('was deleted before the evaluation') };
  expect(await endOf(deemster, accepted.task_id)).toMatchObject({
    status: 'failed',
    error,
    result: null,
    trace_id: null,
  });
  expect((await deemster.get('/api/v1/traces')).body.traces).toEqual([]);
});

test('under retention none nothing is added to the trace', async () => {
  await using deemster = await startDeemster();
  const { body: stored } = await deemster.post('/api/v1/traces', { trace });
  const request = {
    trace,
    evaluation_criteria: short,
    trace_id: stored.id,
    tags: { a: 'b' },
    data_retention: 'none',
  };
  const { status, headers, body } = await deemster.post(path, request);
  expect([status, headers.get('x-trace-id'), body.overall_score]).toEqual([200, null, 1]);
  const { body: accepted } = await deemster.post(`${path}/background`, request);
  expect(await endOf(deemster, accepted.task_id)).toMatchObject({ evaluation_ids: [], result: { overall_score: 1 } });
  expect((await deemster.get(`/api/v1/traces/${stored.id}`)).body).toEqual(stored);
});

test('an Idempotency-Key adds the evaluations once', async () => {
  await using deemster = await startDeemster();
  const { body: stored } = await deemster.post('/api/v1/traces', { trace });
  const request = { trace, evaluation_criteria: short, trace_id: stored.id };
  const options = { headers: { 'Idempotency-Key': 'k' } };
  const first = await deemster.post(path, request, options);
  const second = await deemster.post(path, request, options);
  expect([second.body, second.headers.get('x-trace-id')]).toEqual([first.body, stored.id]);
  expect((await deemster.get(`/api/v1/traces/${stored.id}`)).body.evaluations).toHaveLength(2);
});
