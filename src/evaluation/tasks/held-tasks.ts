import type { JudgedAgents } from '../agents/agent-trace.ts';

/** What a runner knows of a task that it holds. In the database, `waiting` and `due` are both `retrying`. */
export type HeldTask =
  /** An attempt is in progress. */
  | { state: 'running'; account: number; judged: JudgedAgents; controller: AbortController; done: Promise<void> }
  /** An attempt failed, and the next one has to wait. */
  | { state: 'waiting'; account: number; judged: JudgedAgents; timer: NodeJS.Timeout }
  /** The wait is over, but not its turn yet. */
  | { state: 'due'; account: number; judged: JudgedAgents }
  /** The database has refused its end. To take it again would pay for it again and again. */
  | { state: 'refused' };

export type HeldState = HeldTask['state'];

/** The tasks that a runner holds, each in one state. */
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
    seqs: (): number[] => [...tasks.keys()],
    all: (): HeldTask[] => [...tasks.values()],
    remove,
    put(seq: number, task: HeldTask): void {
      remove(seq);
      tasks.set(seq, task);
      counts[task.state]++;
    },
    /** Tasks that are due, so many of each account at most: more of one account could not all be taken. */
    due(mostOfEach: number): number[] {
      if (counts.due === 0) return [];
      const ofAccount = new Map<number, number>();
      return [...tasks].flatMap(([seq, task]) => {
        if (task.state !== 'due') return [];
        const before = ofAccount.get(task.account) ?? 0;
        ofAccount.set(task.account, before + 1);
        return before < mostOfEach ? [seq] : [];
      });
    },
  };
}
