import { createRequire } from 'node:module';
import { setTimeout } from 'node:timers/promises';
import type { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { components } from '../../generated/openapi.d.ts';

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

/** Counts an account's requests; without a limit it lets everything through. */
export function createRateLimit(limit: RateLimit | undefined) {
  const limiters = new Map<RouteClass, RateLimiterMemory>();
  if (limit) {
    const { RateLimiterMemory } = load();
    const { requests: points, seconds: duration } = limit;
    for (const name of classes) limiters.set(name, new RateLimiterMemory({ points, duration, keyPrefix: name }));
  }
  /** The library reads the wall clock, which may jump: a wait is never longer than the window. */
  const seconds = ({ msBeforeNext }: RateLimiterRes) =>
    Math.min(limit!.seconds, Math.max(0, Math.ceil(msBeforeNext / 1000)));

  /** @returns the seconds until the account may try again; 0: the request was counted */
  async function count(account: number, routeClass: RouteClass): Promise<number> {
    try {
      await limiters.get(routeClass)?.consume(account);
      return 0;
    } catch (result) {
      if (!limit || !(result instanceof load().RateLimiterRes)) throw result;
      return Math.max(1, seconds(result));
    }
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
          const used = await limiters.get(name)?.get(account);
          return limit
            ? {
                class: name,
                limit: limit.requests,
                remaining: used ? Math.max(0, used.remainingPoints) : limit.requests,
                reset: used ? seconds(used) : 0,
              }
            : { class: name, limit: null, remaining: null, reset: null };
        }),
      ),
  };
}

export type RateLimiter = ReturnType<typeof createRateLimit>;
