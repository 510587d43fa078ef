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
  const missing = missingOf(card);
  const { pairs } = card.labels;
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
          {missing.few.have} of {missing.few.needed} {words[missing.few.what]}: too few to say.
        </strong>{' '}
        {pairs > 0 && `The judge and people agree on ${tp + tn} of ${pairs}. `}
        {missing.text}
      </p>
      <Meter {...missing.few} />
      {link}
    </div>
  );
}

type Few = NonNullable<Schemas['Figure']['too_few']>;
const words: Partial<Record<Few['what'], string>> = {
  labels: 'labels',
  labels_to_pass: 'labels on responses that deserve to pass',
  labels_to_fail: 'labels on responses that deserve to fail',
};

/** What the first figures lack; undefined if nothing. */
function missingOf({
  true_positive_rate,
  true_negative_rate,
  kappa,
  labels,
}: Card): { few: Few; text: string } | undefined {
  const lacking = [kappa, true_positive_rate, true_negative_rate].flatMap(({ too_few }) => too_few ?? []);
  const few = lacking.find(({ have, needed }) => have < needed);
  if (!few) return undefined;
  const short = (what: Few['what']) => {
    const one = lacking.find((each) => each.what === what);
    return one ? Math.max(0, one.needed - one.have) : 0;
  };
  const [all, pass, fail] = [short('labels'), short('labels_to_pass'), short('labels_to_fail')];
  const wanted = [
    ...(pass > 0 ? [`${pass} on responses that deserve to pass`] : []),
    ...(fail > 0 ? [`${fail} on responses that deserve to fail`] : []),
  ];
  const more = Math.max(all, pass + fail);
  const each = wanted.length === 1 ? ' ' : ': ';
  const which = more > pass + fail ? ', at least ' : each;
  const notJudged =
    labels.not_judged > 0 ? ' Labelled responses that this judge has not scored count once they are judged.' : '';
  return {
    few,
    text: `Missing: ${more} more${wanted.length > 0 ? which + wanted.join(' and ') : ''}.${notJudged}`,
  };
}
