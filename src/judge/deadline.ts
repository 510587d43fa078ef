import { JudgeError } from './judge-error.ts';

/** The limits of a judgment. */
export interface Limits {
  /** Aborts with a JudgeError: `timed_out` at the deadline, or the caller's reason. */
  signal: AbortSignal;
  /** When the signal aborts by itself, in milliseconds of performance.now(), because the wall clock may jump. */
  deadline: number;
}

/**
 * Does work with a deadline. Its signal aborts then, or earlier if the caller aborts.
 * @param controller The caller's controller; the deadline aborts it too.
 */
export async function withDeadline<Result>(
  seconds: number,
  controller: AbortController,
  work: (limits: Limits) => Promise<Result>,
): Promise<Result> {
  const late = () =>
    controller.abort(
      new JudgeError('timed_out', `The judge did not answer within ${seconds} second${seconds === 1 ? '' : 's'}.`),
    );
  const timer = setTimeout(late, seconds * 1000);
  try {
    return await work({ signal: controller.signal, deadline: performance.now() + seconds * 1000 });
  } finally {
    clearTimeout(timer);
  }
}
