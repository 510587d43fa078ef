import { useId } from 'preact/hooks';
import { countText } from '../../components/figures/numbers.ts';
import { type Compared, keyOf } from './load.ts';
import { changes, hrefOfView, judgeChanges, type View } from './view.ts';
import { nameOf } from './words.ts';

interface CaseToolsProps {
  compared: Compared;
  view: View;
  go: (view: View) => void;
}

/** Which cases are listed. */
export function CaseTools({ compared, view, go }: CaseToolsProps) {
  const id = useId();
  const { criteria } = compared;
  const counted = criteria.filter((one) => view.criterion === undefined || keyOf(one) === view.criterion);
  const sum = (count: (one: Compared['criteria'][number]) => number) =>
    counted.reduce((total, one) => total + count(one), 0);
  const changed = sum(({ changed_cases, more_changed_cases }) => changed_cases.length + more_changed_cases);
  const counts = {
    regressed: sum((one) => one.counts.only_base_passed),
    improved: sum((one) => one.counts.only_candidate_passed),
    same: sum((one) => one.counts.compared) - changed,
  };
  const words = compared.isOfProduct ? changes : judgeChanges;
  const choice = (change: View['change'], words: string, count: number) => (
    <a key={words} href={hrefOfView({ ...view, change })} aria-current={view.change === change || undefined}>
      {words} {countText(count)}
    </a>
  );
  return (
    <div class="row row--between tools">
      <nav class="segmented" aria-label="Show">
        {choice(undefined, 'Changed', changed)}
        {(Object.keys(words) as (keyof typeof words)[]).map((change) => choice(change, words[change], counts[change]))}
      </nav>
      <div class="row">
        {criteria.length > 1 && (
          <select
            class="input compare__by"
            aria-label="Criterion"
            value={view.criterion ?? ''}
            onChange={({ currentTarget }) => go({ ...view, criterion: currentTarget.value || undefined })}
          >
            <option value="">All criteria</option>
            {criteria.map((one) => (
              <option key={keyOf(one)} value={keyOf(one)}>
                {nameOf(one)}
              </option>
            ))}
          </select>
        )}
        <label class="row" for={id}>
          differs by at least{' '}
          <input
            class="input input--short"
            id={id}
            type="number"
            min="0"
            max="1"
            step="0.05"
            value={view.min_difference ?? 0}
            onChange={({ currentTarget }) =>
              go({ ...view, min_difference: Math.min(1, currentTarget.valueAsNumber) || undefined })
            }
          />
        </label>
      </div>
    </div>
  );
}
