import type { Schemas } from '../../api/client.ts';
import { countText, intervalText } from './numbers.ts';
import { Panel } from './panel.tsx';
import { TooFew } from './too-few.tsx';

/** How far the scores agree with people, or that there is too little to say it. */
export const People = ({ insights: { people } }: { insights: Schemas['Insights'] }) => (
  <Panel
    isHalf
    title="Agreement with people"
    note="Cohen’s κ: 1 is full agreement, 0 what chance would give. Ticks at 0.6 and 0.8."
  >
    <table class="table">
      <thead>
        <tr>
          <th scope="col">People’s</th>
          <th scope="col" class="change">
            <div class="scale-words">
              <span>0</span>
              <span>0.5</span>
              <span>1</span>
            </div>
          </th>
          <th scope="col" class="num">
            Agreeing
          </th>
        </tr>
      </thead>
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
  const x = (at: number) => +(Math.min(1, Math.max(0, at)) * 100).toFixed(2);
  const text = (at: number) => at.toFixed(2).replace('-', '−');
  const interval = intervalText(of, text);
  return (
    <>
      <div class="scale-box">
        <svg class="scale" role="img" aria-label={`kappa ${text(value!)} ${interval}`}>
          <line class="scale__track" x1="0" x2="100%" y1="8" y2="8" />
          <line class="scale__end" x1="0" x2="0" y1="5" y2="11" />
          <line class="scale__end" x1="100%" x2="100%" y1="5" y2="11" />
          <line class="scale__threshold" x1="60%" x2="60%" y1="2" y2="14" />
          <line class="scale__threshold" x1="80%" x2="80%" y1="2" y2="14" />
          {interval && (
            <rect class="scale__range" x={`${x(low!)}%`} width={`${x(high!) - x(low!)}%`} y="5" height="6" rx="3" />
          )}
          <use class="m m--pass" href="#mark-pass" x={`${x(value!)}%`} y="8" />
        </svg>
      </div>
      κ {text(value!)} <span class="muted">{interval}</span>
    </>
  );
}
