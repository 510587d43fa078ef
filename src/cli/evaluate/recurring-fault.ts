import type { JudgeError } from '../../judge/judge-error.ts';

/** This many identical faults in a row are not a coincidence. */
export const MOST_IN_A_ROW = 10;

/**
 * Returns a function to call with the fault (or null) of each judgment, in the order in which they end.
 * @returns true once `most` judgments in a row have failed with the same recurring fault
 */
export function recurringFault(most = MOST_IN_A_ROW): (fault: JudgeError | null) => boolean {
  let last: string | undefined;
  let count = 0;
  return (fault) => {
    // The message contains the provider's status and its name for the error.
    const kind = fault?.recurs ? `${fault.fault}: ${fault.message}` : undefined;
    count = kind === undefined ? 0 : kind === last ? count + 1 : 1;
    last = kind;
    return count >= most;
  };
}
