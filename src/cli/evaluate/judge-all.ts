import type { JudgeError } from '../../judge/judge-error.ts';
import { inOrder } from './in-order.ts';
import type { JudgeRow } from './judge-in-process.ts';
import type { Judgment } from './judgments.ts';
import { recurringFault } from './recurring-fault.ts';
import type { Result } from './result.ts';
import type { RowFault } from './rows.ts';

/** What is reported during a run. */
export interface Listener {
  /** Receives each result as soon as it is there. */
  arrived: (result: Result, judgment: Judgment) => void;
  /** Receives each result in the order of the rows; after a stop, also those behind a gap. */
  done: (result: Result, judgment: Judgment) => void;
  /** Receives each row that cannot be judged. */
  unreadable: (fault: RowFault) => void;
  /** Receives the model's unusable replies to a judgment. */
  unusable: (judgment: Judgment, replies: readonly string[]) => void;
}

/**
 * Makes all judgments, several at a time, and holds only those in progress and the results that wait for an earlier one.
 * After ten judgments in a row that failed in the same way, such as with a refused key, no other one is started.
 * @param resultOf Completes what the judge says to a result.
 * @param stop Ends the run and abandons the judgments in progress.
 * @returns the fault that stopped the run because too many judgments in a row ended with it; null if none did
 */
export async function judgeAll(
  judgments: AsyncIterable<Judgment | RowFault>,
  judgeRow: JudgeRow,
  resultOf: (judgment: Judgment, judged: Awaited<ReturnType<JudgeRow>>['judged'], milliseconds: number) => Result,
  { concurrency, stop, ...listener }: { concurrency: number; stop: AbortSignal } & Listener,
): Promise<JudgeError | null> {
  const recurs = recurringFault();
  let recurring: JudgeError | null = null;
  const ordered = inOrder<{ result: Result; judgment: Judgment }>(
    ({ result, judgment }) => listener.done(result, judgment),
    Math.max(1000, 2 * concurrency),
  );
  const waiting = numbered(judgments, listener.unreadable);
  const worker = async () => {
    while (!stop.aborted && !recurring) {
      await ordered.room();
      const next = await waiting.next();
      if (next.done || stop.aborted || recurring) return;
      const { index, judgment } = next.value;
      const started = performance.now();
      const { judged, fault, milliseconds = performance.now() - started } = await judgeRow(judgment);
      if (stop.aborted) return;
      if (recurs(fault)) recurring ??= fault;
      if (fault && fault.replies.length > 0) listener.unusable(judgment, fault.replies);
      const result = resultOf(judgment, judged, milliseconds);
      listener.arrived(result, judgment);
      ordered.add(index, { result, judgment });
    }
  };
  const stopped = Promise.withResolvers<void>();
  stop.addEventListener('abort', () => stopped.resolve(), { once: true });
  await Promise.race([Promise.all(Array.from({ length: concurrency }, worker)), stopped.promise]);
  // A pending read of standard input never returns, so this is not awaited.
  void waiting.return(undefined);
  if (stop.aborted) ordered.flush();
  return recurring;
}

/** The judgments with their places; rows that cannot be judged are reported. */
async function* numbered(judgments: AsyncIterable<Judgment | RowFault>, unreadable: Listener['unreadable']) {
  let index = 0;
  for await (const judgment of judgments)
    if ('fault' in judgment) unreadable(judgment);
    else yield { index: index++, judgment };
}
