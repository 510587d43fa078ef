import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Hold } from '../../../longest-hold.ts';

// In a thread of its own, where nothing is compiled yet, as in a server that has just started.
test('while the first criterion waits for what reads it, others wait for at most 100 ms of work at a time', async () => {
  const worker = new Worker(new URL('./preparing.ts', import.meta.url));
  const [held] = (await once(worker, 'message')) as [Hold];
  await worker.terminate();
  expect(held.cpu).toBeLessThanOrEqual(100);
});
