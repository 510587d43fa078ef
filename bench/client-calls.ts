// The program that uses the client runs in a separate process, so that its memory is the client's.
import { AsyncDeemster } from '../src/client/index.ts';
import { Deemster } from '../src/client/sync.ts';

const { BENCH_URL: baseUrl = '', BENCH_WAY: way = '' } = process.env;
const apiKey = 'bench';
const criteria = 'Passes if the response has fewer than 50 words';
const sentence = 'Refunds arrive within five working days, counted from the day on which the parcel came back to us. ';

/** A conversation of about 1 kB, a typical size. */
type Messages = ReturnType<typeof messagesOf>;
const messagesOf = (number: number) => [
  { role: 'user', content: `How long do refunds take? (${number})` },
  { role: 'assistant', content: sentence.repeat(10) },
];

async function time(call: () => unknown): Promise<number> {
  const started = performance.now();
  await call();
  return performance.now() - started;
}

/** Sequential calls, in turn with a bare fetch, the asynchronous and the synchronous client. Returns milliseconds per call. */
async function alternate(calls: number) {
  await using deemster = new AsyncDeemster({ apiKey, baseUrl });
  const sync = new Deemster({ apiKey, baseUrl });
  const ways = [
    { way: 'bare', call: bare, times: [] as number[] },
    { way: 'async', call: (messages: Messages) => deemster.evaluate({ messages, criteria }), times: [] as number[] },
    { way: 'sync', call: (messages: Messages) => sync.evaluate({ messages, criteria }), times: [] as number[] },
  ];
  for (let number = 0; number < calls; number++) {
    const messages = messagesOf(number);
    // Each way is first equally often, because the previous call has effects, such as a thread that was asleep.
    for (let turn = 0; turn < ways.length; turn++) {
      const { call, times } = ways[(number + turn) % ways.length]!;
      times.push(await time(() => call(messages)));
    }
  }
  sync.close();
  return Object.fromEntries(ways.map(({ way, times }) => [way, times]));
}

/** The same call without the client, with the same body. */
async function bare(messages: Messages) {
  const response = await fetch(`${baseUrl}/api/v1/evals/reward`, {
    method: 'POST',
    headers: { 'API-Key': apiKey, 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
    body: JSON.stringify({ messages, evaluation_criteria: criteria }),
  });
  if (!response.ok) throw new Error(`Answered with ${response.status}.`);
  return response.json();
}

/** Evaluations at concurrency 50. Returns the memory in use after each thousand and a garbage collection, in bytes. */
async function many(evaluations: number) {
  await using deemster = new AsyncDeemster({ apiKey, baseUrl, maxConcurrentRequests: 50 });
  const used: number[] = [];
  for (let from = 0; from < evaluations; from += 1000) {
    await Promise.all(
      Array.from({ length: 1000 }, async (_, index) => {
        const { score } = await deemster.evaluate({ messages: messagesOf(from + index), criteria });
        if (score !== 1) throw new Error('An evaluation has another score.');
      }),
    );
    globalThis.gc!();
    used.push(process.memoryUsage().heapUsed + process.memoryUsage().external);
  }
  return { used, peak: process.resourceUsage().maxRSS * 1024 };
}

const ways: Record<string, () => Promise<unknown>> = { alternate: () => alternate(4000), many: () => many(10_000) };
process.send!(await ways[way]!(), () => process.disconnect!());
