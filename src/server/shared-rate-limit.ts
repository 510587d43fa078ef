/** What counts requests for all processes of a shared database. */
export interface SharedLimits {
  /** False, with nothing counted: the window has no room for them. @param window In milliseconds. */
  countRequests(
    account: number,
    routeClass: string,
    block: { count: number; most: number; window: number },
  ): Promise<boolean>;
  /** Undefined: none has begun. `left`: how long it lasts, in milliseconds. */
  limitWindow(account: number, routeClass: string): Promise<{ used: number; left: number } | undefined>;
}

/** What this process has of an account's window. */
interface Share {
  /** Requests that are counted in the database, and have not come yet. */
  tokens: number;
  /** Whether the window has no more of them. */
  isSpent: boolean;
  /** When the window ends, by `performance.now()`. */
  until: number;
}

/**
 * Counts one class of requests, together with other processes. Each process takes requests from the database in blocks of three
 * percent of the limit, so that not every request asks it. What a process has left of its last block may stay unused.
 * @param window Its length in milliseconds.
 */
export function createSharedCounter(limits: SharedLimits, routeClass: string, most: number, window: number) {
  const block = Math.max(1, Math.floor(most / 30));
  const shares = new Map<number, Share>();
  const asking = new Map<number, Promise<void>>();

  async function ask(account: number): Promise<void> {
    let tokens = 0;
    for (const count of new Set([block, 1]))
      if (await limits.countRequests(account, routeClass, { count, most, window })) {
        tokens = count;
        break;
      }
    const left = (await limits.limitWindow(account, routeClass))?.left ?? 0;
    shares.set(account, { tokens, isSpent: tokens === 0, until: performance.now() + left });
  }

  return {
    /** @returns milliseconds until the account may try again; 0: the request was counted */
    async consume(account: number): Promise<number> {
      for (;;) {
        const share = shares.get(account);
        const left = share ? share.until - performance.now() : 0;
        if (share && left > 0) {
          if (share.isSpent) return left;
          if (share.tokens > 0) {
            share.tokens--;
            return 0;
          }
        }
        const asked = asking.get(account) ?? ask(account).finally(() => asking.delete(account));
        asking.set(account, asked);
        await asked;
      }
    },

    /** What is left of the account's window, in requests and in milliseconds. */
    async left(account: number): Promise<{ requests: number; milliseconds: number }> {
      const current = await limits.limitWindow(account, routeClass);
      if (!current) return { requests: most, milliseconds: 0 };
      const share = shares.get(account);
      const own = share && share.until > performance.now() ? share.tokens : 0;
      return { requests: Math.max(0, most - current.used + own), milliseconds: current.left };
    },
  };
}
