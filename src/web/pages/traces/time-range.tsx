import { useState } from 'preact/hooks';
import { type Filters, hrefOf, spans } from './filters.ts';

interface TimeRangeProps {
  filters: Filters;
  go: (href: string) => void;
}

/** The time of the traces: one of the usual spans, or from a day to a day (UTC). */
export function TimeRange({ filters, go }: TimeRangeProps) {
  const { last, start_date, end_date } = filters;
  const [isOpen, setOpen] = useState(false);
  const isCustom = isOpen || start_date !== undefined || end_date !== undefined;
  const change = (changes: { [Name in 'last' | 'start_date' | 'end_date']?: Filters[Name] | undefined }) =>
    go(hrefOf({ ...filters, ...changes } as Filters));
  const choose = (value: string) => {
    setOpen(value === 'custom');
    const isSpan = Object.hasOwn(spans, value);
    change({ last: isSpan ? (value as keyof typeof spans) : undefined, start_date: undefined, end_date: undefined });
  };
  const date = (name: 'start_date' | 'end_date', label: string) => (
    <input
      class="input input--date"
      type="date"
      aria-label={label}
      value={filters[name]?.slice(0, 10) ?? ''}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value || undefined })}
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
        <option value="">All time</option>
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
