import { useState } from 'preact/hooks';
import { api, bodyOf } from '../../api/client.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { chipsOf, type Filters, spans } from '../traces/filters.ts';
import { AddFilter } from './add-filter.tsx';
import { hrefOfView, intervals, type View, withFiltersOf } from './view.ts';

interface ControlsProps {
  view: View;
  /** The interval that the service chose; undefined: not known yet. */
  chosen: View['interval'];
  go: (href: string) => void;
}

/** The time, what it is divided into, and the evaluator. */
export function Controls({ view, chosen, go }: ControlsProps) {
  const { filters, interval } = view;
  const { last, start_date, end_date, evaluator_name } = filters;
  const [isCustom, setCustom] = useState(!last);
  const change = (changes: { [Name in keyof Filters]?: Filters[Name] | undefined }) =>
    go(hrefOfView({ ...view, filters: { ...filters, ...changes } as Filters }));
  const { data } = useLoaded(
    (signal) => bodyOf(api.GET('/api/v1/evaluators', { params: { query: { page_size: 100 } }, signal })),
    [],
  );
  const names = data?.evaluators.map(({ name }) => name) ?? [];
  const offered = evaluator_name && !names.includes(evaluator_name) ? [evaluator_name, ...names] : names;
  const isOpen = isCustom || !last;
  const chooseTime = (value: string) => {
    setCustom(value === 'custom');
    if (value !== 'custom') change({ last: value as keyof typeof spans, start_date: undefined, end_date: undefined });
  };
  const date = (name: 'start_date' | 'end_date', label: string) => (
    <input
      class="input input--date"
      type="date"
      aria-label={label}
      value={filters[name]?.slice(0, 10) ?? ''}
      onChange={({ currentTarget }) => change({ last: undefined, [name]: currentTarget.value || undefined })}
    />
  );
  return (
    <>
      <select
        class="input"
        aria-label="Time range"
        value={isOpen ? 'custom' : last}
        onChange={({ currentTarget }) => chooseTime(currentTarget.value)}
      >
        {Object.entries(spans).map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
        <option value="custom">From … to …</option>
      </select>
      {(isOpen || start_date || end_date) && (
        <span class="row">
          {date('start_date', 'From')}
          <span class="muted">to</span>
          {date('end_date', 'Before')}
        </span>
      )}
      <select
        class="input"
        aria-label="Per"
        value={interval ?? ''}
        onChange={({ currentTarget }) =>
          go(hrefOfView({ ...view, interval: intervals.find((one) => one === currentTarget.value) }))
        }
      >
        <option value="">{chosen && !interval ? `per ${chosen}` : 'per …'} (automatic)</option>
        {intervals.map((one) => (
          <option key={one} value={one}>
            per {one}
          </option>
        ))}
      </select>
      {offered.length > 0 && (
        <select
          class="input input--evaluator"
          aria-label="Evaluator"
          value={evaluator_name ?? ''}
          onChange={({ currentTarget }) => change({ evaluator_name: currentTarget.value || undefined })}
        >
          <option value="">All evaluators</option>
          {offered.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      )}
      <AddFilter filters={filters} change={change} />
    </>
  );
}

/** The filters that are set, other than those that the controls show. */
export function ActiveFilters({ view }: { view: View }) {
  const { last, start_date, end_date, evaluator_name, ...others } = view.filters;
  const shown = new Set(chipsOf(others).map(({ words }) => words));
  const chips = chipsOf(view.filters).filter(({ words }) => shown.has(words));
  if (chips.length === 0) return null;
  const time = { ...(last && { last }), ...(start_date && { start_date }), ...(end_date && { end_date }) };
  return (
    <div class="filters filters--insights" role="group" aria-label="Active filters">
      {chips.map(({ words, href }) => (
        <span key={words} class="filter">
          <span class="clip" title={words}>
            {words}
          </span>
          <a href={hrefOfView(withFiltersOf(view, href))} aria-label={`Remove the filter ${words}`}>
            ×
          </a>
        </span>
      ))}
      <a class="btn btn--quiet" href={hrefOfView({ ...view, filters: { ...time, tag: [] } })}>
        Clear
      </a>
    </div>
  );
}
