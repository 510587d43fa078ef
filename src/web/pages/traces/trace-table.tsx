import type { Filters } from '../../addresses/filters.ts';
import { dayText } from '../../components/time.ts';
import type { Row } from '../../components/trace-row.ts';
import { WindowedBody } from '../../components/windowed-body.tsx';
import { TraceRow } from './trace-rows.tsx';

interface TraceTableProps {
  pages: Row[][];
  filters: Filters;
  /** The id of the row that the keys act on. */
  cursor: string | undefined;
  selected: ReadonlySet<string>;
  toggle: (id: string) => void;
  /** Selects all rows, or none. */
  toggleAll: () => void;
}

/** Traces by day. Rows far from the screen are not in the document. */
export function TraceTable({ pages, filters, cursor, selected, toggle, toggleAll }: TraceTableProps) {
  let day = '';
  const count = pages.reduce((sum, rows) => sum + rows.length, 0);
  return (
    <table class="table table--hover traces reflow" role="table">
      <caption class="visually-hidden">
        Traces, newest first. The scale shows the lowest score of each trace; thin lines are its other scores.
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col" class="c-pick">
            <input
              type="checkbox"
              checked={selected.size === count}
              // Some are selected.
              indeterminate={selected.size > 0 && selected.size < count}
              onChange={toggleAll}
              aria-label={`Select all ${count.toLocaleString('en')} that are loaded`}
            />
          </th>
          <th role="columnheader" scope="col" class="c-time">
            Time
          </th>
          <th role="columnheader" scope="col">
            Conversation
          </th>
          <th role="columnheader" scope="col" class="c-score">
            Lowest score
          </th>
          <th role="columnheader" scope="col" class="c-people">
            People
          </th>
          <th role="columnheader" scope="col" class="c-tags">
            Tags
          </th>
        </tr>
      </thead>
      {pages.map((rows) => (
        <WindowedBody key={rows[0]?.id} columns={6}>
          {rows.map((row) => {
            const isNewDay = row.createdAt.slice(0, 10) !== day;
            day = row.createdAt.slice(0, 10);
            return [
              isNewDay && (
                <tr key={day} role="row" class="day">
                  <th role="rowheader" scope="rowgroup" colSpan={6}>
                    {dayText(row.createdAt)}, UTC
                  </th>
                </tr>
              ),
              <TraceRow
                key={row.id}
                row={row}
                filters={filters}
                isCursor={row.id === cursor}
                isSelected={selected.has(row.id)}
                select={() => toggle(row.id)}
              />,
            ];
          })}
        </WindowedBody>
      ))}
    </table>
  );
}
