import type { JudgeError } from '../judge/judge-error.ts';

/** So many identical faults in a row are no accident. */
export const MOST_IN_A_ROW = 10;

/**
 * Makes the function that is given how each judgment ended, in the order in which they end: its fault, or null.
 * @returns true once so many judgments in a row have failed in the same way, by a fault that recurs
 */
export function recurringFault(most = MOST_IN_A_ROW): (fault: JudgeError | null) => boolean {
  let last: string | undefined;
  let count = 0;
  return (fault) => {
    // The message names the provider's status and its name for the error.
    const kind = fault?.recurs ? `${fault.fault}: ${fault.message}` : undefined;
    count = kind === undefined ? 0 : kind === last ? count + 1 : 1;
    last = kind;
    return count >= most;
  };
}
