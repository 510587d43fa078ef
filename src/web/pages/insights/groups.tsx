import { sideHref, tracesHref } from '../../addresses/figure-traces.ts';
import type { Schemas } from '../../api/client.ts';
import { Linked, Mean } from '../../components/figures/cells.tsx';
import { countText, durationText, partsOf } from '../../components/figures/numbers.ts';
import { Panel } from '../../components/panel.tsx';
import { ScrolledTable, TableHead } from '../../components/table.tsx';
import { GroupName } from './group-name.tsx';
import { groupings, hrefOfView, type View } from './view.ts';

const names = { criterion: 'Criterion', evaluator: 'Evaluator', core: 'Core', run: 'Run' };
const columns = [
  'Mean, 95 % interval',
  'Evaluations',
  'Below 0.5',
  'n/a',
  'Failed',
  'Median',
  '95 % within',
  'Tokens in',
  'out',
];

/** The figures by what the evaluations have in common. */
export function Groups({ insights, view }: { insights: Schemas['Insights']; view: View }) {
  const { groups, more_groups, group_by } = insights;
  const choice = (
    <div class="segmented">
      {groupings.map((one) => (
        <a key={one} href={hrefOfView({ ...view, group_by: one })} aria-current={one === view.group_by || undefined}>
          {names[one]}
        </a>
      ))}
    </div>
  );
  return (
    <Panel title={`By ${names[group_by].toLowerCase()}`} aside={choice}>
      <ScrolledTable label="Groups, table">
        <TableHead of={[names[group_by], ...columns.map((num) => ({ num }))]} />
        <tbody>
          {groups.map((group) => (
            <Row
              key={JSON.stringify([group.evaluator_name, group.criterion, group.model_core, group.run])}
              of={group}
              by={group_by}
            />
          ))}
        </tbody>
      </ScrolledTable>
      {more_groups > 0 && <p class="hint">{countText(more_groups)} smaller groups are not shown.</p>}
    </Panel>
  );
}

function Row({ of, by }: { of: Schemas['Insights']['groups'][number]; by: Schemas['Insights']['group_by'] }) {
  const { figures } = of;
  const { evaluations, failed, latency_ms, tokens, traces, failed_traces } = figures;
  const { low, not_applicable } = partsOf(figures);
  // The list of traces cannot be narrowed to those without an evaluator or a run.
  const isNamed =
    { evaluator: of.evaluator_name, criterion: of.criterion, core: of.model_core, run: of.run }[by] !== null;
  const linked = (count: number, href: string) => (isNamed ? <Linked count={count} href={href} /> : countText(count));
  const duration = (ms: number | null) => (ms === null ? <span class="muted">–</span> : durationText(ms));
  return (
    <tr>
      <th scope="row" class="subject">
        <GroupName of={of} by={by} />
      </th>
      <td class="num">
        <Mean of={figures} />
      </td>
      <td class="num">{linked(evaluations, tracesHref(traces))}</td>
      <td class="num">{linked(low, sideHref(traces, 'low'))}</td>
      <td class="num">{countText(not_applicable)}</td>
      <td class="num">{linked(failed, tracesHref(failed_traces))}</td>
      <td class="num">{duration(latency_ms.p50)}</td>
      <td class="num">{duration(latency_ms.p95)}</td>
      <td class="num">{countText(tokens.prompt)}</td>
      <td class="num">{countText(tokens.completion)}</td>
    </tr>
  );
}
