import { JudgeError } from '../../judge/judge-error.ts';
import { retryDelay } from '../../retry.ts';

/** The most attempts at one task. */
export const mostAttempts = 5;

const policy = { maxRetries: mostAttempts - 1, baseMilliseconds: 10_000, capMilliseconds: 60_000 };

/** The longest delay between two attempts, even if a provider asks for more, in milliseconds. */
const longestDelay = 3600 * 1000;

/**
 * What becomes of a task whose attempt failed: a change of store/task-states.ts, or `drop` if someone else has ended the
 * task, such as its caller by cancelling it. `delay`: milliseconds until the next attempt.
 */
export type AttemptDecision = { change: 'fail' | 'drop' } | { change: 'retry'; delay: number };

/**
 * Decides what becomes of a task whose attempt failed. Only a fault that can go away by itself is retried: a judge's 429,
 * 5xx or timeout, and a network fault.
 * @param attempt The number of the attempt, from 1.
 */
export function decideAfterFault(fault: unknown, attempt: number, random: () => number = Math.random): AttemptDecision {
  if (!(fault instanceof JudgeError)) return { change: 'fail' };
  if (fault.fault === 'cancelled') return { change: 'drop' };
  if (!fault.canSucceedLater) return { change: 'fail' };
  const backoff = retryDelay({ attempt }, policy, random);
  if (backoff === undefined) return { change: 'fail' };
  return { change: 'retry', delay: Math.min(longestDelay, Math.max(backoff, fault.retryAfterMilliseconds ?? 0)) };
}
