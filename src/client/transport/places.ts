/** A bounded number of places, given in the order in which they were asked for. */
export class Places {
  #free: number;
  readonly #waiting = new Set<() => void>();

  constructor(count: number) {
    this.#free = count;
  }

  /**
   * Runs something once a place is free, and frees the place at its end.
   * @throws what it throws, and the signal's reason where it is aborted before the place is had
   */
  async in<Result>(signal: AbortSignal, run: () => Promise<Result>): Promise<Result> {
    signal.throwIfAborted();
    if (this.#free > 0) this.#free--;
    else await this.#turn(signal);
    try {
      return await run();
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

  /** Hands the place to the one that has waited longest. */
  #leave(): void {
    const [next] = this.#waiting;
    if (next) {
      this.#waiting.delete(next);
      next();
    } else this.#free++;
  }
}
