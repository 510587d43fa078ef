import type { Queue } from './queue.ts';

/**
 * Queues of this tab, so that a reload continues where it was: ids of traces and how far the person is, no text. A new tab
 * rebuilds the queue from the labels that the service stores.
 */
export function storedQueue(key: string): Queue | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function storeQueue(key: string, queue: Queue): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(queue));
  } catch {
    // Storage is blocked or full: the queue lasts as long as the page.
  }
}
