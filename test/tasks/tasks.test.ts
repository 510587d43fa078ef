import { jest } from '@jest/globals';
import { bytesOf, conversation, modelCriterion, startDeemster, temporaryFolder } from '../helpers.ts';
import { scriptedProvider, USAGE, verdictReply } from '../scripted-provider.ts';
import { failed } from '../server/fault-row.ts';
import { background, endOf, failing, judgedBy, submit } from './task-helpers.ts';

// No wait between two tries: their lengths are random, and tested by themselves.
beforeAll(() => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
});
afterAll(() => {
  jest.restoreAllMocks();
});

test('a task gives what the blocking call gives, and stores it', async () => {
  await using deemster = await startDeemster();
  const request = { tags: { release: '7' }, explanation_cleaning: 'end_user' };
  const blocking = await deemster.evaluate(request);
  const response = await deemster.post(background, {
    messages: conversation,
    evaluation_criteria: 'Passes if the response has fewer than 50 words',
    ...request,
  });
  expect(response.status).toBe(202);
  const { task_id } = response.body;
  expect(response.headers.get('location')).toBe(`/api/v1/tasks/${task_id}`);

  const task = await endOf(deemster, task_id);
  expect(task).toEqual({
    task_id,
    kind: 'reward',
    status: 'succeeded',
    attempts: 1,
    attempt_log: [{ started_at: task.started_at, finished_at: task.finished_at, error: null }],
    created_at: expect.any(String),
    started_at: expect.any(String),
    finished_at: expect.any(String),
    trace_id: expect.any(String),
    evaluation_ids: [expect.any(String)],
    result: blocking.body,
    error: null,
  });
  const { body: trace } = await deemster.get(`/api/v1/traces/${task.trace_id}`);
  expect(trace).toMatchObject({ tags: { release: '7' }, trace: { messages: conversation } });
  expect(trace.evaluations.map(({ id, score }: { id: string; score: number }) => [id, score])).toEqual([
    [task.evaluation_ids[0], 1],
  ]);
  expect((await deemster.get('/api/v1/usage')).body.usage).toMatchObject([{ requests: 2, evaluations: 2 }]);
});

test('a transient failure is tried again, and what it cost is counted with one request', async () => {
  await using provider = await scriptedProvider([
    ...failing,
    { reply: 'prose', usage: USAGE },
    { status: 500 },
    { status: 500 },
    { status: 500 },
    { reply: verdictReply() },
  ]);
  await using deemster = await startDeemster(judgedBy(provider));
  const task = await endOf(deemster, await submit(deemster, { evaluation_criteria: modelCriterion }));
  expect(task).toMatchObject({ status: 'succeeded', attempts: 3, result: { score: 1 }, error: null });
  expect(task.attempt_log.map(({ error }: { error: unknown }) => error)).toEqual([failed(503), failed(500), null]);
  expect((await deemster.get(`/api/v1/traces/${task.trace_id}`)).body.evaluations).toHaveLength(1);
  expect((await deemster.get('/api/v1/usage')).body.usage).toMatchObject([
    { requests: 1, evaluations: 1, judge_tokens: { prompt: 2 * USAGE.prompt_tokens } },
  ]);
});

test('after five tries it has failed, with what the blocking call would have answered', async () => {
  await using provider = await scriptedProvider(Array.from({ length: 5 }, () => failing).flat());
  await using deemster = await startDeemster(judgedBy(provider));
  const task = await endOf(deemster, await submit(deemster, { evaluation_criteria: modelCriterion }));
  expect(task).toMatchObject({ status: 'failed', attempts: 5, result: null, error: failed(503), evaluation_ids: [] });
  expect((await deemster.get('/api/v1/traces')).body.traces).toEqual([]);
  expect((await deemster.get('/api/v1/usage')).body.usage).toMatchObject([{ requests: 1, evaluations: 0 }]);
});

test.each([
  ['a refused key', [{ status: 401 }], {}, { status: 500, detail: expect.stringContaining('API key') }],
  ['a request that the model does not take', [{ status: 402 }], {}, { status: 500, detail: expect.any(String) }],
  [
    'a reply that is unusable also after its repair',
    [{ reply: 'prose' }, { reply: 'prose' }],
    {},
    { status: 500, detail: expect.stringContaining('unusable') },
  ],
  [
    'a conversation without a response',
    [],
    { messages: [conversation[0], conversation[0]] },
    { status: 400, detail: expect.stringContaining('no assistant message') },
  ],
])('%s fails at once', async (_name, steps, request, error) => {
  await using provider = await scriptedProvider(steps);
  await using deemster = await startDeemster(judgedBy(provider));
  const task = await endOf(deemster, await submit(deemster, { evaluation_criteria: modelCriterion, ...request }));
  expect(task).toMatchObject({ status: 'failed', attempts: 1, error, result: null, trace_id: null });
  expect(deemster.log.filter((line) => JSON.parse(line).msg === 'no judgment')).toHaveLength(1);
});

test('a criterion that needs a missing model fails the task and names the setting', async () => {
  await using deemster = await startDeemster();
  const task = await endOf(deemster, await submit(deemster, { evaluation_criteria: modelCriterion }));
  expect(task).toMatchObject({
    status: 'failed',
    error: { status: 400, detail: expect.stringContaining('DEEMSTER_JUDGE') },
  });
});

test('what is wrong with a request is told at once, and no task is stored', async () => {
  await using deemster = await startDeemster();
  const ask = async (request: object) => {
    const { status, body } = await deemster.post(background, { messages: conversation, ...request });
    return [status, body.detail];
  };
  expect(await ask({})).toEqual([422, [expect.objectContaining({ type: 'value_error' })]]);
  expect(await ask({ evaluation_criteria: 'Nothing' })).toEqual([422, expect.any(Array)]);
  expect(await ask({ evaluator_name: 'nobody' })).toEqual([400, 'No evaluator is named "nobody".']);
  const trace_id = '019a5f0e-7c1b-7d3a-9a54-2f1f6a1c0b11';
  expect(await ask({ evaluation_criteria: 'Passes if the response has 3 words', trace_id })).toEqual([
    400,
    expect.stringContaining('trace_id'),
  ]);
  expect((await deemster.get('/api/v1/tasks')).body).toEqual({ tasks: [], next_page_token: null });
});

test('an unknown task and another account’s are not there', async () => {
  await using folder = await temporaryFolder();
  await using deemster = await startDeemster({}, { folder: folder.path });
  const task = await endOf(deemster, await submit(deemster));
  const { createStore } = await import('../../src/store/store.ts');
  const { openSqlite } = await import('../../src/store/sqlite.ts');
  const { hashKey } = await import('../../src/store/key.ts');
  const store = createStore(openSqlite(folder.path));
  await store.createAccount('team', 'standard', 0);
  await store.createKey('team', { id: 'k2', hash: hashKey('team-key'), label: '', createdAt: 0, expiresAt: null });
  await store.close();

  for (const [id, key] of [
    ['019a5f0e-7c1b-7d3a-9a54-2f1f6a1c0b11', deemster.key],
    [task.task_id, 'team-key'],
  ])
    for (const method of ['GET', 'DELETE']) {
      const { status, body } = await deemster.call(method, `/api/v1/tasks/${id}`, undefined, { key });
      expect([method, status, body]).toEqual([method, 404, { detail: 'No such task.' }]);
    }
  expect((await deemster.get('/api/v1/tasks', { key: 'team-key' })).body.tasks).toEqual([]);
  expect((await deemster.get(`/api/v1/tasks/${task.task_id.toUpperCase()}`)).body).toEqual(task);
});

test('tasks run side by side, so many at most, oldest first', async () => {
  let [now, most] = [0, 0];
  const free = Promise.withResolvers<void>();
  const order: string[] = [];
  const step = async ({ text }: { text: string }) => {
    order.push(/number (\d)/.exec(text)![1]!);
    now++;
    most = Math.max(most, now);
    if (order.length === 2) free.resolve();
    await free.promise;
    now--;
    return { reply: verdictReply() };
  };
  await using provider = await scriptedProvider(Array.from({ length: 5 }, () => step));
  await using deemster = await startDeemster({ ...judgedBy(provider), taskConcurrency: 2 });
  const ids: string[] = [];
  for (let number = 0; number < 5; number++)
    ids.push(
      await submit(deemster, {
        messages: [conversation[0], { role: 'assistant', content: `This is number ${number}.` }],
        evaluation_criteria: modelCriterion,
      }),
    );
  for (const id of ids) expect((await endOf(deemster, id)).status).toBe('succeeded');
  expect(most).toBe(2);
  expect(order.slice(0, 2).toSorted()).toEqual(['0', '1']);
});

test('a task can be cancelled while it waits and while it runs, not after its end', async () => {
  await using provider = await scriptedProvider([{ hang: true }]);
  await using deemster = await startDeemster({ ...judgedBy(provider), taskConcurrency: 1 });
  const runs = await submit(deemster, { evaluation_criteria: modelCriterion });
  await provider.arrived(1);
  const waits = await submit(deemster, { evaluation_criteria: modelCriterion });
  const statusOf = async (id: string) => (await deemster.get(`/api/v1/tasks/${id}`)).body.status;
  expect([await statusOf(runs), await statusOf(waits)]).toEqual(['running', 'queued']);

  for (const id of [waits, runs]) {
    const end = endOf(deemster, id);
    expect((await deemster.call('DELETE', `/api/v1/tasks/${id}`)).status).toBe(204);
    expect(await end).toMatchObject({ status: 'cancelled', attempts: 0, result: null, error: null, trace_id: null });
    const again = await deemster.call('DELETE', `/api/v1/tasks/${id}`);
    expect([again.status, again.body]).toEqual([409, { detail: 'This task has already ended.' }]);
  }
  // Its place is free again, and the one that was cancelled in the queue never reached the model.
  const next = await endOf(deemster, await submit(deemster));
  expect(next.status).toBe('succeeded');
  expect(await statusOf(waits)).toBe('cancelled');
  expect((await deemster.call('DELETE', `/api/v1/tasks/${next.task_id}`)).status).toBe(409);
});

test('a client that waits for tasks is notified at once that their trace was deleted, and the judge is no longer asked', async () => {
  await using provider = await scriptedProvider([{ hang: true }]);
  // The stop waits for what runs: it would take ten minutes if the judge were still asked.
  await using deemster = await startDeemster({ ...judgedBy(provider), taskConcurrency: 1, timeoutSeconds: 600 });
  const { body: trace } = await deemster.post('/api/v1/traces', { messages: conversation });
  const request = { evaluation_criteria: modelCriterion, trace_id: trace.id };
  const ids = [await submit(deemster, request), await submit(deemster, { ...request, tags: { second: 'yes' } })];
  await provider.arrived(1);
  // Longer than a test may take: each must be told.
  const ends = ids.map((id) => deemster.get(`/api/v1/tasks/${id}?wait=60`));
  await deemster.call('DELETE', `/api/v1/traces/${trace.id}`);
  for (const end of ends)
    expect((await end).body).toMatchObject({
      status: 'failed',
      error: { status: 400 },
      finished_at: expect.any(String),
    });
});

test('what a cancelled or failed task was asked is gone from every file', async () => {
  const marker = 'zanzibar-marker-7391';
  await using provider = await scriptedProvider([{ hang: true }, { status: 401 }]);
  await using deemster = await startDeemster({ ...judgedBy(provider) });
  const request = {
    messages: [conversation[0], { role: 'assistant', content: marker }],
    evaluation_criteria: `Passes if the response is like ${marker}`,
  };
  const cancelled = await submit(deemster, request);
  await provider.arrived(1);
  expect((await bytesOf(deemster.dataDir)).includes(marker)).toBe(true);
  await deemster.call('DELETE', `/api/v1/tasks/${cancelled}`);
  expect((await bytesOf(deemster.dataDir)).includes(marker)).toBe(false);

  // The record of a failed judgment keeps the criterion, and no content.
  await endOf(deemster, await submit(deemster, { ...request, evaluation_criteria: modelCriterion }));
  await deemster.stop();
  expect((await bytesOf(deemster.dataDir)).includes(marker)).toBe(false);
});

test('a deleted trace takes the result of its task along', async () => {
  const marker = 'zanzibar-marker-7391';
  await using deemster = await startDeemster();
  const task = await endOf(
    deemster,
    await submit(deemster, {
      messages: [conversation[0], { role: 'assistant', content: `It is ${marker}.` }],
      evaluation_criteria: `Passes if the response contains "${marker}"`,
    }),
  );
  expect(task.result.explanation).toContain(marker);
  await deemster.call('DELETE', `/api/v1/traces/${task.trace_id}`);
  expect((await deemster.get(`/api/v1/tasks/${task.task_id}`)).body).toEqual({
    ...task,
    trace_id: null,
    evaluation_ids: [],
    result: null,
  });
  expect((await bytesOf(deemster.dataDir)).includes(marker)).toBe(false);
});

test('a task adds to the stored trace that it names, and fails when that is deleted meanwhile', async () => {
  const deleted = Promise.withResolvers<void>();
  await using provider = await scriptedProvider([
    { reply: verdictReply() },
    async () => {
      await deleted.promise;
      return { reply: verdictReply() };
    },
  ]);
  await using deemster = await startDeemster(judgedBy(provider));
  const anew = { headers: { 'Cache-Control': 'no-cache' } };
  const { body: trace } = await deemster.post('/api/v1/traces', { messages: conversation });
  const request = { trace_id: trace.id, evaluation_criteria: modelCriterion, tags: { a: 'b' } };
  expect(await endOf(deemster, await submit(deemster, request))).toMatchObject({
    status: 'succeeded',
    trace_id: trace.id,
  });
  const stored = (await deemster.get(`/api/v1/traces/${trace.id}`)).body;
  expect([stored.evaluations.length, stored.tags]).toEqual([1, { a: 'b' }]);

  const id = await submit(deemster, request, anew);
  await provider.arrived(2);
  await deemster.call('DELETE', `/api/v1/traces/${trace.id}`);
  deleted.resolve();
  const error = { status: 400, detail: expect.stringContaining('was deleted before the evaluation') };
  expect(await endOf(deemster, id)).toMatchObject({ status: 'failed', error, result: null, trace_id: null });
  expect((await deemster.get('/api/v1/traces')).body.traces).toEqual([]);
});

test('an Idempotency-Key gives the same task, also at once; with another body it is refused', async () => {
  await using deemster = await startDeemster();
  const headers = { 'Idempotency-Key': 'k' };
  const ids = await Promise.all([1, 2, 3].map(() => submit(deemster, {}, { headers })));
  expect(new Set(ids).size).toBe(1);
  await endOf(deemster, ids[0]!);
  expect(await submit(deemster, {}, { headers })).toBe(ids[0]);
  const { status } = await deemster.post(
    background,
    { messages: conversation, evaluation_criteria: 'Passes if the response has 3 words' },
    { headers },
  );
  expect(status).toBe(422);
  // The key of another operation is another key.
  expect((await deemster.evaluate({}, { headers })).status).toBe(200);
  expect((await deemster.get('/api/v1/tasks')).body.tasks).toHaveLength(1);
});

test('tasks are listed by status, newest first, each once while others arrive', async () => {
  await using deemster = await startDeemster();
  const good: string[] = [];
  for (let number = 0; number < 5; number++) good.unshift(await submit(deemster));
  const bad = await submit(deemster, { evaluation_criteria: modelCriterion });
  for (const id of [...good, bad]) await endOf(deemster, id);
  const idsOf = (body: { tasks: { task_id: string }[] }) => body.tasks.map(({ task_id }) => task_id);
  expect(idsOf((await deemster.get('/api/v1/tasks')).body)).toEqual([bad, ...good]);
  expect(idsOf((await deemster.get('/api/v1/tasks?status=failed')).body)).toEqual([bad]);
  expect(idsOf((await deemster.get('/api/v1/tasks?status=queued')).body)).toEqual([]);

  const seen: string[] = [];
  let token: string | null = null;
  do {
    const query: string = `status=succeeded&page_size=2${token ? `&page_token=${token}` : ''}`;
    const { body } = await deemster.get(`/api/v1/tasks?${query}`);
    seen.push(...idsOf(body));
    token = body.next_page_token;
    await endOf(deemster, await submit(deemster));
  } while (token);
  expect(seen).toEqual(good);
});

test('a page token of another list, another filter, cut or made up is refused', async () => {
  await using deemster = await startDeemster();
  for (let number = 0; number < 3; number++) await endOf(deemster, await submit(deemster));
  const { next_page_token: token } = (await deemster.get('/api/v1/tasks?page_size=1')).body;
  const traces = (await deemster.get('/api/v1/traces?page_size=1')).body.next_page_token;
  expect((await deemster.get(`/api/v1/tasks?page_size=1&page_token=${token}`)).status).toBe(200);
  for (const query of [
    `page_token=${traces}`,
    `page_token=${token}&status=failed`,
    `page_token=${token.slice(0, -1)}`,
    'page_token=x',
  ]) {
    const { status, body } = await deemster.get(`/api/v1/tasks?${query}`);
    expect([query, status, body.detail[0].loc]).toEqual([query, 422, ['query', 'page_token']]);
  }
});

test('the metrics tell of tasks', async () => {
  await using provider = await scriptedProvider([...failing, { hang: true }]);
  await using deemster = await startDeemster({ ...judgedBy(provider), taskConcurrency: 1 });
  await endOf(deemster, await submit(deemster));
  await submit(deemster, { evaluation_criteria: modelCriterion });
  await provider.arrived(4);
  const waiting = await submit(deemster);
  const metrics = (await deemster.get('/metrics', { key: null })).body;
  for (const line of [
    'deemster_tasks{status="queued"} 1',
    'deemster_tasks{status="running"} 1',
    'deemster_task_tries_total{outcome="succeeded"} 1',
    'deemster_task_tries_total{outcome="retrying"} 1',
  ])
    expect(metrics).toContain(`${line}\n`);
  for (const { task_id } of (await deemster.get('/api/v1/tasks?status=running')).body.tasks)
    await deemster.call('DELETE', `/api/v1/tasks/${task_id}`);
  expect((await endOf(deemster, waiting)).status).toBe('succeeded');
});
