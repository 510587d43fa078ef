import { withResult } from '../adapters.ts';
import type { Message, ModelCore, MultiAgentTraceRequest, RewardRequest } from '../contract.ts';
import type { EvaluateOptions, EvaluateTraceOptions, EvaluationOptions } from '../options.ts';
import { readTags } from '../tags.ts';

type Core = ModelCore | undefined;

/** Whether the caller allows storage. An invalid value forbids it, since it may be a misspelled `none`. */
export const mayBeStored = ({ dataRetention }: EvaluationOptions): boolean =>
  (dataRetention ?? 'standard') === 'standard';

/** A snapshot of the value. The request may wait in the queue, and later changes by the caller must not affect it. */
const asItIsNow = <Request>(request: Request): Request => JSON.parse(JSON.stringify(request));

/** The request body for a conversation, without the criterion. @throws TypeError, RangeError for an invalid option */
export function rewardRequest(options: EvaluateOptions, modelCore: Core): RewardRequest {
  const { messages, result, tools } = options;
  if (!Array.isArray(messages)) throw new TypeError('messages must be a list of chat messages.');
  if (tools && !Array.isArray(tools)) throw new TypeError('tools must be a list of tool definitions.');
  return asItIsNow({
    messages: result === undefined ? (messages as Message[]) : withResult(messages as Message[], result),
    evaluator_name: options.evaluatorName,
    variables: options.variables,
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

/** The request body for a multi-agent trace, without the criterion. @throws TypeError, RangeError for an invalid option */
export function agentsRequest(options: EvaluateTraceOptions, modelCore: Core): MultiAgentTraceRequest {
  const { trace } = options;
  if (typeof trace !== 'object' || trace === null)
    throw new TypeError('trace must be a multi-agent trace, a TraceBuilder or a Recorder.');
  if (options.evaluateLatest)
    throw new TypeError('evaluateLatest must be false for a trace: all that its agents wrote is judged.');
  return asItIsNow({
    trace: 'toJSON' in trace ? trace.toJSON() : trace,
    evaluator_name: options.evaluatorName,
    variables: options.variables,
    model_core: options.modelCore ?? modelCore,
    tags: options.tags && readTags(options.tags),
    data_retention: options.dataRetention,
  });
}
