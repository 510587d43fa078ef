import type { CompareRunsOptions } from '../options.ts';

/** The parameters that all comparisons have, and the options of the call. */
export function comparisonQuery<Options extends CompareRunsOptions>(options: Options) {
  const { threshold, baseJudge, candidateJudge, change, minDifference, ...call } = options;
  return {
    query: {
      threshold,
      base_judge: baseJudge,
      candidate_judge: candidateJudge,
      change,
      min_difference: minDifference,
    },
    call,
  };
}
