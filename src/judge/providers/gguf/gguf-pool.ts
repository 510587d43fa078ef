import { createTurnQueue } from '../turn-queue.ts';

/** Lends each thing to one caller at a time. If none is free, callers wait in turn among their keys. */
export interface Pool<Thing> {
  /**
   * @param rank The free thing with the highest rank is taken.
   * @throws the signal's reason if it is aborted; the caller has then left the queue
   */
  take(signal: AbortSignal, rank: (thing: Thing) => number, key?: number): Promise<Thing>;
  /** Returns a thing, or its replacement. */
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
