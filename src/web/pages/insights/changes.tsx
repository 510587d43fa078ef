import { tracesHref } from '../../addresses/figure-traces.ts';
import type { Schemas } from '../../api/client.ts';
import { ChangeFigure, ChangeScale, mostOf, ScaleHead } from '../../components/figures/change-scale.tsx';
import { countText, percentText } from '../../components/figures/numbers.ts';
import { TooFew } from '../../components/figures/too-few.tsx';
import { Panel } from '../../components/panel.tsx';
import { shownText } from '../../components/shown-text.ts';
import { ScrolledTable, TableHead } from '../../components/table.tsx';

type Change = Schemas['InsightChange'];

const words = { fell: 'fell', rose: 'rose', cannot_say: 'cannot say' };
const sides = { fell: 'low', rose: 'pass', cannot_say: 'maybe' } as const;

/** Which criteria's scores are lower than in the same length of time before. */
export function Changes({ insights: { changes, more_changes } }: { insights: Schemas['Insights'] }) {
  const fallen = changes.filter(({ verdict }) => verdict === 'fell');
  const others = changes.filter(({ verdict }) => verdict !== 'fell');
  const note =
    'This time against the same length of time before. A row says “fell” only when the difference is larger than chance explains.';
  return (
    <Panel title="Criteria whose scores fell" note={note}>
      {fallen.length > 0 ? (
        <ChangeTable label="Fallen criteria, table" changes={fallen} />
      ) : (
        <p>
          {changes.length > 0
            ? 'No criterion’s scores fell.'
            : 'No criterion has scores in both times: nothing to compare.'}
        </p>
      )}
      {others.length > 0 && (
        <details class="fold chart-table">
          <summary>
            {others.length === 1 ? 'One criterion' : `${countText(others.length + more_changes)} criteria`} that rose or
            cannot be told
          </summary>
          <div class="fold__body">
            <ChangeTable label="Other criteria, table" changes={others} />
          </div>
        </details>
      )}
    </Panel>
  );
}

const ChangeTable = ({ label, changes }: { label: string; changes: readonly Change[] }) => {
  // One scale for all rows.
  const ends = changes.flatMap(({ difference: { low, high, too_few } }) => (too_few ? [] : [low ?? 0, high ?? 0]));
  const most = mostOf(ends);
  return (
    <ScrolledTable label={label}>
      <TableHead
        of={[
          'Criterion',
          { num: 'Before → now' },
          <ScaleHead key="scale" most={most} />,
          { num: 'Change, 95 % interval' },
          { num: 'Scores' },
          'Reading',
        ]}
      />
      <tbody>
        {changes.map((one) => (
          <Row key={`${one.evaluator_name} ${one.criterion} ${one.model_core} ${one.judge}`} of={one} most={most} />
        ))}
      </tbody>
    </ScrolledTable>
  );
};

function Row({ of, most }: { of: Change; most: number }) {
  const { evaluator_name, criterion, judge, verdict, explanation, before, now, difference, traces, traces_before } = of;
  const { value, low, high, too_few } = difference;
  const text = (side: number | null) =>
    side === null ? '–' : of.of === 'pass_rate' ? percentText(side) : side.toFixed(2);
  return (
    <tr>
      <th scope="row" class="subject">
        {evaluator_name && <span dir="auto">{shownText(evaluator_name)}</span>}
        <span class={evaluator_name ? 'subject__more' : ''} dir="auto" title={criterion}>
          {shownText(criterion)}
        </span>
        <span class="subject__more">{judge}</span>
      </th>
      {too_few || value === null ? (
        <td colSpan={3}>{too_few && <TooFew of={too_few} />}</td>
      ) : (
        <>
          <td class="num">
            <a href={tracesHref(traces_before)}>{text(before.value)}</a> →{' '}
            <a href={tracesHref(traces)}>{text(now.value)}</a>
          </td>
          <td class="change">
            <ChangeScale value={value} low={low} high={high} most={most} side={sides[verdict]} />
          </td>
          <td class="num">
            <ChangeFigure value={value} low={low} high={high} />
          </td>
        </>
      )}
      <td class="num">
        {countText(before.scores)} → <a href={tracesHref(traces)}>{countText(now.scores)}</a>
      </td>
      <td class="nowrap" title={explanation}>
        {words[verdict]}
      </td>
    </tr>
  );
}
