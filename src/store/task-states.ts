/** The states of a stored task. Between two attempts it is `retrying`, which its caller sees as queued. */
export type TaskState = 'queued' | 'running' | 'retrying' | 'succeeded' | 'failed' | 'cancelled';

/** The states of a task that has not ended. */
export const UNFINISHED: readonly TaskState[] = ['queued', 'running', 'retrying'];

interface Transition {
  from: readonly TaskState[];
  to: TaskState;
  /** When it happens; `docs/architecture.md` has the same words. */
  when: string;
}

/**
 * Every change of a task's state, by name. Each is one UPDATE that affects only tasks in its `from` states, so of two
 * concurrent changes only one takes effect.
 */
export const TRANSITIONS = {
  take: { from: ['queued', 'retrying'], to: 'running', when: 'a runner has a free slot, and the wait is over' },
  succeed: { from: ['running'], to: 'succeeded', when: 'its verdict is stored, by the runner that holds the lease' },
  fail: { from: ['running'], to: 'failed', when: 'its attempt failed for good, or was the last' },
  retry: { from: ['running'], to: 'retrying', when: 'its attempt failed, but a later one may succeed' },
  cancel: { from: UNFINISHED, to: 'cancelled', when: 'its caller cancels it' },
  loseTrace: { from: UNFINISHED, to: 'failed', when: 'the stored trace that it adds to is deleted' },
  takeOver: { from: ['running'], to: 'queued', when: 'its runner died, or its lease lapsed' },
  loseRequest: { from: UNFINISHED, to: 'failed', when: 'its process has ended, and its retention is `none`' },
} as const satisfies Record<string, Transition>;

/** The assignment and the condition of a transition, for an UPDATE of tasks. */
export function transitionSql(name: keyof typeof TRANSITIONS): { set: string; where: string } {
  const { from, to } = TRANSITIONS[name];
  // All unfinished states need not be listed: SQLite must find a few rows by another index than the one over states.
  const where = from.length === UNFINISHED.length ? 'finished_at IS NULL' : inStates(from);
  return { set: `status = '${to}'`, where };
}

/** The condition that a task is in one of these unfinished states, in the form that uses the index over unfinished tasks. */
export const inStates = (states: readonly TaskState[]): string =>
  `finished_at IS NULL AND status IN (${states.map((state) => `'${state}'`).join(', ')})`;
