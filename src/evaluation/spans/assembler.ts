import { setImmediate } from 'node:timers/promises';
import type { Reading } from '../../otlp/reading.ts';
import type { DueTrace } from '../../store/spans.ts';
import type { Store } from '../../store/store.ts';
import { letSmallRequestsEnd } from '../turns.ts';

/** How many traces are built at the same time: their rows share a transaction. */
const together = 5;
/** After how long a trace that could not be built is tried again, in milliseconds. */
const againMilliseconds = 60_000;
/** How often a database that other processes share is looked at, in milliseconds. */
const lookMilliseconds = 1000;

export interface AssemblerOptions {
  store: Store;
  now: () => number;
  /** The longest time from a span to its trace, in milliseconds. */
  longest: number;
  /** Is called when a trace was built. @param isReplaced Whether it took the place of an earlier one, whose tasks were ended. */
  built: (isReplaced: boolean) => void;
  /** Is called when traces cannot be built; they are tried again after a minute. */
  failed: (error: unknown) => void;
}

/**
 * Builds the traces whose spans have all come, as far as can be known: none has come for a while. The spans are in the
 * database, so a restart loses none. Of several processes on one database, one builds.
 */
export function createAssembler({ store, now, longest, built: wasBuilt, failed }: AssemblerOptions) {
  let timer: { at: number; stop: () => void } | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;
  const waits = Math.max(longest, againMilliseconds);

  /** Looks for due traces at a time, unless it looks before that. */
  function wake(at: number): void {
    if (isStopped || (timer && timer.at <= at)) return;
    timer?.stop();
    const one = setTimeout(look, Math.min(Math.max(0, at - now()), waits)).unref();
    timer = { at, stop: () => clearTimeout(one) };
  }

  function look(): void {
    timer = undefined;
    running ??= buildDue()
      .catch(failed)
      .finally(async () => {
        running = undefined;
        // Another process may receive spans, or end before it has built their traces.
        const next = store.isShared
          ? now() + lookMilliseconds
          : await store.nextDue().catch(() => now() + againMilliseconds);
        if (next !== undefined) wake(next);
      });
  }

  async function buildDue(): Promise<void> {
    // There is rarely one, and a claim would cost a write.
    if (store.isShared && (await store.dueTraces(now(), now() + waits, 1)).length === 0) return;
    await store.claims.alone('spans', buildAll);
  }

  async function buildAll(): Promise<void> {
    while (!isStopped) {
      const due = await store.dueTraces(now(), now() + waits, together);
      if (due.length === 0) return;
      await Promise.all(due.map(buildOne));
      await letSmallRequestsEnd();
    }
  }

  async function buildOne(due: DueTrace): Promise<void> {
    try {
      await build(due);
    } catch (error) {
      failed(error);
      await store.postponeTrace(due, now() + againMilliseconds);
    }
  }

  async function build(due: DueTrace): Promise<void> {
    const { buildTrace, uuidOf } = await import('../../otlp/assembly/build-trace.ts');
    const readings: Reading[] = [];
    for await (const some of store.readings(due)) {
      for (const text of some) readings.push(JSON.parse(text));
      await setImmediate();
    }
    const built = due.retention === 'none' ? undefined : buildTrace(due.trace_id, readings);
    const id = uuidOf(due.trace_id);
    const isTaken =
      due.trace_seq === null &&
      // On PostgreSQL, spans can be stored beside the deletion of their trace.
      ((await store.hasTrace(due.account, id)) || (await store.isTraceDeleted(due.account, due.trace_id)));
    if (!built || isTaken) return void (await store.settleTrace(due));
    await setImmediate();
    wasBuilt(await store.storeBuilt(due, { id, createdAt: due.received_at, ...built }, now()));
  }

  return {
    wake,
    /** Continues where an earlier process ended. */
    begin: (): void => wake(now()),
    /** Resolves when what is being built is stored. */
    async stop(): Promise<void> {
      isStopped = true;
      timer?.stop();
      await running;
    },
  };
}
