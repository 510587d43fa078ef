import type { paths } from '../../../generated/openapi.d.ts';

type InsightsQuery = NonNullable<paths['/api/v1/insights']['get']['parameters']['query']>;

const day = 86_400_000;
export const shownDays = 28;

/** The address of an evaluator's page. @param query What is shown of it. */
export function evaluatorHref(name: string, query: Record<string, string> = {}): string {
  const path = `/evaluators/${encodeURIComponent(name)}`;
  return Object.keys(query).length > 0 ? `${path}?${new URLSearchParams(query)}` : path;
}

/** The insights of the last weeks, from whole days. */
export const lastWeeks = (now: number): InsightsQuery => ({
  start_date: new Date((Math.floor(now / day) + 1 - shownDays) * day).toISOString(),
});
