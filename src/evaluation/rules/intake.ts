import { setTimeout as sleep } from 'node:timers/promises';
import { dayOf } from '../../store/iso-time.ts';
import { newId } from '../../store/new-id.ts';
import type { IncomingTrace } from '../../store/rules/incoming.ts';
import type { Store } from '../../store/store.ts';
import { type createDraw, type RulesOfDay, readRulesOfDay } from './draw.ts';

/** How many traces are looked at together: their rows share a transaction. */
const together = 20;
/** After how long traces are looked at again that could not be, in milliseconds. */
const againMilliseconds = 60_000;
/** How long somebody waits for all traces that have come, and how often that is looked at, in milliseconds. */
const [longestWait, betweenLooks] = [5000, 20];
/** How often a database that other processes share is asked for traces, in milliseconds. */
const lookMilliseconds = 1000;

export interface IntakeOptions {
  store: Store;
  draw: ReturnType<typeof createDraw>;
  now: () => number;
  /** Is called when background tasks were stored. */
  added: () => void;
  /** Is called when traces cannot be looked at; they are tried again after a minute. */
  failed: (error: unknown) => void;
}

/**
 * Looks at incoming traces for rules, one batch after another, so that no two draw from the same budget at once; of several
 * processes on one database, one does. The traces wait in the database, so a restart loses none.
 */
export function createIntake({ store, draw, now, added, failed }: IntakeOptions) {
  let running: Promise<void> | undefined;
  let again: NodeJS.Timeout | undefined;
  let isWoken = false;
  let isStopped = false;

  /** Looks for incoming traces. A call during that makes it look again. */
  function wake(): void {
    isWoken = true;
    if (isStopped) return;
    clearTimeout(again);
    running ??= lookAtAll()
      .catch((error: unknown) => {
        failed(error);
        isWoken = false;
        again = setTimeout(wake, againMilliseconds).unref();
      })
      .finally(() => {
        running = undefined;
        if (isWoken) wake();
      });
  }

  async function lookAtAll(): Promise<void> {
    isWoken = false;
    // There is rarely one, and a claim would cost a write.
    if (store.isShared && (await store.incomingTraces(1)).length === 0) return;
    await store.claims.alone('rules', lookUntilNone);
  }

  async function lookUntilNone(): Promise<void> {
    while (!isStopped) {
      isWoken = false;
      const incoming = await store.incomingTraces(together);
      if (incoming.length === 0) return;
      await lookAt(incoming);
    }
  }

  async function lookAt(incoming: IncomingTrace[]): Promise<void> {
    const day = dayOf(now());
    const known = new Map<number, RulesOfDay | undefined>();
    const drawn = [];
    for (const one of incoming) {
      const { id } = one.account;
      if (!known.has(id)) known.set(id, await readRulesOfDay(store, id, day));
      const rules = known.get(id);
      drawn.push({ one, ...(rules ? await draw(one, rules) : { counts: [], tasks: [] }) });
    }
    await Promise.all(drawn.map(({ one, counts, tasks }) => store.drawTrace(one, day, counts, tasks)));
    if (drawn.some(({ tasks }) => tasks.length > 0)) added();
  }

  // Another process may end before it has looked at all of its own.
  const looking = store.isShared ? setInterval(wake, lookMilliseconds).unref() : undefined;
  return {
    wake,
    /** Resolves when what is being looked at is stored, or could not be. */
    idle: async (): Promise<void> => running,
    /**
     * Resolves when every trace of the account that has come so far was looked at, by this process or another one; at the latest
     * after five seconds.
     */
    async lookedAtAll(account: number): Promise<void> {
      const until = newId();
      for (const late = performance.now() + longestWait; performance.now() < late; await sleep(betweenLooks)) {
        if (!(await store.isIncomingLeft(account, until))) return;
        wake();
        await running;
      }
    },
    /** Looks at no more traces; they wait for the next process. */
    async stop(): Promise<void> {
      isStopped = true;
      clearInterval(looking);
      clearTimeout(again);
      await running;
    },
  };
}
