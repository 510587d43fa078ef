import { randomUUID } from 'node:crypto';
import { JudgeError } from '../../judge/judge-error.ts';
import type { Store } from '../../store/store.ts';
import type { Lease } from '../../store/task-leases.ts';
import type { TakenTask } from '../../store/tasks.ts';
import type { JudgedAgents } from '../agents/agent-trace.ts';
import { createHeldTasks } from './held-tasks.ts';
import type { RunTask } from './task-run.ts';

/** How long a lease lasts without a heartbeat, and the interval between heartbeats, in milliseconds. */
const leaseMilliseconds = 30_000;
const heartbeatMilliseconds = 10_000;
/** How often a database that other processes share is asked for tasks that they have stored or ended, in milliseconds. */
const lookMilliseconds = 1000;

/** The error of a task under retention `none` after a restart. */
const lost = {
  status: 500,
  detail: 'The service was restarted. Under retention none the request was held only in memory: send it again.',
};

export interface TaskRunnerOptions {
  store: Store;
  /** Makes one attempt at a task. Never rejects. */
  run: RunTask;
  /** The ids of the tasks whose requests are only in memory. */
  inMemory: () => string[];
  /** The most tasks that run at a time. */
  concurrency: number;
  now: () => number;
  /** Is called when a database operation fails; the next heartbeat repeats it. */
  failed: (error: unknown) => void;
  /** @default 10,000 */
  heartbeatMilliseconds?: number;
  /** Unused without a shared database. @default 1000 */
  lookMilliseconds?: number;
}

export type TaskRunner = ReturnType<typeof createTaskRunner>;

/**
 * Makes the runner, which takes queued tasks and runs a limited number at a time. Accounts take turns, and each account's
 * oldest task comes first. The states of a task are in store/task-states.ts, those of a held task in held-tasks.ts. A taken task
 * carries this runner's lease, which a heartbeat renews: no other runner may take or end it. Delays between attempts are
 * timers, which do not follow a clock that jumps; for other runners, and after a restart, the time in the database counts.
 */
export function createTaskRunner({ store, run, inMemory, concurrency, now, failed, ...options }: TaskRunnerOptions) {
  const owner = randomUUID();
  const lease: Lease = { owner, milliseconds: leaseMilliseconds };
  const held = createHeldTasks();
  /** The account whose task was taken last. */
  let lastAccount = 0;
  /** Tasks cancelled while tasks are being taken: they may be among those. */
  const cancelledMeanwhile = new Set<number>();
  const waiters = new Map<string, Set<() => void>>();
  const stopping = new AbortController();
  let filling: Promise<void> | undefined;
  let isWoken = false;
  let isBeatDue = false;

  const free = () => concurrency - held.count('running');

  /** Fills the free slots with tasks. A call during that makes it look again. */
  function wake(): void {
    // The end of a running task wakes it again.
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

  /** Renews the leases. Never runs while tasks are being taken, because those are not held yet. */
  async function beat(): Promise<void> {
    isBeatDue = false;
    const running = () => [...held.seqs('running'), ...held.seqs('refused')];
    await store.keepLeases({ seqs: running(), ids: inMemory() }, lease, now());
    await store.takeOver(owner, running(), now());
    // Otherwise no other process can have left any since the start.
    if (store.isShared) await store.failLost(now(), lost, now());
  }

  async function take(): Promise<void> {
    const count = free();
    if (count <= 0) return;
    const due = held.due(count);
    const taken = await store.takeTasks({ count, due, lastAccount }, lease, now());
    lastAccount = taken.at(-1)?.account ?? lastAccount;
    taken.forEach(start);
    await removeLost(due.filter((seq) => held.get(seq)?.state === 'due'));
    // A task that was cancelled meanwhile has left its slot free.
    if (taken.length > 0 && free() > 0) isWoken = true;
  }

  /** Removes the due tasks that were not taken because they are no longer this runner's. */
  async function removeLost(due: number[]): Promise<void> {
    if (due.length === 0) return;
    const still = new Set(await store.retryingAmong(due, owner));
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
      if (end === 'ended') tellEnd({ seq, id: task.id });
      else if (end === 'refused') held.put(seq, { state: 'refused' });
      // The next heartbeat finds that nobody holds an interrupted task.
      else if (end !== 'interrupted') retryAfter(end.again, { seq, account, judged });
      wake();
    });
    held.put(seq, { state: 'running', account, judged, controller, done });
  }

  function retryAfter(delay: number, { seq, ...task }: { seq: number; account: number; judged: JudgedAgents }): void {
    const timer = setTimeout(() => {
      held.put(seq, { state: 'due', ...task });
      wake();
    }, delay).unref();
    held.put(seq, { state: 'waiting', ...task, timer });
  }

  /** Stops the work on a task that was ended elsewhere, and notifies those who wait for its end. */
  function endedElsewhere({ seq, id }: { seq: number; id: string }): void {
    if (filling) cancelledMeanwhile.add(seq);
    const task = held.get(seq);
    if (task?.state === 'running') task.controller.abort(new JudgeError('cancelled', 'The task was cancelled.'));
    else held.remove(seq);
    if (task?.state === 'waiting') clearTimeout(task.timer);
    notifyEnd(id);
    // Fills the slot that it leaves, or that of a task which was about to be taken.
    wake();
  }

  /** Notifies those who wait for the end of a task, here and at other processes. */
  function tellEnd(task: { seq: number; id: string }): void {
    notifyEnd(task.id);
    store.news?.tellEnded(task);
  }

  function notifyEnd(id: string): void {
    for (const notify of waiters.get(id) ?? []) notify();
  }

  async function lookForEnds(): Promise<void> {
    const [ids, seqs] = [[...waiters.keys()], held.seqs()];
    if (ids.length + seqs.length === 0) return;
    try {
      for (const task of await store.endedAmong(ids, seqs)) endedElsewhere(task);
    } catch (error) {
      failed(error);
    }
  }

  const timers: NodeJS.Timeout[] = [];
  const every = (milliseconds: number, work: () => void) => timers.push(setInterval(work, milliseconds).unref());
  return {
    wake,

    /** For tasks whose requests only this process has. */
    lease,

    /**
     * Queues the tasks that earlier processes left. With a data folder, those processes are dead, whatever their leases say,
     * because this process holds its lock. In a shared database, others may be alive: only their leases count, by its own
     * clock. Call this before tasks are stored.
     */
    async recover(): Promise<void> {
      await store.failLost(now(), lost, Number.MAX_SAFE_INTEGER);
      await store.takeOver(owner, [], Number.MAX_SAFE_INTEGER);
    },

    begin(): void {
      every(options.heartbeatMilliseconds ?? heartbeatMilliseconds, () => {
        isBeatDue = true;
        wake();
      });
      store.news?.listen({ ended: (tasks) => tasks.forEach(endedElsewhere) });
      // News may be lost.
      if (store.isShared)
        every(options.lookMilliseconds ?? lookMilliseconds, () => {
          wake();
          void lookForEnds();
        });
      wake();
    },

    /** Call this when a task was cancelled. */
    cancelled(task: { seq: number; id: string }): void {
      endedElsewhere(task);
      store.news?.tellEnded(task);
    },

    /** Call this when tasks may have ended in another way than by a run or a cancellation, such as with a deleted trace. */
    lookForEnds,

    /** `comes` resolves when the task ends, the time is over, the signal aborts, or the service stops. */
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

    /** Takes no more tasks and ends all waits. Resolves when the running attempts have ended; other tasks stay queued. */
    async stop(): Promise<void> {
      stopping.abort();
      timers.forEach(clearInterval);
      for (const task of held.all()) if (task.state === 'waiting') clearTimeout(task.timer);
      for (const id of [...waiters.keys()]) notifyEnd(id);
      await filling;
      await Promise.all(held.all().map((task) => task.state === 'running' && task.done));
    },
  };
}
