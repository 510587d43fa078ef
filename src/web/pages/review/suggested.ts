import { ApiError } from '../../api/api-error.ts';
import { api, bodyOf } from '../../api/client.ts';
import type { Filters } from '../traces/filters.ts';
import { questionsOf } from './questions.ts';
import { type Item, itemOf, type Queue } from './queue.ts';

/** The queue of the responses that the service suggests to label next. @param filters With an evaluator. */
export async function madeOfSuggestions(filters: Filters, signal: AbortSignal): Promise<Queue> {
  const path = { name: filters.evaluator_name! };
  const { suggestions, unlabelled } = await bodyOf(
    api.GET('/api/v1/evaluators/{name}/label-suggestions', { params: { path }, signal }),
  );
  const ids = [...new Set(suggestions.map(({ trace_id }) => trace_id))];
  const items = await Promise.all(ids.map((id) => itemWith(id, filters, signal)));
  return {
    items: items.flat(),
    next: unlabelled > suggestions.length ? 'more' : null,
    now: Date.now(),
  };
}

/** Nothing, if the trace was deleted meanwhile. */
async function itemWith(trace_id: string, filters: Filters, signal: AbortSignal): Promise<Item[]> {
  try {
    const trace = await bodyOf(api.GET('/api/v1/traces/{trace_id}', { params: { path: { trace_id } }, signal }));
    return [itemOf(questionsOf(trace, filters))];
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}
