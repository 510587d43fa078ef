import { queryOf } from '../../addresses/filters.ts';
import { type Asked, most } from '../../addresses/review.ts';
import { api, bodyOf } from '../../api/client.ts';
import { forEachTrace } from '../../api/for-each-trace.ts';
import { questionsOf } from './questions.ts';
import { type Item, itemOf, newItem, type Queue } from './queue.ts';

/** Makes a queue. @param after The one that it follows. @throws ApiError */
export function makeQueue(asked: Asked, after: Queue | undefined, signal: AbortSignal): Promise<Queue> {
  if (asked.chosen) return ofChosen(asked, asked.chosen, signal);
  return asked.order ? ofUseful(asked, signal) : ofNewest(asked, after, signal);
}

/** Reads the list up to the largest queue. */
async function ofNewest({ filters }: Asked, after: Queue | undefined, signal: AbortSignal): Promise<Queue> {
  // All pages of a span of time have the same start, which a page token demands.
  const now = after?.now ?? Date.now();
  const items: Item[] = [];
  let next = after?.next ?? null;
  do {
    const query = { ...queryOf(filters, now), page_size: 50, ...(next && { page_token: next }) };
    const { traces, next_page_token } = await bodyOf(api.GET('/api/v1/traces', { params: { query }, signal }));
    items.push(...traces.map((trace) => itemOf(questionsOf(trace, filters))));
    next = next_page_token;
  } while (next && items.length < most);
  return { items, next, now };
}

async function ofChosen({ filters }: Asked, ids: readonly string[], signal: AbortSignal): Promise<Queue> {
  const items = new Map<string, Item>();
  await forEachTrace(ids, async (trace_id) => {
    const call = api.GET('/api/v1/traces/{trace_id}', { params: { path: { trace_id } }, signal });
    items.set(trace_id, itemOf(questionsOf(await bodyOf(call), filters)));
  });
  const now = Date.now();
  return { items: ids.map((one) => items.get(one) ?? { ...newItem(one), standing: 'gone' }), next: null, now };
}

/** Asks which labels would say most about the judge. None of these responses has one. */
async function ofUseful({ filters }: Asked, signal: AbortSignal): Promise<Queue> {
  const params = { path: { name: filters.evaluator_name! }, query: { limit: most } };
  const call = api.GET('/api/v1/evaluators/{name}/label-suggestions', { params, signal });
  const { suggestions, unlabelled } = await bodyOf(call);
  const near = suggestions.filter(({ why }) => why === 'near_threshold').length;
  return {
    items: [...new Set(suggestions.map(({ trace_id }) => trace_id))].map(newItem),
    next: null,
    now: Date.now(),
    useful: { near, random: suggestions.length - near, unlabelled },
  };
}
