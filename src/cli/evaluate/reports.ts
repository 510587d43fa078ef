import type { Options } from './options.ts';
import { readPrices } from './prices.ts';
import { evaluationProgress } from './progress.ts';
import type { Report } from './report.ts';
import { resultsTable } from './results-table.ts';

/**
 * What the options ask for.
 * @param total the number of judgments; undefined as long as it is not known
 */
export async function reportsOf(options: Options, total: () => number | undefined): Promise<Report[]> {
  const prices = options.prices === undefined ? undefined : await readPrices(options.prices);
  return [
    evaluationProgress(total, Boolean(options.json && process.stdout.isTTY)),
    // Printed at once, so that an interruption does not lose judgments that were paid for.
    options.json
      ? { add: (result) => console.log(JSON.stringify(result)) }
      : resultsTable({ all: Boolean(options.all), prices }),
  ];
}
