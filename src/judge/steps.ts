/** Work that may take long, cut into steps of some milliseconds: it yields between two of them. */
export type Steps<Result> = Generator<void, Result>;

/** How long steps run before others have their turn, in milliseconds. */
const longestRun = 20;

/** Runs all steps without a pause, for a process in which nothing else waits. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Runs steps with turns of the event loop in between. @throws the signal's reason if it aborts meanwhile */
export async function inTurns<Result>(steps: Steps<Result>, signal: AbortSignal): Promise<Result> {
  for (let since = performance.now(); ; ) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - since < longestRun) continue;
    await new Promise(setImmediate);
    signal.throwIfAborted();
    since = performance.now();
  }
}
