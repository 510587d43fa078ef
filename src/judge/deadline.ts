import { JudgeError } from './judge-error.ts';

/** Until when a judgment may go on. */
export interface Limits {
  /** Aborts with a JudgeError: `timed_out` at the deadline, or whatever the caller's own signal says. */
  signal: AbortSignal;
  /** When it will abort by itself, in milliseconds since the epoch. */
  deadline: number;
}

/** Does work that ends by its signal after so many seconds, or earlier when the caller's signal aborts. */
export async function withDeadline<Result>(
  seconds: number,
  caller: AbortSignal | undefined,
  work: (limits: Limits) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const cancel = () => controller.abort(caller?.reason);
  const late = () =>
    controller.abort(new JudgeError('timed_out', `The judge did not answer within ${seconds} seconds.`));
  const timer = setTimeout(late, seconds * 1000);
  caller?.addEventListener('abort', cancel);
  if (caller?.aborted) cancel();
  try {
    return await work({ signal: controller.signal, deadline: Date.now() + seconds * 1000 });
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener('abort', cancel);
  }
}
