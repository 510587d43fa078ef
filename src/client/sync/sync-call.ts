import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { ConnectionError, DeemsterError } from '../errors.ts';
import type { CallOptions } from '../options.ts';
import type { Settings } from '../settings.ts';
import { isGiven } from '../transport/signals.ts';
import { unpacked } from './outcome.ts';
import { type AnswerMessage, beatMilliseconds, type CallMessage, type Encoded, memoryIndex } from './sync-protocol.ts';

/** When the sources run without a build, the worker's file is TypeScript too. */
const workerUrl = new URL(import.meta.url.endsWith('.ts') ? './sync-worker.ts' : './sync-worker.js', import.meta.url);

/** The maximum duration of one sleep, in milliseconds. */
const longestSleep = 2 * beatMilliseconds;

/**
 * The number of sleeps without a sign of life after which a worker counts as dead: 5 s. One long sleep could not
 * distinguish a dead worker from a process that was suspended together with its worker.
 */
const mostSilentSleeps = 10;

interface Running {
  worker: Worker;
  port: MessagePort;
  memory: Int32Array<SharedArrayBuffer>;
}

/** Makes the calls of an asynchronous client in a worker, while this thread sleeps. */
export class SyncCaller {
  readonly #settings: Settings;
  #running: Running | undefined;
  #calls = 0;
  #isClosed = false;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /**
   * @param method A method of AsyncDeemster that returns a promise, or of its evaluators, such as `evaluators.get`.
   * @param args The method's arguments except the last, its options.
   * @throws the method's errors, the reason of an aborted signal, and ConnectionError if the worker dies
   */
  call<Result>(method: string, args: unknown[], { signal, ...options }: CallOptions): Result {
    if (this.#isClosed) throw new DeemsterError('This client is closed. Create a new one.');
    if (isGiven(signal)) signal.throwIfAborted();
    const message: CallMessage = {
      number: ++this.#calls,
      method,
      args: args.map(encode),
      options: Object.fromEntries(Object.entries(options).map(([key, value]) => [key, encode(value)])),
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

/** @throws DeemsterError if the worker's file is missing */
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
    // The worker must not inherit the program's loaders and hooks.
    execArgv: [],
  });
  // The call in progress reports the worker's death.
  worker.on('error', () => undefined);
  worker.on('exit', () => Atomics.store(memory, memoryIndex.ended, 1));
  // A script that forgets close() still ends.
  worker.unref();
  port.unref();
  return { worker, port, memory };
}

/** Only objects become JSON, which would turn undefined and NaN into null, and a Date into a string. */
function encode(value: unknown): Encoded {
  if (typeof value === 'function' || typeof value === 'symbol') return { value: undefined };
  const isJson = typeof value === 'object' && value !== null && !(value instanceof Date);
  return isJson ? { json: JSON.stringify(value) } : { value };
}

const hasEnded = ({ memory }: Running): boolean => Atomics.load(memory, memoryIndex.ended) === 1;

/** Sleeps until the call with this number is answered. @returns the answer, or undefined if the worker has died */
function awaited(number: number, running: Running): string | undefined {
  const { memory } = running;
  for (let silent = 0; silent < mostSilentSleeps; ) {
    // Read before looking for the answer: one that arrives in between is a further sign, which prevents the sleep.
    const signs = Atomics.load(memory, memoryIndex.signs);
    const hadEnded = hasEnded(running);
    const outcome = received(number, running);
    if (outcome !== undefined || hadEnded) return outcome;
    silent = Atomics.wait(memory, memoryIndex.signs, signs, longestSleep) === 'timed-out' ? silent + 1 : 0;
  }
  return undefined;
}

/** Skips answers to earlier calls, whose sleep was interrupted. */
function received(number: number, { port }: Running): string | undefined {
  for (let got = receiveMessageOnPort(port); got; got = receiveMessageOnPort(port)) {
    const answer = got.message as AnswerMessage;
    if (answer.number === number) return answer.outcome;
  }
  return undefined;
}
