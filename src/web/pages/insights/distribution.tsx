import { sideHref, tracesHref } from '../../addresses/figure-traces.ts';
import type { Schemas } from '../../api/client.ts';
import { amountAxis } from '../../components/charts/axis.ts';
import { Bars } from '../../components/charts/bars.tsx';
import { Plot } from '../../components/charts/plot.tsx';
import { Linked } from '../../components/figures/cells.tsx';
import { countText, partsOf } from '../../components/figures/numbers.ts';
import { threshold } from '../../components/outcome.ts';
import { Panel } from '../../components/panel.tsx';
import { TableHead } from '../../components/table.tsx';

const [top, bottom] = [24, 200];

/** How many scores lie in each tenth of the scale. */
export function Distribution({ insights: { histogram, total } }: { insights: Schemas['Insights'] }) {
  const { scores, low, passing, not_applicable } = partsOf(total);
  const most = Math.max(...histogram.map(({ evaluations }) => evaluations));
  const name = (bin: (typeof histogram)[number]) => `${bin.low.toFixed(1)} to ${bin.high.toFixed(1)}`;
  const columns = histogram.map((bin) => ({
    name: name(bin),
    words: countText(bin.evaluations),
    href: bin.evaluations > 0 ? tracesHref(bin.traces) : undefined,
  }));
  return (
    <Panel isHalf title="Distribution of scores" note="Nulls and failed judgments stand beside the scale, never on it.">
      <Plot
        label={`Distribution of ${countText(scores)} scores in steps of 0.1; ${countText(low)} lie below 0.5.`}
        height={220}
        columns={columns}
      >
        <line class="event" x1="50%" x2="50%" y1="8" y2={bottom} />
        <Bars
          columns={histogram.map((bin) => [
            { kind: bin.high <= threshold ? 'low' : 'pass', count: bin.evaluations } as const,
          ])}
          most={amountAxis([most]).high}
          top={top}
          bottom={bottom}
        />
        <text x="50%" dx="-6" y="12" text-anchor="end">
          below 0.5: {countText(low)}
        </text>
        <text x="50%" dx="6" y="12">
          passing: {countText(passing)}
        </text>
        <text x="-8" y={top + 4} text-anchor="end">
          {countText(amountAxis([most]).high)}
        </text>
        <text x="-8" y={bottom} text-anchor="end">
          0
        </text>
        {[0, 0.5, 1].map((at) => (
          <text key={at} x={`${at * 100}%`} y={bottom + 18} text-anchor={['start', 'middle', 'end'][at * 2]!}>
            {at}
          </text>
        ))}
      </Plot>
      <p class="hint beside">
        Beside the scale: {countText(not_applicable)} not applicable,{' '}
        <Linked count={total.failed} href={tracesHref(total.failed_traces)} /> failed.
      </p>
      <details class="fold chart-table">
        <summary>The same as a table</summary>
        <table class="table fold__body">
          <TableHead of={['Score', { num: 'Evaluations' }]} />
          <tbody>
            {histogram.map((bin) => (
              <tr key={bin.low}>
                <th scope="row">{name(bin)}</th>
                <td class="num">
                  <Linked count={bin.evaluations} href={tracesHref(bin.traces)} />
                </td>
              </tr>
            ))}
            <tr>
              <th scope="row">below 0.5</th>
              <td class="num">
                <Linked count={low} href={sideHref(total.traces, 'low')} />
              </td>
            </tr>
            <tr>
              <th scope="row">passing</th>
              <td class="num">
                <Linked count={passing} href={sideHref(total.traces, 'pass')} />
              </td>
            </tr>
          </tbody>
        </table>
      </details>
    </Panel>
  );
}
