/** What is known of a failed attempt. `status` is absent when no answer came at all (a network fault). */
export interface FailedAttempt {
  /** 1 for the first attempt. */
  attempt: number;
  status?: number;
  headers?: { get(name: string): string | null };
}

/** @see retryDelay */
export interface RetryPolicy {
  /** How many times a failure is tried again. */
  maxRetries: number;
  /** The same for a 429. @default without end, up to the caller's deadline */
  maxRetriesWhenLimited?: number;
  /** Upper end of the first random wait, in milliseconds. @default 500 */
  baseMilliseconds?: number;
  /** Upper end of every random wait, in milliseconds. @default 8000 */
  capMilliseconds?: number;
}

/** Statuses that can go away by themselves; every other 4xx is the caller's own. */
export const canSucceedLater = (status: number) => status === 408 || status === 425 || status === 429 || status >= 500;

/**
 * Decides whether a failed attempt is tried again, and after how many milliseconds; undefined: not again.
 * Exponential backoff with full jitter; a Retry-After of the server is the least wait (RFC 9110, 10.2.3).
 */
export function retryDelay(
  { attempt, status, headers }: FailedAttempt,
  {
    maxRetries,
    maxRetriesWhenLimited = Number.POSITIVE_INFINITY,
    baseMilliseconds = 500,
    capMilliseconds = 8000,
  }: RetryPolicy,
  random: () => number = Math.random,
  now: () => number = Date.now,
): number | undefined {
  if (status !== undefined && !canSucceedLater(status)) return undefined;
  if (attempt > (status === 429 ? maxRetriesWhenLimited : maxRetries)) return undefined;
  const jitter = random() * Math.min(capMilliseconds, baseMilliseconds * 2 ** (attempt - 1));
  return Math.max(jitter, retryAfterMilliseconds(headers?.get('retry-after'), now()) ?? 0);
}

/** Reads Retry-After in both its forms, seconds and date; undefined when it is absent or neither. */
export function retryAfterMilliseconds(value: string | null | undefined, now: number): number | undefined {
  if (!value) return undefined;
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
