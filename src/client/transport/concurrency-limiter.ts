/** Limits how many calls run at the same time. Slots are granted in order of request. */
export class ConcurrencyLimiter {
  #free: number;
  readonly #waiting = new Set<() => void>();

  constructor(count: number) {
    this.#free = count;
  }

  /**
   * Runs a function once a slot is free, and releases the slot when it ends.
   * @throws what the function throws, and the signal's reason if it is aborted while waiting for a slot
   */
  async run<Result>(signal: AbortSignal, call: () => Promise<Result>): Promise<Result> {
    signal.throwIfAborted();
    if (this.#free > 0) this.#free--;
    else await this.#turn(signal);
    try {
      return await call();
    } finally {
      this.#leave();
    }
  }

  #turn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const take = () => {
        signal.removeEventListener('abort', give);
        resolve();
      };
      const give = () => {
        this.#waiting.delete(take);
        reject(signal.reason);
      };
      signal.addEventListener('abort', give, { once: true });
      this.#waiting.add(take);
    });
  }

  /** Passes the slot to the call that has waited longest. */
  #leave(): void {
    const [next] = this.#waiting;
    if (next) {
      this.#waiting.delete(next);
      next();
    } else this.#free++;
  }
}
