import { Worker } from 'node:worker_threads';
import type { Database } from '../database.ts';
import { storeProgram } from '../reader/reader.ts';
import { createWaitingTexts, longestPause, lookEvery } from '../search/waiting-texts.ts';

/**
 * Keeps the index of texts in PostgreSQL: a thread makes it, once enough texts wait, and ends when none is left. Several servers
 * share the work. A deleted trace takes its words with it.
 * @param failed Is notified of errors. The thread is then started again, after a while.
 */
export function createIndexing(url: string, database: Database, failed: (error: unknown) => void) {
  const waiting = createWaitingTexts(database);
  let worker: Worker | undefined;
  let closed = false;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  const plan = () => {
    const pause = Math.min(lookEvery * 2 ** failures, longestPause);
    if (!closed) timer = setTimeout(() => void look(), pause).unref();
  };
  const note = (error: unknown) => {
    if (closed) return;
    failures++;
    failed(error);
  };

  /** Resolves when the thread has ended. */
  function index(): Promise<void> {
    const program = storeProgram();
    const started = new Worker(program, {
      eval: typeof program === 'string',
      execArgv: [],
      workerData: { role: 'indexer', url },
    });
    worker = started;
    started.unref();
    failures = 0;
    started.on('error', note);
    return new Promise((ended) => {
      started.on('exit', () => {
        worker = undefined;
        ended();
      });
    });
  }

  let last: Promise<void> = Promise.resolve();
  async function look(): Promise<void> {
    try {
      if (await waiting.isEnough(true)) last = index();
      await last;
    } catch (error) {
      note(error);
    }
    plan();
  }
  plan();

  return {
    async close(): Promise<void> {
      closed = true;
      clearTimeout(timer);
      // What it had not committed is indexed by the next thread.
      await worker?.terminate();
    },
  };
}
