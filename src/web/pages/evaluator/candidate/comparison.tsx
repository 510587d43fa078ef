import type { Schemas } from '../../../api/client.ts';
import { ChangeFigure, ChangeScale, mostOf, ScaleHead } from '../../../components/figures/change-scale.tsx';
import { countText } from '../../../components/figures/numbers.ts';
import { fewText } from '../../../components/figures/too-few.tsx';
import { Mark } from '../../../components/mark.tsx';
import { outcomeOf, scoreText } from '../../../components/outcome.ts';
import { ScrolledTable, TableHead } from '../../../components/table.tsx';

type Candidate = Schemas['Candidate'];
type Compared = Schemas['ReplayComparison'];
type Rate = Schemas['ReplayRate'];

interface ComparisonProps {
  name: string;
  candidate: Candidate;
  comparison: Compared;
}

/** Both versions against people's labels on the same cases. */
export function Comparison({ candidate, comparison }: ComparisonProps) {
  const rates = [comparison.agreement, comparison.true_positive_rate, comparison.true_negative_rate];
  // One scale for all rows.
  const ends = rates.flatMap(({ difference }) => (difference ? [difference.low, difference.high] : []));
  const most = mostOf(ends);
  const { judges } = comparison.candidate;
  const isOtherJudge = judges.length > 0 && JSON.stringify(comparison.base) !== JSON.stringify(comparison.candidate);
  return (
    <>
      {comparison.counts.compared > 0 && (
        <ScrolledTable label="Candidate and serving version, table">
          <TableHead
            of={[
              'Against people',
              { num: `v${candidate.base_version}` },
              { num: 'Candidate' },
              <ScaleHead key="scale" most={most} />,
              { num: 'Difference, 95 % interval' },
              'Reading',
            ]}
          />
          <tbody>
            <Row name="Agreement" of={comparison.agreement} most={most} />
            <Row name="True passes found (TPR)" of={comparison.true_positive_rate} most={most} />
            <Row name="True fails found (TNR)" of={comparison.true_negative_rate} most={most} />
          </tbody>
        </ScrolledTable>
      )}
      <Changed candidate={candidate} counts={comparison.counts} />
      {isOtherJudge && (
        <p class="hint">
          Judged by {setupText(comparison.candidate)}; before, by {setupText(comparison.base)}.
        </p>
      )}
    </>
  );
}

const setupText = ({ judges, prompt_versions }: Schemas['ReplaySetup']): string =>
  [...judges.map((judge) => (judge === 'check' ? 'exact checks' : judge)), ...prompt_versions].join(', ');

function Row({ name, of: { base, candidate, difference, labels }, most }: { name: string; of: Rate; most: number }) {
  const text = ({ value }: Schemas['Figure']) => (value === null ? '–' : value.toFixed(2));
  const reading = readingOf(difference);
  return (
    <tr>
      <th scope="row">
        {name}
        <span class="few">
          {countText(labels)} label{labels === 1 ? '' : 's'}
          {candidate.too_few && `, ${fewText(candidate.too_few)}`}
        </span>
      </th>
      <td class="num">{text(base)}</td>
      <td class="num">{text(candidate)}</td>
      {difference ? (
        <>
          <td class="change">
            <ChangeScale {...difference} most={most} side={reading.side} />
          </td>
          <td class="num">
            <ChangeFigure {...difference} />
          </td>
        </>
      ) : (
        <td colSpan={2} class="muted">
          no cases
        </td>
      )}
      <td class="word">{reading.words}</td>
    </tr>
  );
}

const level = 0.05;

function readingOf(difference: Rate['difference']): { side: 'low' | 'pass' | 'maybe'; words: string } {
  const isShown = difference?.adjusted_p !== null && difference !== null && difference.adjusted_p < level;
  if (!isShown || difference.value === 0) return { side: 'maybe', words: 'cannot say' };
  return difference.value > 0 ? { side: 'pass', words: 'better' } : { side: 'low', words: 'worse' };
}

/** The cases on which the verdict changed, and those that could not be compared. */
function Changed({ candidate, counts }: { candidate: Candidate; counts: Compared['counts'] }) {
  const { changed_cases, more_changed_cases, stopped_by } = candidate;
  const { only_base_right: broken, only_candidate_right: mended, compared } = counts;
  const why = { max_tokens: ' (the tokens were spent)', failures: ' (too many failed)' };
  const left = [
    [counts.failed, 'could not be judged'],
    [counts.not_applicable, 'to which the candidate does not apply'],
    [counts.not_replayed, `not reached${stopped_by ? why[stopped_by] : ''}`],
  ] as const;
  const missing = left.flatMap(([number, words]) => (number > 0 ? [`${countText(number)} ${words}`] : []));
  return (
    <>
      {missing.length > 0 && <p>Not compared: {missing.join(', ')}.</p>}
      {compared > 0 && broken + mended === 0 && <p>No verdict changed on {countText(compared)} cases.</p>}
      {changed_cases.length > 0 && (
        <details class="fold">
          <summary>
            {broken + mended === 1 ? 'One verdict' : `${countText(broken + mended)} verdicts`} changed:{' '}
            {countText(broken)} broken, {countText(mended)} mended
          </summary>
          <ul class="fold__body cases-changed">
            {changed_cases.map(({ trace_id, evaluation_id, label, base_score, candidate_score, change }) => (
              <li key={evaluation_id}>
                <span class="word">{change}</span>
                <span>deserves to {label ? 'pass' : 'fail'}</span>
                <span class="marked nowrap">
                  <Mark outcome={outcomeOf(base_score, null)} /> {scoreText(base_score)} →{' '}
                  <Mark outcome={outcomeOf(candidate_score, null)} /> {scoreText(candidate_score)}
                </span>
                <a href={`/traces/${trace_id}`}>Open the trace</a>
              </li>
            ))}
          </ul>
          {more_changed_cases > 0 && <p class="hint">{countText(more_changed_cases)} more are not shown.</p>}
        </details>
      )}
    </>
  );
}
