import { availableParallelism } from 'node:os';
import { getAsset, isSea } from 'node:sea';
import type { Checked, CheckMessage, CleanMessage } from './check-worker-messages.ts';
import { type CheckThread, startThread } from './check-worker-thread.ts';
import { createSlots } from './slots.ts';

/** The program of the threads; in the single executable its text, since there is no file to load. */
export const ownProgram = (): URL | string =>
  isSea()
    ? getAsset('check-worker.js', 'utf8')
    : new URL(import.meta.url.endsWith('.ts') ? './check-worker.ts' : './check-worker.js', import.meta.url);

/** One core is for the service itself. */
const mostThreads = Math.min(4, Math.max(1, availableParallelism() - 1));
/** With more before it, a run would take longer than its caller waits. */
const mostWaiting = 256;
/** After so many milliseconds without work a thread ends. */
export const idleMilliseconds = 60_000;

/** What does the work of one message in another thread, whichever that is. */
export type CheckPool = InThread<CheckMessage, Checked> & InThread<CleanMessage, string>;
export type InThread<Message, Result> = (message: Message, signal: AbortSignal) => Promise<Result>;

/**
 * Makes a few threads for checks that take long. They start when there is work, and stay a while for the next. Each does one
 * run at a time, so that only its own run fails with it; a run that waits is done by another one.
 * @param program The threads' program, or its text in CommonJS; asked for when one starts.
 * @returns What checks responses in one of them; throws JudgeError (`limited` where too many wait), and the signal's reason.
 */
export function createCheckPool({ program = ownProgram, threads = mostThreads, waits = mostWaiting } = {}): CheckPool {
  const idle = new Map<CheckThread, NodeJS.Timeout>();
  const slots = createSlots(threads, waits);

  /** The one that had work last, so that others come to their end. */
  function takeThread(): CheckThread {
    const found = [...idle].at(-1);
    if (!found) return startThread(program());
    const [thread, timer] = found;
    clearTimeout(timer);
    idle.delete(thread);
    return thread.isEnding() ? takeThread() : thread;
  }

  function giveThread(thread: CheckThread): void {
    const timer = setTimeout(() => thread.end(), idleMilliseconds);
    idle.set(thread, timer.unref());
  }

  async function run(message: CheckMessage | CleanMessage, signal: AbortSignal): Promise<unknown> {
    signal.throwIfAborted();
    await slots.take(signal);
    let thread: CheckThread | undefined;
    try {
      thread = takeThread();
      const answer = await thread.run(message, signal);
      return 'checked' in answer ? answer.checked : answer.cleaned;
    } finally {
      // Until it has ended, one that is to end takes its slot: no more run than may.
      if (thread?.isEnding()) void thread.ended.then(slots.give);
      else {
        if (thread) giveThread(thread);
        slots.give();
      }
    }
  }
  return run as CheckPool;
}
