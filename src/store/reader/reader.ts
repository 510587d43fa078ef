import { getAsset, isSea } from 'node:sea';
import { Worker } from 'node:worker_threads';
import { UnavailableError } from '../unavailable-error.ts';
import { StoreBusy, StoreSlow } from './reader-faults.ts';
import type { JobAnswer, JobMessage, JobName, ReaderJobs } from './reader-jobs.ts';

/** The program of the store's threads; in the single executable its text, since there is no file to load. */
export const storeProgram = (): URL | string =>
  isSea()
    ? getAsset('store-worker.js', 'utf8')
    : new URL(import.meta.url.endsWith('.ts') ? './store-worker.ts' : './store-worker.js', import.meta.url);

/** What the thread may hold, in MB. */
const mostMemory = 512;
/** With more before it, a job would take longer than its caller waits. */
const mostWaiting = 64;
/** How long a job may take from its start, in milliseconds. */
const longest = 10_000;
/** After so many milliseconds without a job the thread ends. */
const idleMilliseconds = 60_000;

interface Waiting extends Omit<JobMessage, 'number'> {
  answered: PromiseWithResolvers<unknown>;
}

export interface Reader {
  /**
   * @throws StoreBusy if too many jobs wait, StoreSlow if it takes too long, and the signal's reason
   */
  read<Name extends JobName>(
    name: Name,
    input: ReaderJobs[Name]['input'],
    signal?: AbortSignal,
  ): Promise<ReaderJobs[Name]['output']>;
  close(): Promise<void>;
}

/**
 * Reads a database in a thread, one job after the other. The thread starts with the first job.
 * @param source The folder of a SQLite database, or the address of a PostgreSQL one.
 */
export function createReader(source: { folder: string } | { url: string }): Reader {
  const waiting: Waiting[] = [];
  let running: { number: number; job: Waiting; timer: NodeJS.Timeout } | undefined;
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let number = 0;

  function start(): Worker {
    const program = storeProgram();
    const started = new Worker(program, {
      eval: typeof program === 'string',
      execArgv: [],
      workerData: { role: 'reader', ...source },
      resourceLimits: { maxOldGenerationSizeMb: mostMemory },
    });
    started.unref();
    let cause: unknown;
    started.on('error', (error) => {
      cause = error;
    });
    started.on('message', (answer: JobAnswer) => {
      if (running?.number !== answer.number) return;
      const { job, timer } = running;
      clearTimeout(timer);
      running = undefined;
      if ('error' in answer)
        job.answered.reject(answer.isTemporary ? new UnavailableError(answer.error) : answer.error);
      else job.answered.resolve(answer.output);
      next();
    });
    started.on('exit', () => {
      if (worker !== started) return;
      worker = undefined;
      if (!running) return;
      clearTimeout(running.timer);
      running.job.answered.reject(new Error('The thread that reads the database has ended.', { cause }));
      running = undefined;
      next();
    });
    return started;
  }

  function next(): void {
    clearTimeout(idle);
    const job = running ? undefined : waiting.shift();
    if (job) {
      worker ??= start();
      worker.ref();
      const { answered: _answered, ...message } = job;
      const timer = setTimeout(() => giveUp(job, new StoreSlow()), longest).unref();
      running = { number: ++number, job, timer };
      worker.postMessage({ ...message, number } satisfies JobMessage);
    } else if (!running && worker) {
      const ending = worker;
      ending.unref();
      idle = setTimeout(() => {
        if (worker === ending) worker = undefined;
        void ending.terminate();
      }, idleMilliseconds).unref();
    }
  }

  /** The thread looks at the flag between two rows, and then answers. */
  function giveUp(job: Waiting, reason: unknown): void {
    job.answered.reject(reason);
    Atomics.store(new Int32Array(job.given), 0, 1);
    const place = waiting.indexOf(job);
    if (place >= 0) waiting.splice(place, 1);
  }

  return {
    async read(name, input, signal) {
      signal?.throwIfAborted();
      if (waiting.length >= mostWaiting) throw new StoreBusy();
      const answered = Promise.withResolvers<unknown>();
      const job: Waiting = { name, input, given: new SharedArrayBuffer(4), answered };
      const abort = () => giveUp(job, signal!.reason);
      signal?.addEventListener('abort', abort, { once: true });
      waiting.push(job);
      next();
      try {
        return (await answered.promise) as never;
      } finally {
        signal?.removeEventListener('abort', abort);
      }
    },
    async close() {
      clearTimeout(idle);
      const ending = worker;
      worker = undefined;
      const closed = new Error('The database is closed.');
      for (const job of waiting.splice(0)) job.answered.reject(closed);
      if (running) {
        clearTimeout(running.timer);
        giveUp(running.job, closed);
        running = undefined;
      }
      await ending?.terminate();
    },
  };
}
