import { randomUUID } from 'node:crypto';
import { JudgeError } from '../../judge/judge-error.ts';
import type { Store } from '../../store/store.ts';
import type { TakenTask } from '../../store/tasks.ts';
import type { JudgedAgents } from '../agents/agent-trace.ts';
import type { RunTask } from './task-run.ts';

/** How long a lease lasts without a heartbeat, and how often that comes, in milliseconds. */
const leaseMilliseconds = 30_000;
const heartbeatMilliseconds = 10_000;

/** What a task under retention `none` fails with after a restart. */
const lost = {
  status: 500,
  detail: 'The service was restarted. Under retention none the request was held in memory alone: send it again.',
};

export interface TaskRunnerOptions {
  store: Store;
  /** Runs one task once. Never rejects. */
  run: RunTask;
  /** How many tasks run at a time. */
  concurrency: number;
  now: () => number;
  /** Hears of what could not be done; the next heartbeat tries it again. */
  failed: (error: unknown) => void;
  /** @default 10,000 */
  heartbeatMilliseconds?: number;
}

interface Running {
  controller: AbortController;
  done: Promise<void>;
}

interface Retrying {
  timer: NodeJS.Timeout;
  judged: JudgedAgents;
}

export type TaskRunner = ReturnType<typeof createTaskRunner>;

/**
 * Takes queued tasks, oldest first, and runs so many at a time. A task that is taken carries this runner's lease, prolonged
 * by a heartbeat: nobody else takes it up, and nobody else may end it. Waits between tries are kept here, by a clock that
 * does not jump; a restart forgets them.
 */
export function createTaskRunner({ store, run, concurrency, now, failed, ...options }: TaskRunnerOptions) {
  const owner = randomUUID();
  const lease = () => ({ owner, until: now() + leaseMilliseconds });
  const running = new Map<number, Running>();
  const retrying = new Map<number, Retrying>();
  /** Those of the retrying whose wait is over. */
  const due = new Set<number>();
  /** Tasks whose end the database has refused. To take them again would pay for them again and again. */
  const refused = new Set<number>();
  /** Tasks that were cancelled while some are being taken: they may be among them. */
  const cancelledMeanwhile = new Set<number>();
  const waiters = new Map<string, Set<() => void>>();
  const stopping = new AbortController();
  let filling: Promise<void> | undefined;
  let isWoken = false;
  let isBeatDue = false;

  const free = () => concurrency - running.size;
  const held = () => [...running.keys(), ...retrying.keys(), ...refused];

  /** Fills the free places with tasks; a call while it does makes it look once more. */
  function wake(): void {
    // The end of what runs wakes it again.
    if (free() <= 0 && !isBeatDue) return;
    isWoken = true;
    filling ??= fill().finally(() => {
      filling = undefined;
      cancelledMeanwhile.clear();
      if (isWoken) wake();
    });
  }

  async function fill(): Promise<void> {
    while (isWoken && !stopping.signal.aborted) {
      isWoken = false;
      try {
        if (isBeatDue) await beat();
        await takeDue();
        await takeNew();
      } catch (error) {
        failed(error);
      }
    }
    isWoken = false;
  }

  /** Never while tasks are being taken: those are not yet held. */
  async function beat(): Promise<void> {
    isBeatDue = false;
    if (held().length > 0) await store.keepLeases(held(), lease());
    await store.takeOver(owner, held(), now());
  }

  async function takeDue(): Promise<void> {
    const seqs = [...due].slice(0, free());
    if (seqs.length === 0) return;
    const taken = await store.retakeTasks(seqs, lease(), now());
    taken.forEach(start);
    // What was not to be had is no longer this runner's.
    for (const seq of seqs) {
      due.delete(seq);
      retrying.delete(seq);
    }
  }

  async function takeNew(): Promise<void> {
    if (free() <= 0) return;
    const taken = await store.takeTasks(free(), lease(), now());
    taken.forEach(start);
    // One that was cancelled just then has left its place.
    if (taken.length > 0 && free() > 0) isWoken = true;
  }

  function start(task: TakenTask): void {
    if (cancelledMeanwhile.has(task.seq)) return;
    const controller = new AbortController();
    const judged = retrying.get(task.seq)?.judged ?? new Map();
    retrying.delete(task.seq);
    const done = run(task, { controller, judged, stopping: stopping.signal }).then((end) => {
      running.delete(task.seq);
      if (end === 'ended') tellEnd(task.id);
      else if (end === 'refused') refused.add(task.seq);
      else if (end !== 'interrupted') retryLater(task.seq, end.again, judged);
      wake();
    });
    running.set(task.seq, { controller, done });
  }

  function retryLater(seq: number, wait: number, judged: JudgedAgents): void {
    const timer = setTimeout(() => {
      due.add(seq);
      wake();
    }, wait).unref();
    retrying.set(seq, { timer, judged });
  }

  function tellEnd(id: string): void {
    for (const tell of waiters.get(id) ?? []) tell();
  }

  let heartbeat: NodeJS.Timeout | undefined;
  return {
    wake,

    /**
     * Queues what earlier processes have left. They are dead, whatever their leases say: this process holds the lock of the
     * data folder. To be called before tasks are stored.
     */
    async recover(): Promise<void> {
      await store.failLost(now(), lost);
      await store.takeOver(owner, [], Number.MAX_SAFE_INTEGER);
    },

    begin(): void {
      heartbeat = setInterval(() => {
        isBeatDue = true;
        wake();
      }, options.heartbeatMilliseconds ?? heartbeatMilliseconds).unref();
      wake();
    },

    /** Stops what runs of a task that was cancelled, and tells those who wait for its end. */
    cancelled({ seq, id }: { seq: number; id: string }): void {
      if (filling) cancelledMeanwhile.add(seq);
      running.get(seq)?.controller.abort(new JudgeError('cancelled', 'The task was cancelled.'));
      clearTimeout(retrying.get(seq)?.timer);
      retrying.delete(seq);
      due.delete(seq);
      tellEnd(id);
      // The place that it leaves, and that of one which was about to be taken.
      wake();
    },

    /** Resolves (`comes`) when a task ends, after so many milliseconds, by the signal, or when the service stops. */
    endOf(id: string, milliseconds: number, signal: AbortSignal): { comes: Promise<void> } & Disposable {
      const { promise: comes, resolve } = Promise.withResolvers<void>();
      const known = waiters.get(id) ?? new Set();
      waiters.set(id, known.add(resolve));
      const timer = setTimeout(resolve, milliseconds);
      signal.addEventListener('abort', () => resolve(), { once: true });
      if (stopping.signal.aborted || signal.aborted) resolve();
      return {
        comes,
        [Symbol.dispose]() {
          clearTimeout(timer);
          known.delete(resolve);
          if (known.size === 0) waiters.delete(id);
        },
      };
    },

    isStopping: (): boolean => stopping.signal.aborted,

    /** Takes no more tasks and lets nobody wait any longer. Resolves when what runs has ended; the rest stays queued. */
    async stop(): Promise<void> {
      stopping.abort();
      clearInterval(heartbeat);
      for (const { timer } of retrying.values()) clearTimeout(timer);
      for (const id of [...waiters.keys()]) tellEnd(id);
      await filling;
      await Promise.all([...running.values()].map(({ done }) => done));
    },
  };
}
