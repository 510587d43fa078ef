import { JudgeError } from './judge-error.ts';

/** Until when a judgment may go on. */
export interface Limits {
  /** Aborts with a JudgeError: `timed_out` at the deadline, or what the caller aborted it with. */
  signal: AbortSignal;
  /** When it will abort by itself, in milliseconds of performance.now(): the wall clock may jump. */
  deadline: number;
}

/**
 * Does work that ends by its signal after so many seconds, or earlier when the caller aborts.
 * @param controller The caller's; the deadline aborts it too.
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
