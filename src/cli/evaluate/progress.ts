import { progressBar } from '../progress-bar.ts';
import type { Outcome } from './result.ts';

/** These outcomes are always counted; the others appear once they occur. */
const always = ['pass', 'fail'] as const;
const words = { pass: 'pass', fail: 'fail', inconclusive: 'inconclusive', 'n/a': 'n/a', error: 'could not be judged' };

/**
 * The progress of a run, with the count of each outcome. As long as the total is not known, how many are judged per second.
 * @param total number of judgments; undefined as long as it is not known
 * @param isShared whether results are printed to the same terminal; there is no bar then
 */
export function evaluationProgress(total: () => number | undefined, isShared: boolean) {
  const counts: Partial<Record<Outcome, number>> = Object.fromEntries(always.map((outcome) => [outcome, 0]));
  const started = performance.now();
  const bar = progressBar((value, drawn, left) => {
    const known = total();
    const each = Object.entries(counts).map(([outcome, count]) => `${count} ${words[outcome as Outcome]}`);
    if (known !== undefined) return [`${drawn} ${value}/${known}`, ...each, ...left];
    const rate = (value / Math.max(1, performance.now() - started)) * 1000;
    return [`${value} judged`, ...each, ...(value > 0 ? [`${rate.toFixed(1)} per second`] : [])];
  });
  if (!isShared) bar.start(total() ?? 0, 0);
  return {
    add({ result }: { result: Outcome }) {
      counts[result] = (counts[result] ?? 0) + 1;
      bar.setTotal(total() ?? 0);
      bar.increment();
    },
    end: () => bar.stop(),
    [Symbol.dispose]: () => bar.stop(),
  };
}
