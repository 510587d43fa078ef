import type { Queue } from './queue.ts';

/** A queue that somebody began in this browser. */
export interface StoredQueue extends Queue {
  /** In milliseconds. */
  openedAt: number;
}

/** How many are kept for an account; the one that was opened longest ago goes first. */
const most = 20;

const prefix = (account: string) => `review:${account}:`;

/**
 * The queue of an address, so that it continues where it was: ids of traces and how far the person is, no conversation.
 * Another browser rebuilds it from the labels that the service stores.
 */
export function storedQueue(account: string, href: string): StoredQueue | undefined {
  try {
    return JSON.parse(localStorage.getItem(prefix(account) + href) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function storeQueue(account: string, href: string, { items, next, now, useful }: Queue): void {
  const queue: StoredQueue = { items, next, now, ...(useful && { useful }), openedAt: Date.now() };
  try {
    localStorage.setItem(prefix(account) + href, JSON.stringify(queue));
  } catch {
    // Storage is blocked or full: the queue lasts as long as the page.
  }
  for (const [old] of storedQueues(account).slice(most)) forgetQueue(account, old);
}

/** The queues of this browser by their address, the last opened first. */
export function storedQueues(account: string): [href: string, queue: StoredQueue][] {
  const start = prefix(account);
  return storedKeys()
    .filter((key) => key.startsWith(start))
    .flatMap((key): [string, StoredQueue][] => {
      const href = key.slice(start.length);
      const queue = storedQueue(account, href);
      return queue ? [[href, queue]] : [];
    })
    .toSorted(([, a], [, b]) => b.openedAt - a.openedAt);
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

export function forgetQueue(account: string, href: string): void {
  try {
    localStorage.removeItem(prefix(account) + href);
  } catch {
    // Storage is blocked: nothing was kept.
  }
}
