import cliProgress from 'cli-progress';
import type { Row } from './result.ts';

const { Format, SingleBar } = cliProgress;

/** These results are always counted; the others appear once they occur. */
const always = ['pass', 'fail'] as const;
const words = { pass: 'pass', fail: 'fail', inconclusive: 'inconclusive', 'n/a': 'n/a', error: 'could not be judged' };

/**
 * A progress bar on standard error with the count of each result and the remaining time. Shows nothing without a terminal.
 * @param total number of judgments
 * @param isShared whether rows are printed to the same terminal; there is no bar then
 */
export function evaluationProgress(total: number, isShared: boolean) {
  const counts: Partial<Record<Row['result'], number>> = Object.fromEntries(always.map((result) => [result, 0]));
  const bar = new SingleBar({
    format: (options, { progress, value, eta }) =>
      [
        `${Format.BarFormat(progress, options)} ${value}/${total}`,
        ...Object.entries(counts).map(([result, count]) => `${count} ${words[result as Row['result']]}`),
        ...(Number.isFinite(eta) && value > 0 ? [`${Format.TimeFormat(eta, options, 1)} left`] : []),
      ].join(', '),
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
  if (!isShared) bar.start(total, 0);
  return {
    step({ result }: Row) {
      counts[result] = (counts[result] ?? 0) + 1;
      bar.increment();
    },
    [Symbol.dispose]: () => bar.stop(),
  };
}
