import type { paths } from '../../../../generated/openapi.d.ts';
import { type Filters, hrefOf, queryOf, readFilters, type spans } from '../../addresses/filters.ts';

type Query = NonNullable<paths['/api/v1/insights']['get']['parameters']['query']>;

export const intervals = ['hour', 'day', 'week'] as const;
export const groupings = ['criterion', 'evaluator', 'core', 'run'] as const;

/** What the page shows: the filters of a list of traces, and how the time and the evaluations are divided. */
export interface View {
  filters: Filters;
  /** Undefined: as the service chooses. */
  interval: (typeof intervals)[number] | undefined;
  group_by: (typeof groupings)[number];
}

const usual: keyof typeof spans = '28d';
const hour = 3_600_000;
const day = 24 * hour;

/** Reads an address's query. Without a time, it is the usual span. */
export function readView(query: URLSearchParams): View {
  // Failed judgments are on the page, beside the others.
  const { failed: _failed, ...filters } = readFilters(query);
  const { last, start_date, end_date } = filters;
  const one = <Name extends string>(name: string, names: readonly Name[]) =>
    names.find((value) => value === query.get(name));
  return {
    filters: last || start_date || end_date ? filters : { ...filters, last: usual },
    interval: one('interval', intervals),
    group_by: one('group_by', groupings) ?? 'criterion',
  };
}

/** The address of the page with this view. */
export function hrefOfView({ filters, interval, group_by }: View): string {
  const { last, ...others } = filters;
  const query = new URLSearchParams(hrefOf(last === usual ? others : filters).split('?')[1]);
  if (interval) query.set('interval', interval);
  if (group_by !== 'criterion') query.set('group_by', group_by);
  return query.size > 0 ? `/insights?${query}` : '/insights';
}

/** The view with the filters of an address of the list of traces. */
export const withFiltersOf = (view: View, href: string): View => ({
  ...view,
  filters: readFilters(new URLSearchParams(href.split('?')[1])),
});

/** What the API is asked for. A span begins with a whole day or hour, so that no interval is cut. */
export function insightsQuery({ filters, interval, group_by }: View, now: number): Query {
  const { last } = filters;
  const query = queryOf(filters, now);
  const unit = last === '24h' ? hour : day;
  const units = { '24h': 24, '7d': 7, '28d': 28 };
  return {
    ...query,
    ...(last && { start_date: new Date((Math.floor(now / unit) + 1 - units[last]) * unit).toISOString() }),
    ...(interval && { interval }),
    group_by,
  };
}
