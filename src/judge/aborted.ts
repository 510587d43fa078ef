import { addAbortListener } from 'node:events';

/** Waits for a result. Throws the signal's reason if it aborts first. */
export async function orAborted<Result>(wanted: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  using _abort = addAbortListener(signal, () => reject(signal.reason));
  return await Promise.race([wanted, promise]);
}
