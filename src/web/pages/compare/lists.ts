import { api, bodyOf } from '../../api/client.ts';
import { useLoaded } from '../../api/use-loaded.ts';

/** The newest runs. */
export const useRuns = () =>
  useLoaded(
    async (signal) => (await bodyOf(api.GET('/api/v1/runs', { params: { query: { page_size: 500 } }, signal }))).runs,
    [],
  );

/** The evaluators, each in its newest version. */
export const useEvaluators = () =>
  useLoaded(
    async (signal) =>
      (await bodyOf(api.GET('/api/v1/evaluators', { params: { query: { page_size: 500 } }, signal }))).evaluators,
    [],
  );
