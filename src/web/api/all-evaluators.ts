import { api, bodyOf, type Schemas } from './client.ts';

/** All evaluators by name, each in its newest version. */
export async function allEvaluators(signal: AbortSignal): Promise<Schemas['Evaluator'][]> {
  const all: Schemas['Evaluator'][] = [];
  let next: string | null = null;
  do {
    const query: { page_size: number; page_token?: string } = { page_size: 500, ...(next && { page_token: next }) };
    const page: Schemas['EvaluatorList'] = await bodyOf(api.GET('/api/v1/evaluators', { params: { query }, signal }));
    all.push(...page.evaluators);
    next = page.next_page_token;
  } while (next);
  return all;
}
