import cliProgress from 'cli-progress';
import type { Outcome } from './result.ts';

const { Format, SingleBar } = cliProgress;

/** These outcomes are always counted; the others appear once they occur. */
const always = ['pass', 'fail'] as const;
const words = { pass: 'pass', fail: 'fail', inconclusive: 'inconclusive', 'n/a': 'n/a', error: 'could not be judged' };

/**
 * A progress bar on standard error with the count of each outcome and the remaining time. As long as the total is not known, it
 * shows the counts and how many are judged per second. Shows nothing without a terminal.
 * @param total number of judgments; undefined as long as it is not known
 * @param isShared whether results are printed to the same terminal; there is no bar then
 */
export function evaluationProgress(total: () => number | undefined, isShared: boolean) {
  const counts: Partial<Record<Outcome, number>> = Object.fromEntries(always.map((outcome) => [outcome, 0]));
  const started = performance.now();
  const bar = new SingleBar({
    format: (options, { progress, value, eta }) => {
      const known = total();
      const each = Object.entries(counts).map(([outcome, count]) => `${count} ${words[outcome as Outcome]}`);
      if (known === undefined) {
        const rate = (value / Math.max(1, performance.now() - started)) * 1000;
        return [`${value} judged`, ...each, ...(value > 0 ? [`${rate.toFixed(1)} per second`] : [])].join(', ');
      }
      const left = Number.isFinite(eta) && value > 0 ? [`${Format.TimeFormat(eta, options, 1)} left`] : [];
      return [`${Format.BarFormat(progress, options)} ${value}/${known}`, ...each, ...left].join(', ');
    },
    barsize: 20,
    clearOnComplete: true,
    etaBuffer: 50,
    noTTYOutput: false,
    stream: process.stderr,
    // The library's own handler would swallow SIGTERM and leave the process running.
    gracefulExit: false,
    // A killed process would leave line wrapping switched off.
    linewrap: true,
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
