import { chipsOf, type Filters } from '../../addresses/filters.ts';
import { api, bodyOf } from '../../api/client.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { TimeRange } from '../../components/time-range.tsx';
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
  const { evaluator_name } = filters;
  const change = (changes: { [Name in keyof Filters]?: Filters[Name] | undefined }) =>
    go(hrefOfView({ ...view, filters: { ...filters, ...changes } as Filters }));
  const { data } = useLoaded(
    (signal) => bodyOf(api.GET('/api/v1/evaluators', { params: { query: { page_size: 100 } }, signal })),
    [],
  );
  const names = data?.evaluators.map(({ name }) => name) ?? [];
  const offered = evaluator_name && !names.includes(evaluator_name) ? [evaluator_name, ...names] : names;
  return (
    <>
      <TimeRange filters={filters} change={(changed) => go(hrefOfView({ ...view, filters: changed }))} />
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
