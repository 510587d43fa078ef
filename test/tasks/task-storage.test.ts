import { createSweep } from '../../src/evaluation/sweep.ts';
import { createTaskMemory } from '../../src/evaluation/tasks/task-memory.ts';
import { bytesOf, conversation, modelCriterion, startDeemster } from '../helpers.ts';
import { scriptedProvider } from '../scripted-provider.ts';
import { atLength } from '../soak.ts';
import { useOf } from '../store/stored-traces.ts';
import { day, ONE, type TaskStore, taskStore } from './stored-tasks.ts';
import { endOf, judgedBy, submit } from './task-helpers.ts';

const use = useOf('k');

/** Ends the oldest queued task: with its own trace and this explanation, or as failed. */
async function end({ store, clock }: TaskStore, traceId: string, explanation?: string): Promise<void> {
  const [task] = await store.takeTasks(ONE, { owner: 'o', milliseconds: 60_000 }, clock.now);
  const run = { seq: task!.seq, owner: 'o', at: clock.now, attemptLog: [] };
  if (explanation === undefined) {
    await store.endTask(1, { ...run, status: 'failed', outcome: null, error: { status: 500, detail: 'x' } }, use);
    return;
  }
  const response = { score: 1, explanation };
  await store.addEvaluations(1, {
    use,
    trace: { id: traceId, tags: {}, createdAt: clock.now, trace: { messages: [], system: null, tools: null } },
    evaluations: [],
    task: { ...run, status: 'succeeded', outcome: JSON.stringify({ response, evaluationIds: [] }), error: null },
  });
}

const marker = (number: number) => `zanzibar-${String(number).padStart(4, '0')}-marker`;
const left = async (folder: string) => [
  ...(await bytesOf(folder)).toString('latin1').matchAll(/zanzibar-\d{4}-marker/g),
];
const many = atLength(300);
const most = many * 0.9;
/** The numbers below `count` in a mixed order. */
const mixed = (count: number) => Array.from({ length: count }, (_, index) => (index * 7919) % count);

test('of many tasks, what ended ones were asked is gone from every file', async () => {
  await using tasks = await taskStore();
  const ids: string[] = [];
  for (let number = 0; number < many; number++)
    ids.push(await tasks.add({ criterion: marker(number) + ' so it goes'.repeat((number * 31) % 140) }));
  const cancelled = mixed(many).slice(0, most);
  for (const number of cancelled) await tasks.store.cancelTask(1, ids[number]!, 1);
  expect(await tasks.store.erase()).toBe(true);
  const kept = new Set((await left(tasks.folder)).map(([found]) => found));
  expect(kept).toEqual(new Set(mixed(many).slice(most).map(marker)));
});

test('of many tasks, the results whose traces are deleted are gone from every file', async () => {
  await using tasks = await taskStore();
  for (let number = 0; number < many; number++) {
    await tasks.add();
    await end(tasks, `t${number}`, marker(number) + ' so it goes'.repeat((number * 31) % 140));
  }
  for (const number of mixed(many).slice(0, most)) await tasks.store.deleteTrace(1, `t${number}`, 1);
  const kept = new Set((await left(tasks.folder)).map(([found]) => found));
  expect(kept).toEqual(new Set(mixed(many).slice(most).map(marker)));
});

test('tasks are forgotten a week after their end, and not before it', async () => {
  await using tasks = await taskStore();
  const sweep = createSweep(tasks.store, { retentionDays: undefined, taskDays: 7 }, () => tasks.clock.now);
  const ids = [await tasks.add(), await tasks.add({ criterion: marker(1) }), await tasks.add()];
  await end(tasks, 'a', marker(0));
  tasks.clock.now += 1;
  await end(tasks, 'b');
  tasks.clock.now += 7 * day;
  const swept = await sweep(new AbortController().signal);
  expect(swept).toMatchObject({ tasks: 1, traces: 0 });
  expect(await Promise.all(ids.map(async (id) => (await tasks.taskOf(id))?.status))).toEqual([
    undefined,
    'failed',
    'queued',
  ]);
  expect(await left(tasks.folder)).toEqual([]);
  expect(await sweep(new AbortController().signal)).toMatchObject({ tasks: 0 });
});

test('the rows of blanked requests are deleted once no task waits or runs', async () => {
  await using tasks = await taskStore();
  await tasks.add();
  await tasks.add();
  await end(tasks, 'a');
  expect(await tasks.store.deleteSpentRequests()).toBe(0);
  await end(tasks, 'b');
  expect(await tasks.store.deleteSpentRequests()).toBe(2);
  expect(await tasks.store.deleteSpentRequests()).toBe(0);
});

test('a page of tasks ends early where their results grow large', async () => {
  await using tasks = await taskStore();
  for (let number = 0; number < 5; number++) {
    await tasks.add();
    await end(tasks, `t${number}`, 'x'.repeat(12 * 1024 * 1024));
  }
  const first = await tasks.store.listTasks(1, undefined, 50);
  expect(first.tasks).toHaveLength(2);
  const rest = await tasks.store.listTasks(1, 'succeeded', 50, first.next!);
  expect([rest.tasks.length, rest.next]).toEqual([2, expect.any(Number)]);
});

test('a deleted trace fails the tasks that wait to add to it, and takes along what they were asked', async () => {
  await using provider = await scriptedProvider([{ hang: true }]);
  await using deemster = await startDeemster({ ...judgedBy(provider), taskConcurrency: 1 });
  const runs = await submit(deemster, { evaluation_criteria: modelCriterion });
  await provider.arrived(1);
  const { body: trace } = await deemster.post('/api/v1/traces', { messages: conversation });
  const waits = await submit(deemster, {
    trace_id: trace.id,
    messages: [conversation[0], { role: 'assistant', content: marker(1) }],
  });
  expect(await left(deemster.dataDir)).not.toEqual([]);
  expect((await deemster.get(`/api/v1/tasks/${waits}`)).body.trace_id).toBeNull();
  await deemster.call('DELETE', `/api/v1/traces/${trace.id}`);
  expect(await left(deemster.dataDir)).toEqual([]);
  const error = { status: 400, detail: expect.stringContaining('was deleted before the evaluation') };
  expect((await deemster.get(`/api/v1/tasks/${waits}`)).body).toMatchObject({ status: 'failed', attempts: 0, error });

  await deemster.call('DELETE', `/api/v1/tasks/${runs}`);
  expect((await endOf(deemster, await submit(deemster))).status).toBe('succeeded');
  expect((await deemster.get('/api/v1/usage')).body.usage).toMatchObject([{ requests: 2, evaluations: 1 }]);
});

test('the memory of tasks under retention none has an end, in room and in time', async () => {
  const job = { criterion: 'x'.repeat(600) } as never;
  const memory = createTaskMemory({ most: 1000, milliseconds: 1 });
  expect([memory.keepJob('a', job), memory.keepJob('b', job)]).toEqual([true, false]);
  memory.forgetJob('a');
  expect([memory.jobOf('a'), memory.keepJob('b', job), memory.jobOf('b')]).toEqual([undefined, true, job]);
  memory.forgetJob('b');

  memory.keepResult('b', { score: 1, explanation: 'x'.repeat(600) });
  expect([memory.resultOf('b'), memory.keepJob('c', job)]).toEqual([expect.anything(), false]);
  const forgotten = async (): Promise<void> => {
    await new Promise(setImmediate);
    if (memory.resultOf('b')) await forgotten();
  };
  await forgotten();
  expect(memory.keepJob('c', job)).toBe(true);
});
