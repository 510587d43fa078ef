import { Worker } from 'node:worker_threads';
import { JudgeError } from '../../judge-error.ts';
import type { AnswerMessage, CheckMessage, CleanMessage } from './check-worker-messages.ts';

/** What a thread may hold, in MB; one that needs more ends, and nothing else does. */
const mostMemory = 1024;

const THREW = 'The check of this response failed.';
const DIED = 'The thread that checked this response ended without an answer.';

/** What a run that did not fail came to. */
export type Answer = Exclude<AnswerMessage, { error: unknown }>;

/** A thread that checks responses and cleans explanations, one run after the other, in the order in which they come. */
export interface CheckThread {
  /**
   * To abort a run ends the thread, since nothing else stops a program that is busy.
   * @throws JudgeError where the thread dies or throws, which fails all its runs; the signal's reason
   */
  run(message: CheckMessage | CleanMessage, signal: AbortSignal): Promise<Answer>;
  end(): void;
  /** Whether it takes no further run. */
  isEnding(): boolean;
  ended: Promise<void>;
}

/** Starts a thread, which keeps the process alive only while it has work. */
export function startThread(program: URL | string): CheckThread {
  // Loaders and hooks of the program are not the thread's.
  const worker = new Worker(program, {
    eval: typeof program === 'string',
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: mostMemory },
  });
  worker.unref();
  let isEnding = false;
  let cause: unknown;
  const running = new Set<PromiseWithResolvers<AnswerMessage>>();
  worker.on('message', (answer: AnswerMessage) => {
    const [first] = running;
    if (!first) return;
    running.delete(first);
    first.resolve(answer);
  });
  // The end, which follows, fails the run.
  worker.on('error', (error) => {
    cause = error;
  });
  const ended = new Promise<void>((resolve) => {
    worker.on('exit', (code) => {
      isEnding = true;
      cause ??= new Error(`The thread ended with code ${code}.`);
      for (const run of running) run.reject(new JudgeError('failed', DIED, { cause, canSucceedLater: true }));
      resolve();
    });
  });

  function end(): void {
    isEnding = true;
    void worker.terminate();
  }

  async function run(message: CheckMessage | CleanMessage, signal: AbortSignal): Promise<Answer> {
    signal.throwIfAborted();
    const answered = Promise.withResolvers<AnswerMessage>();
    running.add(answered);
    const abort = () => {
      answered.reject(signal.reason);
      end();
    };
    signal.addEventListener('abort', abort, { once: true });
    worker.ref();
    try {
      worker.postMessage(message);
      const answer = await answered.promise;
      if ('error' in answer) throw new JudgeError('failed', THREW, { cause: answer.error });
      return answer;
    } finally {
      running.delete(answered);
      if (running.size === 0) worker.unref();
      signal.removeEventListener('abort', abort);
    }
  }

  return { run, end, isEnding: () => isEnding, ended };
}
