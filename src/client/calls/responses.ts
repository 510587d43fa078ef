import type { AgentsScore, ScoreResponse } from '../contract.ts';
import type { EvaluationResponse, MultiAgentTraceResponse, SubmittedTask } from '../results.ts';

interface Received<Data> {
  data: Data;
  headers: Headers;
}

type Fields = Record<string, unknown>;

const isFields = (data: unknown): data is Fields => typeof data === 'object' && data !== null && !Array.isArray(data);

const isScore = (score: unknown): boolean => score === null || (typeof score === 'number' && score >= 0 && score <= 1);

/** Whether an answer can be the service's: it has this field. */
export const has = (field: string) => (data: unknown) => isFields(data) && data[field] !== undefined;

/** What is answered where something is gone: an answer with content is a stranger's, and it may not be gone. */
export const isNothing = (data: unknown): boolean => data === undefined;

/** Whether an answer can be a page of a list: without the token, its end could not be told. */
export const isPageOf = (field: string) => (data: unknown) =>
  isFields(data) &&
  Array.isArray(data[field]) &&
  (data.next_page_token === null || typeof data.next_page_token === 'string');

/** Strict, so that nothing else looks like a score. */
export const isScoreResponse = (data: unknown): boolean =>
  isFields(data) && isScore(data.score ?? null) && typeof data.explanation === 'string';

/** Strict, so that nothing else looks like a score. */
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
