import { useState } from 'preact/hooks';
import { readAsked, titleOf } from '../../addresses/review.ts';
import { ScrolledTable, TableHead } from '../../components/table.tsx';
import { dateTimeText } from '../../components/time.ts';
import { count } from './queue.ts';
import { forgetQueue, storedQueues } from './stored-queue.ts';

interface QueuesProps {
  account: string;
  /** The address of the open one. */
  current: string;
}

/** The queues that were begun in this browser, other than the open one. Each can be continued. */
export function Queues({ account, current }: QueuesProps) {
  const [, setForgotten] = useState(0);
  const queues = storedQueues(account).filter(([href, { items }]) => href !== current && items.length > 0);
  if (queues.length === 0) return null;
  return (
    <section id="queues" class="queues" aria-labelledby="h-queues">
      <h2 id="h-queues">Other queues in this browser</h2>
      <ScrolledTable label="Other queues, table">
        <TableHead
          of={[
            'Queue',
            { num: 'Decided' },
            'Progress',
            { num: 'Agree with the judge' },
            'Last opened',
            <th key="forget" scope="col">
              <span class="visually-hidden">Forget</span>
            </th>,
          ]}
        />
        <tbody>
          {queues.map(([href, { items, openedAt }]) => {
            const title = titleOf(readAsked(new URLSearchParams(href.split('?')[1]))) || 'all traces';
            const decided = count(items, 'yes', 'no');
            const sum = (key: 'compared' | 'agreeing') => items.reduce((total, item) => total + item[key], 0);
            return (
              <tr key={href}>
                <th scope="row" class="queues__name">
                  <a href={href}>{title}</a>
                </th>
                <td class="num nowrap">
                  {decided} of {items.length}
                </td>
                <td>
                  <progress max={items.length} value={decided} aria-label={`Progress of ${title}`} />
                </td>
                <td class="num nowrap">
                  {sum('compared') > 0 ? `${sum('agreeing')} of ${sum('compared')}` : 'none compared'}
                </td>
                <td class="nowrap muted">{dateTimeText(new Date(openedAt).toISOString())}</td>
                <td>
                  <button
                    class="btn btn--quiet"
                    type="button"
                    aria-label={`Forget the queue ${title}`}
                    onClick={() => {
                      forgetQueue(account, href);
                      setForgotten((number) => number + 1);
                    }}
                  >
                    Forget
                  </button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </ScrolledTable>
      <p class="hint">Labels are stored by the service. Forgetting a queue changes none of them.</p>
    </section>
  );
}
