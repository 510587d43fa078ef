import { addAbortListener } from 'node:events';

/** The fields of the dialect to change after a refusal. */
export type Simpler<Dialect> = (dialect: Dialect) => Partial<Dialect> | undefined;

/** How long a call waits for the findings of another, in milliseconds. A refusal comes sooner; a completion does not. */
const LONGEST_WAIT = 1000;

/** A call that is finding out what the server accepts. */
interface Probe<Dialect> {
  found: Partial<Dialect>;
  ended: PromiseWithResolvers<void>;
}

/**
 * Learns from a server's refusals what it accepts, and remembers it once a call has succeeded. Calls that are refused while
 * another call is finding out wait for that one, so that a thousand first calls do not all repeat the same refusals.
 * @param longestWait In milliseconds.
 */
export function createLearning<Dialect extends object>(full: Dialect, longestWait = LONGEST_WAIT) {
  let learned = full;
  let probe: Probe<Dialect> | undefined;

  return {
    /** What is known so far. */
    learned: () => learned,
    /** Begins a call, which ends with its scope. */
    begin,
  };

  function begin(signal: AbortSignal) {
    let known = learned;
    let hasWaited = false;
    const own: Probe<Dialect> = { found: {}, ended: Promise.withResolvers() };
    const dialect = (): Dialect => ({ ...known, ...own.found });

    return {
      dialect,
      /** Moves on to the next dialect after a refusal; false: there is none. */
      async refused(simpler: Simpler<Dialect>): Promise<boolean> {
        const difference = simpler(dialect());
        if (!difference) return false;
        const other = hasWaited || probe === own ? undefined : probe;
        if (other) {
          hasWaited = true;
          await endOrAbort(other.ended.promise, signal, longestWait);
        }
        if (known !== learned) {
          // Its own findings were made with less knowledge of the server.
          known = learned;
          own.found = {};
        } else {
          probe ??= own;
          own.found = { ...own.found, ...difference };
        }
        return true;
      },
      /** Remembers the findings of this call and what its answer showed. */
      worked(shown: Partial<Dialect> = {}) {
        const next = { ...learned, ...own.found, ...shown };
        const isNew = (Object.keys(next) as (keyof Dialect)[]).some((key) => next[key] !== learned[key]);
        if (isNew) learned = next;
        known = learned;
        own.found = {};
      },
      [Symbol.dispose]() {
        if (probe === own) probe = undefined;
        own.ended.resolve();
      },
    };
  }
}

async function endOrAbort(end: Promise<void>, signal: AbortSignal, longestWait: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, longestWait);
  using _abort = addAbortListener(signal, () => resolve());
  await Promise.race([end, promise]);
  clearTimeout(timer);
}
