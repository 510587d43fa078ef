import { useEffect, useState } from 'preact/hooks';
import { api, bodyOf } from '../../api/client.ts';
import { type Loaded, useLoaded } from '../../api/use-loaded.ts';
import { queryOf } from '../traces/filters.ts';
import { questionsOf } from './questions.ts';
import { type Item, itemOf, most, type Queue, type Source, sourceHref } from './queue.ts';
import { storedQueue, storeQueue } from './stored-queue.ts';
import { madeOfSuggestions } from './suggested.ts';

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

/** Takes up the queue that this tab has, or else makes it. @param account Whose it is. @param first A trace that must be in it. */
export function useQueue(source: Source, account: string, first: string | undefined): KnownQueue {
  const key = `review:${account}:${sourceHref(source)}`;
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
        (!wanted && storedQueue(key)) || (await made(source, wanted?.after, signal)),
        wanted ? undefined : first,
      ),
    }),
    [key, wanted],
  );
  const [changed, setChanged] = useState<Queue>();
  useEffect(() => setChanged(data), [data]);
  // While another queue is loaded, the one before it must take no answers.
  const queue = data?.key === key && data.wanted === wanted ? (changed ?? data) : undefined;
  useEffect(() => {
    if (queue) storeQueue(key, { items: queue.items, next: queue.next, now: queue.now });
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
  return { ...queue, items: [{ id, standing: 'open', compared: 0, agreeing: 0 }, ...queue.items] };
}

/** Reads the suggestions, or the list up to the largest queue. */
async function made({ filters, isSuggested }: Source, after: Queue | undefined, signal: AbortSignal): Promise<Queue> {
  if (isSuggested) return madeOfSuggestions(filters, signal);
  // All pages of a span of time have the same start, which a page token demands.
  const now = after?.now ?? Date.now();
  const items: Item[] = [];
  let next = after?.next ?? null;
  do {
    const query = { ...queryOf(filters, now), page_size: 50, ...(next && { page_token: next }) };
    const { traces, next_page_token } = await bodyOf(api.GET('/api/v1/traces', { params: { query }, signal }));
    items.push(...traces.map((trace) => itemOf(questionsOf(trace, filters))));
    next = next_page_token;
  } while (next && items.length < most);
  return { items, next, now };
}
