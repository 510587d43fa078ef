import type { Evaluator, EvaluatorOptions } from './evaluators.ts';
import { judgmentsOf } from './judgments.ts';
import type { RowOptions } from './row-content.ts';
import { readRows } from './rows.ts';

/**
 * Counts the judgments of files while they are made, by reading the files once more: what is left is not known otherwise.
 * @returns how many there are; undefined until that is known, and for standard input
 */
export function countJudgments(
  files: readonly string[],
  evaluators: readonly Evaluator[],
  options: RowOptions & EvaluatorOptions,
) {
  let total: number | undefined;
  let isStopped = false;
  const count = async () => {
    let number = 0;
    for await (const judgment of judgmentsOf(readRows(files, options), evaluators, options)) {
      if (isStopped) return;
      if (!('fault' in judgment)) number++;
    }
    total = number;
  };
  // The run itself says what cannot be read.
  const counted = files.includes('-') ? Promise.resolve() : count().catch(() => {});
  return {
    known: () => total,
    /** @param milliseconds the longest wait */
    async wait(milliseconds: number): Promise<number | undefined> {
      const timer = Promise.withResolvers<void>();
      const timeout = setTimeout(timer.resolve, milliseconds);
      await Promise.race([counted, timer.promise]);
      clearTimeout(timeout);
      return total;
    },
    [Symbol.dispose]: () => {
      isStopped = true;
    },
  };
}
