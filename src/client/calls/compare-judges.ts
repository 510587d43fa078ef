import type { JudgeComparison } from '../contract.ts';
import type { CompareJudgesOptions } from '../options.ts';
import type { Transport } from '../transport/transport.ts';
import { comparisonQuery } from './comparison-query.ts';
import { checkNames } from './known-options.ts';
import { has } from './responses.ts';
import { filtersOf } from './traces.ts';

/** @throws TypeError, RangeError for invalid tags, invalid times and unknown options */
export async function compareJudges(transport: Transport, options: CompareJudgesOptions): Promise<JudgeComparison> {
  checkNames('compareJudges', options);
  const query = { ...filtersOf(options), ...comparisonQuery(options).query };
  const { data } = await transport.call(
    (api, sending) => api.GET('/api/v1/judges/compare', { params: { query }, ...sending }),
    { signal: options.signal, timeout: options.timeout, isExpected: has('judges') },
  );
  return data;
}
