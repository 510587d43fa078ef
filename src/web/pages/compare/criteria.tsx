import { ChangeFigure, ChangeScale, mostOf, ScaleHead } from '../../components/figures/change-scale.tsx';
import { countText } from '../../components/figures/numbers.ts';
import { Panel } from '../../components/panel.tsx';
import { shownText } from '../../components/shown-text.ts';
import { ScrolledTable, TableHead } from '../../components/table.tsx';
import { type Compared, keyOf } from './load.ts';
import { hrefOfView, type View, withoutCases } from './view.ts';
import { endsOf, nameOf, sideOf } from './words.ts';

const words = {
  better: 'better',
  worse: 'worse',
  cannot_say: 'cannot say',
  not_comparable: 'not comparable',
} as const;

/** Each criterion's verdict and difference. Worse ones first. */
export function Criteria({ compared, view }: { compared: Compared; view: View }) {
  const most = mostOf(compared.criteria.flatMap(({ difference }) => endsOf(difference)));
  const order = Object.keys(words).toSorted((a, b) => Number(b === 'worse') - Number(a === 'worse'));
  const sorted = compared.criteria.toSorted(
    (a, b) => order.indexOf(a.verdict?.verdict ?? '') - order.indexOf(b.verdict?.verdict ?? ''),
  );
  return (
    <Panel title="By criterion">
      <ScrolledTable label="By criterion, table">
        <TableHead
          of={[
            'Criterion',
            'Verdict',
            <ScaleHead key="scale" most={most} />,
            { num: 'Difference, 95 % interval' },
            { num: 'Passing, A → B' },
            { num: 'Compared' },
            { num: 'Changed' },
          ]}
        />
        <tbody>
          {sorted.map((one) => (
            <Row key={keyOf(one)} of={one} {...{ compared, view, most }} />
          ))}
        </tbody>
      </ScrolledTable>
    </Panel>
  );
}

interface RowProps {
  of: Compared['criteria'][number];
  compared: Compared;
  view: View;
  most: number;
}

function Row({ of, compared, view, most }: RowProps) {
  const { evaluator_name, criterion, verdict, difference, counts, changed_cases, more_changed_cases } = of;
  const changed = changed_cases.length + more_changed_cases;
  const share = (passed: number) => `${Math.round((passed / counts.compared) * 100)} %`;
  const isClear = verdict?.verdict === 'better' || verdict?.verdict === 'worse';
  return (
    <tr>
      <th scope="row" class="compare__subject">
        <span dir="auto" title={nameOf(of)}>
          {nameOf(of)}
        </span>
        {evaluator_name && criterion && (
          <span class="compare__criterion" dir="auto" title={criterion}>
            {shownText(criterion)}
          </span>
        )}
      </th>
      <td class="verdict-cell" title={verdict?.explanation}>
        {verdict && <span class={isClear ? 'word' : ''}>{words[verdict.verdict]}</span>}
        {verdict && !isClear && <small>{shortReason(verdict)}</small>}
      </td>
      {difference ? (
        <>
          <td class="change">
            <ChangeScale {...difference} most={most} side={sideOf(compared, verdict ?? compared.verdict, difference)} />
          </td>
          <td class="num">
            <ChangeFigure {...difference} />
          </td>
          <td class="num">
            {share(counts.both_passed + counts.only_base_passed)} →{' '}
            {share(counts.both_passed + counts.only_candidate_passed)}
          </td>
        </>
      ) : (
        <td colSpan={3} class="muted">
          {verdict?.explanation}
        </td>
      )}
      <td class="num">{countText(counts.compared)}</td>
      <td class="num">
        {changed === 0 ? (
          <span class="muted">0</span>
        ) : (
          <a href={hrefOfView({ ...withoutCases(view), criterion: keyOf(of) })} onClick={showCases}>
            {countText(changed)}
          </a>
        )}
      </td>
    </tr>
  );
}

const showCases = () => document.getElementById('cases')?.scrollIntoView();

const short: Record<string, string> = {
  no_difference: 'both did equally well',
  too_few: 'too few cases',
  too_many_left_out: 'too many left out',
  no_common_cases: 'no case in both',
  no_common_scores: 'no score in both',
  other_judge: 'different judges',
  other_reader: 'different readers of criteria',
  other_criterion: 'the criterion changed',
  other_kind: 'graded on one side only',
};

function shortReason({ reason, more_cases }: NonNullable<RowProps['of']['verdict']>): string {
  if (reason !== 'too_few' && more_cases !== null) return `about ${countText(more_cases)} more cases would`;
  if (reason === 'too_few' && more_cases !== null) return `too few: ${countText(more_cases)} more needed`;
  return short[reason] ?? 'may be chance';
}
