import { useState } from 'preact/hooks';
import { type Filters, spans } from '../addresses/filters.ts';

interface TimeRangeProps {
  filters: Filters;
  /** Is called with the filters in the chosen time: one of the usual spans, or from a day to a day (UTC). */
  change: (filters: Filters) => void;
  /** What no range means. Without it, there is always one. */
  all?: string;
}

/** A time range to choose. */
export function TimeRange({ filters, change, all }: TimeRangeProps) {
  const { last, start_date, end_date, ...others } = filters;
  const [isOpen, setOpen] = useState(false);
  const isCustom = isOpen || start_date !== undefined || end_date !== undefined;
  const choose = (value: string) => {
    setOpen(value === 'custom');
    if (value === '') change(others);
    else if (Object.hasOwn(spans, value)) change({ ...others, last: value as keyof typeof spans });
  };
  const date = (name: 'start_date' | 'end_date', label: string) => (
    <input
      class="input input--date"
      type="date"
      aria-label={label}
      value={filters[name]?.slice(0, 10) ?? ''}
      onChange={({ currentTarget }) => {
        const { [name]: _before, last: _last, ...kept } = filters;
        change(currentTarget.value ? { ...kept, [name]: currentTarget.value } : kept);
      }}
    />
  );
  return (
    <>
      <select
        class="input"
        aria-label="Time range"
        value={isCustom ? 'custom' : (last ?? '')}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        {all && <option value="">{all}</option>}
        {Object.entries(spans).map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
        <option value="custom">From … to …</option>
      </select>
      {isCustom && (
        <span class="row">
          {date('start_date', 'From')}
          <span class="muted">to</span>
          {date('end_date', 'Before')}
        </span>
      )}
    </>
  );
}
