import { shownDays } from '../../addresses/evaluator.ts';
import { sideHref, tracesHref } from '../../addresses/figure-traces.ts';
import type { Schemas } from '../../api/client.ts';
import { countText, partsOf } from '../../components/figures/numbers.ts';

/** What an evaluator did in the last weeks, in a line; each number leads to its traces. */
export function UseLine({ total }: { total: Schemas['Insights']['total'] }) {
  const { evaluations, failed, mean_score, traces, failed_traces } = total;
  const { low } = partsOf(total);
  return (
    <p class="hint">
      <a href={tracesHref(traces)}>
        {countText(evaluations)} evaluation{evaluations === 1 ? '' : 's'}
      </a>{' '}
      in {shownDays} days
      {!mean_score.too_few && mean_score.value !== null && `, mean ${mean_score.value.toFixed(2)}`}
      {low > 0 && (
        <>
          {' '}
          · <a href={sideHref(traces, 'low')}>{countText(low)} below 0.5</a>
        </>
      )}
      {failed > 0 && (
        <>
          {' '}
          · <a href={tracesHref(failed_traces)}>{countText(failed)} failed</a>, without a score
        </>
      )}
    </p>
  );
}
