import { JudgeError } from '../../judge-error.ts';

const BUSY = 'Too many responses wait to be checked.';

/** A number of runs that may take place at the same time, and those that wait for one of them to end. */
export interface Slots {
  /** @throws JudgeError (`limited`) where too many wait; the signal's reason */
  take(signal: AbortSignal): Promise<void>;
  give(): void;
}

export function createSlots(count: number, mostWaiting: number): Slots {
  const waiting = new Set<() => void>();
  let free = count;
  return {
    async take(signal) {
      if (free > 0) {
        free -= 1;
        return;
      }
      if (waiting.size >= mostWaiting) throw new JudgeError('limited', BUSY);
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const leave = () => {
        waiting.delete(resolve);
        reject(signal.reason);
      };
      waiting.add(resolve);
      signal.addEventListener('abort', leave, { once: true });
      await promise.finally(() => signal.removeEventListener('abort', leave));
    },
    give() {
      const [first] = waiting;
      if (!first) {
        free += 1;
        return;
      }
      waiting.delete(first);
      first();
    },
  };
}
