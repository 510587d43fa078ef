import { threshold } from '../components/outcome.ts';

/** The list of the traces behind a figure. @param traces The figure's query. */
export const tracesHref = (traces: string): string => `/traces?${traces}`;

/** The traces with a score on one side of the threshold. A range of scores that is filtered by already stays. */
export function sideHref(traces: string, side: 'low' | 'pass'): string {
  const query = new URLSearchParams(traces);
  const name = side === 'low' ? 'max_score' : 'min_score';
  const bound = query.get(name);
  const isNarrow = bound !== null && (side === 'low' ? Number(bound) < threshold : Number(bound) >= threshold);
  if (!isNarrow) {
    query.delete(name);
    query.set('score', side);
  }
  return `/traces?${query}`;
}
