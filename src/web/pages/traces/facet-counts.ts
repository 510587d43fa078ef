import type { Filters } from '../../addresses/filters.ts';
import type { Schemas } from '../../api/client.ts';

export type Counts = Schemas['TraceFacets'];

/** How many traces an entry of a facet leaves; undefined if that is not known. */
export type CountOf = (change: Partial<Filters>) => number | undefined;

/** An entry that would replace a filter is not counted: the counted traces have that filter. */
export function facetCounts(counts: Counts | undefined, filters: Filters): CountOf {
  if (!counts) return () => undefined;
  const { traces, more, scores, ratings, evaluators, tags } = counts;
  return (change) => {
    const [[name, value]] = Object.entries(change) as [[keyof Filters, unknown]];
    if (name === 'tag') {
      const [tag] = value as [string];
      return filters.tag.includes(tag) ? traces : tags.find((one) => one.tag === tag)?.traces;
    }
    if (filters[name] === value) return traces;
    if (filters[name] !== undefined) return undefined;
    if (name === 'rating') return value ? ratings.good : ratings.poor;
    if (name === 'score') return scores?.[value === 'low' ? 'below' : 'at_least'];
    const found = evaluators?.find(({ evaluator_name }) => evaluator_name === value)?.traces;
    // The rarest are not listed.
    return found ?? (evaluators && evaluators.length < 20 && !more ? 0 : undefined);
  };
}

/** `12`; `12+` if there may be more; empty if it is not known. */
export const countText = (count: number | undefined, isLeast: boolean): string =>
  count === undefined || (isLeast && count === 0) ? '' : `${count.toLocaleString('en')}${isLeast ? '+' : ''}`;
