import type { Schemas } from '../../api/client.ts';
import { countText, percentText } from '../../components/figures/numbers.ts';
import { Panel } from '../../components/panel.tsx';

/** What the judge used, and what a cache saved. */
export function Tokens({ insights: { total } }: { insights: Schemas['Insights'] }) {
  const { tokens, cached, evaluations } = total;
  const rows: [name: string, count: number, note?: string][] = [
    ['Tokens in', tokens.prompt],
    ['Tokens out', tokens.completion],
    ['Tokens not paid again, thanks to a cache', tokens.saved],
    ['Evaluations from the cache', cached, evaluations > 0 ? percentText(cached / evaluations) : undefined],
  ];
  return (
    <Panel isHalf title="Tokens and cache">
      <table class="table">
        <tbody>
          {rows.map(([name, count, note]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td class="num">
                {note && <span class="muted">{note} </span>}
                {countText(count)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
