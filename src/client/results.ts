import type { AgentsScore, ScoreResponse, Trace } from './contract.ts';

/** Where an answer is kept, and under which id the service's log has its request. */
interface Kept {
  /** The stored trace; null when nothing was stored (retention `none`). */
  trace_id: string | null;
  /** The service's id of the request, also in its log. */
  request_id: string;
}

/** The score of a conversation (interface.md 2.6). */
export interface EvaluationResponse extends Kept {
  /** From 0 to 1, higher is always better; null when the criterion does not apply. */
  score: number | null;
  explanation: string;
  /** Refers only to what user and assistant messages show. Present only with `explanationCleaning: 'end_user'`. */
  cleaned_explanation?: string | null;
  /** What the verdict's evidence comes from; null when there is none. */
  sources: NonNullable<ScoreResponse['sources']> | null;
  /** The stored evaluation; null when nothing was stored. */
  evaluation_id: string | null;
}

/** The scores of a trace of several agents (interface.md 2.6). */
export interface MultiAgentTraceResponse extends Kept {
  /** The score of each judged agent instance, by its id. */
  agent_scores: AgentsScore['agent_scores'];
  /** The mean of the scores that are not null; null when there is none. */
  overall_score: number | null;
  explanation: string;
  criterion: string;
  /** Each agent's results with their sources, by the agent's name. */
  results_by_agent_name: AgentsScore['results_by_agent_name'];
}

/** A background task that the service has taken. */
export interface SubmittedTask {
  task_id: string;
}

/** Some traces of a list, newest first. */
export interface TracePage {
  traces: Trace[];
  /** Null on the last page. */
  next_page_token: string | null;
}
