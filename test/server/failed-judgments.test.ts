import { createSweep } from '../../src/evaluation/sweep.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { createStore } from '../../src/store/store.ts';
import { bytesOf, conversation, type Deemster, modelCriterion, startDeemster, temporaryFolder } from '../helpers.ts';
import { agent, llm, says, traceOf, user } from '../judge/agent-traces.ts';
import { storedRows } from '../postgres/stored-rows.ts';
import { scriptedProvider } from '../scripted-provider.ts';
import { endOf, judgedBy, submit } from '../tasks/task-helpers.ts';

/** It is not tried again. */
const refused = { status: 401, body: { error: { message: 'no' } } };
const marker = 'zanzibar-marker-7391';
const marked = `Passes if the response cites ${marker} at length`;

/** A service whose judge fails so often. */
async function failing(calls: number) {
  await using resources = new AsyncDisposableStack();
  const provider = resources.use(await scriptedProvider(Array(calls).fill(refused)));
  const deemster = resources.use(await startDeemster(judgedBy(provider)));
  const kept = resources.move();
  return { ...deemster, [Symbol.asyncDispose]: () => kept.disposeAsync() };
}

const failures = (deemster: Deemster) =>
  storedRows(
    deemster.dataDir,
    `SELECT fault, model_core, evaluator_name, criteria, traces.id AS trace FROM failed_judgments
      LEFT JOIN traces ON traces.seq = trace_seq ORDER BY failed_judgments.seq`,
  );

const used = async (deemster: Deemster) =>
  (await deemster.get('/api/v1/usage')).body.usage.map(({ requests, evaluations, failed }: Record<string, number>) => ({
    requests,
    evaluations,
    failed,
  }));

const row = { fault: 'key_refused', model_core: 'align-20251111', evaluator_name: null, criteria: null, trace: null };

test('a failed judgment leaves a row, whatever asked for it, and no score', async () => {
  await using deemster = await failing(5);
  await deemster.post('/api/v1/evaluators', { name: 'cites', evaluation_criteria: modelCriterion });
  const { body: trace } = await deemster.post('/api/v1/traces', { messages: conversation });
  expect((await deemster.evaluate({ evaluation_criteria: modelCriterion })).status).toBe(500);
  const named = { evaluation_criteria: undefined, evaluator_name: 'cites', trace_id: trace.id };
  expect((await deemster.evaluate(named)).status).toBe(500);
  const agents = {
    trace: traceOf(agent('a', llm([user('Hi')], [says('Hello')]))),
    evaluation_criteria: modelCriterion,
  };
  expect((await deemster.post('/api/v1/evals/trace', agents)).status).toBe(500);
  const namedAgents = { ...agents, evaluation_criteria: undefined, evaluator_name: 'cites' };
  expect((await deemster.post('/api/v1/evals/trace', namedAgents)).status).toBe(500);
  const task = await endOf(deemster, await submit(deemster, { evaluation_criteria: modelCriterion }));
  expect(task.status).toBe('failed');

  const ofCriterion = { ...row, criteria: modelCriterion };
  expect(await failures(deemster)).toEqual([
    ofCriterion,
    { ...row, evaluator_name: 'cites', trace: trace.id },
    ofCriterion,
    { ...row, evaluator_name: 'cites' },
    ofCriterion,
  ]);
  expect(await used(deemster)).toEqual([{ requests: 5, evaluations: 0, failed: 5 }]);
  expect((await deemster.get(`/api/v1/traces/${trace.id}`)).body).toMatchObject({
    evaluations: [],
    failed_judgments: [
      {
        created_at: expect.stringMatching(/^\d{4}-.*Z$/),
        evaluator_name: 'cites',
        criteria: null,
        model_core: 'align-20251111',
        fault: 'key_refused',
      },
    ],
  });
});

test('a trace shows its newest 100 failed judgments, and none that a sweep took', async () => {
  await using deemster = await failing(0);
  const { body: trace } = await deemster.post('/api/v1/traces', { messages: conversation });
  const { body: other } = await deemster.post('/api/v1/traces', { messages: conversation });
  expect(trace).not.toHaveProperty('failed_judgments');
  const numbers = Array.from({ length: 120 }, (_, at) => `(${at + 1})`).join();
  await storedRows(
    deemster.dataDir,
    `INSERT INTO failed_judgments (account_id, created_at, model_core, fault, criteria, trace_seq, trace_created_at)
      SELECT account_id, created_at + column1, 'align-20251111', 'unreachable', column1 || '${' '.repeat(5000)}', traces.seq,
        created_at
      FROM traces, (VALUES ${numbers}) AS numbers WHERE traces.id = '${trace.id}'`,
  );
  const shown = async () => (await deemster.get(`/api/v1/traces?page_size=2`)).body.traces;
  const [second, first] = await shown();
  expect(second).toEqual(other);
  expect(first.failed_judgments.map(({ criteria }: { criteria: string }) => Number(criteria))).toEqual(
    Array.from({ length: 100 }, (_, at) => 120 - at),
  );
  await storedRows(deemster.dataDir, 'DELETE FROM failed_judgments');
  expect(await shown()).toEqual([other, trace]);
});

test('what is refused, cancelled or scored is no failed judgment', async () => {
  await using provider = await scriptedProvider([{ hang: true }]);
  await using deemster = await startDeemster(judgedBy(provider));
  const caller = new AbortController();
  const asked = deemster.evaluate({ evaluation_criteria: modelCriterion }, { signal: caller.signal });
  await provider.arrived(1);
  caller.abort();
  await expect(asked).rejects.toThrow();
  expect((await deemster.evaluate()).status).toBe(200);
  expect((await deemster.evaluate({ evaluation_criteria: undefined, evaluator_name: 'nobody' })).status).toBe(400);
  const count = async () => (await used(deemster))[0]?.requests;
  while ((await count()) !== 2);
  expect(await failures(deemster)).toEqual([]);
  expect(await used(deemster)).toEqual([{ requests: 2, evaluations: 1, failed: 0 }]);
});

test('under retention none only the usage counts it', async () => {
  await using deemster = await failing(1);
  expect((await deemster.evaluate({ evaluation_criteria: marked, data_retention: 'none' })).status).toBe(500);
  expect(await failures(deemster)).toEqual([]);
  expect(await used(deemster)).toEqual([{ requests: 1, evaluations: 0, failed: 1 }]);
  expect((await bytesOf(deemster.dataDir)).includes(marker)).toBe(false);
});

test('it goes with its trace, from every file', async () => {
  await using deemster = await failing(1);
  const { body: trace } = await deemster.post('/api/v1/traces', { messages: conversation });
  await deemster.evaluate({ evaluation_criteria: marked, trace_id: trace.id });
  expect((await bytesOf(deemster.dataDir)).includes(marker)).toBe(true);
  expect((await deemster.call('DELETE', `/api/v1/traces/${trace.id}`)).status).toBe(204);
  expect(await failures(deemster)).toEqual([]);
  expect((await bytesOf(deemster.dataDir)).includes(marker)).toBe(false);
  expect(await used(deemster)).toEqual([{ requests: 1, evaluations: 0, failed: 1 }]);
});

test('the sweep deletes what is older than the retention, from every file', async () => {
  await using folder = await temporaryFolder();
  const store = createStore(openSqlite(folder.path));
  await store.createFirst('default', { id: 'k', hash: 'h', label: '', createdAt: 0, expiresAt: null });
  const day = 24 * 3600 * 1000;
  const base = { keyId: 'k', requestId: '', modelCore: 'align-20251111', requests: 1, evaluations: 0 } as const;
  for (const at of [0, 10 * day]) {
    const asked = { criteria: at === 0 ? marked : modelCriterion };
    const failure = { createdAt: at, modelCore: base.modelCore, fault: 'failed', asked };
    await store.addUse(1, { ...base, at, cached: 0, tokens: null, failed: 1, failure });
  }
  const sweep = createSweep(store, { retentionDays: 5, taskDays: 5 }, () => 11 * day);
  expect(await sweep(new AbortController().signal)).toMatchObject({ failedJudgments: 1, erased: true });
  const bytes = await bytesOf(folder.path);
  expect([bytes.includes(marker), bytes.includes(modelCriterion)]).toEqual([false, true]);
  await store.close();
});
