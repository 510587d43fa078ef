import { sideHref, tracesHref } from '../../addresses/figure-traces.ts';
import type { Schemas } from '../../api/client.ts';
import { Linked, Mean } from '../figures/cells.tsx';
import { durationText, partsOf } from '../figures/numbers.ts';
import { ScrolledTable, TableHead } from '../table.tsx';
import { longText } from './times.ts';

/** The figures of each interval, which the charts draw. */
export const SeriesTable = ({ insights: { intervals, interval } }: { insights: Schemas['Insights'] }) => (
  <details class="fold chart-table">
    <summary>The same as a table</summary>
    <div class="fold__body">
      <ScrolledTable label="Figures over time, table">
        <TableHead
          of={[
            'From (UTC)',
            ...[
              'Mean, 95 % interval',
              'Evaluations',
              'Passing',
              'Below 0.5',
              'n/a',
              'Failed',
              'Median',
              '95 % within',
            ].map((num) => ({ num })),
          ]}
        />
        <tbody>
          {intervals.map(({ start_date, figures }) => {
            const { low, passing, not_applicable } = partsOf(figures);
            const { evaluations, failed, latency_ms, traces, failed_traces } = figures;
            return (
              <tr key={start_date}>
                <th scope="row" class="nowrap">
                  {longText(start_date, interval)}
                </th>
                <td class="num">
                  <Mean of={figures} />
                </td>
                <td class="num">
                  <Linked count={evaluations} href={tracesHref(traces)} />
                </td>
                <td class="num">
                  <Linked count={passing} href={sideHref(traces, 'pass')} />
                </td>
                <td class="num">
                  <Linked count={low} href={sideHref(traces, 'low')} />
                </td>
                <td class="num">{not_applicable}</td>
                <td class="num">
                  <Linked count={failed} href={tracesHref(failed_traces)} />
                </td>
                <td class="num">{latency_ms.p50 === null ? '–' : durationText(latency_ms.p50)}</td>
                <td class="num">{latency_ms.p95 === null ? '–' : durationText(latency_ms.p95)}</td>
              </tr>
            );
          })}
        </tbody>
      </ScrolledTable>
    </div>
  </details>
);
