import { createTurnQueue } from '../turn-queue.ts';

/** Things of which each is lent to one caller at a time. When none is free, callers wait in turn among their keys. */
export interface Pool<Thing> {
  /**
   * @param rank Of several that are free the one with the highest rank is taken.
   * @throws the signal's reason, once it is aborted; the caller has left the queue then
   */
  take(signal: AbortSignal, rank: (thing: Thing) => number, key?: number): Promise<Thing>;
  /** Gives a thing back, or another in its place. */
  give(thing: Thing): void;
}

export function createPool<Thing>(things: Thing[]): Pool<Thing> {
  const free = [...things];
  const waiting = createTurnQueue<(thing: Thing) => void>();
  return {
    async take(signal, rank, key) {
      signal.throwIfAborted();
      const best = free.toSorted((one, other) => rank(other) - rank(one))[0];
      if (best !== undefined) {
        free.splice(free.indexOf(best), 1);
        return best;
      }
      const { promise, resolve, reject } = Promise.withResolvers<Thing>();
      const leave = () => {
        waiting.remove(resolve);
        reject(signal.reason);
      };
      waiting.add(key, resolve);
      signal.addEventListener('abort', leave, { once: true });
      try {
        return await promise;
      } finally {
        signal.removeEventListener('abort', leave);
      }
    },
    give(thing) {
      const next = waiting.next();
      if (!next) {
        free.push(thing);
        return;
      }
      waiting.take(next);
      next(thing);
    },
  };
}
