import { randomUUID } from 'node:crypto';
import { JudgeError } from '../../judge/judge-error.ts';
import type { Store } from '../../store/store.ts';
import type { TakenTask } from '../../store/tasks.ts';
import type { JudgedAgents } from '../agents/agent-trace.ts';
import { createHeldTasks } from './held-tasks.ts';
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

export type TaskRunner = ReturnType<typeof createTaskRunner>;

/**
 * Takes queued tasks, in turn among accounts and the oldest of each first, and runs so many at a time. The states of a
 * task and what changes them are in store/task-states.ts; what this runner holds, in held-tasks.ts. A task that is taken
 * carries this runner's lease, prolonged
 * by a heartbeat: nobody else takes it up, and nobody else may end it. Waits between tries are kept here, by a clock that
 * does not jump; a restart forgets them.
 */
export function createTaskRunner({ store, run, concurrency, now, failed, ...options }: TaskRunnerOptions) {
  const owner = randomUUID();
  const lease = () => ({ owner, until: now() + leaseMilliseconds });
  const held = createHeldTasks();
  /** The account whose task was taken last. */
  let lastAccount = 0;
  /** Tasks that were cancelled while some are being taken: they may be among them. */
  const cancelledMeanwhile = new Set<number>();
  const waiters = new Map<string, Set<() => void>>();
  const stopping = new AbortController();
  let filling: Promise<void> | undefined;
  let isWoken = false;
  let isBeatDue = false;

  const free = () => concurrency - held.count('running');

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
        await take();
      } catch (error) {
        failed(error);
      }
    }
    isWoken = false;
  }

  /** Never while tasks are being taken: those are not yet held. */
  async function beat(): Promise<void> {
    isBeatDue = false;
    const seqs = held.seqs();
    if (seqs.length > 0) await store.keepLeases(seqs, lease());
    await store.takeOver(owner, held.seqs(), now());
  }

  async function take(): Promise<void> {
    const count = free();
    if (count <= 0) return;
    const due = held.due(count);
    const taken = await store.takeTasks({ count, due, lastAccount }, lease(), now());
    lastAccount = taken.at(-1)?.account ?? lastAccount;
    taken.forEach(start);
    await letGo(due.filter((seq) => held.get(seq)?.state === 'due'));
    // One that was cancelled just then has left its slot.
    if (taken.length > 0 && free() > 0) isWoken = true;
  }

  /** Lets go of those that could not be had because they are no longer this runner's. */
  async function letGo(due: number[]): Promise<void> {
    if (due.length === 0) return;
    const still = new Set(await store.retryingAmong(due));
    for (const seq of due) if (!still.has(seq)) held.remove(seq);
  }

  function start(task: TakenTask): void {
    const { seq, account } = task;
    const before = held.get(seq);
    held.remove(seq);
    if (cancelledMeanwhile.has(seq)) return;
    const controller = new AbortController();
    const judged = before?.state === 'due' ? before.judged : new Map();
    const done = run(task, { controller, judged, stopping: stopping.signal }).then((end) => {
      held.remove(seq);
      if (end === 'ended') tellEnd(task.id);
      else if (end === 'refused') held.put(seq, { state: 'refused' });
      // Of one that was interrupted the next heartbeat finds that nobody holds it.
      else if (end !== 'interrupted') waitFor(end.again, { seq, account, judged });
      wake();
    });
    held.put(seq, { state: 'running', account, judged, controller, done });
  }

  function waitFor(wait: number, { seq, ...task }: { seq: number; account: number; judged: JudgedAgents }): void {
    const timer = setTimeout(() => {
      held.put(seq, { state: 'due', ...task });
      wake();
    }, wait).unref();
    held.put(seq, { state: 'waiting', ...task, timer });
  }

  /** Stops what this runner does for a task that others have ended, and tells those who wait for its end. */
  function endedByOthers({ seq, id }: { seq: number; id: string }): void {
    if (filling) cancelledMeanwhile.add(seq);
    const task = held.get(seq);
    if (task?.state === 'running') task.controller.abort(new JudgeError('cancelled', 'The task was cancelled.'));
    else held.remove(seq);
    if (task?.state === 'waiting') clearTimeout(task.timer);
    tellEnd(id);
    // The slot that it leaves, and that of one which was about to be taken.
    wake();
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

    /** To be called when a task was cancelled. */
    cancelled: endedByOthers,

    /** To be called when tasks may have ended otherwise than by a run or a cancellation, as with a trace that is deleted. */
    async lookForEnds(): Promise<void> {
      const [ids, seqs] = [[...waiters.keys()], held.seqs()];
      if (ids.length + seqs.length === 0) return;
      try {
        for (const task of await store.endedAmong(ids, seqs)) endedByOthers(task);
      } catch (error) {
        failed(error);
      }
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
      for (const task of held.all()) if (task.state === 'waiting') clearTimeout(task.timer);
      for (const id of [...waiters.keys()]) tellEnd(id);
      await filling;
      await Promise.all(held.all().map((task) => task.state === 'running' && task.done));
    },
  };
}
