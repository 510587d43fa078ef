import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Time for answers to reach their callers and for half-sent requests to arrive, once no handler runs. */
const graceMilliseconds = 1000;

/** A server's work in progress. */
export interface Work {
  /** Unanswered operations: running handlers, and answers being sent in pieces. */
  readonly running: Set<Promise<unknown>>;
  /** Set by `drain`: from then on, every answer closes its connection. */
  isDraining: boolean;
}

/**
 * Drains a server: accepts no new connections, finishes running requests, and cuts idle and half-sent ones. Resolves when
 * no handler runs. A handler runs briefly after its caller is gone, to record the usage.
 * @param milliseconds The longest that running requests may take before they are cut.
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
