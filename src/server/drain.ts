import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long an answer may take to reach its caller, and a half-sent request to arrive, once nothing runs. */
const graceMilliseconds = 1000;

/** What a server is doing. */
export interface Work {
  /** The operations that are not answered yet: their handlers, and answers that are sent in pieces. */
  readonly running: Set<Promise<unknown>>;
  /** Set by `drain`: every further answer closes its connection. */
  isDraining: boolean;
}

/**
 * Ends a server: no new connections, what runs is finished, idle and half-sent ones are cut. Resolves when no handler
 * runs any more; one goes on for a moment after its caller is gone, to record what was used.
 * @param milliseconds The longest it may take for what runs; then it is cut.
 */
export async function drain(http: Server, work: Work, milliseconds: number): Promise<void> {
  const { running } = work;
  work.isDraining = true;
  const end = new AbortController();
  const closed = once(http, 'close').then(() => end.abort());
  http.close();
  const deadline = performance.now() + milliseconds;
  while (!end.signal.aborted && performance.now() < deadline) {
    const left = sleep(deadline - performance.now(), undefined, { signal: end.signal }).catch(() => undefined);
    if (running.size > 0) await Promise.race([Promise.allSettled(running), left]);
    else {
      await sleep(graceMilliseconds, undefined, { signal: end.signal }).catch(() => undefined);
      if (running.size === 0) break;
    }
  }
  http.closeAllConnections();
  await closed;
  while (running.size > 0) await Promise.allSettled(running);
}
