/** A failed attempt. `status` is absent if there was no response (a network error). */
export interface FailedAttempt {
  /** 1 for the first attempt. */
  attempt: number;
  status?: number;
  headers?: { get(name: string): string | null };
}

/** @see retryDelay */
export interface RetryPolicy {
  /** Maximum number of retries. */
  maxRetries: number;
  /** The same after a 429. @default unlimited, until the caller's deadline */
  maxRetriesWhenLimited?: number;
  /** Upper end of the first random wait, in milliseconds. @default 500 */
  baseMilliseconds?: number;
  /** Upper end of every random wait, in milliseconds. @default 8000 */
  capMilliseconds?: number;
}

/** Statuses of temporary failures; every other 4xx is the caller's fault. */
export const canSucceedLater = (status: number) => status === 408 || status === 425 || status === 429 || status >= 500;

/**
 * The delay before the next attempt in milliseconds, or undefined to give up.
 * Exponential backoff with full jitter; a Retry-After header sets the minimum delay (RFC 9110, 10.2.3).
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

/** Parses Retry-After in both forms, seconds and date; undefined if absent or invalid. */
export function retryAfterMilliseconds(value: string | null | undefined, now: number): number | undefined {
  if (!value) return undefined;
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
