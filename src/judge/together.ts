import { JudgeError } from './judge-error.ts';
import { addUsage, withUsage } from './usage.ts';
import type { TokenUsage, Verdict } from './verdict.ts';

/** How many responses, or samples of one, are judged at the same time. */
const AT_ONCE = 8;

/**
 * Judges responses side by side; the verdicts come in the order of the responses. The first that fails aborts the
 * others and its error is thrown, with what all of them had cost.
 */
export const judgeTogether = <Item>(
  responses: readonly Item[],
  judgeOne: (response: Item, signal: AbortSignal) => Promise<Verdict>,
  signal: AbortSignal,
): Promise<Verdict[]> => allOrNone(responses, judgeOne, { signal, usageOf: ({ usage }) => usage });

/** Paid work of which all is wanted or none: as `sideBySide`, and the first that fails aborts the others. */
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
 * Does paid work side by side, a few items at a time; the results come in the order of the items. After a failure no
 * further item is begun, those under way come to their end, and the first error is thrown with what all of them had cost.
 */
export async function sideBySide<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  options: {
    /** The most items at a time. */
    atOnce: number;
    usageOf: (result: Result) => TokenUsage | null;
    /** Hears of every failure at once. */
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
    // Object.values leaves out the places of those that have no result.
    ...Object.values(results).map(usageOf),
    ...later.map((error) => (error instanceof JudgeError ? error.usage : null)),
  ];
  throw withUsage(first, paid.reduce<TokenUsage | null>(addUsage, null));
}
