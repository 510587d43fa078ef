import type { AgentsScore, Run, ScoreResponse, Trace } from './contract.ts';

/** The ids of the stored trace and of the request. */
interface Kept {
  /** The id of the stored trace; null if nothing was stored (retention `none`). */
  trace_id: string | null;
  /** The request's id, which the service also logs. */
  request_id: string;
}

/** The score of a conversation (interface.md 2.6). */
export interface EvaluationResponse extends Kept {
  /** From 0 to 1, higher is better; null if the criterion does not apply. */
  score: number | null;
  explanation: string;
  /** Refers only to the content of user and assistant messages. Present only with `explanationCleaning: 'end_user'`. */
  cleaned_explanation?: string | null;
  /** The sources of the verdict's evidence; null if there are none. */
  sources: NonNullable<ScoreResponse['sources']> | null;
  /** The id of the stored evaluation; null if nothing was stored. */
  evaluation_id: string | null;
}

/** The scores of a multi-agent trace (interface.md 2.6). */
export interface MultiAgentTraceResponse extends Kept {
  /** The score of each judged agent instance, by instance id. */
  agent_scores: AgentsScore['agent_scores'];
  /** The mean of the scores that are not null; null if all are null. */
  overall_score: number | null;
  explanation: string;
  criterion: string;
  /** Results with their sources, by agent name. */
  results_by_agent_name: AgentsScore['results_by_agent_name'];
}

/** A background task that the service has accepted. */
export interface SubmittedTask {
  task_id: string;
}

/** One page of runs, newest first. */
export interface RunPage {
  runs: Run[];
  /** Null on the last page. */
  next_page_token: string | null;
}

/** One page of traces, newest first. */
export interface TracePage {
  traces: Trace[];
  /** Null on the last page. */
  next_page_token: string | null;
}
