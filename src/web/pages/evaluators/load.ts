import { lastWeeks } from '../../addresses/evaluator.ts';
import { allEvaluators } from '../../api/all-evaluators.ts';
import { api, bodyOf, type Schemas } from '../../api/client.ts';

/** An evaluator, and what it did in the last weeks; undefined if it did nothing, or is not among the most used. */
export interface Listed {
  evaluator: Schemas['Evaluator'];
  use: Schemas['Insights']['groups'][number] | undefined;
}

/** All evaluators by name, and whether some that were used are not known as such. */
export async function loadList(signal: AbortSignal): Promise<{ list: Listed[]; isUseComplete: boolean }> {
  const query = { ...lastWeeks(Date.now()), group_by: 'evaluator' } as const;
  const [evaluators, { groups, more_groups }] = await Promise.all([
    allEvaluators(signal),
    bodyOf(api.GET('/api/v1/insights', { params: { query }, signal })),
  ]);
  const uses = new Map(groups.map((group) => [group.evaluator_name, group]));
  return {
    list: evaluators.map((evaluator) => ({ evaluator, use: uses.get(evaluator.name) })),
    isUseComplete: more_groups === 0,
  };
}
