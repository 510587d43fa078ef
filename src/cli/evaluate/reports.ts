import { githubActions } from '../../config.ts';
import { mustBeWritable } from '../output-file.ts';
import { UsageError } from '../usage-error.ts';
import { annotations } from './annotations.ts';
import type { Baseline } from './baseline.ts';
import { comparisonReport } from './comparison-report.ts';
import type { FailOn } from './exit-code.ts';
import { githubOutputs } from './github-outputs.ts';
import { mustNotBeInput } from './input-files.ts';
import { junitFile } from './junit.ts';
import type { Options } from './options.ts';
import { readPrices } from './prices.ts';
import { evaluationProgress } from './progress.ts';
import type { Report } from './report.ts';
import { resultsFile } from './results-file.ts';
import { resultsTable } from './results-table.ts';
import type { resumeFrom } from './resume.ts';
import { summaryFile } from './summary-file.ts';

interface Run {
  /** The files that are read. */
  inputs: readonly string[];
  resumed: Awaited<ReturnType<typeof resumeFrom>> | undefined;
  baseline: Baseline | undefined;
  failOn: FailOn;
  /** The number of judgments; undefined as long as it is not known. */
  total: () => number | undefined;
}

/**
 * What the options ask for. The table comes before what is printed below it.
 * @throws UsageError for a file that cannot be written
 */
export async function reportsOf(
  options: Options,
  { inputs, resumed, baseline, failOn, total }: Run,
): Promise<Report[]> {
  const { all, json, output, resume, junit, summary, force } = options;
  const { isOn, stepSummary, outputs } = githubActions();
  const prices = options.prices === undefined ? undefined : await readPrices(options.prices);
  for (const file of [junit, summary]) {
    if (file === undefined) continue;
    mustNotBeInput(file, inputs);
    mustBeWritable(file);
  }
  if (output !== undefined && resume !== undefined)
    throw new UsageError('--resume writes to the file that it continues. Leave out --output.');
  const file = output ?? resume;
  const reports: (Report | false)[] = [
    evaluationProgress(total, Boolean(json && process.stdout.isTTY)),
    // Printed at once, so that an interruption does not lose judgments that were paid for.
    json ? { add: (result) => console.log(JSON.stringify(result)) } : resultsTable({ all: Boolean(all), prices }),
    baseline !== undefined && comparisonReport(baseline, json ? console.error : console.log),
    file !== undefined && resultsFile(file, { force: Boolean(force), inputs, isRecorded: resumed?.isRecorded }),
    junit !== undefined && junitFile(junit),
    summary !== undefined && summaryFile(summary, { stepSummary, prices, baseline }),
    isOn && annotations(json ? console.error : console.log, failOn === 'failed' ? undefined : baseline),
    isOn && outputs !== undefined && githubOutputs(outputs),
  ];
  return reports.filter((report) => report !== false);
}
