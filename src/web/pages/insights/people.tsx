import type { Schemas } from '../../api/client.ts';
import { FigureScale, FigureScaleHead } from '../../components/figures/figure-scale.tsx';
import { countText, intervalText } from '../../components/figures/numbers.ts';
import { TooFew } from '../../components/figures/too-few.tsx';
import { Panel } from '../../components/panel.tsx';
import { TableHead } from '../../components/table.tsx';

/** How far the scores agree with people, or that there is too little to say it. */
export const People = ({ insights: { people } }: { insights: Schemas['Insights'] }) => (
  <Panel
    isHalf
    title="Agreement with people"
    note="Cohen’s κ: 1 is full agreement, 0 what chance would give. Ticks at 0.6 and 0.8."
  >
    <table class="table">
      <TableHead of={['People’s', <FigureScaleHead key="scale" />, { num: 'Agreeing' }]} />
      <tbody>
        <Row name="labels" note="on evaluations" of={people.labels} />
        <Row name="ratings" note="of traces" of={people.ratings} />
      </tbody>
    </table>
  </Panel>
);

function Row({ name, note, of }: { name: string; note: string; of: Schemas['InsightAgreement'] }) {
  const { kappa, pairs, agreeing } = of;
  const { too_few, value, reason } = kappa;
  return (
    <tr>
      <th scope="row">
        {name} <span class="muted">{note}</span>
      </th>
      {too_few ? (
        <td colSpan={2}>
          <TooFew of={too_few} />
        </td>
      ) : (
        <>
          <td class="change">{value === null ? reason : <Kappa of={kappa} />}</td>
          <td class="num">
            {countText(agreeing)} of {countText(pairs)}
          </td>
        </>
      )}
    </tr>
  );
}

function Kappa({ of }: { of: Schemas['Figure'] }) {
  const { value, low, high } = of;
  const text = (at: number) => at.toFixed(2).replace('-', '−');
  return (
    <>
      <FigureScale name="kappa" value={value!} low={low} high={high} ticks={[0.6, 0.8]} text={text} />κ {text(value!)}{' '}
      <span class="muted">{intervalText(of, text)}</span>
    </>
  );
}
