import { JudgeError } from './judge-error.ts';
import { addUsage, withUsage } from './usage.ts';
import type { TokenUsage, Verdict } from './verdict.ts';

/** The most responses, or samples of one, judged at the same time. */
const AT_ONCE = 8;

/**
 * Judges responses concurrently and returns the verdicts in the order of the responses. The first failure aborts the others, and
 * its error is thrown with the usage of all.
 */
export const judgeTogether = <Item>(
  responses: readonly Item[],
  judgeOne: (response: Item, signal: AbortSignal) => Promise<Verdict>,
  signal: AbortSignal,
): Promise<Verdict[]> => allOrNone(responses, judgeOne, { signal, usageOf: ({ usage }) => usage });

/** Does paid work whose results are needed together: as `sideBySide`, but the first failure aborts the others. */
export async function allOrNone<Item, Result>(
  items: readonly Item[],
  work: (item: Item, signal: AbortSignal) => Promise<Result>,
  { signal, usageOf }: { signal: AbortSignal; usageOf: (result: Result) => TokenUsage | null },
): Promise<Result[]> {
  if (items.length === 1) return [await work(items[0]!, signal)];
  const others = new AbortController();
  const either = AbortSignal.any([signal, others.signal]);
  return sideBySide(items, (item) => work(item, either), {
    atOnce: AT_ONCE,
    usageOf,
    failed: () => others.abort(new JudgeError('cancelled', 'Another part of the same judgment could not be made.')),
  });
}

/**
 * Does paid work concurrently, a few items at a time, and returns the results in the order of the items. After a failure no
 * further item begins, those in progress finish, and the first error is thrown with the usage of all.
 */
export async function sideBySide<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  options: {
    /** The most items at a time. */
    atOnce: number;
    usageOf: (result: Result) => TokenUsage | null;
    /** Is called at once on every failure. */
    failed?: () => void;
  },
): Promise<Result[]> {
  const { atOnce, usageOf, failed } = options;
  const results: Result[] = [];
  const failures: unknown[] = [];
  const queue = items.entries();

  const worker = async () => {
    for (const [place, item] of queue) {
      if (failures.length > 0) return;
      try {
        results[place] = await work(item);
      } catch (error) {
        failures.push(error);
        failed?.();
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));

  if (failures.length === 0) return results;
  const [first, ...later] = failures;
  const paid = [
    // Object.values skips the indexes of items without a result.
    ...Object.values(results).map(usageOf),
    ...later.map((error) => (error instanceof JudgeError ? error.usage : null)),
  ];
  throw withUsage(first, paid.reduce<TokenUsage | null>(addUsage, null));
}
