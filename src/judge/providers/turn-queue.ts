/** Waiting items. Their keys take turns; items with the same key leave first in, first out. */
export interface TurnQueue<Item> {
  size(): number;
  add(key: unknown, item: Item): void;
  /** The item whose turn it is, among those that are ready; undefined if there is none. It stays in the queue. */
  next(isReady?: (item: Item) => boolean): Item | undefined;
  /** Removes an item that has had its turn: its key goes to the end. False if it is not in the queue. */
  take(item: Item): boolean;
  /** Removes an item that stops waiting: its key keeps its place. False if it is not in the queue. */
  remove(item: Item): boolean;
}

export function createTurnQueue<Item>(): TurnQueue<Item> {
  const keys = new Map<Item, unknown>();
  /** The keys in the order of their turns. */
  const queues = new Map<unknown, Set<Item>>();

  function remove(item: Item): boolean {
    const key = keys.get(item);
    const queue = queues.get(key);
    if (!keys.delete(item) || !queue) return false;
    queue.delete(item);
    if (queue.size === 0) queues.delete(key);
    return true;
  }

  return {
    size: () => keys.size,
    add(key, item) {
      keys.set(item, key);
      const queue = queues.get(key) ?? new Set();
      queues.set(key, queue.add(item));
    },
    next(isReady = () => true) {
      for (const queue of queues.values()) for (const item of queue) if (isReady(item)) return item;
      return undefined;
    },
    take(item) {
      const key = keys.get(item);
      if (!remove(item)) return false;
      const rest = queues.get(key);
      if (rest && queues.delete(key)) queues.set(key, rest);
      return true;
    },
    remove,
  };
}
