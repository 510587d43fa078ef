import cliProgress from 'cli-progress';
import { doctorJudgments } from '../../in-process.ts';

const { Format, SingleBar } = cliProgress;

/** A progress bar on standard error. Shows nothing without a terminal. */
export function doctorProgress(judges: number) {
  const bar = new SingleBar({
    format: (options, { progress, value, total, eta }) =>
      [
        `${Format.BarFormat(progress, options)} ${value}/${total} judgments`,
        ...(Number.isFinite(eta) && value > 0 ? [`${Format.TimeFormat(eta, options, 1)} left`] : []),
      ].join(', '),
    barsize: 20,
    clearOnComplete: true,
    etaBuffer: 50,
    noTTYOutput: false,
    stream: process.stderr,
    gracefulExit: false,
    linewrap: true,
  });
  bar.start(judges * doctorJudgments, 0);
  return {
    step: () => void bar.increment(),
    stop: () => bar.stop(),
    [Symbol.dispose]: () => bar.stop(),
  };
}
