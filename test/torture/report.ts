import type { Fault } from './ledger.ts';
import { type Answers, noAnswers } from './load.ts';

export interface TortureReport {
  kills: number;
  /** Starts that were killed before they were ready, or soon after, besides. */
  killsWhileStarting: number;
  answers: Answers;
  /** Requests that were under way at a kill. */
  unanswered: number;
  /** Tasks that a kill found in the queue, and that it found running. */
  leftOver: { queued: number; running: number };
  /** Evaluations and tasks that were sent again with their Idempotency-Key after a kill. */
  repeated: { answered: number; unanswered: number };
  /** Traces compared: each in its own round, and each once more at the end. */
  compared: number;
  longestStartMilliseconds: number;
  faults: Fault[];
}

export const emptyReport = (): TortureReport => ({
  kills: 0,
  killsWhileStarting: 0,
  answers: noAnswers(),
  unanswered: 0,
  leftOver: { queued: 0, running: 0 },
  repeated: { answered: 0, unanswered: 0 },
  compared: 0,
  longestStartMilliseconds: 0,
  faults: [],
});
