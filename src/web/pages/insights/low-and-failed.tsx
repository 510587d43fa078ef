import { sideHref, tracesHref } from '../../addresses/figure-traces.ts';
import type { Schemas } from '../../api/client.ts';
import { Bars } from '../../components/charts/bars.tsx';
import { columnsOf } from '../../components/charts/columns.ts';
import { ColumnNames, Plot } from '../../components/charts/plot.tsx';
import { countText, type Figures, partsOf } from '../../components/figures/numbers.ts';
import { Panel } from '../../components/panel.tsx';
import { TableHead } from '../../components/table.tsx';
import { GroupName } from './group-name.tsx';

const mostGroups = 3;

interface Side {
  kind: 'low' | 'failed';
  title: string;
  hint: string;
  countOf: (figures: Figures) => number;
  hrefOf: (figures: Figures) => string;
}

const sides: Side[] = [
  {
    kind: 'low',
    title: 'low scores',
    hint: 'The judge answered, and the score was below 0.5. Look at what was judged.',
    countOf: (figures) => partsOf(figures).low,
    hrefOf: ({ traces }) => sideHref(traces, 'low'),
  },
  {
    kind: 'failed',
    title: 'failed judgments',
    hint: 'The judge gave no usable answer, so there is no score. Look at the judge. Where nothing was stored before, no trace is either.',
    countOf: ({ failed }) => failed,
    hrefOf: ({ failed_traces }) => tracesHref(failed_traces),
  },
];

/** Low scores and failed judgments have different causes, so each has its own axis. */
export const LowAndFailed = ({ insights }: { insights: Schemas['Insights'] }) => (
  <Panel title="Low is not failed">
    <div class="split">
      {sides.map((side) => (
        <SideOf key={side.kind} side={side} insights={insights} />
      ))}
    </div>
  </Panel>
);

function SideOf({
  side: { kind, title, hint, countOf, hrefOf },
  insights,
}: {
  side: Side;
  insights: Schemas['Insights'];
}) {
  const { total, intervals, interval, groups } = insights;
  const count = countOf(total);
  const counts = intervals.map(({ figures }) => countOf(figures));
  const most = Math.max(...counts);
  const columns = columnsOf(
    insights,
    (figures) => `${countText(countOf(figures))} ${title}`,
    (figures) => (countOf(figures) > 0 ? hrefOf(figures) : undefined),
  );
  const largest = groups
    .filter(({ figures }) => countOf(figures) > 0)
    .toSorted((a, b) => countOf(b.figures) - countOf(a.figures))
    .slice(0, mostGroups);
  return (
    <div class="stack">
      <div>
        <p class="big">
          {count > 0 ? <a href={hrefOf(total)}>{countText(count)}</a> : '0'} <span class="muted">{title}</span>
        </p>
        <p class="hint">{hint}</p>
      </div>
      {count > 0 && (
        <>
          <Plot label={`${title} per ${interval}, at most ${countText(most)}`} height={64} columns={columns}>
            <text x="-8" y="12" text-anchor="end">
              {countText(most)}
            </text>
            <Bars columns={counts.map((one) => [{ kind, count: one }])} most={most} top={2} bottom={44} />
            <ColumnNames columns={columns.length > 3 ? [columns[0]!, columns.at(-1)!] : columns} y={60} />
          </Plot>
          <table class="table">
            <TableHead of={['Most of them', { num: kind === 'low' ? 'Low' : 'Failed' }]} />
            <tbody>
              {largest.map((group) => (
                <tr key={JSON.stringify([group.evaluator_name, group.criterion, group.model_core, group.run])}>
                  <th scope="row" class="subject">
                    <GroupName of={group} by={insights.group_by} />
                  </th>
                  <td class="num">
                    <a href={hrefOf(group.figures)}>{countText(countOf(group.figures))}</a>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </div>
  );
}
