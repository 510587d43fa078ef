import { withResult } from '../adapters.ts';
import type { ModelCore, MultiAgentTraceRequest, RewardRequest } from '../contract.ts';
import type { EvaluateOptions, EvaluateTraceOptions } from '../options.ts';
import { readTags } from '../tags.ts';

type Core = ModelCore | undefined;

/** What is asked of a conversation, but for the criterion. @throws TypeError, RangeError for a wrong option */
export function rewardRequest(options: EvaluateOptions, modelCore: Core): RewardRequest {
  const { messages, result, tools } = options;
  if (!Array.isArray(messages)) throw new TypeError('messages must be a list of chat messages.');
  if (tools && !Array.isArray(tools)) throw new TypeError('tools must be a list of tool definitions.');
  return {
    messages: result === undefined ? messages : withResult(messages, result),
    evaluator_name: options.evaluatorName,
    model_core: modelCore,
    tags: options.tags && readTags(options.tags),
    trace_id: options.traceId,
    data_retention: options.dataRetention,
    system: options.system,
    tools: tools as RewardRequest['tools'],
    evaluate_latest: options.evaluateLatest,
    explanation_cleaning: options.explanationCleaning,
  };
}

/** What is asked of a trace of several agents, but for the criterion. @throws TypeError, RangeError for a wrong option */
export function agentsRequest(
  options: EvaluateTraceOptions,
  modelCore: Core,
): Omit<MultiAgentTraceRequest, 'evaluation_criteria'> {
  const { trace } = options;
  if (typeof trace !== 'object' || trace === null)
    throw new TypeError('trace must be a multi-agent trace, a TraceBuilder or a Recorder.');
  if (options.evaluateLatest)
    throw new TypeError('evaluateLatest must be false for a trace: all that its agents wrote is judged.');
  return {
    trace: 'toJSON' in trace ? trace.toJSON() : trace,
    model_core: options.modelCore ?? modelCore,
    tags: options.tags && readTags(options.tags),
    data_retention: options.dataRetention,
  };
}
