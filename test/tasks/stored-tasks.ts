import { randomUUIDv7 } from 'node:crypto';
import { createResults } from '../../src/evaluation/results/results.ts';
import type { Job, RewardJob } from '../../src/evaluation/tasks/job.ts';
import { createTaskMemory } from '../../src/evaluation/tasks/task-memory.ts';
import { createRunTask, type RunTask } from '../../src/evaluation/tasks/task-run.ts';
import { createTaskRunner } from '../../src/evaluation/tasks/task-runner.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { createStore, type Store } from '../../src/store/store.ts';
import { conversation, temporaryFolder } from '../helpers.ts';
import { noScores, parsed } from '../store/stored-traces.ts';

export const day = 24 * 3600 * 1000;

/** A claim of the next task. */
export const ONE = { count: 1, due: [], lastAccount: 0 };

/** A real database with one account and its key, and a clock that the test sets. */
export async function taskStore() {
  await using resources = new AsyncDisposableStack();
  const folder = resources.use(await temporaryFolder());
  const commits: number[] = [];
  const store = createStore(openSqlite(folder.path, undefined, { committed: (rows) => void commits.push(rows) }));
  resources.defer(() => store.close());
  const clock = { now: Date.UTC(2026, 10, 20) };
  await store.createFirst('default', { id: 'k', hash: 'h', label: '', createdAt: clock.now, expiresAt: null });
  const kept = resources.move();
  return {
    folder: folder.path,
    store,
    /** How many rows each transaction changed. */
    commits,
    clock,
    /** Stores a task; answers its id. */
    async add(job: Partial<RewardJob> = {}): Promise<string> {
      const id = randomUUIDv7();
      const request = JSON.stringify({ ...jobOf(), ...job } satisfies Job);
      const { account = 1, traceId, retention = 'standard' } = job;
      await store.addTask(account, { id, kind: 'reward', retention, createdAt: clock.now, traceId, request });
      return id;
    },
    async taskOf(id: string) {
      const found = await store.getTask(1, id);
      return (found && (await parsed(found.text())))!;
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}

export type TaskStore = Awaited<ReturnType<typeof taskStore>>;

const jobOf = (): RewardJob => ({
  kind: 'reward',
  account: 1,
  keyId: 'k',
  requestId: 'r',
  retention: 'standard',
  modelCore: 'align-20251111',
  criterion: 'Passes if the response has fewer than 50 words',
  tags: {},
  conversation: { messages: conversation, system: null, tools: null },
  evaluateLatest: true,
  clean: false,
  evaluator: null,
});

/** A runner over the store, or over one with some replaced methods. `failures` collects its unexpected errors. */
export function runnerOver(
  { store, clock }: TaskStore,
  run: RunTask,
  {
    methods = {},
    concurrency = 1,
    failures = [] as unknown[],
  }: { methods?: Partial<Store>; concurrency?: number; failures?: unknown[] } = {},
) {
  const runner = createTaskRunner({
    store: { ...store, ...methods },
    run,
    inMemory: () => [],
    concurrency,
    now: () => clock.now,
    failed: (error) => void failures.push(error),
    heartbeatMilliseconds: 5,
  });
  return { ...runner, [Symbol.asyncDispose]: () => runner.stop() };
}

/** What runs a task, with a judge that the test gives, over the store or one that differs from it. */
export function runTaskOver(
  { store, clock }: TaskStore,
  judgeJob: Parameters<typeof createRunTask>[0]['judgeJob'],
  { methods = {}, notStored = [] as unknown[] }: { methods?: Partial<Store>; notStored?: unknown[] } = {},
): RunTask {
  return createRunTask({
    store: { ...store, ...methods },
    memory: createTaskMemory(),
    judgeJob,
    scores: noScores,
    results: createResults(undefined),
    timeoutSeconds: 60,
    now: () => clock.now,
    errorOf: (error) => ({ status: 500, detail: String(error) }),
    notStored: (error) => void notStored.push(error),
    tried: () => undefined,
  });
}
