import type { components, operations } from '../../generated/openapi.d.ts';

type Schemas = components['schemas'];

/** A chat message in OpenAI's or Anthropic's style. Unknown keys are kept. */
export type Message = Schemas['Message'];
/** A tool definition in OpenAI's or Anthropic's style. */
export type Tool = NonNullable<Schemas['Tools']>[number];
export type ModelCore = Schemas['ModelCore'];
export type Source = Schemas['Source'];
export type Comment = Schemas['Comment'];
export type Rating = Schemas['Rating'];
/** Tags that were added to a trace. */
export type AddedTags = Schemas['AddedTags'];
/** A person's own verdict on a response. */
export type Label = Schemas['Label'];
/** Sums and changes over evaluations. */
export type Insights = Schemas['Insights'];
/** The rules that judge incoming traces, with what each has done today. */
export type RuleList = Schemas['RuleList'];
export type Rule = Schemas['Rule'];
/** The traces with the same tag `run`. */
export type Run = Schemas['Run'];
/** Two runs, compared over the same cases. */
export type RunComparison = Schemas['RunComparison'];
/** Two versions of an evaluator, or two judges, compared on the same responses. */
export type VersionComparison = Schemas['VersionComparison'];
/** Two judges, compared on the same responses by the same criteria. */
export type JudgeComparison = Schemas['JudgeComparison'];
/** How many traces there are, and how many of them a further filter would leave. */
export type TraceFacets = Schemas['TraceFacets'];
export type Trace = Schemas['Trace'];
export type Evaluation = Schemas['Evaluation'];
export type Task = Schemas['Task'];
export type Evaluator = Schemas['Evaluator'];
/** One version of an evaluator, and who made it. */
export type EvaluatorVersion = Schemas['EvaluatorVersion'];
/** How good an evaluator's judge is, measured against people's labels. */
export type ReportCard = Schemas['ReportCard'];
/** A figure of a report card with its 95 % interval. */
export type Figure = Schemas['Figure'];
/** What an evaluator may become, and how that compares with the version that serves. */
export type Candidate = Schemas['Candidate'];
export type Anchors = Schemas['Anchors'];
export type LabelSuggestions = Schemas['LabelSuggestions'];
/** How the service reads a criterion. */
export type CriterionExplanation = Schemas['CriterionExplanation'];
/** A model core, and the model behind it. */
export type ModelCoreInfo = Schemas['ModelCoreInfo'];
export type Usage = Schemas['Usage']['usage'][number];
export type ScoreResponse = Schemas['ScoreResponse'];
/** One validation error of a request, in the format of FastAPI and Pydantic. */
export type Fault = Schemas['ValidationError'];

export type MultiAgentTrace = Schemas['MultiAgentTrace'];
export type AgentInstance = Schemas['AgentInstance'];
export type LLMInteraction = Schemas['LLMInteraction'];
export type LLMInput = Schemas['LLMInput'];
export type LLMOutput = Schemas['LLMOutput'];
export type LLMToolDefinition = Schemas['LLMToolDefinition'];
export type AgentsScore = Schemas['MultiAgentTraceResponse'];

export type RewardRequest = Schemas['RewardRequest'];
export type MultiAgentTraceRequest = Schemas['MultiAgentTraceRequest'];
export type LabelRequest = Schemas['LabelRequest'];
export type TraceRequest = Schemas['TraceRequest'];
export type InsightsQuery = NonNullable<operations['getInsights']['parameters']['query']>;
export type TraceQuery = NonNullable<operations['listTraces']['parameters']['query']>;
