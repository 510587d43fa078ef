import './review.css';
import { useRef, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { hrefOf } from '../../addresses/filters.ts';
import { type Asked, queueHref, readAsked, titleOf } from '../../addresses/review.ts';
import { session } from '../../app/session.ts';
import { useKeys } from '../../app/use-keys.ts';
import { useOwnQuery } from '../../app/use-own-query.ts';
import { Fault } from '../../components/fault.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { AllDecided } from './all-decided.tsx';
import type { Draft } from './draft.ts';
import { Item } from './item.tsx';
import { KeyList } from './key-list.tsx';
import { OrderSelect } from './order-select.tsx';
import { count, nextOpen, type Queue, updated } from './queue.ts';
import { QueueStrip } from './queue-strip.tsx';
import { Queues } from './queues.tsx';
import { ReviewKeys } from './review-keys.tsx';
import { useQueue } from './use-queue.ts';

/** A queue of traces for a person to decide on. Its filters and the open item are in the address. */
export default function Review() {
  const { query } = useOwnQuery('/review');
  const { route } = useLocation();
  const asked = readAsked(query);
  const { filters } = asked;
  const { value } = session;
  const account = 'session' in value ? value.session.account : '';
  const first = query.get('item') ?? undefined;
  const known = useQueue(asked, account, first);
  const { queue, error, retry } = known;
  const title = titleOf(asked);
  return (
    <>
      <PageHead
        title={title ? `Review: ${title}` : 'Review'}
        actions={
          <>
            <OrderSelect asked={asked} go={route} />
            {queue && (
              <button class="btn btn--quiet" type="button" onClick={() => known.renew()}>
                Rebuild the queue
              </button>
            )}
          </>
        }
      >
        <p>
          {queue && `${ofQueue(queue, asked)} `}
          <a href={hrefOf(filters)}>Show the list</a>
        </p>
      </PageHead>
      {queue && queue.items.length > 0 ? (
        <OpenQueue
          key={`${queueHref(asked)} ${first} ${queue.now}`}
          {...known}
          queue={queue}
          asked={asked}
          first={first}
        />
      ) : queue ? (
        <div class="empty">
          <p>
            <strong>There is nothing to review.</strong> {whyNothing(asked, title)}
          </p>
        </div>
      ) : error ? (
        <Fault error={error} retry={retry} />
      ) : (
        <p class="muted">Loading…</p>
      )}
      <Queues account={account} current={queueHref(asked)} />
    </>
  );
}

/** How many traces it has, which they are, and in which order. */
function ofQueue({ items, next, useful }: Queue, { chosen }: Asked): string {
  const traces = items.length === 1 ? 'One trace' : `${items.length} traces`;
  if (useful) {
    const { near, random, unlabelled } = useful;
    return `${traces} of ${unlabelled.toLocaleString('en')} without a label: ${near} nearest the threshold, ${random} at random, in mixed order.`;
  }
  if (items.length === 1) return `${traces}.`;
  return chosen ? `${traces}.` : `${next ? 'The newest ' : ''}${traces}, newest first.`;
}

function whyNothing({ order }: Asked, title: string): string {
  if (order) return 'Every response of this evaluator has a label, or it has judged nothing yet.';
  return `No trace ${title ? 'matches this filter' : 'is stored yet'}.`;
}

interface OpenQueueProps extends Pick<ReturnType<typeof useQueue>, 'update' | 'renew'> {
  queue: Queue;
  asked: Asked;
  /** The trace that the address names. */
  first: string | undefined;
}

function OpenQueue({ queue, asked, first, update, renew }: OpenQueueProps) {
  const { items } = queue;
  const [at, setAt] = useState<number | undefined>(() => {
    const named = items.findIndex(({ id }) => id === first);
    return named >= 0 ? named : nextOpen(items, -1);
  });
  const [isMoved, setMoved] = useState(false);
  const [hasKeys, setKeys] = useState(false);
  const drafts = useRef(new Map<string, Draft>());
  const current = useRef(items);
  current.current = items;
  const times = useRef<number[]>([]);
  const go = (to: number | undefined) => {
    setMoved(true);
    setAt(to);
    history.replaceState(history.state, '', queueHref(asked, to === undefined ? undefined : items[to]!.id));
  };
  useKeys({ '?': () => setKeys(true) });
  const item = at === undefined ? undefined : items[at];
  const open = count(items, 'open', 'skipped');
  return (
    <>
      <QueueStrip items={items} at={at} minutesLeft={minutesLeft(times.current, open)} />
      {at === undefined || !item ? (
        <AllDecided queue={queue} look={() => go(0)} renew={renew} />
      ) : (
        <Item
          key={item.id}
          id={item.id}
          filters={asked.filters}
          number={at + 1}
          drafts={drafts.current}
          isMovedTo={isMoved}
          learned={(questions) => {
            // In the next decision, the standing of this one must be known already.
            const change = (one: typeof item) => updated(one, questions);
            current.current = current.current.map((one) => (one.id === item.id ? change(one) : one));
            update(item.id, change);
          }}
          lost={() => update(item.id, (one) => ({ ...one, standing: 'gone' }))}
          move={(by) => go(Math.min(items.length - 1, Math.max(0, at + by)))}
          next={() => {
            times.current.push(Date.now());
            go(nextOpen(current.current, at));
          }}
          skip={() => {
            const skipped = current.current.map((one) =>
              one.id === item.id && one.standing === 'open' ? { ...one, standing: 'skipped' as const } : one,
            );
            update(item.id, () => skipped[at]!);
            go(nextOpen(skipped, at));
          }}
        />
      )}
      <ReviewKeys />
      {hasKeys && <KeyList close={() => setKeys(false)} />}
    </>
  );
}

/** At the pace of the decisions so far. @param times When each was made, in milliseconds. */
function minutesLeft(times: readonly number[], open: number): number | undefined {
  if (times.length < 5 || open === 0) return undefined;
  return Math.ceil(((times.at(-1)! - times[0]!) / (times.length - 1)) * (open / 60_000));
}
