import { createRequire } from 'node:module';
import { setTimeout } from 'node:timers/promises';
import type { components } from '../../generated/openapi.d.ts';
import { createSharedCounter, type SharedLimits } from './shared-rate-limit.ts';

type Row = components['schemas']['RateLimits']['rate_limits'][number];
export type RouteClass = Row['class'];

/** Requests per window of `seconds`, per account and route class. `text` is the operator's own notation. */
export interface RateLimit {
  requests: number;
  seconds: number;
  text: string;
}

/** The rate limit is exceeded. `headers` contain the limit and when to retry. */
export class RateLimitError extends Error {
  readonly headers: Record<string, string>;
  constructor(message: string, headers: Record<string, string>) {
    super(message);
    this.name = 'RateLimitError';
    this.headers = headers;
  }
}

const classes: RouteClass[] = ['evaluations', 'data', 'criteria'];

/** The class that a path counts in. Criteria have their own: a page reads them while somebody types. */
export const routeClassOf = (path: string): RouteClass =>
  path.startsWith('/api/v1/evals/') ? 'evaluations' : path.startsWith('/api/v1/criteria/') ? 'criteria' : 'data';

const require = createRequire(import.meta.url);
/** Without a limit, which is the default, nothing of it is needed. */
const load = () => require('rate-limiter-flexible') as typeof import('rate-limiter-flexible');

interface Counter {
  /** @returns milliseconds until the account may try again; 0: the request was counted */
  consume(account: number): Promise<number>;
  /** What is left of the account's window, in requests and in milliseconds. */
  left(account: number): Promise<{ requests: number; milliseconds: number }>;
}

/** Counts what this process gets. */
function createOwnCounter({ requests: points, seconds: duration }: RateLimit, keyPrefix: RouteClass): Counter {
  const { RateLimiterMemory, RateLimiterRes } = load();
  const limiter = new RateLimiterMemory({ points, duration, keyPrefix });
  return {
    async consume(account) {
      try {
        await limiter.consume(account);
        return 0;
      } catch (result) {
        if (!(result instanceof RateLimiterRes)) throw result;
        return Math.max(1, result.msBeforeNext);
      }
    },
    async left(account) {
      const used = await limiter.get(account);
      if (!used) return { requests: points, milliseconds: 0 };
      return { requests: Math.max(0, used.remainingPoints), milliseconds: used.msBeforeNext };
    },
  };
}

/**
 * Counts an account's requests; without a limit it lets everything through.
 * @param shared Where several processes count together; undefined: there is only this one.
 */
export function createRateLimit(limit: RateLimit | undefined, shared?: SharedLimits) {
  const counters = new Map<RouteClass, Counter>();
  if (limit)
    for (const name of classes) {
      const { requests, seconds } = limit;
      counters.set(
        name,
        shared ? createSharedCounter(shared, name, requests, seconds * 1000) : createOwnCounter(limit, name),
      );
    }
  /** The library reads the wall clock, which may jump: a wait is never longer than the window. */
  const secondsOf = (milliseconds: number) => Math.min(limit!.seconds, Math.max(0, Math.ceil(milliseconds / 1000)));

  /** @returns the seconds until the account may try again; 0: the request was counted */
  async function count(account: number, routeClass: RouteClass): Promise<number> {
    const wait = (await counters.get(routeClass)?.consume(account)) ?? 0;
    return wait > 0 ? Math.max(1, secondsOf(wait)) : 0;
  }

  return {
    /** Whether there is a limit. */
    isOn: limit !== undefined,

    /** @throws RateLimitError when the account has exhausted its window */
    async take(account: number, routeClass: RouteClass): Promise<void> {
      const wait = await count(account, routeClass);
      if (wait > 0 && limit)
        throw new RateLimitError(`Over the limit of ${limit.text} for ${routeClass}. Try again in ${wait} seconds.`, {
          'Retry-After': String(wait),
          RateLimit: `"${routeClass}";r=0;t=${wait}`,
          'RateLimit-Policy': `"${routeClass}";q=${limit.requests};w=${limit.seconds}`,
        });
    },

    /** Counts a request of a background job, as soon as the account may make one. Rejects when the signal aborts. */
    async turn(account: number, routeClass: RouteClass, signal: AbortSignal): Promise<void> {
      for (let wait = await count(account, routeClass); wait > 0; wait = await count(account, routeClass))
        await setTimeout(wait * 1000, undefined, { signal });
    },

    /** The account's remaining limits; reading them does not count as a request. */
    rows: (account: number): Promise<Row[]> =>
      Promise.all(
        classes.map(async (name): Promise<Row> => {
          const left = await counters.get(name)?.left(account);
          return limit && left
            ? { class: name, limit: limit.requests, remaining: left.requests, reset: secondsOf(left.milliseconds) }
            : { class: name, limit: null, remaining: null, reset: null };
        }),
      ),
  };
}

export type RateLimiter = ReturnType<typeof createRateLimit>;
