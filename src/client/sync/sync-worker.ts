import { workerData } from 'node:worker_threads';
import type { AsyncDeemster } from '../client.ts';
import { packed } from './outcome.ts';
import { beatMilliseconds, type CallMessage, type Encoded, memoryIndex, type WorkerStart } from './sync-protocol.ts';

// The worker of a synchronous client makes its calls with an asynchronous client, and wakes the waiting thread.
const { settings, port, shared } = workerData as WorkerStart;
const memory = new Int32Array(shared);

function giveSign(): void {
  Atomics.add(memory, memoryIndex.signs, 1);
  Atomics.notify(memory, memoryIndex.signs);
}

process.on('exit', () => {
  Atomics.store(memory, memoryIndex.ended, 1);
  giveSign();
});
giveSign();

let loading: Promise<AsyncDeemster> | undefined;

async function run({ method, args, options }: CallMessage): Promise<unknown> {
  // Imported here, so that a failure to load it becomes the call's error.
  loading ??= import('../client.ts').then((client) => new client.AsyncDeemster(settings));
  const deemster = await loading;
  const path = method.split('.');
  const name = path.pop() as string;
  const owner = path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], deemster);
  const call = (owner as Record<string, (...given: unknown[]) => Promise<unknown>>)[name]!;
  const read = Object.fromEntries(Object.entries(options).map(([key, encoded]) => [key, decode(encoded)]));
  return call.call(owner, ...args.map(decode), read);
}

const decode = (encoded: Encoded): unknown => ('json' in encoded ? JSON.parse(encoded.json) : encoded.value);

port.on('message', async (message: CallMessage) => {
  const beats = setInterval(giveSign, beatMilliseconds);
  port.postMessage({ number: message.number, outcome: await packed(() => run(message)) });
  clearInterval(beats);
  giveSign();
});
