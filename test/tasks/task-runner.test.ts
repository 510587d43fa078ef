import type { Judged } from '../../src/evaluation/tasks/job.ts';
import { JudgeError } from '../../src/judge/judge-error.ts';
import { conversation } from '../helpers.ts';
import { readPage, subTrace, useOf } from '../store/stored-traces.ts';
import { ONE, runnerOver, runTaskOver, type TaskStore, taskStore } from './stored-tasks.ts';

const hours = 3_600_000;
const forever = () => new Promise<never>(() => undefined);

/** A good verdict; a new trace each time. */
function verdict(): Judged {
  const trace = { messages: conversation, system: null, tools: null };
  return {
    response: { score: 1, explanation: 'So.', sources: null },
    tokens: { prompt: 100, completion: 20, cached_prompt: 0 },
    verdicts: 1,
    cached: 0,
    trace: { id: crypto.randomUUID(), tags: {}, createdAt: 1, trace },
    evaluations: [
      {
        id: crypto.randomUUID(),
        createdAt: 1,
        modelCore: 'align-20251111',
        evaluatorName: null,
        score: 1,
        explanation: 'So.',
        criteria: 'Passes if …',
        subTrace,
        sources: null,
        cached: false,
        cachedTokens: 0,
        cacheKey: null,
        contentHash: 'hash',
      },
    ],
  };
}

/** Resolves when a task has ended, or was tried, as the runner tells. */
async function ended(runner: ReturnType<typeof runnerOver>, tasks: TaskStore, id: string) {
  using end = runner.endOf(id, 20_000, new AbortController().signal);
  if ((await tasks.taskOf(id)).finished_at === null) await end.comes;
  return tasks.taskOf(id);
}

test('a task that is cancelled in the turn in which it is taken is not run', async () => {
  await using tasks = await taskStore();
  const started: number[] = [];
  for (let microtasks = 0; microtasks < 12; microtasks++) {
    await using runner = runnerOver(tasks, async ({ seq }) => {
      started.push(seq);
      return forever();
    });
    const id = await tasks.add();
    runner.wake();
    for (let count = 0; count < microtasks; count++) await null;
    const seq = await tasks.store.cancelTask(1, id, 1);
    runner.cancelled({ seq: seq!, id });
    await new Promise(setImmediate);
    expect((await tasks.taskOf(id)).status).toBe('cancelled');
  }
  expect(started).toEqual([]);
});

test('tasks that are cancelled just before they are taken do not hold up those behind them', async () => {
  await using tasks = await taskStore();
  const judged = Promise.withResolvers<void>();
  await using runner = runnerOver(tasks, async () => {
    judged.resolve();
    return 'ended';
  });
  const first = await tasks.add();
  const cancelling = tasks.store.cancelTask(1, first, 1);
  await tasks.add();
  runner.wake();
  const seq = await cancelling;
  runner.cancelled({ seq: seq!, id: first });
  await judged.promise;
});

test('what a take that failed halfway has left is taken up by the next heartbeat, wherever the clock is', async () => {
  await using tasks = await taskStore();
  const failures: unknown[] = [];
  let takes = 0;
  const takeTasks: typeof tasks.store.takeTasks = async (...lease) => {
    const taken = await tasks.store.takeTasks(...lease);
    if (takes++ > 0) return taken;
    tasks.clock.now -= 36 * hours;
    throw new Error('cut off');
  };
  const judge = runTaskOver(tasks, async () => verdict());
  await using runner = runnerOver(tasks, judge, { methods: { takeTasks }, failures });
  const id = await tasks.add();
  runner.begin();
  expect(await ended(runner, tasks, id)).toMatchObject({ status: 'succeeded', attempts: 1 });
  expect(failures).toHaveLength(1);
});

test('a heartbeat with nothing to do begins no transaction', async () => {
  await using tasks = await taskStore();
  const before = tasks.commits.length;
  const beaten = Promise.withResolvers<void>();
  let beats = 0;
  const takeOver: typeof tasks.store.takeOver = async (...lost) => {
    await tasks.store.takeOver(...lost);
    if (++beats === 3) beaten.resolve();
  };
  await using runner = runnerOver(tasks, async () => 'ended', { methods: { takeOver } });
  runner.begin();
  await beaten.promise;
  expect(tasks.commits.slice(before)).toEqual([]);
});

test('a heartbeat keeps a task from being taken over while it runs, and no longer', async () => {
  await using tasks = await taskStore();
  const started = Promise.withResolvers<void>();
  let beats = 0;
  const beaten = Promise.withResolvers<void>();
  const keepLeases: typeof tasks.store.keepLeases = async (...lease) => {
    await tasks.store.keepLeases(...lease);
    if (++beats === 2) beaten.resolve();
  };
  const free = Promise.withResolvers<'interrupted'>();
  const runner = runnerOver(
    tasks,
    async () => {
      started.resolve();
      return free.promise;
    },
    { methods: { keepLeases } },
  );
  const id = await tasks.add();
  runner.begin();
  await started.promise;
  tasks.clock.now += 36 * hours;
  beats = 0;
  await beaten.promise;
  await tasks.store.takeOver('another', [], tasks.clock.now);
  expect((await tasks.taskOf(id)).status).toBe('running');

  free.resolve('interrupted');
  await runner.stop();
  await tasks.store.takeOver('another', [], tasks.clock.now + 29_000);
  expect((await tasks.taskOf(id)).status).toBe('running');
  await tasks.store.takeOver('another', [], tasks.clock.now + 30_000);
  expect((await tasks.taskOf(id)).status).toBe('queued');
});

test('a run whose lease went to another cannot end the task', async () => {
  await using tasks = await taskStore();
  const id = await tasks.add();
  const [mine] = await tasks.store.takeTasks(ONE, { owner: 'a', milliseconds: 0 }, 1);
  await tasks.store.takeOver('b', [], 2);
  const [theirs] = await tasks.store.takeTasks(ONE, { owner: 'b', milliseconds: 1 }, 2);
  const { use, ...outcome } = { ...verdict(), use: useOf('k') };
  const end = (owner: string) => ({
    seq: mine!.seq,
    owner,
    status: 'succeeded' as const,
    at: 1,
    attemptLog: [],
    outcome: JSON.stringify({ response: outcome.response, evaluationIds: [] }),
    error: null,
  });
  expect(await tasks.store.addEvaluations(1, { ...outcome, use, task: end('a') })).toBe(false);
  expect((await readPage(tasks.store.listTraces(1, {}, 10))).traces).toEqual([]);
  expect(await tasks.store.addEvaluations(1, { ...outcome, use, task: end(theirs!.owner) })).toBe(true);
  expect(await tasks.taskOf(id)).toMatchObject({ status: 'succeeded', evaluation_ids: [] });
});

const damaged = () => Object.assign(new Error('database disk image is malformed'), { code: 'SQLITE_CORRUPT' });
const busy = () => Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });

test('a verdict is kept while the database takes no writes', async () => {
  await using tasks = await taskStore();
  const notStored: unknown[] = [];
  let judgments = 0;
  const addEvaluations: typeof tasks.store.addEvaluations = (...outcome) =>
    notStored.length === 0 ? Promise.reject(busy()) : tasks.store.addEvaluations(...outcome);
  const judge = async () => {
    judgments++;
    return verdict();
  };
  await using runner = runnerOver(tasks, runTaskOver(tasks, judge, { methods: { addEvaluations }, notStored }));
  const id = await tasks.add();
  runner.begin();
  expect(await ended(runner, tasks, id)).toMatchObject({ status: 'succeeded', attempts: 1 });
  expect([judgments, notStored.length]).toEqual([1, 1]);
});

test('a stop while the database takes no writes leaves the task for the next start', async () => {
  await using tasks = await taskStore();
  const judged = Promise.withResolvers<void>();
  const addEvaluations = () => {
    judged.resolve();
    return Promise.reject(busy());
  };
  const runner = runnerOver(
    tasks,
    runTaskOver(tasks, async () => verdict(), { methods: { addEvaluations } }),
  );
  const id = await tasks.add();
  runner.begin();
  await judged.promise;
  await runner.stop();
  expect(await tasks.taskOf(id)).toMatchObject({ status: 'running', attempts: 0 });

  await using next = runnerOver(
    tasks,
    runTaskOver(tasks, async () => verdict()),
  );
  await next.recover();
  next.begin();
  expect(await ended(next, tasks, id)).toMatchObject({ status: 'succeeded', attempts: 1 });
});

test.each([
  ['refuses', new Error('constraint')],
  ['cannot store because it is damaged', damaged()],
])('a task whose end the database %s is not paid for again and again', async (_, error) => {
  await using tasks = await taskStore();
  const refuse = () => Promise.reject(error);
  let [judgments, beats] = [0, 0];
  const beaten = Promise.withResolvers<void>();
  const judge = async () => {
    judgments++;
    return verdict();
  };
  const notStored: unknown[] = [];
  const run = runTaskOver(tasks, judge, { methods: { addEvaluations: refuse, endTask: refuse }, notStored });
  const takeOver: typeof tasks.store.takeOver = async (...held) => {
    await tasks.store.takeOver(...held);
    if (judgments > 0 && ++beats === 3) beaten.resolve();
  };
  await using runner = runnerOver(tasks, run, { methods: { takeOver } });
  await tasks.add();
  runner.begin();
  await beaten.promise;
  expect([judgments, notStored.length]).toEqual([1, 1]);
});

test('a wait for a task ends with its caller, and at once where the service has stopped', async () => {
  await using tasks = await taskStore();
  const runner = runnerOver(tasks, forever);
  const controller = new AbortController();
  using left = runner.endOf('a', 60_000, controller.signal);
  controller.abort();
  await left.comes;
  using gone = runner.endOf('a', 60_000, controller.signal);
  await gone.comes;
  await runner.stop();
  using late = runner.endOf('a', 60_000, new AbortController().signal);
  await late.comes;
});

test('a request is counted once, with its first try', async () => {
  await using tasks = await taskStore();
  const tokens = { prompt: 100, completion: 20, cached_prompt: 0 };
  const failure = new JudgeError('limited', '', { usage: tokens, retryAfterMilliseconds: 60_000 });
  const tried = Promise.withResolvers<void>();
  const run = runTaskOver(tasks, () => Promise.reject(failure));
  await using runner = runnerOver(tasks, async (...task) => {
    const end = await run(...task);
    tried.resolve();
    return end;
  });
  const id = await tasks.add();
  runner.begin();
  await tried.promise;
  expect(await tasks.taskOf(id)).toMatchObject({ status: 'queued', attempts: 1 });
  const seq = await tasks.store.cancelTask(1, id, 1);
  runner.cancelled({ seq: seq!, id });
  expect(await tasks.store.usage(1)).toMatchObject([{ requests: 1, evaluations: 0, judge_tokens: tokens }]);
});

describe('accounts take turns, however many tasks one has', () => {
  /** A store in which account 1 has queued many tasks before account 2 queued three, and the accounts in the order of runs. */
  async function crowded() {
    const tasks = await taskStore();
    await tasks.store.createAccount('other', 'standard', 1);
    for (let count = 0; count < 60; count++) await tasks.add();
    for (let count = 0; count < 3; count++) await tasks.add({ account: 2 });
    return tasks;
  }

  test.each([1, 2, 8])('%d at a time', async (concurrency) => {
    await using tasks = await crowded();
    const accounts: number[] = [];
    const allRan = Promise.withResolvers<void>();
    const judge = runTaskOver(tasks, async () => verdict());
    await using runner = runnerOver(
      tasks,
      async (task, limits) => {
        accounts.push(task.account);
        if (accounts.length === 63) allRan.resolve();
        return judge(task, limits);
      },
      { concurrency },
    );
    runner.wake();
    await allRan.promise;
    // Three of theirs among the first six, or as many as are taken together beyond that.
    expect(accounts.slice(0, Math.max(6, concurrency)).filter((account) => account === 2)).toHaveLength(3);
  });

  test('while one account has more tasks running, the other comes first', async () => {
    await using tasks = await crowded();
    const lease = { owner: 'o', milliseconds: 60_000 };
    const taken = async (count: number) =>
      (await tasks.store.takeTasks({ count, due: [], lastAccount: 1 }, lease, 1)).map(({ account }) => account);
    const [first] = await tasks.store.takeTasks(ONE, lease, 1);
    expect(first!.account).toBe(1);
    expect(await taken(1)).toEqual([2]);
    expect(await taken(2)).toEqual([2, 1]);
    expect(await taken(4)).toEqual([2, 1, 1, 1]);
  });

  test('tasks of one account that are due again do not come before new ones of another', async () => {
    await using tasks = await crowded();
    const [lease, due] = [{ owner: 'o', milliseconds: 60_000 }, [] as number[]];
    for (const task of await tasks.store.takeTasks({ count: 20, due: [], lastAccount: 2 }, lease, 1)) {
      await tasks.store.retryTask(task.account, task, { attemptLog: [], after: 60_000, now: 1 }, useOf('k'));
      if (task.account === 1) due.push(task.seq);
    }
    await tasks.add({ account: 2 });
    const taken = await tasks.store.takeTasks({ count: 2, due, lastAccount: 2 }, lease, 1);
    expect(taken.map(({ account }) => account)).toEqual([1, 2]);
    expect(taken[0]!.seq).toBe(due[0]);
  });
});
