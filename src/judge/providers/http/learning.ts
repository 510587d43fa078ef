import { addAbortListener } from 'node:events';

/** What a refusal teaches: the fields of the dialect that are to be different. */
export type Simpler<Dialect> = (dialect: Dialect) => Partial<Dialect> | undefined;

/** How long a call waits for what another one finds, in milliseconds: a refusal comes sooner, a completion does not. */
const LONGEST_WAIT = 1000;

/** A call that is on its way down. */
interface Probe<Dialect> {
  found: Partial<Dialect>;
  ended: PromiseWithResolvers<void>;
}

/**
 * What a server takes, found by its refusals and remembered once a call has worked. Calls that are refused while another
 * one is on its way down wait for what that one finds, so that a thousand first calls don't all go down by themselves.
 * @param longestWait In milliseconds.
 */
export function createLearning<Dialect extends object>(full: Dialect, longestWait = LONGEST_WAIT) {
  let learned = full;
  let probe: Probe<Dialect> | undefined;

  return {
    /** What is known so far. */
    learned: () => learned,
    /** The way of one call, until its scope ends. */
    begin,
  };

  function begin(signal: AbortSignal) {
    let known = learned;
    let hasWaited = false;
    const own: Probe<Dialect> = { found: {}, ended: Promise.withResolvers() };
    const dialect = (): Dialect => ({ ...known, ...own.found });

    return {
      dialect,
      /** Takes the next dialect to try after a refusal; false: there is none. */
      async refused(simpler: Simpler<Dialect>): Promise<boolean> {
        const difference = simpler(dialect());
        if (!difference) return false;
        const other = hasWaited || probe === own ? undefined : probe;
        if (other) {
          hasWaited = true;
          await endOrAbort(other.ended.promise, signal, longestWait);
        }
        if (known !== learned) {
          // What it found itself, it found of a server that it knew less of.
          known = learned;
          own.found = {};
        } else {
          probe ??= own;
          own.found = { ...own.found, ...difference };
        }
        return true;
      },
      /** Remembers what was found on the way, and what the answer showed. */
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
