import type { Store } from '../store/store.ts';

/** What a sweep did. */
export interface Swept {
  traces: number;
  redactedRequests: number;
  failedJudgments: number;
  tasks: number;
  milliseconds: number;
  /** False: another process reads the database, so that what was deleted still stands in its write-ahead log. */
  erased: boolean;
}

const dayMilliseconds = 24 * 3600 * 1000;

/**
 * Deletes what has outlived its time: remembered answers, and with a retention the traces that are older, by the time at
 * which each was created, with all that belongs to them. Redacted requests and failed judgments hold no content, but say who
 * asked when: they go at the same age. Background tasks go so long after their end. It deletes little at a time and lets requests through
 * between; an abort ends it there.
 * @param retentionDays Whole days; undefined keeps traces for ever.
 * @param taskDays Whole days.
 * @param now The clock, in milliseconds since the epoch. One that goes back deletes less, one that runs ahead more.
 * @param deleted Is called after traces were deleted, and with them the tasks that were to add to them.
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

/** How often a sweep begins, and how often what a reader kept from being erased is tried again, in milliseconds. */
const defaults = { sweepEvery: 10 * 60 * 1000, eraseEvery: 5 * 1000 };

/**
 * Sweeps at once and then every so often, never two at a time.
 * @param told Hears of every sweep and of every failure.
 * @returns Ends it, once what runs has come to a halt.
 */
export function startSweeps(
  store: Store,
  sweep: (signal: AbortSignal) => Promise<Swept>,
  told: { swept: (swept: Swept) => void; failed: (error: unknown) => void; notErased: (error: unknown) => void },
  { sweepEvery, eraseEvery } = defaults,
): () => Promise<void> {
  const controller = new AbortController();
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= sweep(controller.signal)
      .then(told.swept, told.failed)
      .finally(() => {
        running = undefined;
      });
  };
  run();
  const timers = [
    setInterval(run, sweepEvery).unref(),
    setInterval(() => void store.erase().catch(told.notErased), eraseEvery).unref(),
  ];
  return async () => {
    timers.forEach(clearInterval);
    controller.abort();
    await running;
  };
}
