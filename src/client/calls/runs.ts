import type { Run, RunComparison } from '../contract.ts';
import type { CallOptions, CompareRunsOptions, RunPageOptions } from '../options.ts';
import type { RunPage } from '../results.ts';
import type { Transport } from '../transport/transport.ts';
import { comparisonQuery } from './comparison-query.ts';
import { checkNames } from './known-options.ts';
import { pages } from './pages.ts';
import { has, isNothing, isPageOf } from './responses.ts';

export async function getRunPage(transport: Transport, options: RunPageOptions): Promise<RunPage> {
  checkNames('runs', options);
  const query = { page_token: options.pageToken, page_size: options.pageSize };
  const { data } = await transport.call((api, sending) => api.GET('/api/v1/runs', { params: { query }, ...sending }), {
    ...options,
    isExpected: isPageOf('runs'),
  });
  return data;
}

/** Yields all runs, newest first. */
export const listRuns = (transport: Transport, options: RunPageOptions): AsyncGenerator<Run, void, undefined> =>
  pages(async (pageToken) => {
    const { runs, next_page_token } = await getRunPage(transport, { ...options, pageToken });
    return { items: runs, next: next_page_token };
  });

export async function compareRuns(
  transport: Transport,
  base: string,
  candidate: string,
  options: CompareRunsOptions,
): Promise<RunComparison> {
  checkNames('compareRuns', options);
  const { query, call } = comparisonQuery(options);
  const params = { query: { base, candidate, ...query } };
  const { data } = await transport.call((api, sending) => api.GET('/api/v1/runs/compare', { params, ...sending }), {
    ...call,
    isExpected: has('verdict'),
  });
  return data;
}

export async function deleteRun(transport: Transport, name: string, call: CallOptions): Promise<void> {
  const params = { path: { run: name } };
  await transport.call((api, sending) => api.DELETE('/api/v1/runs/{run}', { params, ...sending }), {
    ...call,
    isRepeatable: false,
    isExpected: isNothing,
  });
}
