import type { Filters } from '../../addresses/filters.ts';
import { threshold } from '../../components/outcome.ts';
import type { Row } from '../../components/trace-row.ts';

/** How many of the rows an entry of a facet leaves; undefined if the rows do not show it. */
export type CountOf = (change: Partial<Filters>) => number | undefined;

/** Filters that the rows alone cannot repeat, because they are about the same evaluation as the one that is counted. */
const unseen: readonly (keyof Filters)[] = ['min_score', 'max_score', 'criterion', 'model_core', 'failed'];

/**
 * Counts what a further filter leaves of the rows that are loaded. It costs no request. An entry that would replace a filter
 * cannot be counted, because the rows have that filter.
 */
export function facetCounts(rows: readonly Row[], filters: Filters): CountOf {
  return (change) => {
    const [[name, value]] = Object.entries(change) as [[keyof Filters, unknown]];
    if (name === 'tag') return rows.filter(({ tags }) => tags.includes((value as string[])[0]!)).length;
    if (filters[name] === value) return rows.length;
    if (filters[name] !== undefined) return undefined;
    if (name === 'rating') return rows.filter(({ rating }) => rating === value).length;
    if (unseen.some((one) => filters[one] !== undefined)) return undefined;
    const { evaluator_name, score } = { ...filters, ...change };
    return rows.filter(({ judged }) =>
      judged.some(
        (one) =>
          (evaluator_name === undefined || one.evaluator === evaluator_name) &&
          (score === undefined || (one.score !== null && one.score < threshold === (score === 'low'))),
      ),
    ).length;
  };
}
