import { addAbortListener } from 'node:events';

/** What is waited for, or the reason of a signal that is aborted before it is there. */
export async function orAborted<Result>(wanted: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  using _abort = addAbortListener(signal, () => reject(signal.reason));
  return await Promise.race([wanted, promise]);
}
