import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Hold, LONGEST_HOLD, shortestHold } from '../../../longest-hold.ts';

test('while the first criterion waits for what reads it, others wait for at most 100 ms of work at a time', async () => {
  // Each try is in a thread of its own, where nothing has been prepared yet.
  const { cpu } = await shortestHold(async () => {
    const worker = new Worker(new URL('./preparing.ts', import.meta.url));
    const [hold] = (await once(worker, 'message')) as [Hold];
    await worker.terminate();
    return hold;
  });
  expect(cpu).toBeLessThan(LONGEST_HOLD);
});
