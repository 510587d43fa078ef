import type { Schemas } from '../../api/client.ts';
import { ChangeFigure, ChangeScale, mostOf, ScaleHead } from '../../components/figures/change-scale.tsx';
import { countText, percentText } from '../../components/figures/numbers.ts';
import { Panel } from '../../components/panel.tsx';
import { ScrolledTable, TableHead } from '../../components/table.tsx';

type Rate = Schemas['ReplayRate'];

/** How often each side agrees with people's labels on the same responses. */
export function People({ of }: { of: Schemas['VersionComparison'] }) {
  const rates: [name: string, rate: Rate][] = [
    ['Agreement', of.agreement],
    ['Passes what deserves to pass', of.true_positive_rate],
    ['Fails what deserves to fail', of.true_negative_rate],
  ];
  if (of.agreement.labels === 0) return null;
  const ends = rates.flatMap(([, { difference }]) => (difference ? [difference.low, difference.high] : []));
  const most = mostOf(ends);
  return (
    <Panel title="Agreement with people" note="On the labelled responses that both sides have judged.">
      <ScrolledTable label="Agreement with people, table">
        <TableHead
          of={[
            'Rate',
            { num: 'A → B' },
            <ScaleHead key="scale" most={most} />,
            { num: 'Difference, 95 % interval' },
            { num: 'Labels' },
          ]}
        />
        <tbody>
          {rates.map(([name, rate]) => (
            <Row key={name} name={name} rate={rate} most={most} />
          ))}
        </tbody>
      </ScrolledTable>
    </Panel>
  );
}

function Row({
  name,
  rate: { base, candidate, difference, labels },
  most,
}: {
  name: string;
  rate: Rate;
  most: number;
}) {
  const isClear = difference !== null && (difference.adjusted_p ?? 1) <= 0.05;
  return (
    <tr>
      <th scope="row">{name}</th>
      {base.value === null || candidate.value === null ? (
        <td colSpan={3} class="muted">
          No such response was compared.
        </td>
      ) : (
        <>
          <td class="num">
            {percentText(base.value)} → {percentText(candidate.value)}
          </td>
          <td class="change">
            {difference && (
              <ChangeScale
                {...difference}
                most={most}
                side={isClear && difference.low > 0 ? 'pass' : isClear && difference.high < 0 ? 'low' : 'maybe'}
              />
            )}
          </td>
          <td class="num">{difference && <ChangeFigure {...difference} />}</td>
        </>
      )}
      <td class="num">{countText(labels)}</td>
    </tr>
  );
}
