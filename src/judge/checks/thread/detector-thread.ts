import { orAborted } from '../../aborted.ts';
import type { Checked, CheckMessage } from './check-worker-messages.ts';
import { type InThread, idleMilliseconds, ownProgram } from './check-worker-pool.ts';
import { type CheckThread, startThread } from './check-worker-thread.ts';
import { createSlots } from './slots.ts';

/** So many runs are handed over ahead, so that the thread need not wait for this one between two of them. */
const mostAhead = 16;
/** Each takes less than a millisecond, and 50 at most. */
const mostWaiting = 10_000;

const never = new AbortController().signal;

/**
 * Makes the thread for short checks that need the language detector. It is one of its own, so that the detector is in memory
 * once, and nobody waits behind a long check. A run that is aborted does not end it: that would load the detector again.
 */
export function createDetectorThread({ program = ownProgram } = {}): InThread<CheckMessage, Checked> {
  const slots = createSlots(mostAhead, mostWaiting);
  let thread: CheckThread | undefined;
  let running = 0;
  let idle: NodeJS.Timeout | undefined;

  async function run(message: CheckMessage): Promise<Checked> {
    clearTimeout(idle);
    running += 1;
    try {
      if (!thread || thread.isEnding()) thread = startThread(program());
      const answer = await thread.run(message, never);
      return (answer as { checked: Checked }).checked;
    } finally {
      running -= 1;
      if (running === 0) idle = setTimeout(() => thread?.end(), idleMilliseconds).unref();
      slots.give();
    }
  }

  return async (message, signal) => {
    signal.throwIfAborted();
    await slots.take(signal);
    return orAborted(run(message), signal);
  };
}
