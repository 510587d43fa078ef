/** Resolves when it is one's turn. */
export type Turn = () => Promise<void>;

/**
 * Makes a queue for steps that hold the event loop for some ten milliseconds each, such as parsing a body of 10 MB: one of them
 * in each turn of the event loop, so that what is small comes between, however many large requests there are.
 */
export function createTurns(): Turn {
  const waiting: (() => void)[] = [];
  const next = () => {
    waiting.shift()!();
    // The turn in between is for what the step leads to, such as the transaction of its rows.
    if (waiting.length > 0) setImmediate(() => setImmediate(next));
  };
  return () =>
    new Promise((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(next);
    });
}
