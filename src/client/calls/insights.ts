import type { Insights, InsightsQuery } from '../contract.ts';
import type { InsightsOptions } from '../options.ts';
import type { Transport } from '../transport/transport.ts';
import { checkNames } from './known-options.ts';
import { has } from './responses.ts';
import { filtersOf } from './traces.ts';

/** @throws TypeError, RangeError for invalid tags, invalid times and unknown options */
export async function getInsights(transport: Transport, options: InsightsOptions): Promise<Insights> {
  checkNames('insights', options);
  const { interval, groupBy, threshold } = options;
  const query: InsightsQuery = { ...filtersOf(options), interval, group_by: groupBy, threshold };
  const { data } = await transport.call(
    (api, sending) => api.GET('/api/v1/insights', { params: { query }, ...sending }),
    { signal: options.signal, timeout: options.timeout, isExpected: has('total') },
  );
  return data;
}
