import type { Schemas } from '../../api/client.ts';
import { countText, partsOf, saidMean } from '../figures/numbers.ts';
import { Panel } from '../panel.tsx';
import { amountAxis, placeOn, scoreAxis } from './axis.ts';
import { Bars } from './bars.tsx';
import { columnsOf } from './columns.ts';
import type { Event } from './event-places.ts';
import { Events } from './events.tsx';
import { Legend } from './legend.tsx';
import { Band, Line } from './lines.tsx';
import { ColumnNames, Grid, Plot } from './plot.tsx';
import { SeriesTable } from './series-table.tsx';

const [top, bottom] = [12, 172];
const [barsTop, barsBottom] = [6, 72];
const perInterval = { hour: 'hour', day: 'day', week: 'week' };

interface ScoreOverTimeProps {
  insights: Schemas['Insights'];
  /** Changes that may explain the scores. */
  events?: readonly Event[];
}

/** The mean score of each interval that has enough scores, and below it how many evaluations there were. */
export function ScoreOverTime({ insights, events = [] }: ScoreOverTimeProps) {
  const { intervals, interval } = insights;
  const figures = intervals.map((one) => one.figures);
  const means = figures.map(saidMean);
  const ranges = figures.map(({ mean_score: { low, high, too_few } }) =>
    too_few || low === null || high === null || low === high ? null : ([low, high] as const),
  );
  const said = means.filter((one) => one !== null);
  const axis = scoreAxis([...said, ...ranges.flatMap((range) => range ?? [])]);
  const y = placeOn(axis, top, bottom);
  const stacks = figures.map((one) => {
    const { low, passing, not_applicable } = partsOf(one);
    return [
      { kind: 'low', count: low } as const,
      { kind: 'pass', count: passing } as const,
      { kind: 'na', count: not_applicable } as const,
    ];
  });
  const { high: most } = amountAxis(figures.map(({ evaluations }) => evaluations));
  const unit = perInterval[interval];
  const short = figures.filter(({ mean_score: { too_few } }) => too_few && too_few.have > 0).length;
  return (
    <Panel
      title="Score over time"
      aside={
        <Legend
          of={[
            ...(said.length > 0
              ? ([
                  ['mean', 'mean'],
                  ['band', '95 % interval'],
                ] as const)
              : []),
            ['pass', 'passing'],
            ['low', 'below 0.5'],
            ['na', 'n/a'],
          ]}
        />
      }
      note={
        short > 0 &&
        `${short === 1 ? `One ${unit} has` : `${countText(short)} ${unit}s have`} too few scores to say a mean: fewer than 30.`
      }
    >
      {said.length > 0 && (
        <Plot
          label={`Mean score per ${unit} with its 95 % interval, from ${Math.min(...said).toFixed(2)} to ${Math.max(...said).toFixed(2)}.`}
          height={180}
          columns={columnsOf(insights, (one) => `mean ${saidMean(one)?.toFixed(3) ?? 'not said'}`)}
        >
          <Grid axis={axis} y={y} text={(tick) => tick.toFixed(axis.ticks[1]! - axis.low < 0.09 ? 2 : 1)} />
          <Band ranges={ranges.map((range) => range && ([y(range[0]), y(range[1])] as const))} height={176} />
          <Line points={means.map((mean) => (mean === null ? null : y(mean)))} height={176} />
          <Events events={events} intervals={intervals} top={top} bottom={bottom} isNamed />
        </Plot>
      )}
      <Plot
        label={`Evaluations per ${unit}: passing, below 0.5 and not applicable. At most ${countText(Math.max(...figures.map(({ evaluations }) => evaluations)))}.`}
        height={96}
        columns={columnsOf(insights, (one) => {
          const { low, passing, not_applicable } = partsOf(one);
          return `${countText(passing)} passing, ${countText(low)} below 0.5, ${countText(not_applicable)} n/a`;
        })}
      >
        <text x="-8" y={barsTop + 6} text-anchor="end">
          {countText(most)}
        </text>
        <text x="-8" y={barsBottom} text-anchor="end">
          0
        </text>
        <Bars columns={stacks} most={most} top={barsTop} bottom={barsBottom} />
        <Events events={events} intervals={intervals} top={barsTop} bottom={barsBottom} isNamed={said.length === 0} />
        <ColumnNames columns={columnsOf(insights, () => '')} y={90} />
      </Plot>
      <SeriesTable insights={insights} />
    </Panel>
  );
}
