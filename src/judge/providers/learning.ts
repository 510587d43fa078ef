import { addAbortListener } from 'node:events';

/** What a refusal teaches: the fields of the dialect that are to be different. */
export type Simpler<Dialect> = (dialect: Dialect) => Partial<Dialect> | undefined;

/**
 * What a server takes, found by its refusals and remembered once a call has worked. Calls that are refused while another
 * one is on its way down wait for what that one finds, so that a thousand first calls don't all go down by themselves.
 */
export function createLearning<Dialect extends object>(full: Dialect) {
  let learned = full;
  let probe: Promise<void> | undefined;

  return {
    /** What is known so far. */
    learned: () => learned,
    /** The way of one call, until its scope ends. */
    begin,
  };

  function begin(signal: AbortSignal) {
    let known = learned;
    let found: Partial<Dialect> = {};
    let hasWaited = false;
    let endProbe: (() => void) | undefined;
    const dialect = (): Dialect => ({ ...known, ...found });

    return {
      dialect,
      /** Takes the next dialect to try after a refusal; false: there is none. */
      async refused(simpler: Simpler<Dialect>): Promise<boolean> {
        const difference = simpler(dialect());
        if (!difference) return false;
        if (probe && !endProbe && !hasWaited) {
          hasWaited = true;
          await settledOrAborted(probe, signal);
        }
        if (known !== learned) {
          known = learned;
          return true;
        }
        if (!probe) {
          const { promise, resolve } = Promise.withResolvers<void>();
          probe = promise;
          endProbe = resolve;
        }
        found = { ...found, ...difference };
        return true;
      },
      /** Remembers what was found on the way, and what the answer showed. */
      worked(shown: Partial<Dialect> = {}) {
        const all = { ...found, ...shown };
        if (Object.keys(all).length > 0) learned = { ...learned, ...all };
      },
      [Symbol.dispose]() {
        if (!endProbe) return;
        probe = undefined;
        endProbe();
      },
    };
  }
}

async function settledOrAborted(promise: Promise<void>, signal: AbortSignal): Promise<void> {
  const aborted = Promise.withResolvers<void>();
  using _abort = addAbortListener(signal, () => aborted.resolve());
  await Promise.race([promise, aborted.promise]);
}
