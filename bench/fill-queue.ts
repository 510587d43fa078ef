import { randomUUIDv7 } from 'node:crypto';
import { createReward } from '../src/evaluation/reward.ts';
import { createTaskMemory } from '../src/evaluation/tasks/task-memory.ts';
import { createTaskRunner } from '../src/evaluation/tasks/task-runner.ts';
import { createTasks } from '../src/evaluation/tasks/tasks.ts';
import { createJudge } from '../src/judge/judge.ts';
import { hashKey } from '../src/store/key.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { createStore } from '../src/store/store.ts';
import { key } from './fill.ts';

const sentence = 'Refunds arrive within five working days, and the policy says so in its second part. ';

/** Queues background tasks, each with a distinct conversation, in a folder that bench/fill.ts has filled. None runs. */
export async function fillQueue(folder: string, count: number, criterion: string): Promise<void> {
  const store = createStore(openSqlite(folder));
  const { id: keyId, account } = (await store.findKey(hashKey(key)))!;
  const [now, memory] = [Date.now, createTaskMemory()];
  const runner = createTaskRunner({
    store,
    run: async () => 'ended',
    inMemory: memory.ids,
    concurrency: 0,
    now,
    failed: () => undefined,
  });
  const reward = createReward(store, createJudge({ modelFor: () => undefined }), async () => undefined);
  const submit = createTasks({ store, runner, memory, secret: '', now }).submit('reward', reward.prepare);
  const submissions = Array.from({ length: count }, (_, number) =>
    submit({
      caller: { keyId, account },
      request: {
        messages: [
          { role: 'user', content: `How long do refunds take? (${number})` },
          { role: 'assistant', content: `Thank you for asking. ${sentence.repeat(10)}${number}` },
        ],
        evaluation_criteria: criterion,
      },
      requestId: randomUUIDv7(),
      idempotencyKey: undefined,
      noCache: false,
      controller: new AbortController(),
    }),
  );
  await Promise.all(submissions);
  await store.close();
}
