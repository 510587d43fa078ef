import type { JudgedAgents } from '../agents/agent-trace.ts';

/** A task that a runner holds. In the database, `waiting` and `due` are both `retrying`. */
export type HeldTask =
  /** An attempt is in progress. */
  | { state: 'running'; account: number; judged: JudgedAgents; controller: AbortController; done: Promise<void> }
  /** An attempt failed, and the delay before the next one has not passed. */
  | { state: 'waiting'; account: number; judged: JudgedAgents; timer: NodeJS.Timeout }
  /** The delay has passed, but no slot is free yet. */
  | { state: 'due'; account: number; judged: JudgedAgents }
  /** The database rejected its end. Another attempt would be paid for, and rejected again. */
  | { state: 'refused' };

export type HeldState = HeldTask['state'];

/** Makes the set of tasks that a runner holds, each in one state. */
export function createHeldTasks() {
  const tasks = new Map<number, HeldTask>();
  const counts: Record<HeldState, number> = { running: 0, waiting: 0, due: 0, refused: 0 };
  const remove = (seq: number): void => {
    const task = tasks.get(seq);
    if (task && tasks.delete(seq)) counts[task.state]--;
  };

  return {
    count: (state: HeldState): number => counts[state],
    get: (seq: number): HeldTask | undefined => tasks.get(seq),
    /** Of all tasks, or of those in one state. */
    seqs: (state?: HeldState): number[] =>
      [...tasks].flatMap(([seq, task]) => (state === undefined || task.state === state ? [seq] : [])),
    all: (): HeldTask[] => [...tasks.values()],
    remove,
    put(seq: number, task: HeldTask): void {
      remove(seq);
      tasks.set(seq, task);
      counts[task.state]++;
    },
    /** The due tasks, at most this many per account: more could not be taken. */
    due(mostPerAccount: number): number[] {
      if (counts.due === 0) return [];
      const ofAccount = new Map<number, number>();
      return [...tasks].flatMap(([seq, task]) => {
        if (task.state !== 'due') return [];
        const before = ofAccount.get(task.account) ?? 0;
        ofAccount.set(task.account, before + 1);
        return before < mostPerAccount ? [seq] : [];
      });
    },
  };
}
