import { useLayoutEffect, useState } from 'preact/hooks';
import { type Asked, queueHref } from '../../addresses/review.ts';
import { type Loaded, useLoaded } from '../../api/use-loaded.ts';
import { makeQueue } from './make-queue.ts';
import { type Item, newItem, type Queue } from './queue.ts';
import { storedQueue, storeQueue } from './stored-queue.ts';

/** The queue of a filter, as far as it is known. */
export interface KnownQueue {
  queue: Queue | undefined;
  error: Loaded<Queue>['error'];
  retry: () => void;
  /** Puts an item's new standing in its place. */
  update: (id: string, change: (item: Item) => Item) => void;
  /** Rebuilds the queue from the present list; or, after a queue, makes the one that follows it. */
  renew: (after?: Queue) => void;
}

/** Takes up the queue that this browser has, or else makes it. @param account Whose it is. @param first A trace that must be in it. */
export function useQueue(asked: Asked, account: string, first: string | undefined): KnownQueue {
  const href = queueHref(asked);
  const key = `${account} ${href}`;
  const [wanted, setWanted] = useState<{ after?: Queue | undefined }>();
  const {
    data,
    error,
    reload: retry,
  } = useLoaded(
    async (signal) => ({
      key,
      wanted,
      ...including(
        (!wanted && storedQueue(account, href)) || (await makeQueue(asked, wanted?.after, signal)),
        wanted ? undefined : first,
      ),
    }),
    [key, wanted],
  );
  const [changed, setChanged] = useState<Queue>();
  useLayoutEffect(() => setChanged(data), [data]);
  // While another queue is loaded, the one before it must take no answers.
  const queue = data?.key === key && data.wanted === wanted ? (changed ?? data) : undefined;
  // Before it is seen: who then leaves at once finds it again.
  useLayoutEffect(() => {
    if (queue) storeQueue(account, href, queue);
  }, [queue]);
  return {
    queue,
    error,
    retry,
    update: (id, change) =>
      setChanged(
        (before) => before && { ...before, items: before.items.map((one) => (one.id === id ? change(one) : one)) },
      ),
    renew: (after) => setWanted({ after }),
  };
}

/** The queue with a trace in it, which comes first if it was not there. */
function including(queue: Queue, id: string | undefined): Queue {
  if (id === undefined || queue.items.some((item) => item.id === id)) return queue;
  return { ...queue, items: [newItem(id), ...queue.items] };
}
