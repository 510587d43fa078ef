import { setImmediate as nextTurn } from 'node:timers/promises';

/** Resolves when it is the caller's turn. */
export type Turn = () => Promise<void>;

/**
 * Makes a queue for steps that hold the event loop for some ten milliseconds each, such as parsing a body of 10 MB. Only one
 * of them runs per turn of the event loop, so that small requests are served in between.
 */
export function createTurns(): Turn {
  const waiting: (() => void)[] = [];
  const next = () => {
    waiting.shift()!();
    // The turn in between is for the results of the step, such as the transaction of its rows.
    if (waiting.length > 0) setImmediate(() => setImmediate(next));
  };
  return () =>
    new Promise((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(next);
    });
}

/** How many turns of the event loop a small request takes, from its arrival to its durable answer. */
const ofSmallRequest = 4;

/** Resolves when a small request that has arrived meanwhile can have been answered, between two steps of long work. */
export async function letSmallRequestsEnd(turn: Turn = nextTurn): Promise<void> {
  for (let passed = 0; passed < ofSmallRequest; passed += 1) await turn();
}
