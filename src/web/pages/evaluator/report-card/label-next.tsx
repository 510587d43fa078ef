import { missingLabels, missingText } from '../../../../report-card/missing-labels.ts';
import { most, queueHref } from '../../../addresses/review.ts';
import { api, bodyOf, type Schemas } from '../../../api/client.ts';
import { useLoaded } from '../../../api/use-loaded.ts';
import { countText } from '../../../components/figures/numbers.ts';
import { Meter } from '../../../components/figures/too-few.tsx';

type Card = Schemas['ReportCard'];

/** How many labels there are, how many are missing, and which responses to label next. */
export function LabelNext({ name, card }: { name: string; card: Card }) {
  const { data } = useLoaded(
    (signal) =>
      bodyOf(
        api.GET('/api/v1/evaluators/{name}/label-suggestions', {
          params: { path: { name }, query: { limit: most } },
          signal,
        }),
      ),
    [name, card],
  );
  const missing = missingText(card);
  const { pairs, not_judged } = card.labels;
  const few = { what: 'labels', have: pairs, needed: pairs + missingLabels(card).more } as const;
  const { tp, tn } = card.confusion;
  const count = data?.suggestions.length ?? 0;
  const near = data?.suggestions.filter(({ why }) => why === 'near_threshold').length ?? 0;
  const link = count > 0 && (
    <p class="row">
      <a class="btn" href={queueHref({ filters: { tag: [], evaluator_name: name }, order: 'useful' })}>
        Label the next {count}
      </a>
      <span class="hint">
        {near} near the threshold, {count - near} at random, of {countText(data!.unlabelled)} without your label.
      </span>
    </p>
  );
  if (!missing) return link || null;
  return (
    <div class="callout stack stack--tight">
      <p>
        <strong>
          {few.have} of {few.needed} labels: too few to say.
        </strong>{' '}
        {pairs > 0 && `The judge and people agree on ${tp + tn} of ${pairs}. `}
        {missing}
        {not_judged > 0 && ' Labelled answers that this judge has not scored count once they are judged.'}
      </p>
      <Meter {...few} />
      {link}
    </div>
  );
}
