import type { AgentsScore, ScoreResponse } from '../contract.ts';
import type { EvaluationResponse, MultiAgentTraceResponse, SubmittedTask } from '../results.ts';

interface Received<Data> {
  data: Data;
  headers: Headers;
}

type Fields = Record<string, unknown>;

const isFields = (data: unknown): data is Fields => typeof data === 'object' && data !== null && !Array.isArray(data);

const isScore = (score: unknown): boolean => score === null || (typeof score === 'number' && score >= 0 && score <= 1);

/** Returns a check that an answer has this field, so that it can come from the service. */
export const has = (field: string) => (data: unknown) => isFields(data) && data[field] !== undefined;

/** Whether a deletion was confirmed. An answer with content is not from the service, so nothing may have been deleted. */
export const isNothing = (data: unknown): boolean => data === undefined;

/** Whether an answer can be a page of a list. Without the token field, the last page could not be recognized. */
export const isPageOf = (field: string) => (data: unknown) =>
  isFields(data) &&
  Array.isArray(data[field]) &&
  (data.next_page_token === null || typeof data.next_page_token === 'string');

/** Strict, so that no other answer can pass for a score. */
export const isScoreResponse = (data: unknown): boolean =>
  isFields(data) && isScore(data.score ?? null) && typeof data.explanation === 'string';

/** Strict, so that no other answer can pass for a score. */
export const isAgentsScore = (data: unknown): boolean =>
  isFields(data) &&
  isFields(data.agent_scores) &&
  Object.values(data.agent_scores).every(isScore) &&
  isScore(data.overall_score) &&
  typeof data.explanation === 'string';

export const evaluationResponse = ({ data, headers }: Received<ScoreResponse>): EvaluationResponse => ({
  score: data.score ?? null,
  explanation: data.explanation,
  ...(data.cleaned_explanation !== undefined && { cleaned_explanation: data.cleaned_explanation }),
  sources: data.sources ?? null,
  trace_id: headers.get('X-Trace-Id'),
  evaluation_id: headers.get('X-Evaluation-Id'),
  request_id: headers.get('X-Request-Id') ?? '',
});

export const agentsResponse = ({ data, headers }: Received<AgentsScore>): MultiAgentTraceResponse => ({
  agent_scores: data.agent_scores,
  overall_score: data.overall_score,
  explanation: data.explanation,
  criterion: data.criterion,
  results_by_agent_name: data.results_by_agent_name,
  trace_id: headers.get('X-Trace-Id'),
  request_id: data.request_id,
});

export const submittedTask = ({ data }: Received<SubmittedTask>): SubmittedTask => ({ task_id: data.task_id });
