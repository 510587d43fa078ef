interface Followed {
  followers: Set<AbortController>;
  abort: () => void;
}

/**
 * Lets controllers follow signals. Each signal has one listener for all its followers, because runtimes warn about many
 * listeners. The listener is removed with the last follower, since a signal may outlive all of them.
 */
export class Followers {
  readonly #followed = new Map<AbortSignal, Followed>();

  /**
   * Aborts a controller once any of these signals is aborted, with its reason.
   * @returns a function that stops following
   * @throws TypeError if one is not a signal
   */
  follow(signals: readonly (AbortSignal | undefined)[], controller: AbortController): () => void {
    const passed = signals.filter(isGiven);
    const aborted = passed.find((signal) => signal.aborted);
    if (aborted) {
      controller.abort(aborted.reason);
      return () => undefined;
    }
    for (const signal of passed) (this.#followed.get(signal) ?? this.#listen(signal)).followers.add(controller);
    return () => {
      for (const signal of passed) this.#leave(signal, controller);
    };
  }

  #listen(signal: AbortSignal): Followed {
    const followers = new Set<AbortController>();
    const abort = () => {
      for (const follower of followers) follower.abort(signal.reason);
    };
    signal.addEventListener('abort', abort, { once: true });
    const followed = { followers, abort };
    this.#followed.set(signal, followed);
    return followed;
  }

  #leave(signal: AbortSignal, controller: AbortController): void {
    const followed = this.#followed.get(signal);
    followed?.followers.delete(controller);
    if (followed?.followers.size !== 0) return;
    this.#followed.delete(signal);
    signal.removeEventListener('abort', followed.abort);
  }
}

/** Whether a signal was passed. @throws TypeError for any other value, such as an AbortController */
export function isGiven(signal: AbortSignal | null | undefined): signal is AbortSignal {
  if (signal === undefined || signal === null) return false;
  if (typeof signal.aborted !== 'boolean' || typeof signal.addEventListener !== 'function')
    throw new TypeError('signal must be an AbortSignal: of an AbortController it is its signal.');
  return true;
}

/** Waits for the given number of milliseconds. @throws the signal's reason */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const end = () => {
      signal.removeEventListener('abort', leave);
      resolve();
    };
    const leave = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', leave, { once: true });
  });
