import { dayOf } from '../store/iso-time.ts';
import type { Store } from '../store/store.ts';

/** What one sweep deleted. */
export interface Swept {
  traces: number;
  redactedRequests: number;
  failedJudgments: number;
  tasks: number;
  milliseconds: number;
  /** False: deleted text is still in the write-ahead log, because another process reads the database. */
  erased: boolean;
}

/** How long spans are kept after their trace was built, for those that come late. */
const lateSpanMilliseconds = 3600 * 1000;
const dayMilliseconds = 24 * 3600 * 1000;
/** How long a deleted trace of OpenTelemetry is remembered, in days: exporters have given up by then. */
const deletedDays = 30;
/** How many days of rules are kept. Only today is read; a clock may be set back over midnight. */
const ruleDays = 2;

/**
 * Makes the sweep, which deletes remembered answers that have expired, and traces older than the retention with everything
 * that belongs to them. Redacted requests and failed judgments hold no content, but show who called when, so they are deleted
 * at the same age. Background tasks are deleted some days after their end. The sweep deletes in small batches and lets
 * requests through between two batches; an abort ends it between batches.
 * @param retentionDays Whole days; undefined: traces are kept forever.
 * @param taskDays Whole days.
 * @param now The clock, in milliseconds since the epoch. A clock that is behind deletes less, one that is ahead more.
 * @param deleted Is called after traces were deleted, and with them the tasks that would have added to them.
 */
export const createSweep =
  (
    store: Store,
    { retentionDays, taskDays }: { retentionDays: number | undefined; taskDays: number },
    now: () => number,
    deleted: () => void = () => undefined,
  ) =>
  async (signal: AbortSignal): Promise<Swept> => {
    const began = performance.now();
    const deleteAll = async (deleteSome: () => Promise<number>): Promise<number> => {
      let total = 0;
      for (let some = 1; some > 0 && !signal.aborted; total += some) some = await deleteSome();
      return total;
    };
    const olderThan = async (days: number | undefined, deleteSome: (until: number) => Promise<number>) =>
      days === undefined ? 0 : deleteAll(() => deleteSome(now() - days * dayMilliseconds));
    await store.forgetOldAnswers(now());
    const traces = await olderThan(retentionDays, async (until) => {
      const some = await store.deleteOldTraces(until, now());
      if (some > 0) deleted();
      return some;
    });
    const redactedRequests = await olderThan(retentionDays, store.deleteOldRedactedRequests);
    const failedJudgments = await olderThan(retentionDays, store.deleteOldFailedJudgments);
    const tasks = await olderThan(taskDays, store.deleteOldTasks);
    await deleteAll(store.deleteSpentRequests);
    await deleteAll(() => store.deleteSpentSpans(now() - lateSpanMilliseconds));
    await store.forgetDeletedTraces(now() - deletedDays * dayMilliseconds);
    await store.deleteRuleDays(dayOf(now() - ruleDays * dayMilliseconds));
    const erased = await store.erase();
    return {
      traces,
      redactedRequests,
      failedJudgments,
      tasks,
      erased,
      milliseconds: Math.round(performance.now() - began),
    };
  };

/** The intervals between two sweeps, and between two attempts to erase the write-ahead log, in milliseconds. */
const defaults = { sweepEvery: 10 * 60 * 1000, eraseEvery: 5 * 1000 };

/**
 * Starts the sweeps: one at once, then one per interval, never two at a time, even of several processes on one database.
 * @param listeners Are called after every sweep and every failure.
 * @returns a function that stops the sweeps, and resolves when the running one has ended
 */
export function startSweeps(
  store: Store,
  sweep: (signal: AbortSignal) => Promise<Swept>,
  listeners: { swept: (swept: Swept) => void; failed: (error: unknown) => void; notErased: (error: unknown) => void },
  { sweepEvery, eraseEvery } = defaults,
): () => Promise<void> {
  const controller = new AbortController();
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= store.claims
      .alone('sweep', () => sweep(controller.signal).then(listeners.swept, listeners.failed))
      .catch(listeners.failed)
      .finally(() => {
        running = undefined;
      });
  };
  run();
  const timers = [
    setInterval(run, sweepEvery).unref(),
    setInterval(() => void store.erase().catch(listeners.notErased), eraseEvery).unref(),
  ];
  return async () => {
    timers.forEach(clearInterval);
    controller.abort();
    await running;
  };
}
