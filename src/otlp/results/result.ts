/** An evaluation, or a judgment that could not be made, as it is sent to an OTLP endpoint. */
export interface Result {
  /** A UUID: the evaluation's, or a new one. Its bytes are the ids of the evaluator span, so a repeated span is the same one. */
  id: string;
  account: number;
  /** The stored trace that was judged; undefined: none. */
  trace: string | undefined;
  /** The agent instance that was judged, in a multi-agent trace. */
  agent: { id: string; name: string } | undefined;
  /** The evaluator's name, otherwise the criterion. */
  name: string;
  /** With its placeholders; undefined if only the evaluator's name is known. */
  criterion: string | undefined;
  /** Further facts, as short values. */
  facts: Record<string, string | number | boolean>;
  /** When it was judged, in milliseconds since the epoch, and how long that took. */
  at: number;
  milliseconds: number;
  outcome: Scored | { errorType: string };
}

export interface Scored {
  /** Null: the criterion does not apply. */
  score: number | null;
  explanation: string;
  decidedBy: 'check' | 'model';
}

/** The span of another system that was judged. */
export interface Link {
  traceId: string;
  spanId: string;
}

/** From this score on, a response passes: the default threshold everywhere. */
const passing = 0.5;

export const labelOf = ({ score }: Scored): 'pass' | 'fail' | 'not_applicable' =>
  score === null ? 'not_applicable' : score >= passing ? 'pass' : 'fail';
