import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { ConnectionError, DeemsterError } from '../errors.ts';
import type { CallOptions } from '../options.ts';
import type { Settings } from '../settings.ts';
import { isGiven } from '../transport/signals.ts';
import { unpacked } from './outcome.ts';
import { type AnswerMessage, beatMilliseconds, type CallMessage, place, type Sent } from './sync-protocol.ts';

/** Where the sources are run as they are, the worker's file is TypeScript too. */
const workerUrl = new URL(import.meta.url.endsWith('.ts') ? './sync-worker.ts' : './sync-worker.js', import.meta.url);

/** How long one sleep is at most, in milliseconds. */
const longestSleep = 2 * beatMilliseconds;

/**
 * After how many sleeps without a sign of life a worker counts as dead: 5 s. One long sleep would not tell a dead worker
 * from a process that was stopped for a while, with its worker.
 */
const mostSilentSleeps = 10;

interface Running {
  worker: Worker;
  port: MessagePort;
  memory: Int32Array<SharedArrayBuffer>;
}

/** Does the calls of an asynchronous client in a worker, while this thread sleeps. */
export class SyncCaller {
  readonly #settings: Settings;
  #running: Running | undefined;
  #calls = 0;
  #isClosed = false;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /**
   * @param method A method of AsyncDeemster that gives a promise, or of its evaluators as `evaluators.get`.
   * @param args Its arguments before the last, which is its options.
   * @throws what the method throws, the reason of an aborted signal, and ConnectionError where the worker dies
   */
  call<Result>(method: string, args: unknown[], { signal, ...options }: CallOptions): Result {
    if (this.#isClosed) throw new DeemsterError('This client is closed. Create a new one.');
    if (isGiven(signal)) signal.throwIfAborted();
    const message: CallMessage = {
      number: ++this.#calls,
      method,
      args: args.map(sent),
      options: Object.fromEntries(Object.entries(options).map(([key, value]) => [key, sent(value)])),
    };
    if (this.#running && hasEnded(this.#running)) this.#stop();
    this.#running ??= start(this.#settings);
    this.#running.port.postMessage(message);
    const outcome = awaited(message.number, this.#running);
    if (outcome === undefined) {
      this.#stop();
      throw new ConnectionError(`The worker of this client died during ${method}. The next call starts a new one.`);
    }
    return unpacked(outcome) as Result;
  }

  close(): void {
    this.#isClosed = true;
    this.#stop();
  }

  #stop(): void {
    void this.#running?.worker.terminate();
    this.#running = undefined;
  }
}

/** @throws DeemsterError where the package has lost the worker's file */
function start(settings: Settings): Running {
  if (!existsSync(workerUrl))
    throw new DeemsterError(
      `The worker of this client is not at ${fileURLToPath(workerUrl)}. A bundler left it out: mark deemster-client as external.`,
    );
  const shared = new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT);
  const memory = new Int32Array(shared);
  const { port1: port, port2 } = new MessageChannel();
  const worker = new Worker(workerUrl, {
    workerData: { settings, shared, port: port2 },
    transferList: [port2],
    // Loaders and hooks of the program are not the worker's.
    execArgv: [],
  });
  // The call during which it dies says so.
  worker.on('error', () => undefined);
  worker.on('exit', () => Atomics.store(memory, place.ended, 1));
  // A script that forgets close() still ends.
  worker.unref();
  port.unref();
  return { worker, port, memory };
}

/** JSON would make null of undefined and of NaN, and a Date a text. */
function sent(value: unknown): Sent {
  if (typeof value === 'function' || typeof value === 'symbol') return { value: undefined };
  const isJson = typeof value === 'object' && value !== null && !(value instanceof Date);
  return isJson ? { json: JSON.stringify(value) } : { value };
}

const hasEnded = ({ memory }: Running): boolean => Atomics.load(memory, place.ended) === 1;

/** Sleeps until the call of this number is answered. @returns the answer, undefined where the worker has died instead */
function awaited(number: number, running: Running): string | undefined {
  const { memory } = running;
  for (let silent = 0; silent < mostSilentSleeps; ) {
    // Before the answer is looked for: one that comes just then is a further sign, with which nobody falls asleep.
    const signs = Atomics.load(memory, place.signs);
    const hadEnded = hasEnded(running);
    const outcome = received(number, running);
    if (outcome !== undefined || hadEnded) return outcome;
    silent = Atomics.wait(memory, place.signs, signs, longestSleep) === 'timed-out' ? silent + 1 : 0;
  }
  return undefined;
}

/** Passes over answers to earlier calls, which were interrupted while they slept. */
function received(number: number, { port }: Running): string | undefined {
  for (let got = receiveMessageOnPort(port); got; got = receiveMessageOnPort(port)) {
    const answer = got.message as AnswerMessage;
    if (answer.number === number) return answer.outcome;
  }
  return undefined;
}
