import { withResult } from '../adapters.ts';
import type { Message, ModelCore, MultiAgentTraceRequest, RewardRequest } from '../contract.ts';
import type { EvaluateOptions, EvaluateTraceOptions, EvaluationOptions } from '../options.ts';
import { readTags } from '../tags.ts';

type Core = ModelCore | undefined;

/** Whether the caller lets the service store it. Not where the value is wrong: it may be a misspelt `none`. */
export const mayBeStored = ({ dataRetention }: EvaluationOptions): boolean =>
  (dataRetention ?? 'standard') === 'standard';

/** As it is now: it may wait for its turn, and what the caller adds to it meanwhile belongs to another evaluation. */
const asItIsNow = <Request>(request: Request): Request => JSON.parse(JSON.stringify(request));

/** What is asked of a conversation, but for the criterion. @throws TypeError, RangeError for a wrong option */
export function rewardRequest(options: EvaluateOptions, modelCore: Core): RewardRequest {
  const { messages, result, tools } = options;
  if (!Array.isArray(messages)) throw new TypeError('messages must be a list of chat messages.');
  if (tools && !Array.isArray(tools)) throw new TypeError('tools must be a list of tool definitions.');
  return asItIsNow({
    messages: result === undefined ? (messages as Message[]) : withResult(messages as Message[], result),
    evaluator_name: options.evaluatorName,
    model_core: modelCore,
    tags: options.tags && readTags(options.tags),
    trace_id: options.traceId,
    data_retention: options.dataRetention,
    system: options.system,
    tools: tools as RewardRequest['tools'],
    evaluate_latest: options.evaluateLatest,
    explanation_cleaning: options.explanationCleaning,
  });
}

/** What is asked of a trace of several agents, but for the criterion. @throws TypeError, RangeError for a wrong option */
export function agentsRequest(options: EvaluateTraceOptions, modelCore: Core): MultiAgentTraceRequest {
  const { trace } = options;
  if (typeof trace !== 'object' || trace === null)
    throw new TypeError('trace must be a multi-agent trace, a TraceBuilder or a Recorder.');
  if (options.evaluateLatest)
    throw new TypeError('evaluateLatest must be false for a trace: all that its agents wrote is judged.');
  return asItIsNow({
    trace: 'toJSON' in trace ? trace.toJSON() : trace,
    evaluator_name: options.evaluatorName,
    model_core: options.modelCore ?? modelCore,
    tags: options.tags && readTags(options.tags),
    data_retention: options.dataRetention,
  });
}
