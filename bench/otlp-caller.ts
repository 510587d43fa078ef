// Evaluates one response every 20 milliseconds, in a thread of its own: what it waits for is the server, not the making of spans.
import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const { url, key } = workerData as { url: string; key: string };
const latencies: number[] = [];
let isEnding = false;
parentPort!.once('message', () => {
  isEnding = true;
});

while (!isEnding) {
  const began = performance.now();
  await evaluate();
  latencies.push(performance.now() - began);
  await setTimeout(20);
}
parentPort!.postMessage(latencies);

async function evaluate(): Promise<void> {
  const response = await fetch(`${url}/api/v1/evals/reward`, {
    method: 'POST',
    headers: { 'API-Key': key, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      messages: [
        { role: 'user', content: 'How long do refunds take?' },
        { role: 'assistant', content: 'Refunds arrive within five working days.' },
      ],
      evaluation_criteria: 'Passes if the response has fewer than 50 words',
    }),
  });
  if (!response.ok) throw new Error(await response.text());
  await response.arrayBuffer();
}
