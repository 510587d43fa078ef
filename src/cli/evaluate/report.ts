import type { RunComparison } from './baseline.ts';
import type { FailOn } from './exit-code.ts';
import type { Judgment } from './judgments.ts';
import type { Result } from './result.ts';
import type { RowFault } from './rows.ts';
import type { Tallies } from './tally.ts';

/** How a run ended. */
export interface RunEnd {
  tallies: Tallies;
  /** How many rows could not be read. */
  unreadable: number;
  milliseconds: number;
  /** How far the judge was checked against people's labels, in sentences; none if no model judged anything. */
  people: readonly string[];
  /** Why not everything was judged, as a sentence; null if everything was. */
  stopped: string | null;
  /** With the baseline; null without one, and if not everything was judged. */
  comparison: RunComparison | null;
  /** What fails the run. */
  failOn: FailOn;
  /** The exit code. */
  code: number;
}

/** Something that is made of a run's results, such as a table or a file. */
export interface Report {
  /** Receives each result as soon as it is there. */
  arrived?: (result: Result, judgment: Judgment) => void;
  /** Receives each result in the order of the rows. */
  add?: (result: Result, judgment: Judgment) => void;
  unreadable?: (fault: RowFault) => void;
  end?: (run: RunEnd) => unknown;
  /** Runs after the run, also after an error. */
  [Symbol.dispose]?: () => void;
}
