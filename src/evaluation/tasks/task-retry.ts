import { JudgeError } from '../../judge/judge-error.ts';
import { retryDelay } from '../../retry.ts';

/** How often a task is tried at most. */
export const mostAttempts = 5;

/** A wait is no longer than this, whatever a provider asks for, in milliseconds. */
const longestWait = 3600 * 1000;

/**
 * How long to wait, in milliseconds, before a task is tried again; undefined: it has failed for good. Only what can go away
 * by itself is tried again: a judge's 429, 5xx or timeout, and a fault of the network.
 * @param attempt The number of the try that failed; 1 for the first.
 */
export function waitAfter(error: unknown, attempt: number, random: () => number = Math.random): number | undefined {
  if (!(error instanceof JudgeError) || !error.canSucceedLater) return undefined;
  const wait = retryDelay(
    { attempt },
    { maxRetries: mostAttempts - 1, baseMilliseconds: 10_000, capMilliseconds: 60_000 },
    random,
  );
  return wait === undefined ? undefined : Math.min(longestWait, Math.max(wait, error.retryAfterMilliseconds ?? 0));
}
