import type { Schemas } from '../../api/client.ts';
import { amountAxis, placeOn } from '../../components/charts/axis.ts';
import { columnsOf } from '../../components/charts/columns.ts';
import { Legend } from '../../components/charts/legend.tsx';
import { Line } from '../../components/charts/lines.tsx';
import { ColumnNames, Grid, Plot } from '../../components/charts/plot.tsx';
import { durationText, type Figures } from '../../components/figures/numbers.ts';
import { Panel } from '../../components/panel.tsx';

const words = ({ latency_ms: { p50, p95 } }: Figures) =>
  p50 === null ? 'no judgment' : `median ${durationText(p50)}, 95 % within ${durationText(p95 ?? p50)}`;

/** How long judgments took that were not answered from the cache. */
export function Latency({ insights }: { insights: Schemas['Insights'] }) {
  const { intervals, interval, total } = insights;
  const values = (name: 'p50' | 'p95') => intervals.map(({ figures }) => figures.latency_ms[name]);
  const axis = amountAxis([...values('p50'), ...values('p95')].filter((one) => one !== null));
  const y = placeOn(axis, 8, 96);
  const points = (name: 'p50' | 'p95') => values(name).map((one) => (one === null ? null : y(one)));
  const columns = columnsOf(insights, words);
  return (
    <Panel
      isHalf
      title="Judge latency"
      aside={
        <Legend
          of={[
            ['mean', 'median'],
            ['line2', '95th percentile'],
          ]}
        />
      }
      note={total.latency_ms.p50 === null ? undefined : `Over all of the time: ${words(total)}.`}
    >
      {total.latency_ms.p50 === null ? (
        <p>No judgment was made that was not in the cache.</p>
      ) : (
        <Plot label={`Judge latency per ${interval}; over all, ${words(total)}`} height={120} columns={columns}>
          <Grid axis={axis} y={y} text={durationText} />
          <Line points={points('p95')} height={96} kind="line--2" />
          <Line points={points('p50')} height={96} />
          <ColumnNames columns={columns} y={114} />
        </Plot>
      )}
    </Panel>
  );
}
