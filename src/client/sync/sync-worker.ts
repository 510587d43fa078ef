import { workerData } from 'node:worker_threads';
import type { AsyncDeemster } from '../client.ts';
import { packed } from './outcome.ts';
import { beatMilliseconds, type CallMessage, place, type Sent, type WorkerStart } from './sync-protocol.ts';

// The worker of a synchronous client: does its calls with an asynchronous client, and wakes the thread that waits.
const { settings, port, shared } = workerData as WorkerStart;
const memory = new Int32Array(shared);

function giveSign(): void {
  Atomics.add(memory, place.signs, 1);
  Atomics.notify(memory, place.signs);
}

process.on('exit', () => {
  Atomics.store(memory, place.ended, 1);
  giveSign();
});
giveSign();

let loading: Promise<AsyncDeemster> | undefined;

async function run({ method, args, options }: CallMessage): Promise<unknown> {
  // Not imported above: what keeps it from loading is the answer to the call, too.
  loading ??= import('../client.ts').then((client) => new client.AsyncDeemster(settings));
  const deemster = await loading;
  const path = method.split('.');
  const name = path.pop() as string;
  const owner = path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], deemster);
  const call = (owner as Record<string, (...given: unknown[]) => Promise<unknown>>)[name]!;
  const read = Object.fromEntries(Object.entries(options).map(([key, sent]) => [key, arrived(sent)]));
  return call.call(owner, ...args.map(arrived), read);
}

const arrived = (sent: Sent): unknown => ('json' in sent ? JSON.parse(sent.json) : sent.value);

port.on('message', async (message: CallMessage) => {
  const beats = setInterval(giveSign, beatMilliseconds);
  port.postMessage({ number: message.number, outcome: await packed(() => run(message)) });
  clearInterval(beats);
  giveSign();
});
