import { chipsOf, type Filters, hrefOf, readFilters } from './filters.ts';

/** What a queue is made of. It is in the address. */
export interface Asked {
  /** Of the list of traces. With `order`, only the evaluator counts. */
  filters: Filters;
  /** Exactly these traces, by their ids. */
  chosen?: readonly string[];
  /** Those first whose labels say most about the evaluator's judge. Default: the newest first. */
  order?: 'useful';
}

/** The largest queue. What follows it is the next queue. */
export const most = 100;

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads an address's query. */
export function readAsked(query: URLSearchParams): Asked {
  const filters = readFilters(query);
  const { evaluator_name } = filters;
  const chosen = (query.get('traces') ?? '').split(',').filter((one) => id.test(one));
  if (chosen.length > 0) return { filters, chosen: [...new Set(chosen)].slice(0, most) };
  if (query.get('order') === 'useful' && evaluator_name)
    return { filters: { tag: [], evaluator_name }, order: 'useful' };
  return { filters };
}

/** The address of a queue. @param item The trace that it opens at. */
export function queueHref({ filters, chosen, order }: Asked, item?: string): string {
  const [, query = ''] = hrefOf(filters).split('?');
  // Commas are left as they are, which keeps the address short.
  const all = [
    query,
    order && `order=${order}`,
    chosen?.length && `traces=${chosen.join(',')}`,
    item && `item=${item}`,
  ].filter(Boolean);
  return all.length > 0 ? `/review?${all.join('&')}` : '/review';
}

/** The queue in words; '' for all traces. */
export function titleOf({ filters, chosen, order }: Asked): string {
  const words = chipsOf(filters).map((chip) => chip.words);
  if (chosen) words.unshift(chosen.length === 1 ? '1 chosen trace' : `${chosen.length} chosen traces`);
  if (order) words.push('most useful first');
  return words.join(', ');
}
