import { evaluatorHref } from '../../addresses/evaluator.ts';
import type { Asked } from '../../addresses/review.ts';
import { storesNothing } from '../../app/session.ts';
import { NothingStored } from '../../components/nothing-stored.tsx';

/** Why a queue is empty, and what to do next. @param title The queue in words; '' for all traces. */
export function NothingToReview({ asked: { filters, order }, title }: { asked: Asked; title: string }) {
  if (!order && !title && storesNothing()) return <NothingStored />;
  const [why, next, href, words] = order
    ? [
        'Every response of this evaluator has a label, or it has judged nothing yet.',
        'Review what it judged anyway, or look at what the labels say of its judge.',
        `${evaluatorHref(filters.evaluator_name!)}#report-card`,
        'Its report card',
      ]
    : title
      ? ['No trace matches this filter.', 'Take a filter away, or review all traces.', '/review', 'Review all traces']
      : [
          'No trace is stored yet.',
          'Judge some conversations first: they come here once they are stored.',
          '/try',
          'Judge one in the playground',
        ];
  return (
    <div class="empty">
      <div>
        <h2>There is nothing to review</h2>
        <p>
          {why} {next}
        </p>
      </div>
      <div class="btn-row">
        <a class="btn btn--primary" href={href}>
          {words}
        </a>
      </div>
    </div>
  );
}
