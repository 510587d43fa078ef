import cliProgress, { type Options, type Params } from 'cli-progress';

const { Format, SingleBar } = cliProgress;

/**
 * A bar on standard error, which disappears at its end. Shows nothing without a terminal.
 * @param parts The bar's parts, from the number of finished steps, the drawn bar, and the remaining time if it is known.
 */
export const progressBar = (parts: (value: number, bar: string, left: string[]) => string[]) =>
  new SingleBar({
    format(options: Options, { progress, value, eta }: Params) {
      const left = Number.isFinite(eta) && value > 0 ? [`${Format.TimeFormat(eta, options, 1)} left`] : [];
      return parts(value, Format.BarFormat(progress, options), left).join(', ');
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
