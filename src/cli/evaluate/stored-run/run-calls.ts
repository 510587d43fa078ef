import { createEvaluate } from '../../../client/calls/reward.ts';
import { createTrace, getTrace } from '../../../client/calls/traces.ts';
import type { EvaluateOptions, NewTraceOptions } from '../../../client/index.ts';
import type { Settings } from '../../../client/settings.ts';
import { Transport } from '../../../client/transport/transport.ts';
import type { Evaluator } from '../evaluators.ts';

/** The longest wait for one answer, in seconds: more than a service takes for a judgment. */
const timeout = 3700;

type OneCriterion = Omit<EvaluateOptions, 'criteria' | 'block' | 'settle'> & { criteria?: string };

/**
 * The client's calls that judge and store rows. Unlike those of AsyncDeemster, no call is repeated: patience.ts decides that, since a
 * judgment that failed would be paid for again.
 */
export function createRunCalls(settings: Settings, concurrency: number) {
  const transport = new Transport({ ...settings, numRetries: 0, timeout, maxConcurrentRequests: concurrency });
  return {
    createTrace: (options: NewTraceOptions) => createTrace(transport, options),
    trace: (id: string) => getTrace(transport, id),
    /** @param core Undefined: the evaluator's own. */
    evaluate: (options: OneCriterion, core: Evaluator['modelCore'] | undefined) =>
      createEvaluate(transport, core)(options),
    /** Ends the calls in progress. */
    close: () => transport.close(),
  };
}

export type RunCalls = ReturnType<typeof createRunCalls>;
