export type { Evaluates } from './calls/evaluate.ts';
export type { Evaluators } from './calls/evaluators.ts';
export { AsyncDeemster } from './client.ts';
export type {
  AgentInstance,
  Comment,
  CriterionExplanation,
  Evaluation,
  Evaluator,
  Fault,
  Label,
  LLMInput,
  LLMInteraction,
  LLMOutput,
  LLMToolDefinition,
  Message,
  ModelCore,
  MultiAgentTrace,
  Rating,
  Source,
  Task,
  Tool,
  Trace,
  Usage,
} from './contract.ts';
export {
  AuthenticationError,
  BadRequestError,
  ConnectionError,
  DeemsterError,
  type Failure,
  NotFoundError,
  RateLimitError,
  ServerError,
  TimeoutError,
  ValidationError,
} from './errors.ts';
export type {
  AsyncDeemsterOptions,
  CallOptions,
  DeemsterOptions,
  EvaluateOptions,
  EvaluateTraceOptions,
  EvaluationOptions,
  EvaluatorSettings,
  EvaluatorUpdate,
  LabelOptions,
  TaskWaitOptions,
  TracePageOptions,
  TracesOptions,
  UnjudgedResponse,
  UsageOptions,
} from './options.ts';
export type { EvaluationResponse, MultiAgentTraceResponse, SubmittedTask, TracePage } from './results.ts';
export type { Tags } from './tags.ts';
